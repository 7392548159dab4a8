import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Account } from '../../ledger/slices/account.ts';
import { hold, newAccount, slice, START_MS, wait, sliceRequest } from './account-scene.ts';

let account: Account;
beforeEach(() => {
  account = newAccount();
});

describe('an account needs a refill', () => {
  test('at once when a call waits, when it has money to return, or when a project without a limit holds too little', () => {
    hold(account, 10n);
    expect(account.needsDatabase).toBe(false);
    wait(account, 5n);
    expect(account.needsDatabase).toBe(true);
    account.waiting.length = 0;
    account.recall();
    expect(account.needsDatabase).toBe(true);
    sliceRequest(account);
    expect(account.needsDatabase).toBe(true);
    hold(account, 10n);
    expect(account.needsDatabase).toBe(false);
    account.isLimited = false;
    account.reserve(10n, START_MS);
    expect(account.needsDatabase).toBe(false);
    account.reserve(1n, START_MS);
    expect(account.needsDatabase).toBe(true);
    expect(account.needsRefill(START_MS)).toBe(true);
  });

  test('before any call waits, when less than a quarter of the wanted slice is left', () => {
    hold(account, 100n);
    expect(account.needsRefill(START_MS)).toBe(false);
    account.reserve(40n, START_MS);
    // It should have 80.
    expect(account.needsRefill(START_MS)).toBe(false);
    hold(account, 60n);
    expect(account.needsRefill(START_MS)).toBe(false);
    hold(account, 59n);
    expect(account.needsRefill(START_MS)).toBe(true);
  });

  test('but not when the budget had no more, or during the second after a recall', () => {
    hold(account, 100n);
    account.reserve(100n, START_MS);
    expect(account.needsRefill(START_MS)).toBe(true);
    hold(account, 100n, { outcome: 'insufficient' });
    expect(account.needsRefill(START_MS)).toBe(false);
    hold(account, 100n);
    account.recall();
    const recalledMs = performance.now();
    sliceRequest(account, recalledMs);
    hold(account, 100n, {}, recalledMs);
    expect(account.needsRefill(recalledMs + 500)).toBe(false);
    expect(account.needsRefill(recalledMs + 1_500)).toBe(true);
  });
});

describe('an account', () => {
  test('is idle when no call has used it for a minute and none waits', () => {
    expect(account.isIdle(START_MS + 60_000)).toBe(false);
    expect(account.isIdle(START_MS + 60_001)).toBe(true);
    account.reserve(0n, START_MS + 50_000);
    expect(account.isIdle(START_MS + 60_001)).toBe(false);
    wait(account, 1n);
    expect(account.isIdle(START_MS + 200_000)).toBe(false);
  });

  test('is empty when it holds nothing and no call is in flight', () => {
    expect(account.isEmpty).toBe(true);
    hold(account, 10n);
    expect(account.isEmpty).toBe(false);
    account.reserve(10n, START_MS);
    hold(account, 0n);
    expect(account.isEmpty).toBe(false);
    account.spend(10n, 10n);
    expect(account.isEmpty).toBe(false);
    account.update(slice(0n), 10n, START_MS);
    expect(account.isEmpty).toBe(true);
  });

  test('has excess when it holds more than the next calls need', () => {
    hold(account, 100n);
    expect(account.hasExcess(START_MS)).toBe(true);
    account.reserve(20n, START_MS);
    // 80 are free, and 40 are needed.
    expect(account.hasExcess(START_MS)).toBe(true);
    hold(account, 60n);
    expect(account.hasExcess(START_MS)).toBe(false);
  });

  test('of a new month expects as many calls as the previous month had, until it has its own', () => {
    account.reserve(0n, START_MS);
    hold(account, 1_000n);
    account.reserve(80n, START_MS);
    const next = newAccount();
    next.prepareFor(account, START_MS);
    expect(next.sliceRequest(0n, START_MS).spareNanoEur).toBe(160n);
    next.prepareFor(account, START_MS);
    expect(next.sliceRequest(0n, START_MS).spareNanoEur).toBe(160n);
    next.sliceRequest(0n, START_MS + 1_500);
    next.prepareFor(account, START_MS + 1_500);
    expect(next.sliceRequest(0n, START_MS + 1_500).spareNanoEur).toBe(160n);
  });
});
