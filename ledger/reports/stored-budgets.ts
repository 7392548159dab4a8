import { sql } from 'kysely';
import type { BudgetRow } from '../../storage/ledger-schema.ts';
import type { Store } from '../../storage/store.ts';
import { databaseNow } from '../period.ts';
import { limitOf } from './budgets.ts';

/** A budget as it is set, without what was spent of it. */
export interface StoredBudget {
  id: string;
  /** The id of the organisation or project, or the family of the key. */
  scopeId: string;
  interval: BudgetRow['interval'];
  /** Null: all models. */
  model: string | null;
  /** Null: calls with and without tags. */
  tag: string | null;
  soft: boolean;
  /** Without a top-up. */
  limit_eur_cents: number;
  next_limit_eur_cents: number | null;
  top_up: { eur_cents: number; until: string; reason: string } | null;
}

type Database = Pick<Store, 'database' | 'clock'>;

/** Reads the budgets of an organisation, or of projects and their keys, in the order of interval, model and tag. */
export async function storedBudgets(
  { database, clock }: Database,
  of: { organisationId: string } | { projectIds: readonly string[] },
): Promise<StoredBudget[]> {
  const scope = 'organisationId' in of ? [of.organisationId] : of.projectIds;
  if (scope.length === 0) return [];
  const now = await databaseNow(database, clock);
  const rows = await database
    .selectFrom('budgets')
    .selectAll()
    .where((where) =>
      where.or([
        where('scope_id', 'in', scope),
        where('scope_id', 'in', where.selectFrom('keys').select('family_id').where('project_id', 'in', scope)),
      ]),
    )
    .orderBy(sql`case interval when 'day' then 1 when 'week' then 2 else 3 end`)
    .orderBy(sql`coalesce(model_id, '')`)
    .orderBy(sql`coalesce(tag, '')`)
    .execute();
  return rows.map((row) => {
    const limit = limitOf(row, now);
    const { top_up_eur_cents: topUp, top_up_until: until, top_up_reason: reason } = limit;
    return {
      id: row.id,
      scopeId: row.scope_id,
      interval: row.interval,
      model: row.model_id,
      tag: row.tag,
      soft: limit.is_soft,
      limit_eur_cents: Number(limit.limit_eur_cents),
      next_limit_eur_cents: limit.next_limit_eur_cents === null ? null : Number(limit.next_limit_eur_cents),
      top_up:
        topUp === null || until === null ? null : { eur_cents: Number(topUp), until, reason: reason ?? '' },
    };
  });
}
