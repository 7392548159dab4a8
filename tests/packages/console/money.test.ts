import { expect, test } from '@jest/globals';
import type { Budget, UsageLine } from '../../../generated/admin/contract.ts';
import { budgetTree } from '../../../packages/console/pages/money/budget-tree.ts';
import { csvOf } from '../../../packages/console/pages/money/csv.ts';
import { changeOf, compared } from '../../../packages/console/pages/money/comparison.ts';
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

const budget: Budget = {
  id: 'b',
  scope: 'project',
  organisation: 'acme',
  organisation_id: 'o',
  project: 'acme/research',
  project_id: 'p',
  key_id: null,
  model: null,
  tag: null,
  interval: 'month',
  period: '2026-11',
  renews_at: '2026-12-01T00:00:00.000Z',
  soft: false,
  limit_eur_cents: 100,
  consumed_eur_cents: 1,
  remaining_eur_cents: 99,
  exceeded: false,
  next_limit_eur_cents: null,
  top_up: null,
  settled_nano_eur: '0',
  reserved_nano_eur: '0',
};

test('budgets stand under their owners, those of one model or tag below the one for all', () => {
  const tree = budgetTree(
    [
      { ...budget, id: 'week of key', scope: 'key', key_id: 'k', interval: 'week' },
      { ...budget, id: 'chat', model: 'acme/chat' },
      { ...budget, id: 'search', tag: 'team:search' },
      { ...budget, id: 'month' },
      {
        ...budget,
        id: 'other',
        project: 'zeta/web',
        project_id: 'q',
        organisation: 'zeta',
        organisation_id: 'z',
      },
      { ...budget, id: 'acme', scope: 'organisation', project: null, project_id: null },
    ],
    new Map([['k', 'laptop']]),
  );
  expect(tree.map(({ level, owner, budget: found }) => [level, owner, found?.id])).toEqual([
    [0, 'acme', 'acme'],
    [1, 'research', 'month'],
    [1, null, 'chat'],
    [1, null, 'search'],
    [2, 'laptop', 'week of key'],
    [0, 'zeta', undefined],
    [1, 'web', 'other'],
  ]);
});

test('a month is compared by groups, also those that only one of the months has', () => {
  const line = (model: string, cost: string): UsageLine => ({
    group: { model },
    ...{ calls: '1', earlier_attempts: '0', estimated_calls: '0', units: {}, reserved_nano_eur: '0' },
    cost_nano_eur: cost,
  });
  const lines = compared([line('a', '30'), line('b', '5')], [line('c', '7'), line('a', '20')]);
  expect(lines.map((one) => [one.group['model'], one.calls, one.cost_nano_eur, one.beforeNanoEur])).toEqual([
    ['a', '1', '30', 20n],
    ['b', '1', '5', 0n],
    ['c', '0', '0', 7n],
  ]);
  expect([changeOf(30n, 20n), changeOf(5n, 0n), changeOf(0n, 7n)]).toEqual([0.5, null, -1]);
});
