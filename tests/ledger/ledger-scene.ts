import { sql } from 'kysely';
import { reportBudget, setBudget, type BudgetReport } from '../../ledger/budgets.ts';
import type { Grant, LedgerCall, Posting, Settlement } from '../../ledger/entry.ts';
import { LedgerBook } from '../../ledger/ledger-book.ts';
import type { Posted } from '../../ledger/post.ts';
import { noUnits } from '../../metering/units.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import { newId } from '../../storage/identifiers.ts';
import type { LedgerRow } from '../../storage/schema.ts';
import type { Store } from '../../storage/store.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';

/** One cent in nano-euro. */
export const CENT = 10_000_000n;

/** A project with a book over a store of its own. */
export class LedgerScene implements AsyncDisposable {
  readonly folder: TemporaryFolder;
  readonly store: Store;
  readonly projectId: string;
  readonly book: LedgerBook;
  /** What the database takes for its time from now on; null: its own clock. */
  time: string | null = null;

  private constructor(folder: TemporaryFolder, store: Store, projectId: string) {
    this.folder = folder;
    this.store = store;
    this.projectId = projectId;
    this.book = new LedgerBook(this.timedStore(), 'process-1');
  }

  static async open(limitEurCents: bigint | null = null): Promise<LedgerScene> {
    const folder = await TemporaryFolder.make();
    const store = await folder.openStore();
    const organisation = await createOrganisation(store.database, 'acme');
    const project = await createProject(store.database, {
      organisation: organisation.id,
      name: 'main',
      models: 'all',
    });
    await setBudget(store, project.id, limitEurCents);
    return new LedgerScene(folder, store, project.id);
  }

  /** The store with the scene's time in place of the database's. */
  timedStore(): Pick<Store, 'database' | 'clock' | 'rowsOf'> {
    // A getter's `this` is the returned object.
    const clock = () => (this.time === null ? this.store.clock : sql<string>`${this.time}`);
    return {
      database: this.store.database,
      rowsOf: (json, columns) => this.store.rowsOf(json, columns),
      get clock() {
        return clock();
      },
    };
  }

  call(requestId: string = newId()): LedgerCall {
    return {
      requestId,
      projectId: this.projectId,
      keyId: 'key-1',
      modelId: 'acme/chat',
      operationId: 'createChatCompletion',
      prices: '{}',
    };
  }

  reserve(
    mostNanoEur: bigint,
    leastNanoEur: bigint = mostNanoEur,
    call: LedgerCall = this.call(),
  ): Promise<Posted> {
    return this.book.post({ kind: 'reserve', call, mostNanoEur, leastNanoEur });
  }

  /** As `reserve`, for a wish that fits. */
  async granted(nanoEur: bigint, call: LedgerCall): Promise<Grant> {
    const posted = await this.reserve(nanoEur, nanoEur, call);
    if (posted.kind !== 'granted') throw new Error(`the reservation was ${posted.kind}`);
    return posted.grant;
  }

  settlement(call: LedgerCall, grant: Grant, costNanoEur: bigint): Settlement {
    const bill = { units: { ...noUnits(), outputTokens: 7 }, costNanoEur, estimated: false };
    return { kind: 'settle', call, grant, outcome: 'completed', bill };
  }

  post(posting: Posting): Promise<Posted> {
    return this.book.post(posting);
  }

  rows(): Promise<LedgerRow[]> {
    return this.store.database.selectFrom('ledger').selectAll().orderBy('started_at').execute();
  }

  budget(): Promise<BudgetReport> {
    return reportBudget(this.timedStore(), this.projectId);
  }

  /** The months' sums as the ledger's rows give them, and as the budget says: always the same. */
  async sums(): Promise<{ ledger: Record<string, bigint>; budget: Record<string, bigint> }> {
    const ledger: Record<string, bigint> = {};
    for (const row of await this.rows()) {
      const amount = row.state === 'reserved' ? row.reserved_nano_eur : row.cost_nano_eur;
      ledger[row.period] = (ledger[row.period] ?? 0n) + amount;
    }
    const periods = await this.store.database.selectFrom('budget_periods').selectAll().execute();
    const used = periods.map((row) => [row.period, row.settled_nano_eur + row.reserved_nano_eur] as const);
    return { ledger, budget: Object.fromEntries(used.filter(([, amount]) => amount !== 0n)) };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.book.idle();
    await this.folder[Symbol.asyncDispose]();
  }
}
