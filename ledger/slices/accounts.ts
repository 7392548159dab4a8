import type { Kysely } from 'kysely';
import { failure } from '../../errors/gateway-error.ts';
import type { Schema } from '../../storage/schema.ts';
import { Account } from './account.ts';
import type { ClosedCall } from '../ledger-call.ts';
import type { AccountKey } from './locked-months.ts';
import type { DatabaseTime } from '../database-time.ts';

/** The most calls that wait for their budgets, over all projects; more are refused at once. */
const MAX_WAITING = 10_000;
/** How long before a month begins its first slices are fetched. */
const NEXT_MONTH_MS = 5_000;

/** The accounts of this process, by project and month. */
export class Accounts {
  readonly #time: DatabaseTime;
  /** By month, and in it by project. */
  readonly #months = new Map<string, Map<string, Account>>();
  /** By project, in EUR cents; a project without a limit is absent. */
  #limits: ReadonlyMap<string, bigint> = new Map();
  #knowsLimits = false;
  #waiting = 0;

  constructor(time: DatabaseTime) {
    this.#time = time;
  }

  of({ projectId, period }: AccountKey): Account | undefined {
    return this.#months.get(period)?.get(projectId);
  }

  get all(): Account[] {
    return [...this.#months.values()].flatMap((accounts) => [...accounts.values()]);
  }

  /** The account of a project for calls that begin now. */
  current(projectId: string, nowMs = performance.now()): Account {
    return this.#getOrCreate({ projectId, period: this.#time.period(nowMs) });
  }

  /** Whether the limits in memory are valid. */
  get knowsLimits(): boolean {
    return this.#knowsLimits;
  }

  /** Marks the limits as out of date until they are read again. */
  invalidateLimits(): void {
    this.#knowsLimits = false;
  }

  /** Reads the limits of all projects. Accounts whose limit changed return their free part. */
  async readLimits(database: Kysely<Schema>): Promise<void> {
    const rows = await database.selectFrom('budgets').select(['project_id', 'limit_eur_cents']).execute();
    const before = this.#limits;
    this.#limits = new Map(rows.map((row) => [row.project_id, row.limit_eur_cents]));
    this.#knowsLimits = true;
    for (const account of this.all) {
      const limit = this.#limits.get(account.key.projectId);
      if (limit === before.get(account.key.projectId)) continue;
      account.isLimited = limit !== undefined;
      account.recall();
    }
  }

  /** Resolves with the amount granted, at least `leastNanoEur`. Throws `service_unavailable` when too many calls wait. */
  async wait(account: Account, mostNanoEur: bigint, leastNanoEur: bigint): Promise<bigint> {
    if (this.#waiting >= MAX_WAITING)
      throw failure('service_unavailable', { internal: 'too many calls wait for their budgets' });
    this.#waiting += 1;
    try {
      return await new Promise<bigint>((resolve, reject) => {
        const sinceMs = performance.now();
        account.waiting.push({ mostNanoEur, leastNanoEur, sinceMs, resolve, reject, state: 'new' });
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

  /** Rejects all waiting calls. */
  failWaiting(error: unknown): void {
    for (const account of this.all) for (const { reject } of account.waiting.splice(0)) reject(error);
  }

  spend({ call, grant, bill }: ClosedCall): void {
    const account = this.of({ projectId: call.projectId, period: grant.period });
    account?.spend(grant.reservedNanoEur, bill.costNanoEur);
  }

  /** Whether a transaction is due for an account and cannot wait for its next call. */
  needDatabase(nowMs: number): boolean {
    for (const account of this.all)
      if (account.needsDatabase || (account.isIdle(nowMs) && !account.isEmpty)) return true;
    return false;
  }

  /** Drops unused accounts, and opens next month's accounts of the projects in use shortly before it begins. */
  refresh(nowMs: number): void {
    const next = this.#time.periodWithin(NEXT_MONTH_MS);
    for (const account of this.all) {
      if (account.isIdle(nowMs) && account.isEmpty) this.#drop(account.key);
      else if (next !== null && account.key.period < next && !account.isIdle(nowMs))
        this.#getOrCreate({ ...account.key, period: next }).prepareFor(account, nowMs);
    }
  }

  #drop({ projectId, period }: AccountKey): void {
    const accounts = this.#months.get(period);
    accounts?.delete(projectId);
    if (accounts?.size === 0) this.#months.delete(period);
  }

  #getOrCreate(key: AccountKey): Account {
    const known = this.of(key);
    if (known !== undefined) return known;
    const account = new Account(key, this.#limits.has(key.projectId), performance.now());
    const accounts = this.#months.get(key.period) ?? new Map<string, Account>();
    this.#months.set(key.period, accounts.set(key.projectId, account));
    return account;
  }
}
