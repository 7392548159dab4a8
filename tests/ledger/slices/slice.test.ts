import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Slice } from '../../../ledger/slices/slice.ts';
import { hold, newAccount, sliceState, START_MS, wait, sliceRequest } from '../slice-scene.ts';

let slice: Slice;
beforeEach(() => {
  slice = newAccount();
});

describe('a slice', () => {
  test('pays for calls until it is used up, to the last nano-euro', () => {
    hold(slice, 100n);
    expect(slice.reserve(60n, START_MS)).toBe(true);
    expect(slice.reserve(41n, START_MS)).toBe(false);
    expect(slice.reserve(40n, START_MS)).toBe(true);
    expect(slice.freeNanoEur).toBe(0n);
    slice.release(60n);
    expect(slice.freeNanoEur).toBe(60n);
  });

  test('counts the cost of a call until that cost is posted', () => {
    hold(slice, 100n);
    slice.reserve(60n, START_MS);
    slice.spend(60n, 25n);
    expect(slice.freeNanoEur).toBe(75n);
    slice.update(sliceState(75n), 25n, START_MS);
    expect(slice.freeNanoEur).toBe(75n);
  });

  test('of a project without a limit pays for everything', () => {
    slice.isLimited = false;
    expect(slice.reserve(1_000_000n, START_MS)).toBe(true);
    expect(slice.admitsFreeCall(START_MS)).toBe(true);
    expect(slice.freeNanoEur).toBe(-1_000_000n);
  });

  test('admits a free call while some of it is left', () => {
    expect(slice.admitsFreeCall(START_MS)).toBe(false);
    hold(slice, 1n);
    expect(slice.admitsFreeCall(START_MS)).toBe(true);
    slice.reserve(1n, START_MS);
    expect(slice.admitsFreeCall(START_MS)).toBe(false);
  });

  test('that is being returned pays for nothing', () => {
    hold(slice, 100n);
    slice.recall();
    expect(sliceRequest(slice)).toMatchObject({ returns: true, keepNanoEur: 0n });
    expect(slice.reserve(1n, START_MS)).toBe(false);
    expect(slice.reserve(0n, START_MS)).toBe(false);
    expect(slice.admitsFreeCall(START_MS)).toBe(false);
    expect(slice.isEmpty).toBe(false);
    hold(slice, 100n);
    expect(slice.reserve(1n, START_MS)).toBe(true);
  });

  test('returns its free part when it learns of another limit', () => {
    hold(slice, 100n);
    expect(slice.needsDatabase).toBe(false);
    hold(slice, 100n, { limitNanoEur: 500n });
    expect(sliceRequest(slice)).toMatchObject({ returns: true });
  });

  test('knows whether its project has a limit, and whether the database has confirmed that', () => {
    expect(slice).toMatchObject({ isLimited: true, isConfirmed: false });
    hold(slice, 0n, { limitNanoEur: null });
    expect(slice).toMatchObject({ isLimited: false, isConfirmed: true });
    hold(slice, 0n);
    expect(slice.isLimited).toBe(true);
  });
});

describe('the request for a slice', () => {
  test('keeps what calls have reserved and spent, except what is posted at the same time', () => {
    hold(slice, 100n);
    slice.reserve(30n, START_MS);
    slice.reserve(20n, START_MS);
    slice.spend(20n, 7n);
    expect(sliceRequest(slice, START_MS, 5n)).toMatchObject({
      budgetId: 'p',
      period: '2026-11',
      keepNanoEur: 32n,
      returns: false,
      recalls: false,
    });
  });

  test('asks for twice what the calls of a second used, in addition to what calls wait for', () => {
    hold(slice, 1_000n);
    slice.reserve(30n, START_MS);
    slice.reserve(20n, START_MS);
    expect(sliceRequest(slice).spareNanoEur).toBe(100n);
    // The previous second counts until another one has passed.
    expect(sliceRequest(slice, START_MS + 1_500).spareNanoEur).toBe(100n);
    slice.reserve(70n, START_MS + 1_600);
    expect(sliceRequest(slice, START_MS + 1_700).spareNanoEur).toBe(140n);
    expect(sliceRequest(slice, START_MS + 2_500).spareNanoEur).toBe(140n);
  });

  test('halves after each period without calls', () => {
    hold(slice, 1_000n);
    slice.reserve(80n, START_MS);
    expect(sliceRequest(slice, START_MS + 1_999).spareNanoEur).toBe(160n);
    expect(sliceRequest(slice, START_MS + 3_999).spareNanoEur).toBe(80n);
    expect(sliceRequest(slice, START_MS + 5_999).spareNanoEur).toBe(40n);
  });

  test('contains what calls wait for, and the smallest amount that admits one of them', () => {
    expect(sliceRequest(slice)).toMatchObject({ waitingNanoEur: 0n, leastWaitingNanoEur: 0n });
    wait(slice, 50n, 9n);
    wait(slice, 30n, 4n);
    wait(slice, 20n, 6n);
    expect(sliceRequest(slice)).toMatchObject({
      waitingNanoEur: 100n,
      leastWaitingNanoEur: 4n,
      recalls: true,
    });
    expect(slice.waiting.map((waiter) => waiter.state)).toEqual(['requested', 'requested', 'requested']);
  });

  test('does not recall again for calls that already caused a recall', () => {
    wait(slice, 50n);
    sliceRequest(slice);
    hold(slice, 0n, { outcome: 'recalling' });
    expect(slice.waiting.map((waiter) => waiter.state)).toEqual(['recalled']);
    expect(sliceRequest(slice)).toMatchObject({ recalls: false });
  });

  test('has no spare part for a second after a recall, nor for an unused slice', () => {
    hold(slice, 1_000n);
    slice.reserve(50n, START_MS);
    slice.recall();
    const recalledMs = performance.now();
    slice.reserve(50n, recalledMs);
    expect(sliceRequest(slice, recalledMs + 500).spareNanoEur).toBe(0n);
    expect(sliceRequest(slice, recalledMs + 1_500).spareNanoEur).toBeGreaterThan(0n);
    expect(sliceRequest(slice, START_MS + 61_000)).toMatchObject({ spareNanoEur: 0n, returns: true });
  });
});

