import { describe, expect, test } from '@jest/globals';
import { MemoryCounts } from '../../limits/memory-counts.ts';

/** Counts with a clock that the test controls. */
function turnedCounts(capacity?: number) {
  const clock = { nowMs: 5_000_000 };
  const counts = new MemoryCounts({
    clockMs: () => clock.nowMs,
    ...(capacity === undefined ? {} : { capacity }),
  });
  const take = (id: string, limit: number) => counts.take([{ id, limit }]).allowed;
  return { clock, counts, take };
}

describe('a window', () => {
  test('admits as many requests as the limit allows', () => {
    const { take } = turnedCounts();
    expect([1, 2, 3, 4].map(() => take('a', 3))).toEqual([true, true, true, false]);
  });

  test('begins with the first request in it and ends 60 s later', () => {
    const { clock, counts, take } = turnedCounts();
    expect(take('a', 1)).toBe(true);
    clock.nowMs += 59_999;
    expect(counts.take([{ id: 'a', limit: 1 }])).toEqual({
      allowed: false,
      states: [{ limit: 1, used: 1, leftMs: 1 }],
    });
    clock.nowMs += 1;
    expect(take('a', 1)).toBe(true);
  });

  test('is reported in full milliseconds, never longer than it is', () => {
    const clock = { nowMs: 100_000.1 };
    const counts = new MemoryCounts({ clockMs: () => clock.nowMs });
    const left = () => counts.take([{ id: String(clock.nowMs), limit: 1 }]).states[0]?.leftMs;
    for (; clock.nowMs < 101_000; clock.nowMs += 0.7) expect(left()).toBe(60_000);
  });

  test('is only read for a request that it has counted, also when it is full or over', () => {
    const { clock, counts, take } = turnedCounts();
    const read = () => counts.take([{ id: 'a', limit: 1, isCounted: true }]);
    take('a', 1);
    expect(read()).toEqual({ allowed: true, states: [{ limit: 1, used: 1, leftMs: 60_000 }] });
    clock.nowMs += 60_000;
    expect(read()).toEqual({ allowed: true, states: [{ limit: 1, used: 0, leftMs: 60_000 }] });
    expect(take('a', 1)).toBe(true);
  });

  test('is not extended by refused requests', () => {
    const { clock, take } = turnedCounts();
    take('a', 1);
    for (let second = 0; second < 59; second += 1) {
      clock.nowMs += 1_000;
      expect(take('a', 1)).toBe(false);
    }
    clock.nowMs += 1_000;
    expect(take('a', 1)).toBe(true);
  });

  test('belongs to one counter', () => {
    const { take } = turnedCounts();
    expect([take('a', 1), take('b', 1), take('a', 1), take('b', 1)]).toEqual([true, true, false, false]);
  });

  test('applies a changed limit at once', () => {
    const { take } = turnedCounts();
    expect([take('a', 1), take('a', 1), take('a', 2), take('a', 1)]).toEqual([true, false, true, false]);
  });
});

describe('a request with two limits', () => {
  test('is admitted only when both allow it', () => {
    const { counts } = turnedCounts();
    const both = () =>
      counts.take([
        { id: 'key', limit: 5 },
        { id: 'tier', limit: 2 },
      ]).allowed;
    expect([both(), both(), both()]).toEqual([true, true, false]);
  });

  test('counts for neither when one refuses it', () => {
    const { counts, take } = turnedCounts();
    take('tier', 1);
    for (let index = 0; index < 10; index += 1)
      expect(
        counts.take([
          { id: 'key', limit: 2 },
          { id: 'tier', limit: 1 },
        ]).allowed,
      ).toBe(false);
    expect([take('key', 2), take('key', 2), take('key', 2)]).toEqual([true, true, false]);
  });

  test('does not begin the window of the other when one refuses it', () => {
    const { clock, counts, take } = turnedCounts();
    take('tier', 1);
    counts.take([
      { id: 'key', limit: 1 },
      { id: 'tier', limit: 1 },
    ]);
    clock.nowMs += 30_000;
    take('key', 1);
    clock.nowMs += 30_000;
    expect(take('key', 1)).toBe(false);
  });
});

describe('memory', () => {
  test('is freed when windows are over', () => {
    const { clock, counts, take } = turnedCounts();
    for (let key = 0; key < 1_000; key += 1) take(`early ${key}`, 5);
    expect(counts.size).toBe(1_000);
    clock.nowMs += 60_000;
    take('late', 5);
    expect(counts.size).toBe(1);
  });

  test('is bounded for any number of keys', () => {
    const { counts, take } = turnedCounts(100);
    for (let key = 0; key < 10_000; key += 1) take(String(key), 5);
    expect(counts.size).toBe(100);
    expect(counts.take([{ id: '9999', limit: 5 }]).states[0]?.used).toBe(2);
  });
});

describe('a request that another replica admitted', () => {
  test('also counts here until its window ends there', () => {
    const { clock, counts, take } = turnedCounts();
    counts.note('a', 20_000);
    counts.note('a', 60_000);
    expect(counts.take([{ id: 'a', limit: 2 }])).toEqual({
      allowed: false,
      states: [{ limit: 2, used: 2, leftMs: 20_000 }],
    });
    clock.nowMs += 20_000;
    expect(take('a', 2)).toBe(true);
  });

  test('does not shorten a later window of its counter', () => {
    const { clock, counts, take } = turnedCounts(4);
    take('oldest', 1);
    counts.note('a', 1_000);
    take('b', 1);
    clock.nowMs += 1_000;
    expect(take('a', 1)).toBe(true);
    take('c', 1);
    take('d', 1);
    take('e', 1);
    expect(take('a', 1)).toBe(false);
  });
});

test('the counts of one process are never degraded, and are empty at the end', async () => {
  const { counts, take } = turnedCounts();
  take('a', 1);
  await counts.heartbeat();
  expect({ degraded: counts.degraded, size: counts.size }).toEqual({ degraded: false, size: 1 });
  await counts.close();
  expect(counts.size).toBe(0);
});
