import { join } from 'node:path';
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { BudgetAlerts } from '../../ledger/alerts/budget-alerts.ts';
import { Slices } from '../../ledger/slices/slices.ts';
import { setBudget } from '../../scripts/test-bed/set-budget.ts';
import { DatabaseTime } from '../../ledger/database-time.ts';
import { Journal, type JournalEntry } from '../../ledger/journal/journal.ts';
import type { ClosedCall, OpenCall } from '../../ledger/ledger-call.ts';
import { LedgerWriter } from '../../ledger/posting/ledger-writer.ts';
import { databaseNow, periodOf } from '../../ledger/period.ts';
import type { PostingStore } from '../../ledger/posting/posting.ts';
import { registerProcess } from '../../ledger/posting/processes.ts';
import { noUnits } from '../../metering/units.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import type { Principal } from '../../projects/principal.ts';
import { createProject } from '../../projects/projects.ts';
import { newId } from '../../storage/identifiers.ts';
import type { LedgerRow } from '../../storage/ledger-schema.ts';
import type { Store } from '../../storage/store.ts';
import type { TemporaryFolder } from '../storage/temporary-store.ts';
import { openedIn } from './opened-in.ts';
import { principalOf } from './principal-scene.ts';

export const CENT = 10_000_000n;
export const LEASE_MS = 30_000;

/** A real store that counts transactions and fails on request. */
export class ObservedStore implements PostingStore {
  transactions = 0;
  /** The errors of the next transactions in order; null lets one succeed. */
  readonly failures: (Error | null)[] = [];
  /** A row that the database never accepts. */
  invalidRequestId = '';
  readonly #store: Store;
  readonly rowsOf: PostingStore['rowsOf'];
  readonly insertMissing: PostingStore['insertMissing'];

  constructor(store: Store) {
    this.#store = store;
    this.rowsOf = (json, columns) => store.rowsOf(json, columns);
    this.insertMissing = (transaction, table, rows) => {
      if (this.invalidRequestId !== '' && JSON.stringify(rows, withoutBigInt).includes(this.invalidRequestId))
        throw new Error('the row is invalid');
      return store.insertMissing(transaction, table, rows);
    };
  }

  get database(): Store['database'] {
    return this.#store.database;
  }

  /** Every transaction of the writer begins with the database's time. */
  get clock(): Store['clock'] {
    this.transactions += 1;
    const error = this.failures.shift() ?? null;
    if (error !== null) throw error;
    return this.#store.clock;
  }
}

