import { sql, type Kysely } from 'kysely';
import type { ProjectBudgetStatus } from '../../generated/contract.ts';
import { OperatorError } from '../../projects/operator-error.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import type { Schema } from '../../storage/schema.ts';
import type { Store } from '../../storage/store.ts';
import { budgetStatus, NANO_EUR_PER_CENT } from '../slices/budget-status.ts';
import { databaseNow, periodOf } from '../period.ts';
import { recallAll } from './recall.ts';

type BudgetStore = Pick<Store, 'database' | 'clock' | 'announceChange'>;

/** One billion EUR a month: a higher limit is a wrong unit. */
const MAX_LIMIT_EUR_CENTS = 100_000_000_000n;

/** The budget status of a project this month, and the exact amounts. */
export interface BudgetReport {
  project_id: string;
  period: string;
  /** Null for a project without a limit. */
  status: ProjectBudgetStatus | null;
  settled_nano_eur: bigint;
  reserved_nano_eur: bigint;
}

/**
 * Sets a project's monthly limit in EUR cents, or removes it (null). In every process, a raised limit applies from the next request
 * on, a lowered one within a second. A limit of 0 refuses all model requests. Throws a `OperatorError` for a limit that is out of range.
 */
export async function setBudget(
  store: BudgetStore,
  projectId: string,
  limitEurCents: bigint | null,
): Promise<BudgetReport> {
  await setLimit(store, projectId, limitEurCents);
  return reportBudget(store, projectId);
}

/** As `setBudget`, without waiting for processes to post their calls. */
export async function setLimit(
  store: BudgetStore,
  projectId: string,
  limitEurCents: bigint | null,
): Promise<void> {
  if (limitEurCents === null) {
    await store.database.deleteFrom('budgets').where('project_id', '=', projectId).execute();
  } else {
    checkLimit(limitEurCents);
    const changedAt = new Date().toISOString();
    await store.database
      .insertInto('budgets')
      .values({ project_id: projectId, limit_eur_cents: limitEurCents, changed_at: changedAt })
      .onConflict((conflict) =>
        conflict.column('project_id').doUpdateSet({ limit_eur_cents: limitEurCents, changed_at: changedAt }),
      )
      .execute();
  }
  store.announceChange();
}

/** Adds to a project's monthly limit. Throws a `OperatorError` when it has none, or when the sum is out of range. */
export async function raiseBudget(
  store: BudgetStore,
  projectId: string,
  byEurCents: bigint,
): Promise<BudgetReport> {
  await raiseLimit(store, projectId, byEurCents);
  return reportBudget(store, projectId);
}

/** As `raiseBudget`, without waiting for processes to post their calls. */
export async function raiseLimit(store: BudgetStore, projectId: string, byEurCents: bigint): Promise<void> {
  if (byEurCents <= 0n)
    throw new OperatorError('the amount to add must be above 0; `budget update --limit` can lower a budget');
  await inTransaction(store.database, async (transaction) => {
    const budget = await transaction
      .updateTable('budgets')
      .set(({ eb }) => ({
        limit_eur_cents: eb('limit_eur_cents', '+', byEurCents),
        changed_at: new Date().toISOString(),
      }))
      .where('project_id', '=', projectId)
      .returning('limit_eur_cents')
      .executeTakeFirst();
    if (budget === undefined)
      throw new OperatorError('the project has no budget; `budget update --limit` sets one');
    checkLimit(budget.limit_eur_cents);
  });
  store.announceChange();
}

/** Returns a project's monthly limit in EUR cents; null: none. */
export async function readLimit(database: Kysely<Schema>, projectId: string): Promise<bigint | null> {
  return (await readLimits(database, [projectId])).get(projectId) ?? null;
}

/** Returns the monthly limits in EUR cents of those of the projects that have one, by project id. */
export async function readLimits(
  database: Kysely<Schema>,
  projectIds: readonly string[],
): Promise<Map<string, bigint>> {
  if (projectIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('budgets')
    .select(['project_id', 'limit_eur_cents'])
    .where('project_id', 'in', projectIds)
    .execute();
  return new Map(rows.map((row) => [row.project_id, row.limit_eur_cents]));
}

/** Reports the budget of one project, with all of its usage up to now. */
export async function reportBudget(store: BudgetStore, projectId: string): Promise<BudgetReport> {
  await recallAll(store, { id: projectId });
  return readReport(store.database, projectId, await currentPeriod(store));
}

/** Reports the budgets of several projects, in their order. The running processes are asked for their usage once. */
export async function reportBudgets<Project extends { id: string }>(
  store: BudgetStore,
  projects: readonly Project[],
): Promise<[Project, BudgetReport][]> {
  await recallAll(store, 'all');
  const period = await currentPeriod(store);
  const reports: [Project, BudgetReport][] = [];
  for (const project of projects)
    reports.push([project, await readReport(store.database, project.id, period)]);
  return reports;
}

async function currentPeriod({ database, clock }: BudgetStore): Promise<string> {
  return periodOf(await databaseNow(database, clock));
}

async function readReport(
  database: Kysely<Schema>,
  projectId: string,
  period: string,
): Promise<BudgetReport> {
  const used = await usedIn(database, projectId, period);
  const limit = await readLimit(database, projectId);
  const { settled_nano_eur: settledNanoEur, reserved_nano_eur: reservedNanoEur } = used;
  const limitNanoEur = limit === null ? null : limit * NANO_EUR_PER_CENT;
  const status =
    limitNanoEur === null
      ? null
      : budgetStatus({ projectId, period, settledNanoEur, reservedNanoEur, limitNanoEur }, null);
  return { project_id: projectId, period, status, ...used };
}

/** The used amounts: what processes hold without a call for it does not count. */
async function usedIn(
  database: Kysely<Schema>,
  projectId: string,
  period: string,
): Promise<{ settled_nano_eur: bigint; reserved_nano_eur: bigint }> {
  const { rows } = await sql<{ settled: string; reserved: string }>`
    select cast(settled_nano_eur as text) as settled,
      cast(reserved_nano_eur - coalesce((
        select sum(spare_nano_eur) from ledger_slices where project_id = ${projectId} and period = ${period}
      ), 0) as text) as reserved
    from budget_periods where project_id = ${projectId} and period = ${period}`.execute(database);
  const [row] = rows;
  return { settled_nano_eur: BigInt(row?.settled ?? 0), reserved_nano_eur: BigInt(row?.reserved ?? 0) };
}

function checkLimit(limitEurCents: bigint): void {
  if (limitEurCents < 0n) throw new OperatorError('a budget must not be below 0');
  if (limitEurCents > MAX_LIMIT_EUR_CENTS) {
    const maxEur = MAX_LIMIT_EUR_CENTS / 100n;
    throw new OperatorError(
      `a budget must not be above ${maxEur} EUR a month; budgets are given in EUR cents`,
    );
  }
}
