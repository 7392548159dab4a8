import { sql } from 'kysely';
import type { Store } from '../../storage/store.ts';
import { databaseNow, periodOf } from '../period.ts';
import { NANO_EUR_PER_CENT } from '../slices/budget-status.ts';

export interface UsedRatio {
  /** `organisation/project` */
  project: string;
  /** What was spent of the budget of this month, as a part of it. */
  ratio: number;
}

/** Reads how much of their budgets projects have spent this month, those with the highest part first. */
export async function usedRatios(
  { database, clock }: Pick<Store, 'database' | 'clock'>,
  limit: number,
): Promise<UsedRatio[]> {
  const period = periodOf(await databaseNow(database, clock));
  const { rows } = await sql<{ project: string; limit: bigint; settled: bigint | null }>`
    select organisations.name || '/' || projects.name as project, budgets.limit_eur_cents as "limit",
      budget_periods.settled_nano_eur as settled
    from budgets
    join projects on projects.id = budgets.project_id
    join organisations on organisations.id = projects.organisation_id
    left join budget_periods on budget_periods.project_id = budgets.project_id and budget_periods.period = ${period}
    where budgets.limit_eur_cents > 0 and projects.deleted_at is null
    order by coalesce(budget_periods.settled_nano_eur, 0) * 1.0 / budgets.limit_eur_cents desc
    limit ${limit}`.execute(database);
  return rows.map(({ project, limit: cents, settled }) => ({
    project,
    ratio: Number(settled ?? 0n) / Number(cents * NANO_EUR_PER_CENT),
  }));
}
