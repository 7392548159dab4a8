import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Call } from '../../calls/call.ts';
import { noUsage } from '../../calls/usage.ts';
import { constantPrices } from '../../catalogue/price-schedule.ts';
import { completePrices } from '../../catalogue/price.ts';
import { NO_MULTIPLIERS } from '../../catalogue/price-multipliers.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { operations } from '../../generated/operations.ts';
import { createBudget, setLimit, type NewBudget } from '../../ledger/reports/budget-changes.ts';
import { reportBudget, type BudgetReport } from '../../ledger/reports/budgets.ts';
import { setBudget } from '../../scripts/test-bed/set-budget.ts';
import type { Charge } from '../../ledger/charges/charge.ts';
import { Ledger, type LedgerOptions } from '../../ledger/ledger.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import { newId } from '../../storage/identifiers.ts';
import type { LedgerRow } from '../../storage/ledger-schema.ts';
import type { Store } from '../../storage/store.ts';
import type { Principal } from '../../projects/principal.ts';
import { principalOf } from './principal-scene.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';

/** One cent in nano-euro, the price of an output token in these tests. Input is free. */
export const CENT = 10_000_000n;
const PRICES = completePrices({ outputTokens: CENT * 1_000_000n });
const LEASE_MS = 30_000;

/** An admitted call, which its test ends. */
export interface AdmittedCall {
  call: Call;
  charge: Charge;
  /** Its final cost in cents. */
  end(cents: number): Promise<void>;
}

/** A project on a separate store, with any number of processes. */
export class LedgerScene implements AsyncDisposable {
  readonly folder: TemporaryFolder;
  readonly store: Store;
  readonly projectId: string;
  readonly organisationId: string;
  /** The time of the database; null: its own clock. */
  time: string | null = null;
  readonly #ledgers: Ledger[] = [];

  private constructor(
    folder: TemporaryFolder,
    store: Store,
    project: { id: string; organisation_id: string },
  ) {
    this.folder = folder;
    this.store = store;
    this.projectId = project.id;
    this.organisationId = project.organisation_id;
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
    return new LedgerScene(folder, store, project);
  }

  get journals(): string {
    return join(this.folder.path, 'ledger');
  }

  /** The store with the scene's time in place of the database's. */
  timedStore(): Store {
    // A getter's `this` is the returned object.
    const clock = () => (this.time === null ? this.store.clock : sql<string>`${this.time}`);
    return {
      database: this.store.database,
      rowsOf: (json, columns) => this.store.rowsOf(json, columns),
      elementsOf: this.store.elementsOf,
      memberOf: this.store.memberOf,
      insertMissing: (transaction, table, rows) => this.store.insertMissing(transaction, table, rows),
      changeVersion: () => this.store.changeVersion(),
      withLock: (name, work) => this.store.withLock(name, work),
      announceChange: () => this.store.announceChange(),
      onChange: (listener) => this.store.onChange(listener),
      close: () => Promise.resolve(),
      get clock() {
        return clock();
      },
    };
  }

  /** Starts a process on the store. It ends with the scene. */
  async process(options: Partial<LedgerOptions> = {}): Promise<Ledger> {
    const ledger = await Ledger.open({
      store: this.timedStore(),
      journals: this.journals,
      log: pino({ level: 'silent' }),
      leaseMs: LEASE_MS,
      ...options,
    });
    this.#ledgers.push(ledger);
    return ledger;
  }

  /** A call of at most the given cents. Without `own`, the gateway may lower that to 16. */
  call(mostCents: number, own = true, payer: Partial<Principal> = {}): Call {
    const operation = operations.find(({ operationId }) => operationId === 'createChatCompletion');
    const messages = [{ role: 'user', content: 'Hello' }];
    const call = {
      requestId: newId(),
      operation,
      parameters: {},
      principal: principalOf(this.projectId, { organisationId: this.organisationId, ...payer }),
      body: { kind: 'json', value: { messages, ...(own ? { max_tokens: mostCents } : {}) } },
      model: {
        id: 'acme/chat',
        prices: PRICES,
        priceSchedule: constantPrices(PRICES),
        priceMultipliers: NO_MULTIPLIERS,
        info: { max_output_tokens: mostCents },
        limits: {},
      },
      usage: { ...noUsage(), forwarded: 1, reported: true },
      outputLimitTokens: null,
    };
    // Only the members of a call that the ledger and the meter read.
    return call as unknown as Call;
  }

  /** Admits a call. Throws the error of the ledger. */
  async admit(
    ledger: Ledger,
    mostCents: number,
    own = true,
    payer: Partial<Principal> = {},
  ): Promise<AdmittedCall> {
    const call = this.call(mostCents, own, payer);
    const charge = await ledger.open(call);
    if (charge === null) throw new Error('the call is not billed');
    return {
      call,
      charge,
      async end(cents) {
        call.usage.outputTokens = cents;
        await charge.settle('completed');
      },
    };
  }

  /** Admits a call. Returns it, or the code of the error. */
  tryToAdmit(
    ledger: Ledger,
    mostCents: number,
    own = true,
    payer: Partial<Principal> = {},
  ): Promise<AdmittedCall | string> {
    return this.admit(ledger, mostCents, own, payer).catch((error: unknown) => {
      if (error instanceof GatewayError) return error.code;
      throw error;
    });
  }

  limit(cents: bigint | null): Promise<void> {
    return setLimit(this.store, this.projectId, cents);
  }

  /** Creates a budget in cents. */
  async add(
    scope: NewBudget['scope'],
    interval: NewBudget['interval'],
    cents: number,
    more: Partial<NewBudget> = {},
  ): Promise<string> {
    const ids = { organisation: this.organisationId, project: this.projectId, key: 'key-1' };
    const limit = { modelId: null, tag: null, limitEurCents: BigInt(cents), isSoft: false };
    const { id } = await createBudget(this.store, {
      scope,
      scopeId: ids[scope],
      interval,
      ...limit,
      ...more,
    });
    return id;
  }

  /** The settled and held amounts of a budget in a period, in cents. */
  async used(budgetId: string, period: string): Promise<{ settled: number; held: number }> {
    const rows = this.store.database.selectFrom('budget_periods').selectAll();
    const row = await rows.where('budget_id', '=', budgetId).where('period', '=', period).executeTakeFirst();
    return {
      settled: Number(row?.settled_nano_eur ?? 0n) / 1e7,
      held: Number(row?.reserved_nano_eur ?? 0n) / 1e7,
    };
  }

  /** Waits until all processes have posted their calls. */
  async rows(): Promise<LedgerRow[]> {
    for (const ledger of this.#ledgers) await ledger.posted();
    return this.store.database.selectFrom('ledger').selectAll().orderBy('started_at').execute();
  }

  budget(): Promise<BudgetReport> {
    return reportBudget(this.timedStore(), this.projectId);
  }

  /** The settled and held amounts of all months, in cents. */
  async taken(): Promise<{ settled: number; held: number }> {
    const periods = await this.store.database.selectFrom('budget_periods').selectAll().execute();
    const sum = (amounts: bigint[]): number => Number(amounts.reduce((one, other) => one + other, 0n)) / 1e7;
    return {
      settled: sum(periods.map((period) => period.settled_nano_eur)),
      held: sum(periods.map((period) => period.reserved_nano_eur)),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const ledger of this.#ledgers) await ledger.close();
    await this.folder[Symbol.asyncDispose]();
  }
}
