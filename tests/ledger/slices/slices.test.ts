import { jest, describe, expect, test } from '@jest/globals';
import { BudgetTree } from '../../../ledger/slices/budget-tree.ts';
import { Slices } from '../../../ledger/slices/slices.ts';
import { DatabaseTime } from '../../../ledger/database-time.ts';
import type { ClosedCall } from '../../../ledger/ledger-call.ts';
import { changeBudget } from '../../../ledger/reports/budget-changes.ts';
import { CENT, LedgerScene } from '../ledger-scene.ts';

const timeOf = (now: string): DatabaseTime => new DatabaseTime(now, performance.now());
const slices = (now = '2026-11-22T10:00:00.000Z'): Slices => new Slices(timeOf(now));

describe('slices', () => {
  test('belong to one project and one month', () => {
    const all = slices();
    const one = all.current('one');
    expect(one.key).toEqual({ budgetId: 'one', period: '2026-11' });
    expect(all.current('one')).toBe(one);
    expect(all.current('other')).not.toBe(one);
    expect(all.of(one.key)).toBe(one);
    expect(all.of({ budgetId: 'one', period: '2026-12' })).toBeUndefined();
    expect([...all.all]).toHaveLength(2);
  });

  test('are limited when a budget is known, and return their free part when it changes', async () => {
    await using scene = await LedgerScene.open(10n);
    const all = slices();
    expect(all.knowsLimits).toBe(false);
    const [mine, other] = [all.current(scene.projectId), all.current('other')];
    expect(mine.isLimited).toBe(false);
    await all.readLimits(scene.store.database);
    expect(all.knowsLimits).toBe(true);
    expect([mine.isLimited, mine.needsDatabase]).toEqual([true, true]);
    expect([other.isLimited, other.needsDatabase]).toEqual([false, false]);
    mine.beginExchange(0n, performance.now());
    const limited = { settledNanoEur: 0n, leasedNanoEur: 0n, limitNanoEur: 100_000_000n, heldNanoEur: 0n };
    mine.update({ ...mine.key, ...limited, spareNanoEur: 0n, outcome: 'granted' }, 0n, performance.now());
    await all.readLimits(scene.store.database);
    expect(mine.needsDatabase).toBe(false);
    all.knowsLimits = false;
    expect(all.knowsLimits).toBe(false);
    await scene.limit(null);
    await all.readLimits(scene.store.database);
    expect([mine.isLimited, mine.needsDatabase]).toEqual([false, true]);
    expect(all.current('new').isLimited).toBe(false);
    await scene.limit(20n);
    await all.readLimits(scene.store.database);
    expect(slices().current(scene.projectId).isLimited).toBe(false);
  });

  test('return their free part when a top-up ends, without another change', async () => {
    await using scene = await LedgerScene.open(10n);
    scene.time = '2026-11-22T10:00:00.000Z';
    const topUp = { eurCents: 5n, until: new Date('2026-11-22T11:00:00Z'), reason: 'a launch' };
    await changeBudget(scene.timedStore(), scene.projectId, { topUp });
    const time = timeOf(scene.time);
    const all = new Slices(time);
    await all.readLimits(scene.store.database);
    const slice = all.current(scene.projectId);
    expect(slice.limitNanoEur).toBe(15n * CENT);
    all.followDates();
    expect(slice.needsDatabase).toBe(false);
    time.correct('2026-11-22T11:00:00.000Z', performance.now());
    all.followDates();
    expect(slice.limitNanoEur).toBe(10n * CENT);
    expect(slice.needsDatabase).toBe(true);
  });

  test('are not all compared again for a date that has passed', async () => {
    await using scene = await LedgerScene.open(10n);
    scene.time = '2026-11-22T10:00:00.000Z';
    const topUp = { eurCents: 5n, until: new Date('2026-11-22T11:00:00Z'), reason: 'a launch' };
    await changeBudget(scene.timedStore(), scene.projectId, { topUp });
    const all = new Slices(timeOf('2026-11-22T12:00:00.000Z'));
    await all.readLimits(scene.store.database);
    const limits = jest.spyOn(BudgetTree.prototype, 'limitOf');
    all.current(scene.projectId);
    limits.mockClear();
    all.followDates();
    expect(limits).not.toHaveBeenCalled();
    limits.mockRestore();
  });

  test('keep a waiting call until it gets its money or is refused', async () => {
    const all = slices();
    const slice = all.current('one');
    expect(all.hasWaiting).toBe(false);
    const [first, second] = [all.wait(slice, 5n, 3n), all.wait(slice, 7n, 7n)];
    expect(all.hasWaiting).toBe(true);
    expect(slice.waiting).toMatchObject([
      { mostNanoEur: 5n, leastNanoEur: 3n, state: 'new' },
      { mostNanoEur: 7n, leastNanoEur: 7n, state: 'new' },
    ]);
    slice.waiting.shift()?.resolve(4n);
    expect(await first).toBe(4n);
    expect(all.hasWaiting).toBe(true);
    const refusal = new Error('no');
    all.failWaiting(refusal);
    await expect(second).rejects.toBe(refusal);
    expect(all.hasWaiting).toBe(false);
    expect(slice.waiting).toEqual([]);
  });

  test('let at most ten thousand calls wait', async () => {
    const all = slices();
    const slice = all.current('one');
    const waiting = Array.from({ length: 10_000 }, () => all.wait(slice, 1n, 1n));
    await expect(all.wait(slice, 1n, 1n)).rejects.toMatchObject({ code: 'service_unavailable' });
    all.failWaiting(new Error('the end'));
    expect((await Promise.allSettled(waiting)).every(({ status }) => status === 'rejected')).toBe(true);
  });

  test('are charged in the month in which the call began', () => {
    const all = slices();
    const slice = all.current('one');
    slice.reserve(10n, performance.now());
    const closed = { call: { projectId: 'one' }, grant: { period: '2026-11', reservedNanoEur: 10n } };
    // Only these members of a call are read.
    const spend = (period: string): void =>
      all.spend({ ...closed, grant: { ...closed.grant, period }, bill: { costNanoEur: 4n } } as ClosedCall);
    spend('2026-10');
    expect(slice.freeNanoEur).toBe(-10n);
    spend('2026-11');
    expect(slice.freeNanoEur).toBe(-4n);
  });

  test('need the database when one of them does', () => {
    const all = slices();
    const nowMs = performance.now();
    const [slice] = [all.current('one'), all.current('two')];
    expect(all.needDatabase(nowMs)).toBe(false);
    expect(all.needDatabase(nowMs + 100_000)).toBe(false);
    slice.reserve(0n, nowMs);
    slice.update(
      {
        ...slice.key,
        settledNanoEur: 0n,
        leasedNanoEur: 9n,
        limitNanoEur: null,
        heldNanoEur: 9n,
        spareNanoEur: 9n,
        outcome: 'granted',
      },
      0n,
      nowMs,
    );
    expect(all.needDatabase(nowMs)).toBe(false);
    // Idle, but not empty.
    expect(all.needDatabase(nowMs + 100_000)).toBe(true);
    slice.recall();
    expect(all.needDatabase(nowMs)).toBe(true);
  });

  test('are dropped only when they are idle and empty', () => {
    const all = slices();
    const nowMs = performance.now();
    const used = all.current('used');
    all.current('unused');
    used.reserve(5n, nowMs);
    all.refresh(nowMs);
    expect([...all.all]).toHaveLength(2);
    all.refresh(nowMs + 100_000);
    expect([...all.all]).toEqual([used]);
  });

  test('of the next month are prepared in the last seconds of this one, for projects in use', () => {
    const all = slices('2026-11-30T23:59:57.000Z');
    const nowMs = performance.now();
    const used = all.current('used');
    used.reserve(50n, nowMs);
    all.refresh(nowMs);
    const next = all.of({ budgetId: 'used', period: '2026-12' });
    expect(next?.beginExchange(0n, nowMs).spareNanoEur).toBe(100n);
    all.refresh(nowMs);
    expect([...all.all]).toHaveLength(2);
    const early = slices('2026-11-30T23:59:50.000Z');
    early.current('used').reserve(50n, nowMs);
    early.refresh(nowMs);
    expect([...early.all]).toHaveLength(1);
    const idle = slices('2026-11-30T23:59:57.000Z');
    idle.current('used').reserve(50n, nowMs);
    idle.refresh(nowMs + 100_000);
    expect([...idle.all]).toHaveLength(1);
  });
});
