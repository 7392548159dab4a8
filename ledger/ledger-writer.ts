import type { Logger } from 'pino';
import { asGatewayError, failure } from '../errors/gateway-error.ts';
import type { Accounts } from './accounts.ts';
import { LeaseLost, post, type PostingStore, type Posted, type SliceRequest } from './posting.ts';
import { budgetExceeded } from './budget-status.ts';
import type { DatabaseTime } from './database-time.ts';
import type { ClosedCall } from './ledger-call.ts';
import type { Journal, JournalEntry } from './journal.ts';
import { reviveProcess } from './processes.ts';
import { keyText } from './locked-months.ts';

/** Rows of one transaction: more would keep the database to itself for too long. */
const MAX_BATCH = 500;
/** How long ended calls and refills wait for others to share a transaction: a transaction costs as much as some hundred rows. */
const GATHER_MS = 100;
/** How long other processes are given before a call that waits for what they return asks again. */
const RECALL_POLL_MS = 50;
/** How long after a failure of the database nobody waits for it. */
const PAUSE_MS = 1_000;
/** A call in flight gets a row of its own after this, for the case that this process and its disk are lost. */
const LONG_CALL_MS = 1_000;
/** Of a lease: the rest is for clocks that run at different speeds. */
const USABLE_LEASE = 0.8;
/** Calls that the database does not have yet. Beyond, no more are admitted. */
const MAX_UNPOSTED = 200_000;

/** A call whose end the database does not have yet. */
interface Unposted {
  entry: JournalEntry;
  closed: ClosedCall;
}

export interface LedgerWriterOptions {
  store: PostingStore;
  processId: string;
  leaseMs: number;
  journal: Journal;
  accounts: Accounts;
  time: DatabaseTime;
  log: Logger;
}

/**
 * Keeps the database and the memory of this process in step, one transaction after the other: posts calls, exchanges slices and
 * renews the lease. No call waits for it, unless its project's slice has too little.
 */
