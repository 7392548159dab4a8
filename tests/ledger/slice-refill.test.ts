import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Slice } from '../../ledger/slices/slice.ts';
import { hold, newAccount, sliceState, START_MS, wait, sliceRequest } from './slice-scene.ts';

let slice: Slice;
beforeEach(() => {
  slice = newAccount();
});

describe('a slice needs a refill', () => {
  test('at once when a call waits, when it has money to return, or when a project without a limit holds too little', () => {
    hold(slice, 10n);
    expect(slice.needsDatabase).toBe(false);
    wait(slice, 5n);
    expect(slice.needsDatabase).toBe(true);
    slice.waiting.length = 0;
    slice.recall();
    expect(slice.needsDatabase).toBe(true);
    sliceRequest(slice);
    expect(slice.needsDatabase).toBe(true);
    hold(slice, 10n);
    expect(slice.needsDatabase).toBe(false);
    slice.isLimited = false;
    slice.reserve(10n, START_MS);
    expect(slice.needsDatabase).toBe(false);
    slice.reserve(1n, START_MS);
    expect(slice.needsDatabase).toBe(true);
    expect(slice.needsRefill(START_MS)).toBe(true);
  });

  test('before any call waits, when less than a quarter of the wanted slice is left', () => {
    hold(slice, 100n);
    expect(slice.needsRefill(START_MS)).toBe(false);
    slice.reserve(40n, START_MS);
    // It should have 80.
    expect(slice.needsRefill(START_MS)).toBe(false);
    hold(slice, 60n);
    expect(slice.needsRefill(START_MS)).toBe(false);
    hold(slice, 59n);
    expect(slice.needsRefill(START_MS)).toBe(true);
  });

  test('but not when the budget had no more, or during the second after a recall', () => {
    hold(slice, 100n);
    slice.reserve(100n, START_MS);
    expect(slice.needsRefill(START_MS)).toBe(true);
    hold(slice, 100n, { outcome: 'insufficient' });
    expect(slice.needsRefill(START_MS)).toBe(false);
    hold(slice, 100n);
    slice.recall();
    const recalledMs = performance.now();
    sliceRequest(slice, recalledMs);
    hold(slice, 100n, {}, recalledMs);
    expect(slice.needsRefill(recalledMs + 500)).toBe(false);
    expect(slice.needsRefill(recalledMs + 1_500)).toBe(true);
  });
});

describe('a slice', () => {
  test('is idle when no call has used it for a minute and none waits', () => {
    expect(slice.isIdle(START_MS + 60_000)).toBe(false);
    expect(slice.isIdle(START_MS + 60_001)).toBe(true);
    slice.reserve(0n, START_MS + 50_000);
    expect(slice.isIdle(START_MS + 60_001)).toBe(false);
    wait(slice, 1n);
    expect(slice.isIdle(START_MS + 200_000)).toBe(false);
  });

  test('is empty when it holds nothing and no call is in flight', () => {
    expect(slice.isEmpty).toBe(true);
    hold(slice, 10n);
    expect(slice.isEmpty).toBe(false);
    slice.reserve(10n, START_MS);
    hold(slice, 0n);
    expect(slice.isEmpty).toBe(false);
    slice.spend(10n, 10n);
    expect(slice.isEmpty).toBe(false);
    slice.update(sliceState(0n), 10n, START_MS);
    expect(slice.isEmpty).toBe(true);
  });

  test('has excess when it holds more than the next calls need', () => {
    hold(slice, 100n);
    expect(slice.hasExcess(START_MS)).toBe(true);
    slice.reserve(20n, START_MS);
    // 80 are free, and 40 are needed.
    expect(slice.hasExcess(START_MS)).toBe(true);
    hold(slice, 60n);
    expect(slice.hasExcess(START_MS)).toBe(false);
  });

  test('of a new month expects as many calls as the previous month had, until it has its own', () => {
    slice.reserve(0n, START_MS);
    hold(slice, 1_000n);
    slice.reserve(80n, START_MS);
    const next = newAccount();
    next.prepareFor(slice, START_MS);
    expect(next.beginExchange(0n, START_MS).spareNanoEur).toBe(160n);
    next.prepareFor(slice, START_MS);
    expect(next.beginExchange(0n, START_MS).spareNanoEur).toBe(160n);
    next.beginExchange(0n, START_MS + 1_500);
    next.prepareFor(slice, START_MS + 1_500);
    expect(next.beginExchange(0n, START_MS + 1_500).spareNanoEur).toBe(160n);
  });
});
