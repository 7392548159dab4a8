import type { Kysely } from 'kysely';
import { modelIdOf, principalOf, type Call } from '../../calls/call.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { Schema } from '../../storage/schema.ts';
import { budgetExceeded, PROJECT_SCOPE } from './budget-status.ts';
import type { BudgetSums } from './budget-sums.ts';
import { BudgetTree } from './budget-tree.ts';
import { Slice, type Purse, type Waiter } from './slice.ts';
import type { SliceRequest, SliceState } from './slice-exchange.ts';
import { SliceGroup } from './slice-group.ts';
import { readBudgets, type BudgetKey } from '../budget-key.ts';
import type { ClosedCall, OpenCall } from '../ledger-call.ts';
import type { DatabaseTime } from '../database-time.ts';
import { intervalOf } from '../period.ts';

/** The most calls that wait for their budgets, over all projects; more are refused at once. */
const MAX_WAITING = 10_000;
/** How long before a period begins its first slices are fetched. */
const NEXT_PERIOD_MS = 5_000;

/** The slices of this process, by budget and period. */
export class Slices {
  readonly #time: DatabaseTime;
  /** By period, and in it by budget. */
  readonly #periods = new Map<string, Map<string, Slice>>();
  #tree = new BudgetTree([]);
  /** Whether the limits in memory are valid. False makes them be read again. */
  knowsLimits = false;
  /** When the next limit changes by itself. */
  #nextChangeMs = Infinity;
  #waiting = 0;

  constructor(time: DatabaseTime) {
    this.#time = time;
  }

  of({ budgetId, period }: BudgetKey): Slice | undefined {
    return this.#periods.get(period)?.get(budgetId);
  }

  get all(): Slice[] {
    return [...this.#periods.values()].flatMap((slices) => [...slices.values()]);
  }

  /** The slice of a project's month for calls that begin now. */
  current(projectId: string, nowMs = performance.now()): Slice {
    const period = this.#time.period(nowMs);
    return this.#periods.get(period)?.get(projectId) ?? this.#getOrCreate({ budgetId: projectId, period });
  }

  /** What pays for a call that begins now. */
  purseOf(call: Call, nowMs = performance.now()): Purse {
    const principal = principalOf(call);
    const month = this.current(principal.projectId, nowMs);
    const budgets = this.#tree.of(principal, modelIdOf(call), call.tags);
    if (budgets.length === 0) return month;
    const others = budgets.map(({ id, interval }) =>
      this.#getOrCreate({ budgetId: id, period: this.#time.period(nowMs, interval) }),
    );
    return new SliceGroup(month, others);
  }

  /** What pays for a call in flight; null when a slice was dropped, because the call has cost nothing so far, and its period is over. */
  purseOfOpen({ call: { projectId, budgets = '' }, grant }: OpenCall): Purse | null {
    const month = this.#lasting({ budgetId: projectId, period: grant.period });
    if (month === null || budgets === '') return month;
    const others: Slice[] = [];
    for (const key of readBudgets(budgets)) {
      const slice = this.#lasting(key);
      if (slice === null) return null;
      others.push(slice);
    }
    return new SliceGroup(month, others);
  }

  #lasting(key: BudgetKey): Slice | null {
    const known = this.of(key);
    if (known !== undefined) return known;
    const now = this.#time.period(performance.now(), intervalOf(key.period));
    return key.period === now ? this.#getOrCreate(key) : null;
  }

  /** Reads all budgets. Slices whose limit changed return their free part. */
  async readLimits(database: Kysely<Schema>): Promise<void> {
    this.#tree = await BudgetTree.read(database);
    this.knowsLimits = true;
    this.#followLimits();
  }

  /** Follows the limits that change by their dates. */
  followDates(): void {
    if (this.#time.nowMs() >= this.#nextChangeMs) this.#followLimits();
  }

  #followLimits(): void {
    const nowMs = this.#time.nowMs();
    this.#nextChangeMs = this.#tree.nextChangeMs(nowMs);
    for (const slice of this.all) {
      const limit = this.#tree.limitOf(slice.key.budgetId, slice.key.period, nowMs);
      if (limit === slice.limitNanoEur) continue;
      slice.limitNanoEur = limit;
      slice.isLimited = limit !== null;
      slice.recall();
    }
  }

