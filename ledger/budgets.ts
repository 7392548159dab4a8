import { sql, type Kysely } from 'kysely';
import type { ProjectBudgetStatus } from '../generated/contract.ts';
import { Refusal } from '../projects/refusal.ts';
import type { Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { budgetStatus, isExhausted, NANO_EUR_PER_CENT } from './budget-status.ts';
import { databaseNow, periodOf } from './period.ts';

/** One billion EUR a month: more is a slip of the unit. */
const MAX_LIMIT_EUR_CENTS = 100_000_000_000n;

/** Where a project stands this month, and what exactly was counted. */
export interface BudgetReport {
  project_id: string;
  period: string;
  /** Null: no limit, and so no status. */
  status: ProjectBudgetStatus | null;
  settled_nano_eur: bigint;
  reserved_nano_eur: bigint;
}

/**
 * Gives a project its monthly limit in EUR cents, or none. It holds from the next request on, in every process. A limit of 0 lets
 * no model request pass. Throws a `Refusal` for one below 0 or beyond all reason.
 */
export async function setBudget(
  store: Pick<Store, 'database' | 'clock'>,
  projectId: string,
  limitEurCents: bigint | null,
): Promise<BudgetReport> {
  if (limitEurCents === null) {
    await store.database.deleteFrom('budgets').where('project_id', '=', projectId).execute();
    return reportBudget(store, projectId);
  }
  refuseAbsurd(limitEurCents);
  const changedAt = new Date().toISOString();
  await store.database
    .insertInto('budgets')
    .values({ project_id: projectId, limit_eur_cents: limitEurCents, changed_at: changedAt })
    .onConflict((conflict) =>
      conflict.column('project_id').doUpdateSet({ limit_eur_cents: limitEurCents, changed_at: changedAt }),
    )
    .execute();
  return reportBudget(store, projectId);
}

/** Adds to a project's monthly limit. Throws a `Refusal` when it has none, or when the sum is beyond all reason. */
export async function raiseBudget(
  store: Pick<Store, 'database' | 'clock'>,
  projectId: string,
  byEurCents: bigint,
): Promise<BudgetReport> {
  if (byEurCents <= 0n) throw new Refusal('a budget is raised by more than 0; `budget set` can lower it');
  await store.database.transaction().execute(async (transaction) => {
    const budget = await transaction
      .updateTable('budgets')
      .set(({ eb }) => ({
        limit_eur_cents: eb('limit_eur_cents', '+', byEurCents),
        changed_at: new Date().toISOString(),
      }))
      .where('project_id', '=', projectId)
      .returning('limit_eur_cents')
      .executeTakeFirst();
    if (budget === undefined) throw new Refusal('the project has no budget that could be raised');
    refuseAbsurd(budget.limit_eur_cents);
  });
  return reportBudget(store, projectId);
}

export async function reportBudget(
  { database, clock }: Pick<Store, 'database' | 'clock'>,
  projectId: string,
): Promise<BudgetReport> {
  const period = periodOf(await databaseNow(database, clock));
  const used = await usedIn(database, projectId, period);
  const budget = await database
    .selectFrom('budgets')
    .select('limit_eur_cents')
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  const { settled_nano_eur: settledNanoEur, reserved_nano_eur: reservedNanoEur } = used;
  const limitNanoEur = budget === undefined ? null : budget.limit_eur_cents * NANO_EUR_PER_CENT;
  const status =
    limitNanoEur === null
      ? null
      : budgetStatus({ projectId, period, settledNanoEur, reservedNanoEur, limitNanoEur }, null);
  return { project_id: projectId, period, status, ...used };
}

/** The status of a project whose month's money is spent; null for every other. */
export async function exhaustedStatus(
  store: Pick<Store, 'database' | 'clock'>,
  projectId: string,
): Promise<ProjectBudgetStatus | null> {
  const row = await store.database
    .selectFrom('budgets')
    .leftJoin('budget_periods', (join) =>
      join
        .onRef('budget_periods.project_id', '=', 'budgets.project_id')
        .on('period', '=', sql<string>`substr(${store.clock}, 1, 7)`),
    )
    .select(['limit_eur_cents', 'settled_nano_eur', 'reserved_nano_eur'])
    .select(sql<string>`substr(${store.clock}, 1, 7)`.as('now_period'))
    .where('budgets.project_id', '=', projectId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const limitNanoEur = row.limit_eur_cents * NANO_EUR_PER_CENT;
  const settledNanoEur = row.settled_nano_eur ?? 0n;
  if (!isExhausted(settledNanoEur, limitNanoEur)) return null;
  const reservedNanoEur = row.reserved_nano_eur ?? 0n;
  return budgetStatus(
    { projectId, period: row.now_period, settledNanoEur, reservedNanoEur, limitNanoEur },
    0n,
  );
}

async function usedIn(
  database: Kysely<Schema>,
  projectId: string,
  period: string,
): Promise<{ settled_nano_eur: bigint; reserved_nano_eur: bigint }> {
  const row = await database
    .selectFrom('budget_periods')
    .select(['settled_nano_eur', 'reserved_nano_eur'])
    .where('project_id', '=', projectId)
    .where('period', '=', period)
    .executeTakeFirst();
  return row ?? { settled_nano_eur: 0n, reserved_nano_eur: 0n };
}

function refuseAbsurd(limitEurCents: bigint): void {
  if (limitEurCents < 0n) throw new Refusal('a budget is not below 0');
  if (limitEurCents > MAX_LIMIT_EUR_CENTS) {
    const maxEur = MAX_LIMIT_EUR_CENTS / 100n;
    throw new Refusal(`no budget is above ${maxEur} EUR a month: budgets are given in EUR cents`);
  }
}
