import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { timeText } from '../../ledger/time-text.ts';

test('every time has the text of ISO 8601, whatever times were converted before it', () => {
  const near = fc.integer({ min: -3_000, max: 3_000 }).map((ms) => Date.UTC(2026, 11, 31, 23, 59, 59) + ms);
  const any = fc.date({ noInvalidDate: true }).map((date) => date.getTime());
  fc.assert(
    fc.property(fc.array(fc.oneof(near, any, fc.integer({ min: -2_000, max: 2_000 }))), (times) => {
      expect(times.map(timeText)).toEqual(times.map((timeMs) => new Date(timeMs).toISOString()));
    }),
  );
});

test('times that are 1,024 ms apart have their own texts', () => {
  const first = Date.UTC(2026, 10, 22);
  for (const timeMs of [first, first + 1_024, first, first + 1_024])
    expect(timeText(timeMs)).toBe(new Date(timeMs).toISOString());
});