export class LedgerWriter {
  readonly #options: LedgerWriterOptions;
  readonly #unposted: Unposted[] = [];
  /** Calls in flight that have no row, the oldest first. */
  readonly #withoutRow = new Set<JournalEntry>();
  #recall: string | null = null;
  #dueMs = Number.POSITIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #isStopped = false;
  #canWrite = true;
  #pausedUntilMs = Number.NEGATIVE_INFINITY;
  #renewedAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: LedgerWriterOptions) {
    this.#options = options;
  }

  /** Whether slices may be spent: by the monotonic clock, so that a process that was suspended knows that its lease is over. */
  get hasLease(): boolean {
    return performance.now() - this.#renewedAtMs < this.#options.leaseMs * USABLE_LEASE;
  }

  /** When the lease was last renewed, by the monotonic clock. */
  get renewedAtMs(): number {
    return this.#renewedAtMs;
  }

  /** Whether the last transaction went through. */
  get canWrite(): boolean {
    return this.#canWrite;
  }

  /** Whether calls are ended faster than the database takes them. */
  get isFull(): boolean {
    return this.#unposted.length >= MAX_UNPOSTED;
  }

  /** Throws when the database is known to be lost, so that nobody waits for it. */
  requireDatabase(): void {
    if (performance.now() >= this.#pausedUntilMs) return;
    throw failure('service_unavailable', { internal: 'the ledger cannot be written' });
  }

  opened(entry: JournalEntry): void {
    this.#withoutRow.add(entry);
  }

  ended(entry: JournalEntry, closed: ClosedCall): void {
    this.#withoutRow.delete(entry);
    this.#options.accounts.spend(closed);
    this.#unposted.push({ entry, closed });
    this.soon();
  }

  /** Everything is to be posted, calls in flight included. */
  recall(recalledAt: string): void {
    this.#recall = recalledAt;
    this.now();
  }

  /** The next transaction is due shortly. */
  soon(delayMs = GATHER_MS): void {
    const dueMs = performance.now() + delayMs;
    if (this.#isStopped || dueMs >= this.#dueMs) return;
    this.#dueMs = dueMs;
    if (this.#running === null) this.#arm();
  }

  /** The next transaction is due at once. */
  now(): void {
    this.soon(0);
  }

  /** Posts what has ended. Throws when the database does not take it. */
  async posted(): Promise<void> {
    while (this.#unposted.length > 0 || this.#running !== null) {
      await (this.#running ?? this.#run());
      if (this.#unposted.length > 0) this.requireDatabase();
    }
  }

  /** Nothing more is posted; true when everything was. */
  async stop(): Promise<boolean> {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.posted().catch(() => undefined);
    return this.#unposted.length === 0;
  }

  #arm(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), Math.max(0, this.#dueMs - performance.now())).unref();
  }

  #run(): Promise<void> {
    this.#running ??= this.#step().finally(() => {
      this.#running = null;
      if (!this.#isStopped && this.#dueMs < Number.POSITIVE_INFINITY) this.#arm();
    });
    return this.#running;
  }

  async #step(): Promise<void> {
    this.#dueMs = Number.POSITIVE_INFINITY;
    try {
      await this.#post(this.#unposted.slice(0, MAX_BATCH), this.#longCalls());
    } catch (error) {
      await this.#failed(error);
    }
  }

  async #post(batch: readonly Unposted[], opened: readonly JournalEntry[]): Promise<void> {
    const { store, processId, leaseMs, accounts, time } = this.#options;
    const { recall } = { recall: this.#isEverythingIn(batch, opened) ? this.#recall : null };
    const closed = batch.map((unposted) => unposted.closed);
    const sums = costsOf(closed);
    const sliceRequests = this.#sliceRequests(sums);
    const requestedAtMs = performance.now();
    const posted = await post(store, {
      processId,
      leaseMs,
      opened,
      closed,
      sliceRequests,
      completedRecall: recall,
    });
    this.#renewedAtMs = requestedAtMs;
    this.#canWrite = true;
    time.correct(posted.now, requestedAtMs);
    this.#unposted.splice(0, batch.length);
    for (const { entry } of batch) this.#options.journal.forget(entry);
    for (const entry of opened) this.#withoutRow.delete(entry);
    if (recall === this.#recall) this.#recall = null;
    this.#update(posted, sums);
    accounts.refresh(requestedAtMs);
    this.#scheduleNext();
  }

  /** Calls in flight that are due for a row. */
  #longCalls(): JournalEntry[] {
    const due: JournalEntry[] = [];
    const openedBeforeMs = performance.now() - (this.#recall === null ? LONG_CALL_MS : 0);
    for (const entry of this.#withoutRow) {
      if (entry.openedAtMs > openedBeforeMs || due.length === MAX_BATCH) break;
      due.push(entry);
    }
    return due;
  }

  #isEverythingIn(batch: readonly Unposted[], opened: readonly JournalEntry[]): boolean {
    return batch.length === this.#unposted.length && opened.length === this.#withoutRow.size;
  }

  #sliceRequests(sums: ReadonlyMap<string, bigint>): SliceRequest[] {
    const nowMs = performance.now();
    const sliceRequests: SliceRequest[] = [];
    for (const account of this.#options.accounts.all) {
      const postedNanoEur = sums.get(keyText(account.key));
      const isUnused = account.isIdle(nowMs) && !account.isEmpty;
      if (postedNanoEur === undefined && !isUnused && !account.needsRefill(nowMs)) continue;
      sliceRequests.push(account.sliceRequest(postedNanoEur ?? 0n, nowMs));
    }
    return sliceRequests;
  }

  #update({ slices }: Posted, sums: ReadonlyMap<string, bigint>): void {
    const nowMs = performance.now();
    for (const slice of slices) {
      const account = this.#options.accounts.of(slice);
      if (account === undefined) continue;
      const refused = account.update(slice, sums.get(keyText(slice)) ?? 0n, nowMs);
      if (refused.length === 0) continue;
      if (account.hasExcess(nowMs)) {
        account.recall();
        this.soon();
      }
      const position = {
        ...slice,
        // Below nothing is free where calls were granted more before the project had its limit.
        reservedNanoEur: slice.leasedNanoEur - account.freeNanoEur,
        limitNanoEur: slice.limitNanoEur ?? 0n,
      };
      for (const { reject, leastNanoEur } of refused) reject(budgetExceeded(position, leastNanoEur));
    }
  }

  #scheduleNext(): void {
    const { accounts } = this.#options;
    if (this.#unposted.length >= MAX_BATCH || this.#recall !== null) this.now();
    else if (this.#unposted.length > 0) this.soon();
    else if (this.#withoutRow.size > 0) this.soon(LONG_CALL_MS);
    if (accounts.hasWaiting) this.soon(this.#hasNewWaiting() ? 0 : RECALL_POLL_MS);
  }

  #hasNewWaiting(): boolean {
    for (const { waiting } of this.#options.accounts.all)
      if (waiting.some(({ state }) => state === 'new')) return true;
    return false;
  }

  async #failed(error: unknown): Promise<void> {
    const { log, accounts } = this.#options;
    if (error instanceof LeaseLost) return this.#reviveProcess();
    this.#canWrite = false;
    const isUnavailable = asGatewayError(error).code === 'service_unavailable';
    log.warn({ err: error }, 'the ledger could not be posted');
    if (!isUnavailable && this.#unposted.length > 0) return this.#postOneByOne();
    this.#pausedUntilMs = performance.now() + PAUSE_MS;
    accounts.failWaiting(error);
    this.soon(PAUSE_MS);
  }

  /** Others believed that this process had stopped. What they charged for it is taken back; its slices hold again. */
  async #reviveProcess(): Promise<void> {
    const { store, processId, leaseMs, log } = this.#options;
    log.warn('the lease of this process ran out: it takes up what it held');
    try {
      await reviveProcess(store, processId, leaseMs);
      this.now();
    } catch (error) {
      await this.#failed(error);
    }
  }

  /** A call that the database can never take must not keep the others from it. */
  async #postOneByOne(): Promise<void> {
    for (const one of this.#unposted.slice(0, MAX_BATCH)) {
      try {
        await this.#post([one], []);
      } catch (err) {
        if (err instanceof LeaseLost || asGatewayError(err).code === 'service_unavailable')
          return this.#failed(err);
        const { requestId } = one.closed.call;
        this.#options.log.error({ err, request_id: requestId }, 'a call cannot be posted');
        this.#unposted.shift();
      }
    }
    this.now();
  }
}

/** What the calls cost, by project and month. */
function costsOf(closed: readonly ClosedCall[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { call, grant, bill } of closed) {
    const name = keyText({ projectId: call.projectId, period: grant.period });
    sums.set(name, (sums.get(name) ?? 0n) + bill.costNanoEur);
  }
  return sums;
}
