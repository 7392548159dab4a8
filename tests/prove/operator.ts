import { setTimeout as wait } from 'node:timers/promises';
import { setLimit } from '../../ledger/budgets.ts';
import { createKey } from '../../projects/keys.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import type { Store } from '../../storage/store.ts';
import type { Caller } from './load.ts';

/** What the first project always has left: some hundred calls. */
const NEARLY_SPENT_EUR_CENTS = 3n;
/** What the second project has for the whole run: it is soon spent. */
const SMALL_BUDGET_EUR_CENTS = 2n;
const LOOK_EVERY_MS = 100;

const NANO_EUR_PER_CENT = 10_000_000n;

/** The operator of the proof: gives one project a budget that is nearly spent at every moment, and watches all of them. */
export class Operator {
  readonly callers: readonly Caller[];
  readonly limitsNanoEur = new Map<string, bigint>();
  /** How often a project was seen over its limit while the calls ran. */
  overshoots = 0;
  looks = 0;
  readonly #store: Store;
  readonly #stopping = new AbortController();
  #watching: Promise<void> = Promise.resolve();

  private constructor(store: Store, callers: readonly Caller[]) {
    this.#store = store;
    this.callers = callers;
  }

  static async begin(store: Store): Promise<Operator> {
    const organisation = await createOrganisation(store.database, 'proof');
    const callers = [
      await callerOf(store, organisation.id, 'raised'),
      await callerOf(store, organisation.id, 'small'),
    ];
    const operator = new Operator(store, callers);
    const [raised, small] = callers;
    if (raised === undefined || small === undefined) throw new Error('the proof has no projects');
    await operator.#limit(raised.project, NEARLY_SPENT_EUR_CENTS);
    await operator.#limit(small.project, SMALL_BUDGET_EUR_CENTS);
    operator.#watching = operator.#watch(raised.project);
    return operator;
  }

  async end(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
  }

  async #watch(raisedProject: string): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      for (const { project } of this.callers) {
        const used = await this.#used(project);
        this.looks += 1;
        if (used > (this.limitsNanoEur.get(project) ?? 0n)) this.overshoots += 1;
        if (project === raisedProject)
          await this.#limit(project, used / NANO_EUR_PER_CENT + NEARLY_SPENT_EUR_CENTS);
      }
      await wait(LOOK_EVERY_MS);
    }
  }

  /** Never lowered: what is used has been promised already. */
  async #limit(projectId: string, eurCents: bigint): Promise<void> {
    const limit = eurCents * NANO_EUR_PER_CENT;
    if (limit <= (this.limitsNanoEur.get(projectId) ?? -1n)) return;
    this.limitsNanoEur.set(projectId, limit);
    await setLimit(this.#store, projectId, eurCents);
  }

  /** Settled and held by processes, which together never exceed the limit. */
  async #used(projectId: string): Promise<bigint> {
    const periods = await this.#store.database
      .selectFrom('budget_periods')
      .selectAll()
      .where('project_id', '=', projectId)
      .execute();
    return periods.reduce((sum, { settled_nano_eur, reserved_nano_eur }) => {
      return sum + settled_nano_eur + reserved_nano_eur;
    }, 0n);
  }
}

async function callerOf(store: Store, organisationId: string, name: string): Promise<Caller> {
  const { database } = store;
  const project = await createProject(database, { organisation: organisationId, name, models: 'all' });
  const { plainKey } = await createKey(database, {
    projectId: project.id,
    name,
    models: null,
    expiresAt: null,
    requestsPerMinute: null,
  });
  return { project: project.id, key: plainKey };
}
