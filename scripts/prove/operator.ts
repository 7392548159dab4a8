import { setTimeout as wait } from 'node:timers/promises';
import { changeBudget, createBudget, setLimit, type NewBudget } from '../../ledger/reports/budget-changes.ts';
import { createKey } from '../../projects/keys.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import { parseTag } from '../../catalogue/tag-value.ts';
import type { Store } from '../../storage/store.ts';
import type { Attackers } from './attacks.ts';
import type { ProofBudget } from './evidence.ts';
import type { Caller } from './load.ts';
import {
  MAX_PAGES,
  MAX_SECONDS,
  PAGE_NANO_EUR,
  PUBLIC_MODEL,
  SECOND_NANO_EUR,
  SMALL_TEAM,
  TEAM,
} from './calls.ts';

/** The amount that the first project always has left, enough for some hundred calls. */
const NEARLY_SPENT_EUR_CENTS = 3n;
/** The budget of the second project, which is soon spent. */
const SMALL_BUDGET_EUR_CENTS = 2n;
/** The budget of the team that is soon spent, which has a ninth of the calls of the first project. */
const SMALL_TEAM_EUR_CENTS = 1n;
/** Enough for 500 seconds of audio, half of what the model accepts. */
const AUDIO_BUDGET_EUR_CENTS = (BigInt(MAX_SECONDS) * SECOND_NANO_EUR) / 20_000_000n;
/** Enough for four documents of the most pages that the model reads, and less than one of all its pages. */
const PAPER_BUDGET_EUR_CENTS = (4n * BigInt(MAX_PAGES) * PAGE_NANO_EUR) / 10_000_000n;
const LOOK_EVERY_MS = 100;
/** How long the third project's limit stays the same. */
const CHANGE_EVERY_MS = 3_000;
/** How long until a new or a lowered limit applies (docs/money.md), with a margin for a busy machine. */
const APPLIES_WITHIN_MS = 1_500;

const NANO_EUR_PER_CENT = 10_000_000n;

/**
 * The operator of the proof. Keeps the budgets of the organisation, of one project, of a team and of two keys nearly spent, lowers and
 * raises that of another project under load, and watches all budgets.
 */
export class Operator {
  readonly callers: readonly Caller[];
  readonly attackers: Attackers;
  /** The highest limit of each budget during the run. The month of a project has the project's id. */
  readonly limitsNanoEur = new Map<string, bigint>();
  /** The other budgets. */
  readonly budgets: ProofBudget[] = [];
  /** The budgets that exceeded their limit during the run. */
  readonly overshoots: string[] = [];
  looks = 0;
  /** The number of times that a limit was lowered below what was used. */
  lowerings = 0;
  readonly #store: Store;
  readonly #stopping = new AbortController();
  readonly #current = new Map<string, bigint>();
  #watching: Promise<unknown> = Promise.resolve();

  private constructor(store: Store, callers: readonly Caller[], attackers: Attackers) {
    this.#store = store;
    this.callers = callers;
    this.attackers = attackers;
  }

