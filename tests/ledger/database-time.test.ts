import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DatabaseTime } from '../../ledger/database-time.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const textOf = (time: DatabaseTime): string => new Date(time.nowMs()).toISOString();

const passMs = (durationMs: number): void => {
  jest.advanceTimersByTime(durationMs);
};

describe('the time of the database', () => {
  test('advances with the clock of this process after the database was queried', () => {
    passMs(500);
    const time = new DatabaseTime('2026-11-22T10:00:00.000Z', performance.now() - 200);
    expect(textOf(time)).toBe('2026-11-22T10:00:00.200Z');
    passMs(1_000);
    expect(textOf(time)).toBe('2026-11-22T10:00:01.200Z');
  });

  test('is in whole milliseconds', () => {
    const time = new DatabaseTime('2026-11-22T10:00:00.000Z', performance.now() - 0.7);
    expect(time.nowMs()).toBe(Date.UTC(2026, 10, 22, 10));
  });

  test('is corrected by each response, taken as the time in the middle of the query', () => {
    const time = new DatabaseTime('2026-11-22T10:00:00.000Z', performance.now());
    passMs(1_000);
    const requestedAtMs = performance.now();
    passMs(40);
    time.correct('2026-11-22T09:59:00.000Z', requestedAtMs);
    expect(textOf(time)).toBe('2026-11-22T09:59:00.020Z');
  });
});

describe('the month', () => {
  test('is the month of the database, and changes on time', () => {
    const time = new DatabaseTime('2026-11-30T23:59:59.000Z', performance.now());
    expect(time.period()).toBe('2026-11');
    passMs(999);
    expect(time.period()).toBe('2026-11');
    passMs(1);
    expect(time.period()).toBe('2026-12');
    passMs(31 * 24 * 3_600_000);
    expect(time.period()).toBe('2027-01');
  });

  test('is the month of the corrected time', () => {
    const time = new DatabaseTime('2026-11-30T23:59:59.000Z', performance.now());
    expect(time.period()).toBe('2026-11');
    time.correct('2026-12-01T00:00:00.000Z', performance.now());
    expect(time.period()).toBe('2026-12');
    time.correct('2026-11-30T23:59:59.999Z', performance.now());
    expect(time.period()).toBe('2026-11');
  });

  test('that follows is known only when it begins soon', () => {
    const time = new DatabaseTime('2026-12-31T23:59:54.000Z', performance.now());
    expect(time.periodWithin(5_000)).toBeNull();
    expect(time.periodWithin(6_000)).toBe('2027-01');
    passMs(6_000);
    expect(time.periodWithin(5_000)).toBeNull();
  });
});
