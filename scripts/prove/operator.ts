import { setTimeout as wait } from 'node:timers/promises';
import { setLimit } from '../../ledger/reports/budget-changes.ts';
import { createKey } from '../../projects/keys.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import type { Store } from '../../storage/store.ts';
import type { Attackers } from './attacks.ts';
import type { Caller } from './load.ts';
import { MAX_PAGES, MAX_SECONDS, PAGE_NANO_EUR, SECOND_NANO_EUR } from './calls.ts';

/** The amount that the first project always has left, enough for some hundred calls. */
const NEARLY_SPENT_EUR_CENTS = 3n;
/** The budget of the second project, which is soon spent. */
const SMALL_BUDGET_EUR_CENTS = 2n;
/** Enough for 500 seconds of audio, half of what the model accepts. */
const AUDIO_BUDGET_EUR_CENTS = (BigInt(MAX_SECONDS) * SECOND_NANO_EUR) / 20_000_000n;
/** Enough for four documents of the most pages that the model reads, and less than one of all its pages. */
const PAPER_BUDGET_EUR_CENTS = (4n * BigInt(MAX_PAGES) * PAGE_NANO_EUR) / 10_000_000n;
const LOOK_EVERY_MS = 100;
/** How long the third project's limit stays the same. */
const CHANGE_EVERY_MS = 3_000;
/** How long calls may be admitted after a limit was lowered (docs/money.md), with a margin for a busy machine. */
const LOWERED_WITHIN_MS = 1_500;

const NANO_EUR_PER_CENT = 10_000_000n;

/**
 * The operator of the proof. Keeps the budget of one project nearly spent, lowers and raises that of another one under load, and
 * watches all budgets.
 */
export class Operator {
  readonly callers: readonly Caller[];
  readonly attackers: Attackers;
  /** The highest limit of each project during the run. */
  readonly limitsNanoEur = new Map<string, bigint>();
  /** The projects that exceeded their limit during the run. */
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
    const callers = [
      await callerOf(store, organisation.id, 'raised'),
      await callerOf(store, organisation.id, 'small'),
      await callerOf(store, organisation.id, 'changed'),
    ];
    const attackers = {
      audio: await callerOf(store, organisation.id, 'audio'),
      paper: await callerOf(store, organisation.id, 'paper'),
      exhausted: await callerOf(store, organisation.id, 'exhausted'),
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
    operator.#watching = Promise.all([
      operator.#watch(
        [raised, small, audio, paper, exhausted].map(({ project }) => project),
        raised.project,
      ),
      operator.#change(changed.project),
    ]);
    return operator;
  }

  async end(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
  }

  async #watch(projects: readonly string[], raisedProject: string): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      for (const project of projects) {
        const used = await this.#look(project);
        const wanted = used.nanoEur / NANO_EUR_PER_CENT + NEARLY_SPENT_EUR_CENTS;
        if (project === raisedProject && wanted * NANO_EUR_PER_CENT > (this.#current.get(project) ?? 0n))
          await this.#limit(project, wanted);
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
      await wait(LOWERED_WITHIN_MS);
      const frozen = await this.#look(project, null);
      const untilMs = performance.now() + CHANGE_EVERY_MS;
      while (performance.now() < untilMs && !this.#stopping.signal.aborted) {
        await wait(LOOK_EVERY_MS);
        await this.#look(project, frozen.nanoEur);
      }
    }
  }

  /** @param allowed replaces the limit; null: no limit */
  async #look(project: string, allowed = this.#current.get(project) ?? null): Promise<{ nanoEur: bigint }> {
    const period = await this.#store.database
      .selectFrom('budget_periods')
      .selectAll()
      .where('budget_id', '=', project)
      .orderBy('period', 'desc')
      .limit(1)
      .executeTakeFirst();
    this.looks += 1;
    if (period === undefined) return { nanoEur: 0n };
    // The settled amount and the slices of processes together never exceed the limit.
    const nanoEur = period.settled_nano_eur + period.reserved_nano_eur;
    if (allowed !== null && nanoEur > allowed)
      this.overshoots.push(
        `${new Date().toISOString()} ${project} ${nanoEur}, of ${allowed} (${period.period})`,
      );
    return { nanoEur };
  }

  async #limit(project: string, eurCents: bigint): Promise<void> {
    const limit = eurCents * NANO_EUR_PER_CENT;
    const highest = this.limitsNanoEur.get(project) ?? 0n;
    if (limit > highest) this.limitsNanoEur.set(project, limit);
    this.#current.set(project, limit);
    await setLimit(this.#store, project, eurCents);
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
