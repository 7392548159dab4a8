import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Account } from '../../../ledger/slices/account.ts';
import { hold, newAccount, slice, START_MS, wait, sliceRequest } from '../account-scene.ts';

let account: Account;
beforeEach(() => {
  account = newAccount();
});

describe('a slice', () => {
  test('pays for calls until it is used up, to the last nano-euro', () => {
    hold(account, 100n);
    expect(account.reserve(60n, START_MS)).toBe(true);
    expect(account.reserve(41n, START_MS)).toBe(false);
    expect(account.reserve(40n, START_MS)).toBe(true);
    expect(account.freeNanoEur).toBe(0n);
    account.release(60n);
    expect(account.freeNanoEur).toBe(60n);
  });

  test('counts the cost of a call until that cost is posted', () => {
    hold(account, 100n);
    account.reserve(60n, START_MS);
    account.spend(60n, 25n);
    expect(account.freeNanoEur).toBe(75n);
    account.update(slice(75n), 25n, START_MS);
    expect(account.freeNanoEur).toBe(75n);
  });

  test('of a project without a limit pays for everything', () => {
    account.isLimited = false;
    expect(account.reserve(1_000_000n, START_MS)).toBe(true);
    expect(account.admitsFreeCall(START_MS)).toBe(true);
    expect(account.freeNanoEur).toBe(-1_000_000n);
  });

  test('admits a free call while some of it is left', () => {
    expect(account.admitsFreeCall(START_MS)).toBe(false);
    hold(account, 1n);
    expect(account.admitsFreeCall(START_MS)).toBe(true);
    account.reserve(1n, START_MS);
    expect(account.admitsFreeCall(START_MS)).toBe(false);
  });

  test('that is being returned pays for nothing', () => {
    hold(account, 100n);
    account.recall();
    expect(sliceRequest(account)).toMatchObject({ returns: true, keepNanoEur: 0n });
    expect(account.reserve(1n, START_MS)).toBe(false);
    expect(account.reserve(0n, START_MS)).toBe(false);
    expect(account.admitsFreeCall(START_MS)).toBe(false);
    expect(account.isEmpty).toBe(false);
    hold(account, 100n);
    expect(account.reserve(1n, START_MS)).toBe(true);
  });

  test('knows whether its project has a limit, and whether the database has confirmed that', () => {
    expect(account).toMatchObject({ isLimited: true, isConfirmed: false });
    hold(account, 0n, { limitNanoEur: null });
    expect(account).toMatchObject({ isLimited: false, isConfirmed: true });
    hold(account, 0n);
    expect(account.isLimited).toBe(true);
  });
});

describe('the request for a slice', () => {
  test('keeps what calls have reserved and spent, except what is posted at the same time', () => {
    hold(account, 100n);
    account.reserve(30n, START_MS);
    account.reserve(20n, START_MS);
    account.spend(20n, 7n);
    expect(sliceRequest(account, START_MS, 5n)).toMatchObject({
      projectId: 'p',
      period: '2026-11',
      keepNanoEur: 32n,
      returns: false,
      recalls: false,
    });
  });

  test('asks for twice what the calls of a second used, in addition to what calls wait for', () => {
    hold(account, 1_000n);
    account.reserve(30n, START_MS);
    account.reserve(20n, START_MS);
    expect(sliceRequest(account).spareNanoEur).toBe(100n);
    // The previous second counts until another one has passed.
    expect(sliceRequest(account, START_MS + 1_500).spareNanoEur).toBe(100n);
    account.reserve(70n, START_MS + 1_600);
    expect(sliceRequest(account, START_MS + 1_700).spareNanoEur).toBe(140n);
    expect(sliceRequest(account, START_MS + 2_500).spareNanoEur).toBe(140n);
  });

  test('halves after each period without calls', () => {
    hold(account, 1_000n);
    account.reserve(80n, START_MS);
    expect(sliceRequest(account, START_MS + 1_999).spareNanoEur).toBe(160n);
    expect(sliceRequest(account, START_MS + 3_999).spareNanoEur).toBe(80n);
    expect(sliceRequest(account, START_MS + 5_999).spareNanoEur).toBe(40n);
  });

  test('contains what calls wait for, and the smallest amount that admits one of them', () => {
    expect(sliceRequest(account)).toMatchObject({ waitingNanoEur: 0n, leastWaitingNanoEur: 0n });
    wait(account, 50n, 9n);
    wait(account, 30n, 4n);
    wait(account, 20n, 6n);
    expect(sliceRequest(account)).toMatchObject({
      waitingNanoEur: 100n,
      leastWaitingNanoEur: 4n,
      recalls: true,
    });
    expect(account.waiting.map((waiter) => waiter.state)).toEqual(['requested', 'requested', 'requested']);
  });

  test('does not recall again for calls that already caused a recall', () => {
    wait(account, 50n);
    sliceRequest(account);
    hold(account, 0n, { outcome: 'recalling' });
    expect(account.waiting.map((waiter) => waiter.state)).toEqual(['recalled']);
    expect(sliceRequest(account)).toMatchObject({ recalls: false });
  });

  test('has no spare part for a second after a recall, nor for an unused account', () => {
    hold(account, 1_000n);
    account.reserve(50n, START_MS);
    account.recall();
    const recalledMs = performance.now();
    account.reserve(50n, recalledMs);
    expect(sliceRequest(account, recalledMs + 500).spareNanoEur).toBe(0n);
    expect(sliceRequest(account, recalledMs + 1_500).spareNanoEur).toBeGreaterThan(0n);
    expect(sliceRequest(account, START_MS + 61_000)).toMatchObject({ spareNanoEur: 0n, returns: true });
  });
});

