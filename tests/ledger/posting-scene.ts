import { sql } from 'kysely';
import type { ClosedCall, OpenCall } from '../../ledger/ledger-call.ts';
import { post, type Posted, type Posting, type PostingStore } from '../../ledger/posting/posting.ts';
import { registerProcess } from '../../ledger/posting/processes.ts';
import type { SliceRequest } from '../../ledger/slices/slice-exchange.ts';
import { noUnits } from '../../metering/units.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import { newId } from '../../storage/identifiers.ts';
import type { Store } from '../../storage/store.ts';

export const CENT = 10_000_000n;
export const LEASE_MS = 30_000;
export const START = '2026-11-22T10:00:00.000Z';
const PERIOD = '2026-11';

/** The slice request of a process, in cents. Missing members are 0. */
export interface WantedCents {
  keep?: number;
  waiting?: number;
  leastWaiting?: number;
  spare?: number;
  returns?: boolean;
  recalls?: boolean;
}

const nano = (cents: number): bigint => BigInt(Math.round(cents * 100)) * (CENT / 100n);
const cents = (nanoEur: bigint | undefined): number => Number(nanoEur ?? 0n) / Number(CENT);

/** A project on a shared store. The test controls its time. */
export class PostingScene {
  readonly projectId: string;
  /** The time of the database. */
  now = START;
  readonly #shared: Store;

  private constructor(store: Store, projectId: string) {
    this.#shared = store;
    this.projectId = projectId;
  }

  /** Creates a scene without rows of earlier tests. */
  static async open(store: Store, limitCents: number | null): Promise<PostingScene> {
    const { database } = store;
    for (const table of ['ledger', 'ledger_slices', 'ledger_processes', 'budget_periods'] as const)
      await database.deleteFrom(table).execute();
    const organisation = await createOrganisation(database, newId());
    const project = { organisation: organisation.id, name: 'main', models: 'all' } as const;
    const scene = new PostingScene(store, (await createProject(database, project)).id);
    await scene.limit(limitCents);
    return scene;
  }

  get store(): PostingStore {
    const { database } = this.#shared;
    return {
      database,
      clock: sql<string>`${this.now}`,
      rowsOf: (json, columns) => this.#shared.rowsOf(json, columns),
      insertMissing: (transaction, table, rows) => this.#shared.insertMissing(transaction, table, rows),
    };
  }

  async limit(limitCents: number | null): Promise<void> {
    const { database } = this.#shared;
    await database.deleteFrom('budgets').where('id', '=', this.projectId).execute();
    if (limitCents === null) return;
    const scope = { scope: 'project', scope_id: this.projectId, interval: 'month' } as const;
    const limit = { limit_eur_cents: BigInt(limitCents), soft: 0, changed_at: START };
    await database
      .insertInto('budgets')
      .values({ id: this.projectId, ...scope, ...limit })
      .execute();
  }

  /** Advances the time. */
  pass(durationMs: number): void {
    this.now = new Date(Date.parse(this.now) + durationMs).toISOString();
  }

  async process(): Promise<string> {
    const id = newId();
    await registerProcess(this.store, id, LEASE_MS);
    return id;
  }

  post(processId: string, part: Partial<Posting>): Promise<Posted> {
    const nothing = { opened: [], closed: [], sliceRequests: [], completedRecall: null };
    return post(this.store, { ...nothing, processId, leaseMs: LEASE_MS, ...part });
  }

  sliceRequest({ keep = 0, waiting = 0, ...more }: WantedCents, period = PERIOD): SliceRequest {
    const { leastWaiting = waiting, spare = 0, returns = false, recalls = false } = more;
    return {
      budgetId: this.projectId,
      period,
      keepNanoEur: nano(keep),
      waitingNanoEur: nano(waiting),
      leastWaitingNanoEur: nano(leastWaiting),
      spareNanoEur: nano(spare),
      returns,
      recalls,
    };
  }

  /** Requests a slice. Returns what the process then holds, in cents, and the outcome. */
  async want(processId: string, wanted: WantedCents) {
    const { slices } = await this.post(processId, { sliceRequests: [this.sliceRequest(wanted)] });
    return { held: cents(slices[0]?.heldNanoEur), outcome: slices[0]?.outcome };
  }

  openCall(reservedCents: number): OpenCall {
    const names = { keyId: 'key-1', modelId: 'acme/chat', operationId: 'createChatCompletion', prices: '{}' };
    return {
      call: { requestId: newId(), projectId: this.projectId, ...names },
      grant: { reservedNanoEur: nano(reservedCents), period: PERIOD, startedAtMs: Date.parse(START) },
    };
  }

  closedCall(open: OpenCall, costCents: number): ClosedCall {
    const bill = { units: noUnits(), costNanoEur: nano(costCents), estimated: false };
    return { ...open, outcome: 'completed', bill, attempts: '', settledAtMs: Date.parse(START) };
  }

  /** The settled and held amounts of the month, in cents. */
  async month(period = PERIOD) {
    const row = await this.#shared.database
      .selectFrom('budget_periods')
      .selectAll()
      .where('budget_id', '=', this.projectId)
      .where('period', '=', period)
      .executeTakeFirst();
    return { settled: cents(row?.settled_nano_eur), held: cents(row?.reserved_nano_eur) };
  }

  /** What all processes hold, by month. */
  async slices() {
    const slices = this.#shared.database.selectFrom('ledger_slices').selectAll();
    const rows = await slices.where('held_nano_eur', '>', 0n).execute();
    return rows.map((row) => ({
      processId: row.process_id,
      period: row.period,
      held: cents(row.held_nano_eur),
      spare: cents(row.spare_nano_eur),
      recalledAt: row.recalled_at,
    }));
  }

  /** When the slice of the process was recalled; null when it was not. */
  async recalledAt(processId: string, period = PERIOD): Promise<string | null> {
    const slices = await this.slices();
    return (
      slices.find((slice) => slice.processId === processId && slice.period === period)?.recalledAt ?? null
    );
  }

  /** The costs of calls by outcome. Those in flight are `reserved`. */
  async rows(): Promise<[string, number, string][]> {
    const rows = await this.#shared.database.selectFrom('ledger').selectAll().orderBy('request_id').execute();
    return rows.map((row) => [row.state, cents(row.cost_nano_eur), row.outcome ?? '']);
  }

  processes() {
    return this.#shared.database.selectFrom('ledger_processes').selectAll().orderBy('id').execute();
  }
}
