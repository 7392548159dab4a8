import type { Kysely } from 'kysely';
import { failure } from '../../errors/gateway-error.ts';
import type { Schema } from '../../storage/schema.ts';
import { budgetExceeded } from './budget-status.ts';
import type { MonthSums } from './month-sums.ts';
import { Slice, type SliceRequest, type SliceState } from './slice.ts';
import type { ClosedCall } from '../ledger-call.ts';
import type { MonthKey } from './locked-months.ts';
import type { DatabaseTime } from '../database-time.ts';

/** The most calls that wait for their budgets, over all projects; more are refused at once. */
const MAX_WAITING = 10_000;
/** How long before a month begins its first slices are fetched. */
const NEXT_MONTH_MS = 5_000;

/** The slices of this process, by project and month. */
export class Slices {
  readonly #time: DatabaseTime;
  /** By month, and in it by project. */
  readonly #months = new Map<string, Map<string, Slice>>();
  /** By project, in EUR cents; a project without a limit is absent. */
  #limits: ReadonlyMap<string, bigint> = new Map();
  /** Whether the limits in memory are valid. False makes them be read again. */
  knowsLimits = false;
  #waiting = 0;

  constructor(time: DatabaseTime) {
    this.#time = time;
  }

  of({ projectId, period }: MonthKey): Slice | undefined {
    return this.#months.get(period)?.get(projectId);
  }

  get all(): Slice[] {
    return [...this.#months.values()].flatMap((slices) => [...slices.values()]);
  }

  /** The slice of a project for calls that begin now. */
  current(projectId: string, nowMs = performance.now()): Slice {
    const period = this.#time.period(nowMs);
    return this.#months.get(period)?.get(projectId) ?? this.#getOrCreate({ projectId, period });
  }

  /** Reads the limits of all projects. Slices whose limit changed return their free part. */
  async readLimits(database: Kysely<Schema>): Promise<void> {
    const rows = await database.selectFrom('budgets').select(['project_id', 'limit_eur_cents']).execute();
    const before = this.#limits;
    this.#limits = new Map(rows.map((row) => [row.project_id, row.limit_eur_cents]));
    this.knowsLimits = true;
    for (const slice of this.all) {
      const limit = this.#limits.get(slice.key.projectId);
      if (limit === before.get(slice.key.projectId)) continue;
      slice.isLimited = limit !== undefined;
      slice.recall();
    }
  }

  /** Resolves with the amount granted, at least `leastNanoEur`. Throws `service_unavailable` when too many calls wait. */
  async wait(slice: Slice, mostNanoEur: bigint, leastNanoEur: bigint): Promise<bigint> {
    if (this.#waiting >= MAX_WAITING)
      throw failure('service_unavailable', { internal: 'too many calls wait for their budgets' });
    this.#waiting += 1;
    try {
      return await new Promise<bigint>((resolve, reject) => {
        const sinceMs = performance.now();
        slice.waiting.push({ mostNanoEur, leastNanoEur, sinceMs, resolve, reject, state: 'new' });
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
  beginExchange(posted: MonthSums): SliceRequest[] {
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
  update(states: readonly SliceState[], posted: MonthSums): boolean {
    const nowMs = performance.now();
    let hasExcess = false;
    for (const state of states) {
      const slice = this.of(state);
      if (slice === undefined) continue;
      const refused = slice.update(state, posted.costOf(state) ?? 0n, nowMs);
      if (refused.length === 0) continue;
      if (slice.hasExcess(nowMs)) {
        slice.recall();
        hasExcess = true;
      }
      const position = {
        ...state,
        // Free is negative when calls were granted more before the project had its limit.
        reservedNanoEur: state.leasedNanoEur - slice.freeNanoEur,
        limitNanoEur: state.limitNanoEur ?? 0n,
      };
      for (const { reject, leastNanoEur } of refused) reject(budgetExceeded(position, leastNanoEur));
    }
    return hasExcess;
  }

  /** Rejects all waiting calls. */
  failWaiting(error: unknown): void {
    for (const slice of this.all) for (const { reject } of slice.waiting.splice(0)) reject(error);
  }

  spend({ call, grant, bill }: ClosedCall): void {
    const slice = this.#months.get(grant.period)?.get(call.projectId);
    slice?.spend(grant.reservedNanoEur, bill.costNanoEur);
  }

  /** Whether a transaction is due for a slice and cannot wait for its next call. */
  needDatabase(nowMs: number): boolean {
    for (const slice of this.all)
      if (slice.needsDatabase || (slice.isIdle(nowMs) && !slice.isEmpty)) return true;
    return false;
  }

  /** Drops unused slices, and opens next month's slices of the projects in use shortly before it begins. */
  refresh(nowMs: number): void {
    const next = this.#time.periodWithin(NEXT_MONTH_MS);
    for (const slice of this.all) {
      if (slice.isIdle(nowMs) && slice.isEmpty) this.#drop(slice.key);
      else if (next !== null && slice.key.period < next && !slice.isIdle(nowMs))
        this.#getOrCreate({ projectId: slice.key.projectId, period: next }).prepareFor(slice, nowMs);
    }
  }

  #drop({ projectId, period }: MonthKey): void {
    const slices = this.#months.get(period);
    slices?.delete(projectId);
    if (slices?.size === 0) this.#months.delete(period);
  }

  #getOrCreate(key: MonthKey): Slice {
    const known = this.of(key);
    if (known !== undefined) return known;
    const slice = new Slice(key, this.#limits.has(key.projectId), performance.now());
    const slices = this.#months.get(key.period) ?? new Map<string, Slice>();
    this.#months.set(key.period, slices.set(key.projectId, slice));
    return slice;
  }
}
