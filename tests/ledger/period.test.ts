import { expect, test } from '@jest/globals';
import { boundsOf, intervalOf, periodOf } from '../../ledger/period.ts';

test.each([
  ['2026-11-26T10:00:00.000Z', '2026-W48'],
  ['2026-11-29T23:59:59.999Z', '2026-W48'],
  ['2026-11-30T00:00:00.000Z', '2026-W49'],
  ['2026-01-01T00:00:00.000Z', '2026-W01'],
  ['2025-12-29T00:00:00.000Z', '2026-W01'],
  ['2025-12-28T23:59:59.999Z', '2025-W52'],
  ['2027-01-03T12:00:00.000Z', '2026-W53'],
  ['2027-01-04T00:00:00.000Z', '2027-W01'],
  ['2024-12-30T00:00:00.000Z', '2025-W01'],
])('%s is in the week %s', (time, week) => {
  expect(periodOf(time, 'week')).toBe(week);
  const { startMs, endMs } = boundsOf(week);
  expect(startMs <= Date.parse(time) && Date.parse(time) < endMs).toBe(true);
});

test.each(['day', 'week', 'month'] as const)(
  'each %s of ten years begins where the one before ended',
  (interval) => {
    let time = Date.UTC(2020, 0, 1);
    let before = periodOf(new Date(time).toISOString(), interval);
    while (time < Date.UTC(2030, 0, 1)) {
      const { startMs, endMs } = boundsOf(before);
      expect(periodOf(new Date(startMs).toISOString(), interval)).toBe(before);
      expect(periodOf(new Date(endMs - 1).toISOString(), interval)).toBe(before);
      const next = periodOf(new Date(endMs).toISOString(), interval);
      expect(intervalOf(next)).toBe(interval);
      expect(next > before).toBe(true);
      expect(boundsOf(next).startMs).toBe(endMs);
      [before, time] = [next, endMs];
    }
  },
);