  /** Resolves with the amount granted, at least `leastNanoEur`. Throws `service_unavailable` when too many calls wait. */
  async wait(purse: Purse, mostNanoEur: bigint, leastNanoEur: bigint): Promise<bigint> {
    if (this.#waiting >= MAX_WAITING)
      throw failure('service_unavailable', { internal: 'too many calls wait for their budgets' });
    this.#waiting += 1;
    try {
      return await new Promise<bigint>((resolve, reject) => {
        const sinceMs = performance.now();
        const projectId = purse.slices[0]?.key.budgetId ?? '';
        const call = { projectId, mostNanoEur, leastNanoEur, sinceMs, resolve, reject };
        const waiters = purse.slices.map((slice): Waiter => ({
          ...call,
          slice,
          others: [],
          state: 'new',
          isAnswered: false,
        }));
        for (const waiter of waiters) {
          waiter.others = waiters.filter((other) => other !== waiter);
          waiter.slice.waiting.push(waiter);
        }
      });
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Whether a call waits that was neither granted nor refused yet. */
  get hasWaiting(): boolean {
    for (const { waiting } of this.all) if (waiting.length > 0) return true;
    return false;
  }

  /** Whether a call waits whose amount was not requested from the database yet. */
  get hasNewWaiting(): boolean {
    for (const { waiting } of this.all) if (waiting.some(({ state }) => state === 'new')) return true;
    return false;
  }

  /** What to request from the database now, with the costs that the same transaction posts. */
  beginExchange(posted: BudgetSums): SliceRequest[] {
    const nowMs = performance.now();
    const requests: SliceRequest[] = [];
    for (const slice of this.all) {
      const postedNanoEur = posted.costOf(slice.key);
      const isUnused = slice.isIdle(nowMs) && !slice.isEmpty;
      if (postedNanoEur === undefined && !isUnused && !slice.needsRefill(nowMs)) continue;
      requests.push(slice.beginExchange(postedNanoEur ?? 0n, nowMs));
    }
    return requests;
  }

  /** Applies the database's states, and refuses calls that cannot be paid. Returns whether a slice now has to return something. */
  update(states: readonly SliceState[], posted: BudgetSums): boolean {
    const nowMs = performance.now();
    let hasExcess = false;
    for (const state of states) {
      const slice = this.of(state);
      if (slice === undefined) continue;
      const refused = slice.update(state, posted.costOf(state) ?? 0n, nowMs);
      if (refused.length === 0) continue;
      // What was fetched for a refused call is free in the other slices.
      const fetched = new Set([
        slice,
        ...refused.flatMap(({ others }) => others.map((other) => other.slice)),
      ]);
      for (const one of fetched) {
        if (!one.hasExcess(nowMs)) continue;
        one.recall();
        hasExcess = true;
      }
      const position = {
        ...state,
        scope: this.#tree.find(state.budgetId) ?? PROJECT_SCOPE,
        // Free is negative when calls were granted more before the budget had its limit.
        reservedNanoEur: state.leasedNanoEur - slice.freeNanoEur,
        limitNanoEur: state.limitNanoEur ?? 0n,
      };
      for (const { reject, projectId, leastNanoEur } of refused)
        reject(budgetExceeded({ ...position, projectId }, leastNanoEur));
    }
    return hasExcess;
  }

  /** Rejects all waiting calls. */
  failWaiting(error: unknown): void {
    for (const slice of this.all) for (const { reject } of slice.waiting.splice(0)) reject(error);
  }

  spend({ call, grant, bill }: ClosedCall): void {
    const { projectId, budgets = '' } = call;
    const slice = this.#periods.get(grant.period)?.get(projectId);
    slice?.spend(grant.reservedNanoEur, bill.costNanoEur);
    if (budgets === '') return;
    for (const key of readBudgets(budgets)) this.of(key)?.spend(grant.reservedNanoEur, bill.costNanoEur);
  }

  /** Whether a transaction is due for a slice and cannot wait for its next call. */
  needDatabase(nowMs: number): boolean {
    for (const slice of this.all)
      if (slice.needsDatabase || (slice.isIdle(nowMs) && !slice.isEmpty)) return true;
    return false;
  }

  /** Drops unused slices, and opens the next slices of the budgets in use shortly before their periods begin. */
  refresh(nowMs: number): void {
    const next = {
      day: this.#time.periodWithin(NEXT_PERIOD_MS, 'day'),
      week: this.#time.periodWithin(NEXT_PERIOD_MS, 'week'),
      month: this.#time.periodWithin(NEXT_PERIOD_MS, 'month'),
    };
    for (const slice of this.all) {
      const { budgetId, period } = slice.key;
      const following = next[intervalOf(period)];
      if (slice.isIdle(nowMs) && slice.isEmpty) this.#drop(slice.key);
      else if (following !== null && period < following && !slice.isIdle(nowMs))
        this.#getOrCreate({ budgetId, period: following }).prepareFor(slice, nowMs);
    }
  }

  #drop({ budgetId, period }: BudgetKey): void {
    const slices = this.#periods.get(period);
    slices?.delete(budgetId);
    if (slices?.size === 0) this.#periods.delete(period);
  }

  #getOrCreate(key: BudgetKey): Slice {
    const known = this.of(key);
    if (known !== undefined) return known;
    const limit = this.#tree.limitOf(key.budgetId, key.period, this.#time.nowMs());
    const slice = new Slice(key, limit, performance.now());
    const slices = this.#periods.get(key.period) ?? new Map<string, Slice>();
    this.#periods.set(key.period, slices.set(key.budgetId, slice));
    return slice;
  }
}
