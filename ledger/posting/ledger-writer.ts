/**
 * Brings the database up to date with this process, one transaction after the other. Each one posts ended calls, exchanges
 * slices, renews the lease and completes a recall together, so memory is always the result of one transaction.
 * - A call leaves `#unposted` and the journal only after its row is written. Posting twice changes nothing, so that a
 *   transaction whose commit is uncertain is repeated.
 * - The lease counts from before the transaction: this process never trusts it for longer than the others do.
 * - A recall is completed only by a transaction that leaves nothing unposted and no call in flight without a row.
 * - After a failure, a lost lease is taken back; an unreachable database is left alone for a second, in which waiting calls
 *   fail at once; and after any other error calls are posted one by one, so that none blocks the others.
 */
import type { Logger } from 'pino';
import { asGatewayError, failure } from '../../errors/gateway-error.ts';
import type { Slices } from '../slices/slices.ts';
import type { BudgetAlerts } from '../alerts/budget-alerts.ts';
import { LeaseLost, post, type PostingStore } from './posting.ts';
import type { DatabaseTime } from '../database-time.ts';
import type { ClosedCall } from '../ledger-call.ts';
import type { Journal, JournalEntry } from '../journal/journal.ts';
import { reviveProcess } from './processes.ts';
import { BudgetSums } from '../slices/budget-sums.ts';

/** Rows of one transaction: more would lock the database for too long. */
const MAX_BATCH = 500;
/** How long ended calls and refills wait to share a transaction, which costs as much as some hundred rows. */
const GATHER_MS = 100;
/** How often the slice is requested again while calls wait for other processes to return theirs. */
const RECALL_POLL_MS = 50;
/** How long calls fail at once after the database failed. */
const PAUSE_MS = 1_000;
/** A call in flight is posted after this time, in case this process and its disk are lost. */
const LONG_CALL_MS = 1_000;
/** The part of a lease in which slices may be spent: the rest allows for clocks of different speed. */
const USABLE_LEASE = 0.8;
/** The most calls that wait to be posted. Beyond it, no call is admitted. */
const MAX_UNPOSTED = 200_000;

/** A call that ended and is not posted yet. */
interface Unposted {
  entry: JournalEntry;
  closed: ClosedCall;
}

export interface LedgerWriterOptions {
  store: PostingStore;
  processId: string;
  leaseMs: number;
  journal: Journal;
  slices: Slices;
  time: DatabaseTime;
  alerts: BudgetAlerts;
  log: Logger;
}

