import { sql } from 'kysely';
import type { Store } from '../../storage/store.ts';
import { databaseNow, periodOf } from '../period.ts';
import { LIMIT_COLUMNS, limitAt, NANO_EUR_PER_CENT, type LimitRow } from '../slices/budget-limit.ts';

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
  const now = await databaseNow(database, clock);
  const period = periodOf(now);
  const limits = sql.join(LIMIT_COLUMNS.map((column) => sql.ref(`budgets.${column}`)));
  const { rows } = await sql<LimitRow & { project: string; settled: bigint | null }>`
    select organisations.name || '/' || projects.name as project, ${limits},
      budget_periods.settled_nano_eur as settled
    from budgets
    join projects on projects.id = budgets.id
    join organisations on organisations.id = projects.organisation_id
    left join budget_periods on budget_periods.budget_id = budgets.id and budget_periods.period = ${period}
    where budgets.limit_eur_cents > 0 and projects.deleted_at is null
    order by coalesce(budget_periods.settled_nano_eur, 0) * 1.0 / budgets.limit_eur_cents desc
    limit ${limit}`.execute(database);
  return rows.flatMap(({ project, settled, ...row }) => {
    const limitNanoEur = limitAt(row, period, Date.parse(now)) * NANO_EUR_PER_CENT;
    return limitNanoEur > 0n ? [{ project, ratio: Number(settled ?? 0n) / Number(limitNanoEur) }] : [];
  });
}
