import type { Kysely } from 'kysely';
import { NO_TAGS, type CallTags } from '../../calls/call.ts';
import { parseTag } from '../../catalogue/tag-value.ts';
import type { Principal } from '../../projects/principal.ts';
import type { BudgetRow } from '../../storage/ledger-schema.ts';
import type { Schema } from '../../storage/schema.ts';
import { hardLimitAt, LIMIT_COLUMNS } from './budget-limit.ts';

const COLUMNS = ['id', 'scope', 'scope_id', 'model_id', 'tag', 'interval', ...LIMIT_COLUMNS] as const;

/** A budget as a process knows it. */
export type KnownBudget = Pick<BudgetRow, (typeof COLUMNS)[number]>;

const NONE: readonly KnownBudget[] = [];

/** Budgets of tags, by the name of the tag and its value. */
type TaggedBudgets = ReadonlyMap<string, ReadonlyMap<string, readonly KnownBudget[]>>;

/** The budgets of an organisation, a project or a key. */
interface ScopeBudgets {
  untagged: KnownBudget[];
  tagged: Map<string, Map<string, KnownBudget[]>>;
}

/** The budgets of the calls of a key. The indexes of tags are shared by all keys. */
interface KeyBudgets {
  untagged: readonly KnownBudget[];
  tagged: readonly TaggedBudgets[];
}

/** All budgets, as read at one time. Another change makes another tree, so that what is listed once for a key stays true. */
export class BudgetTree {
  readonly #byId = new Map<string, KnownBudget>();
  /** All budgets but the months of projects, by scope. */
  readonly #byScope = new Map<string, ScopeBudgets>();
  readonly #byPrincipal = new WeakMap<Principal, KeyBudgets>();

  constructor(budgets: readonly KnownBudget[]) {
    for (const budget of budgets) {
      this.#byId.set(budget.id, budget);
      if (isProjectMonth(budget)) continue;
      const scope = scopeText(budget.scope, budget.scope_id);
      const budgets = this.#byScope.get(scope) ?? { untagged: [], tagged: new Map() };
      add(budgets, budget);
      this.#byScope.set(scope, budgets);
    }
  }

  static async read(database: Kysely<Schema>): Promise<BudgetTree> {
    return new BudgetTree(await database.selectFrom('budgets').select(COLUMNS).execute());
  }

  find(id: string): KnownBudget | undefined {
    return this.#byId.get(id);
  }

  /** The limit that refuses calls, in nano-euro; null: there is none. */
  limitOf(budgetId: string, period: string, nowMs: number): bigint | null {
    const budget = this.#byId.get(budgetId);
    return budget === undefined ? null : hardLimitAt(budget, period, nowMs);
  }

  /** When the first limit changes by itself after a time; Infinity: none does. */
  nextChangeMs(afterMs: number): number {
    let nextMs = Infinity;
    for (const { next_limit_at: nextAt, top_up_until: until } of this.#byId.values()) {
      for (const date of [nextAt, until]) {
        const dateMs = date === null ? Infinity : Date.parse(date);
        if (dateMs > afterMs && dateMs < nextMs) nextMs = dateMs;
      }
    }
    return nextMs;
  }

  /** The budgets that calls of a key to a model, with these tags, take from in addition to the month of the project. */
  of(principal: Principal, modelId: string, tags: CallTags = NO_TAGS): readonly KnownBudget[] {
    if (this.#byScope.size === 0) return NONE;
    let listed = this.#byPrincipal.get(principal);
    if (listed === undefined) {
      listed = this.#list(principal);
      this.#byPrincipal.set(principal, listed);
    }
    const { untagged, tagged } = listed;
    const all = tagged.length === 0 ? untagged : withTagged(untagged, tagged, tags);
    if (all.length === 0) return NONE;
    return all.filter((budget) => budget.model_id === null || budget.model_id === modelId);
  }

  #list({ organisationId, projectId, keyFamilyId }: Principal): KeyBudgets {
    const scopes = [
      this.#byScope.get(scopeText('organisation', organisationId)),
      this.#byScope.get(scopeText('project', projectId)),
      this.#byScope.get(scopeText('key', keyFamilyId)),
    ].filter((scope) => scope !== undefined);
    return {
      untagged: scopes.flatMap(({ untagged }) => untagged),
      tagged: scopes.map(({ tagged }) => tagged).filter(({ size }) => size > 0),
    };
  }
}

function add({ untagged, tagged }: ScopeBudgets, budget: KnownBudget): void {
  if (budget.tag === null) {
    untagged.push(budget);
    return;
  }
  const [name, value] = parseTag(budget.tag);
  const byValue = tagged.get(name) ?? new Map<string, KnownBudget[]>();
  const budgets = byValue.get(value) ?? [];
  budgets.push(budget);
  tagged.set(name, byValue.set(value, budgets));
}

/** A value for which there is no budget is looked up and leaves nothing behind, so that clients can send any number of them. */
function withTagged(
  untagged: readonly KnownBudget[],
  tagged: readonly TaggedBudgets[],
  tags: CallTags,
): readonly KnownBudget[] {
  const all = [...untagged];
  for (const byName of tagged)
    for (const [name, value] of tags) all.push(...(byName.get(name)?.get(value) ?? NONE));
  return all;
}

/** The budget of a project's month has the project's id. */
function isProjectMonth({ id, scope_id: scopeId }: Pick<BudgetRow, 'id' | 'scope_id'>): boolean {
  return id === scopeId;
}

function scopeText(scope: BudgetRow['scope'], id: string): string {
  return `${scope} ${id}`;
}