describe('calls that wait', () => {
  test('get their money in order, and what one of them reserves is not free for the next', () => {
    const [one, two, three] = [wait(slice, 60n), wait(slice, 50n), wait(slice, 30n)];
    sliceRequest(slice);
    expect(hold(slice, 100n, { outcome: 'recalling' })).toEqual([]);
    expect([one.granted, two.granted, three.granted]).toEqual([60n, null, 30n]);
    expect(slice.freeNanoEur).toBe(10n);
    expect(slice.waiting).toHaveLength(1);
  });

  test('get exactly what is left when that is enough', () => {
    const call = wait(slice, 100n);
    sliceRequest(slice);
    hold(slice, 100n);
    expect(call.granted).toBe(100n);
  });

  test('get less than they requested when no more can come, but never less than their minimum', () => {
    const [one, two] = [wait(slice, 80n, 50n), wait(slice, 80n, 50n)];
    sliceRequest(slice);
    const refused = hold(slice, 50n, { outcome: 'insufficient' });
    expect([one.granted, two.granted]).toEqual([50n, null]);
    expect(refused).toMatchObject([{ mostNanoEur: 80n }]);
    expect(slice.waiting).toEqual([]);
  });

  test('are not refused before the database was queried', () => {
    const call = wait(slice, 80n, 50n);
    expect(hold(slice, 50n, { outcome: 'insufficient' })).toEqual([]);
    expect(call.granted).toBeNull();
    expect(slice.waiting).toMatchObject([{ state: 'new' }]);
    hold(slice, 0n, { outcome: 'recalling' });
    expect(slice.waiting).toMatchObject([{ state: 'new' }]);
  });

  test('wait at most a second for what other processes return', () => {
    wait(slice, 80n);
    sliceRequest(slice);
    expect(hold(slice, 0n, { outcome: 'recalling' }, START_MS + 5_000)).toEqual([]);
    expect(hold(slice, 0n, { outcome: 'recalling' }, START_MS + 1_000)).toEqual([]);
    expect(hold(slice, 0n, { outcome: 'granted' }, START_MS + 1_001)).toEqual([]);
    expect(hold(slice, 0n, { outcome: 'recalling' }, START_MS + 1_001)).toHaveLength(1);
  });

  test('are admitted without money when there is no limit or when they are free', () => {
    const free = wait(slice, 0n);
    sliceRequest(slice);
    hold(slice, 0n, { outcome: 'insufficient' });
    expect(free.granted).toBe(0n);
    const call = wait(slice, 80n);
    sliceRequest(slice);
    hold(slice, 0n, { limitNanoEur: null });
    expect(call.granted).toBe(80n);
  });

  test('are all refused when the budget of the month is spent, including free and new ones', () => {
    const free = wait(slice, 0n);
    wait(slice, 10n);
    expect(hold(slice, 500n, { settledNanoEur: 1_000n })).toHaveLength(2);
    expect(free.granted).toBeNull();
    expect(slice.waiting).toEqual([]);
  });

  test('are refused because of what is spent and not yet posted', () => {
    hold(slice, 100n);
    slice.reserve(100n, START_MS);
    slice.spend(100n, 100n);
    wait(slice, 0n);
    expect(slice.update(sliceState(100n, { settledNanoEur: 901n }), 0n, START_MS)).toHaveLength(1);
    wait(slice, 0n);
    expect(slice.update(sliceState(100n, { settledNanoEur: 901n }), 2n, START_MS)).toHaveLength(0);
  });

  test('that were refused do not count as expected calls', () => {
    slice.reserve(80n, START_MS);
    expect(sliceRequest(slice).spareNanoEur).toBe(160n);
    wait(slice, 80n);
    sliceRequest(slice);
    hold(slice, 0n, { outcome: 'insufficient' });
    expect(sliceRequest(slice).spareNanoEur).toBe(0n);
  });
});