  static async begin(store: Store): Promise<Operator> {
    const organisation = await createOrganisation(store.database, 'proof');
    const { id: attacked } = await createOrganisation(store.database, 'attacks');
    const callers = [
      await callerOf(store, organisation.id, 'raised'),
      await callerOf(store, organisation.id, 'small'),
      await callerOf(store, organisation.id, 'changed'),
    ];
    const attackers = {
      audio: await callerOf(store, attacked, 'audio'),
      paper: await callerOf(store, attacked, 'paper'),
      exhausted: await callerOf(store, attacked, 'exhausted'),
    };
    const operator = new Operator(store, callers, attackers);
    await operator.#limit(attackers.audio.project, AUDIO_BUDGET_EUR_CENTS);
    await operator.#limit(attackers.paper.project, PAPER_BUDGET_EUR_CENTS);
    await operator.#limit(attackers.exhausted.project, 0n);
    const [raised, small, changed] = callers;
    if (raised === undefined || small === undefined || changed === undefined)
      throw new Error('the proof has no projects');
    await operator.#limit(raised.project, NEARLY_SPENT_EUR_CENTS);
    await operator.#limit(small.project, SMALL_BUDGET_EUR_CENTS);
    await operator.#limit(changed.project, NEARLY_SPENT_EUR_CENTS);
    const { audio, paper, exhausted } = attackers;
    const fixed = [small, audio, paper, exhausted].map(({ project }) => project);
    const shared = await operator.#addTree(organisation.id, raised, changed);
    const ofSmallTeam = await operator.#addOfSmallTeam(raised);
    await wait(APPLIES_WITHIN_MS);
    operator.#watching = Promise.all([
      operator.#watch(
        [...fixed, ofSmallTeam],
        new Map([[raised.project, NEARLY_SPENT_EUR_CENTS], ...shared]),
      ),
      operator.#change(changed.project),
    ]);
    return operator;
  }

  /** Adds budgets of the organisation, of a project, of a team and of two keys. Returns what each of them always has left, in EUR cents. */
  async #addTree(organisationId: string, raised: Caller, changed: Caller): Promise<Map<string, bigint>> {
    const left = new Map<string, bigint>();
    const add = async (wanted: NewBudget, callers: readonly Caller[]): Promise<void> => {
      const id = await this.#add(wanted, callers);
      if (!wanted.isSoft) left.set(id, wanted.limitEurCents);
    };
    const all = { modelId: null, tag: null, isSoft: false };
    const tag = `team:${TEAM}`;
    const ofAll = {
      ...all,
      scope: 'organisation',
      scopeId: organisationId,
      limitEurCents: NEARLY_SPENT_EUR_CENTS,
    } as const;
    await add({ ...ofAll, interval: 'month' }, this.callers);
    await add({ ...ofAll, interval: 'day', isSoft: true, limitEurCents: 0n }, this.callers);
    await add({ ...ofAll, interval: 'month', tag }, this.callers);
    const nearly = { ...all, limitEurCents: NEARLY_SPENT_EUR_CENTS };
    const ofRaised = { ...nearly, scope: 'project', scopeId: raised.project } as const;
    await add({ ...ofRaised, interval: 'week' }, [raised]);
    await add({ ...ofRaised, interval: 'day', modelId: PUBLIC_MODEL }, [raised]);
    await add({ ...ofRaised, interval: 'day', tag }, [raised]);
    for (const caller of [raised, changed])
      await add({ ...nearly, scope: 'key', scopeId: caller.keyId, interval: 'day' }, [caller]);
    return left;
  }

  /** Adds a budget that is never raised. */
  #addOfSmallTeam(raised: Caller): Promise<string> {
    return this.#add(
      {
        ...{ scope: 'project', scopeId: raised.project, interval: 'week', modelId: null, isSoft: false },
        ...{ tag: `team:${SMALL_TEAM}`, limitEurCents: SMALL_TEAM_EUR_CENTS },
      },
      [raised],
    );
  }

  async #add(wanted: NewBudget, callers: readonly Caller[]): Promise<string> {
    const { id } = await createBudget(this.#store, wanted);
    const [, team] = wanted.tag === null ? ['', null] : parseTag(wanted.tag);
    this.budgets.push({ id, projects: callers.map(({ project }) => project), team });
    if (!wanted.isSoft) this.#note(id, wanted.limitEurCents);
    return id;
  }

  async end(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
  }

  /** @param raised the budgets that always have something left, with that amount in EUR cents */
  async #watch(fixed: readonly string[], raised: ReadonlyMap<string, bigint>): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      for (const budget of fixed) await this.#look(budget);
      for (const [budget, left] of raised) {
        const used = await this.#look(budget);
        const wanted = used.nanoEur / NANO_EUR_PER_CENT + left;
        if (wanted * NANO_EUR_PER_CENT > (this.#current.get(budget) ?? 0n)) await this.#limit(budget, wanted);
      }
      await wait(LOOK_EVERY_MS);
    }
  }

  /** Raises the limit and lowers it below what is used, in turns. Shortly after a reduction no call may be admitted. */
  async #change(project: string): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const before = await this.#look(project, null);
      await this.#limit(project, before.nanoEur / NANO_EUR_PER_CENT + NEARLY_SPENT_EUR_CENTS);
      await wait(CHANGE_EVERY_MS);
      await this.#limit(project, 0n);
      this.lowerings += 1;
      await wait(APPLIES_WITHIN_MS);
      const frozen = await this.#look(project, null);
      const untilMs = performance.now() + CHANGE_EVERY_MS;
      while (performance.now() < untilMs && !this.#stopping.signal.aborted) {
        await wait(LOOK_EVERY_MS);
        await this.#look(project, frozen.nanoEur);
      }
    }
  }

  /** @param allowed replaces the limit; null: no limit */
  async #look(budget: string, allowed = this.#current.get(budget) ?? null): Promise<{ nanoEur: bigint }> {
    const period = await this.#store.database
      .selectFrom('budget_periods')
      .selectAll()
      .where('budget_id', '=', budget)
      .orderBy('period', 'desc')
      .limit(1)
      .executeTakeFirst();
    this.looks += 1;
    if (period === undefined) return { nanoEur: 0n };
    // The settled amount and the slices of processes together never exceed the limit.
    const nanoEur = period.settled_nano_eur + period.reserved_nano_eur;
    if (allowed !== null && nanoEur > allowed)
      this.overshoots.push(
        `${new Date().toISOString()} ${budget} ${nanoEur}, of ${allowed} (${period.period})`,
      );
    return { nanoEur };
  }

  async #limit(budget: string, eurCents: bigint): Promise<void> {
    this.#note(budget, eurCents);
    const isOfTree = this.budgets.some(({ id }) => id === budget);
    if (isOfTree) await changeBudget(this.#store, budget, { limitEurCents: eurCents });
    else await setLimit(this.#store, budget, eurCents);
  }

  #note(budget: string, eurCents: bigint): void {
    const limit = eurCents * NANO_EUR_PER_CENT;
    const highest = this.limitsNanoEur.get(budget) ?? 0n;
    if (limit > highest) this.limitsNanoEur.set(budget, limit);
    this.#current.set(budget, limit);
  }
}

async function callerOf(store: Store, organisationId: string, name: string): Promise<Caller> {
  const { database } = store;
  const project = await createProject(database, { organisation: organisationId, name, models: 'all' });
  const { plainKey, record } = await createKey(database, {
    projectId: project.id,
    name,
    models: null,
    expiresAt: null,
    requestsPerMinute: null,
  });
  return { project: project.id, key: plainKey, keyId: record.id };
}