describe('calls that wait', () => {
  test('get their money in order, and what one of them reserves is not free for the next', () => {
    const [one, two, three] = [wait(account, 60n), wait(account, 50n), wait(account, 30n)];
    sliceRequest(account);
    expect(hold(account, 100n, { outcome: 'recalling' })).toEqual([]);
    expect([one.granted, two.granted, three.granted]).toEqual([60n, null, 30n]);
    expect(account.freeNanoEur).toBe(10n);
    expect(account.waiting).toHaveLength(1);
  });

  test('get exactly what is left when that is enough', () => {
    const call = wait(account, 100n);
    sliceRequest(account);
    hold(account, 100n);
    expect(call.granted).toBe(100n);
  });

  test('get less than they requested when no more can come, but never less than their minimum', () => {
    const [one, two] = [wait(account, 80n, 50n), wait(account, 80n, 50n)];
    sliceRequest(account);
    const refused = hold(account, 50n, { outcome: 'insufficient' });
    expect([one.granted, two.granted]).toEqual([50n, null]);
    expect(refused).toMatchObject([{ mostNanoEur: 80n }]);
    expect(account.waiting).toEqual([]);
  });

  test('are not refused before the database was queried', () => {
    const call = wait(account, 80n, 50n);
    expect(hold(account, 50n, { outcome: 'insufficient' })).toEqual([]);
    expect(call.granted).toBeNull();
    expect(account.waiting).toMatchObject([{ state: 'new' }]);
    hold(account, 0n, { outcome: 'recalling' });
    expect(account.waiting).toMatchObject([{ state: 'new' }]);
  });

  test('wait at most a second for what other processes return', () => {
    wait(account, 80n);
    sliceRequest(account);
    expect(hold(account, 0n, { outcome: 'recalling' }, START_MS + 5_000)).toEqual([]);
    expect(hold(account, 0n, { outcome: 'recalling' }, START_MS + 1_000)).toEqual([]);
    expect(hold(account, 0n, { outcome: 'granted' }, START_MS + 1_001)).toEqual([]);
    expect(hold(account, 0n, { outcome: 'recalling' }, START_MS + 1_001)).toHaveLength(1);
  });

  test('are admitted without money when there is no limit or when they are free', () => {
    const free = wait(account, 0n);
    sliceRequest(account);
    hold(account, 0n, { outcome: 'insufficient' });
    expect(free.granted).toBe(0n);
    const call = wait(account, 80n);
    sliceRequest(account);
    hold(account, 0n, { limitNanoEur: null });
    expect(call.granted).toBe(80n);
  });

  test('are all refused when the budget of the month is spent, including free and new ones', () => {
    const free = wait(account, 0n);
    wait(account, 10n);
    expect(hold(account, 500n, { settledNanoEur: 1_000n })).toHaveLength(2);
    expect(free.granted).toBeNull();
    expect(account.waiting).toEqual([]);
  });

  test('are refused because of what is spent and not yet posted', () => {
    hold(account, 100n);
    account.reserve(100n, START_MS);
    account.spend(100n, 100n);
    wait(account, 0n);
    expect(account.update(slice(100n, { settledNanoEur: 901n }), 0n, START_MS)).toHaveLength(1);
    wait(account, 0n);
    expect(account.update(slice(100n, { settledNanoEur: 901n }), 2n, START_MS)).toHaveLength(0);
  });

  test('that were refused do not count as expected calls', () => {
    account.reserve(80n, START_MS);
    expect(sliceRequest(account).spareNanoEur).toBe(160n);
    wait(account, 80n);
    sliceRequest(account);
    hold(account, 0n, { outcome: 'insufficient' });
    expect(sliceRequest(account).spareNanoEur).toBe(0n);
  });
});
