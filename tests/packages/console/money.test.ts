import { expect, test } from '@jest/globals';
import { csvOf } from '../../../packages/console/pages/money/csv.ts';
import { forecastOf, lastMonths, monthBefore, monthOf } from '../../../packages/console/pages/money/month.ts';

test('a month is that of the ledger, in UTC', () => {
  expect(monthOf('2028-02')).toEqual({
    name: '2028-02',
    from: '2028-02-01T00:00:00.000Z',
    until: '2028-03-01T00:00:00.000Z',
    days: 29,
  });
  expect(monthBefore('2026-01')).toBe('2025-12');
  expect(lastMonths(3, new Date('2026-01-31T23:00:00Z'))).toEqual(['2026-01', '2025-12', '2025-11']);
});

test('the forecast continues the month as it was, and there is none for another month', () => {
  const month = monthOf('2026-11');
  expect(forecastOf(month, 10n, new Date('2026-11-16T00:00:00Z'))).toBe(20n);
  expect(forecastOf(month, 10n, new Date('2026-11-01T01:00:00Z'))).toBeNull();
  expect(forecastOf(month, 10n, new Date('2026-12-02T00:00:00Z'))).toBeNull();
});

test('an export has every text as it is, and no spreadsheet runs one', () => {
  expect(csvOf([['a,b', 'say "hi"', 'line\nbreak']])).toBe('"a,b","say ""hi""","line\nbreak"\r\n');
  expect(csvOf([['=cmd()', '@sum', '-12', '+1']])).toBe("'=cmd(),'@sum,-12,'+1\r\n");
});
