import { sql } from 'kysely';
import type { Store } from '../../storage/store.ts';
import { databaseNow, periodOf } from '../period.ts';
import { currentLimit, NANO_EUR_PER_CENT } from '../slices/budget-limit.ts';

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
  const { rows } = await sql<UsedRatio>`
    select organisations.name || '/' || projects.name as project,
      cast(coalesce(used.settled_nano_eur, 0) as double precision) / (months.cents * ${NANO_EUR_PER_CENT}) as ratio
    from (select id, ${currentLimit(now)} as cents from budgets) as months
    join projects on projects.id = months.id
    join organisations on organisations.id = projects.organisation_id
    left join budget_periods as used on used.budget_id = months.id and used.period = ${periodOf(now)}
    where months.cents > 0 and projects.deleted_at is null
    order by ratio desc limit ${limit}`.execute(database);
  return rows;
}