function withoutBigInt(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** A ledger writer of a separate process on a shared store. The test controls its timers. */
export class WriterScene {
  readonly processId = newId();
  readonly projectId: string;
  readonly period: string;
  readonly store: ObservedStore;
  readonly slices: Slices;
  readonly journals: string;
  readonly journal: Journal;
  readonly time: DatabaseTime;
  readonly writer: LedgerWriter;
  readonly logged: Record<string, unknown>[] = [];

  private constructor(folder: TemporaryFolder, store: Store, projectId: string, now: string) {
    this.projectId = projectId;
    this.period = periodOf(now);
    this.store = new ObservedStore(store);
    this.time = new DatabaseTime(now, performance.now());
    this.slices = new Slices(this.time);
    this.journals = join(folder.path, `journals-${this.processId}`);
    this.journal = new Journal(join(this.journals, this.processId), 'process');
    const log = pino({}, { write: (line: string) => void this.logged.push(recordOf(line)) });
    this.writer = new LedgerWriter({
      store: this.store,
      processId: this.processId,
      leaseMs: LEASE_MS,
      journal: this.journal,
      slices: this.slices,
      time: this.time,
      alerts: new BudgetAlerts(null, log),
      log,
    });
  }

  static async open(
    folder: TemporaryFolder,
    store: Store,
    limitEurCents: bigint | null = null,
  ): Promise<WriterScene> {
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'] });
    const organisation = await createOrganisation(store.database, newId());
    const project = { organisation: organisation.id, name: 'main', models: 'all' } as const;
    const { id } = await createProject(store.database, project);
    for (const table of ['ledger', 'ledger_slices', 'ledger_processes'] as const)
      await store.database.deleteFrom(table).execute();
    await setBudget(store, id, limitEurCents);
    const scene = new WriterScene(folder, store, id, await databaseNow(store.database, store.clock));
    await registerProcess(store, scene.processId, LEASE_MS);
    await scene.slices.readLimits(store.database);
    return scene;
  }

  get principal(): Principal {
    return principalOf(this.projectId);
  }

  /** Advances the time, and waits for the transactions that begin. */
  async pass(durationMs: number): Promise<void> {
    await jest.advanceTimersByTimeAsync(durationMs);
    await this.idle();
  }

  /**
   * Resolves when no transaction is under way. The database's thread takes one statement after the other, so that a transaction
   * that the writer begins meanwhile is between two of these reads; on a busy machine it may begin some reads later.
   */
  async idle(): Promise<void> {
    let before = this.store.transactions;
    for (let unchanged = 0; unchanged < 8; unchanged += 1) {
      await this.rows();
      if (before !== this.store.transactions) unchanged = -1;
      before = this.store.transactions;
    }
  }

  newCall(cents: number): OpenCall {
    const names = { keyId: 'key-1', modelId: 'acme/chat', operationId: 'createChatCompletion', prices: '{}' };
    return {
      call: { requestId: newId(), projectId: this.projectId, ...names },
      grant: { reservedNanoEur: BigInt(cents) * CENT, period: this.period, startedAtMs: this.time.nowMs() },
    };
  }

  /** A call in flight. */
  async open(cents = 1): Promise<JournalEntry> {
    const entry = await openedIn(this.journal, this.newCall(cents));
    this.writer.opened(entry);
    return entry;
  }

  /** Ends a call at a cost. */
  end(entry: JournalEntry, cents = 1): void {
    const closed = this.closed(entry, cents);
    void this.journal.close(entry, closed);
    this.writer.ended(entry, closed);
  }

  async openAndEnd(cents = 1): Promise<JournalEntry> {
    const entry = await this.open(cents);
    this.end(entry, cents);
    return entry;
  }

  closed({ call, grant }: OpenCall, cents = 1): ClosedCall {
    const bill = { units: noUnits(), costNanoEur: BigInt(cents) * CENT, estimated: false };
    return { call, grant, outcome: 'completed', bill, attempts: '', settledAtMs: this.time.nowMs() };
  }

  /** A call that waits for money from its project's budget. Its result is recorded. */
  want(cents: number): { cents: number | null; error: unknown } {
    const call: { cents: number | null; error: unknown } = { cents: null, error: null };
    const slice = this.slices.current(this.projectId);
    const nanoEur = BigInt(cents) * CENT;
    if (slice.isConfirmed && slice.reserve(nanoEur, performance.now())) call.cents = cents;
    else
      this.slices.wait(slice, nanoEur, nanoEur).then(
        (granted) => (call.cents = Number(granted / CENT)),
        (error: unknown) => (call.error = error),
      );
    return call;
  }

  /** The rows of this process. */
  rows(): Promise<LedgerRow[]> {
    const rows = this.store.database.selectFrom('ledger').selectAll();
    return rows.where('process_id', '=', this.processId).orderBy('started_at').execute();
  }

  /** The states of calls by request id. */
  async states(): Promise<Record<string, string>> {
    return Object.fromEntries((await this.rows()).map((row) => [row.request_id, row.state]));
  }

  /** What the process holds of its project's budget in the database, in cents. */
  async held(): Promise<number> {
    const slices = this.store.database.selectFrom('ledger_slices').selectAll();
    const slice = await slices.where('process_id', '=', this.processId).executeTakeFirst();
    return Number(slice?.held_nano_eur ?? 0n) / Number(CENT);
  }

  async process() {
    const processes = this.store.database.selectFrom('ledger_processes').selectAll();
    return processes.where('id', '=', this.processId).executeTakeFirst();
  }

  async close(): Promise<void> {
    await this.writer.stop();
    await this.journal.end();
    jest.useRealTimers();
  }
}

function recordOf(line: string): Record<string, unknown> {
  // Pino writes an object for each line.
  return JSON.parse(line) as Record<string, unknown>;
}