/** The writer of one process. A call waits for it only when one of its slices has too little. */
export class LedgerWriter {
  readonly #options: LedgerWriterOptions;
  readonly #unposted: Unposted[] = [];
  /** Calls in flight that have no row, the oldest first. */
  readonly #withoutRow = new Set<JournalEntry>();
  #recall: string | null = null;
  #dueMs = Number.POSITIVE_INFINITY;
  /** The delay that `#dueMs` was set with. */
  #dueDelayMs = Number.POSITIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #isStopped = false;
  #canWrite = true;
  #pausedUntilMs = Number.NEGATIVE_INFINITY;
  #renewedAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: LedgerWriterOptions) {
    this.#options = options;
  }

  /** Whether slices may be spent. By the monotonic clock, so that a process that was suspended sees that its lease has expired. */
  hasLease(nowMs = performance.now()): boolean {
    return nowMs - this.#renewedAtMs < this.#options.leaseMs * USABLE_LEASE;
  }

  /** The time of the last renewal of the lease, by the monotonic clock. */
  get renewedAtMs(): number {
    return this.#renewedAtMs;
  }

  /** Whether the last transaction succeeded. */
  get canWrite(): boolean {
    return this.#canWrite;
  }

  /** Whether the limit of unposted calls is reached: calls end faster than the database takes them. */
  get isFull(): boolean {
    return this.#unposted.length >= MAX_UNPOSTED;
  }

  /** Throws `service_unavailable` for a short time after the database failed, so that no call waits for it. */
  requireDatabase(): void {
    if (performance.now() >= this.#pausedUntilMs) return;
    throw failure('service_unavailable', { internal: 'the ledger cannot be written' });
  }

  opened(entry: JournalEntry): void {
    this.#withoutRow.add(entry);
  }

  ended(entry: JournalEntry, closed: ClosedCall): void {
    this.#withoutRow.delete(entry);
    this.#options.slices.spend(closed);
    this.#unposted.push({ entry, closed });
    this.postSoon();
  }

  /** Posts everything at once, calls in flight included. */
  recall(recalledAt: string): void {
    this.#recall = recalledAt;
    this.postNow();
  }

  /** Schedules the next transaction after a delay, unless it is due earlier. */
  postSoon(delayMs = GATHER_MS): void {
    // What was scheduled before with this delay is due earlier, which is known without a look at the clock.
    if (this.#isStopped || delayMs >= this.#dueDelayMs) return;
    const dueMs = performance.now() + delayMs;
    if (dueMs >= this.#dueMs) return;
    this.#dueMs = dueMs;
    this.#dueDelayMs = delayMs;
    if (this.#running === null) this.#arm();
  }

  /** Schedules the next transaction at once. */
  postNow(): void {
    this.postSoon(0);
  }

  /** Posts all calls that have ended. Throws when the database fails. */
  async posted(): Promise<void> {
    while (this.#unposted.length > 0 || this.#running !== null) {
      await (this.#running ?? this.#run());
      if (this.#unposted.length > 0) this.requireDatabase();
    }
  }

  /** Stops after a last attempt to post everything. Returns whether everything is posted. */
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
    this.#dueDelayMs = Number.POSITIVE_INFINITY;
    try {
      await this.#post(this.#unposted.slice(0, MAX_BATCH), this.#longCalls());
    } catch (error) {
      await this.#failed(error);
    }
  }

  async #post(batch: readonly Unposted[], opened: readonly JournalEntry[]): Promise<void> {
    const { store, processId, leaseMs, slices, time, alerts } = this.#options;
    const recall = this.#isEverythingIn(batch, opened) ? this.#recall : null;
    const closed = batch.map((unposted) => unposted.closed);
    const sums = BudgetSums.of(closed);
    const sliceRequests = slices.beginExchange(sums);
    const requestedAtMs = performance.now();
    const posted = await post(store, {
      processId,
      leaseMs,
      opened,
      closed,
      sliceRequests,
      completedRecall: recall,
      alerts,
    });
    this.#renewedAtMs = requestedAtMs;
    this.#canWrite = true;
    time.correct(posted.now, requestedAtMs);
    this.#unposted.splice(0, batch.length);
    for (const { entry } of batch) this.#options.journal.forget(entry);
    for (const entry of opened) this.#withoutRow.delete(entry);
    if (recall === this.#recall) this.#recall = null;
    if (slices.update(posted.slices, sums)) this.postSoon();
    slices.refresh(requestedAtMs);
    this.#scheduleNext();
  }

  /** The calls in flight that are due to be posted. */
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

  #scheduleNext(): void {
    const { slices } = this.#options;
    if (this.#unposted.length >= MAX_BATCH || this.#recall !== null) this.postNow();
    else if (this.#unposted.length > 0) this.postSoon();
    else if (this.#withoutRow.size > 0) this.postSoon(LONG_CALL_MS);
    if (slices.hasWaiting) this.postSoon(slices.hasNewWaiting ? 0 : RECALL_POLL_MS);
  }

  async #failed(error: unknown): Promise<void> {
    const { log, slices } = this.#options;
    if (error instanceof LeaseLost) return this.#reviveProcess();
    this.#canWrite = false;
    const isUnavailable = asGatewayError(error).code === 'service_unavailable';
    log.warn({ err: error }, 'the ledger could not be posted');
    if (!isUnavailable && this.#unposted.length > 0) return this.#postOneByOne();
    this.#pausedUntilMs = performance.now() + PAUSE_MS;
    slices.failWaiting(error);
    this.postSoon(PAUSE_MS);
  }

  /** Takes back what other processes charged because they considered this one stopped. Its slices are valid again. */
  async #reviveProcess(): Promise<void> {
    const { store, processId, leaseMs, log } = this.#options;
    log.warn('the lease of this process expired: it takes its slices back');
    try {
      await reviveProcess(store, processId, leaseMs);
      this.postNow();
    } catch (error) {
      await this.#failed(error);
    }
  }

  /** Posts calls one by one, so that one that the database rejects does not block the others. */
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
    this.postNow();
  }
}
