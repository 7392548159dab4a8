import type { Kysely } from 'kysely';
import type { Principal } from '../../projects/principal.ts';
import type { BudgetRow } from '../../storage/ledger-schema.ts';
import type { Schema } from '../../storage/schema.ts';
import { hardLimitAt, LIMIT_COLUMNS } from './budget-limit.ts';

const COLUMNS = ['id', 'scope', 'scope_id', 'model_id', 'interval', ...LIMIT_COLUMNS] as const;

/** A budget as a process knows it. */
export type KnownBudget = Pick<BudgetRow, (typeof COLUMNS)[number]>;

const NONE: readonly KnownBudget[] = [];

/** All budgets, as read at one time. Another change makes another tree, so that what is listed once for a key stays true. */
export class BudgetTree {
  readonly #byId = new Map<string, KnownBudget>();
  /** All budgets but the months of projects, by scope. */
  readonly #byScope = new Map<string, KnownBudget[]>();
  readonly #byPrincipal = new WeakMap<Principal, readonly KnownBudget[]>();

  constructor(budgets: readonly KnownBudget[]) {
    for (const budget of budgets) {
      this.#byId.set(budget.id, budget);
      if (isProjectMonth(budget)) continue;
      const scope = scopeText(budget.scope, budget.scope_id);
      this.#byScope.set(scope, [...(this.#byScope.get(scope) ?? []), budget]);
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

  /** The budgets that calls of a key to a model take from in addition to the month of the project. */
  of(principal: Principal, modelId: string): readonly KnownBudget[] {
    if (this.#byScope.size === 0) return NONE;
    let listed = this.#byPrincipal.get(principal);
    if (listed === undefined) {
      listed = this.#list(principal);
      this.#byPrincipal.set(principal, listed);
    }
    if (listed.length === 0) return NONE;
    return listed.filter((budget) => budget.model_id === null || budget.model_id === modelId);
  }

  #list({ organisationId, projectId, keyFamilyId }: Principal): readonly KnownBudget[] {
    const of = (scope: BudgetRow['scope'], id: string) => this.#byScope.get(scopeText(scope, id)) ?? NONE;
    const all = [
      ...of('organisation', organisationId),
      ...of('project', projectId),
      ...of('key', keyFamilyId),
    ];
    return all.length === 0 ? NONE : all;
  }
}

/** The budget of a project's month has the project's id. */
export function isProjectMonth({ id, scope_id: scopeId }: Pick<BudgetRow, 'id' | 'scope_id'>): boolean {
  return id === scopeId;
}

function scopeText(scope: BudgetRow['scope'], id: string): string {
  return `${scope} ${id}`;
}
