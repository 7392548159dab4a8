import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AlertRow } from '../storage/alert-rows.ts';
import type { BudgetRow } from '../storage/ledger-schema.ts';
import type { Schema } from '../storage/schema.ts';

/** An alert, and whose calls its budget counts. */
export interface NamedAlert extends AlertRow {
  /** Null when the budget was deleted. */
  scope: BudgetRow['scope'] | null;
  organisation: string | null;
  /** As `organisation/project`; null for a budget of an organisation. */
  project: string | null;
  project_id: string | null;
  /** Null for a budget that is not of a key. */
  key_id: string | null;
  key: string | null;
  /** Null: all models. */
  model: string | null;
  /** Null: calls with and without tags. */
  tag: string | null;
}

/** Which alerts are read, the latest first. Null or absent: all. */
export interface AlertQuery {
  ids?: readonly string[];
  projectId?: string | null;
  organisationId?: string | null;
  /** The id of the last alert of the page before. */
  after?: string | null;
  limit?: number;
}

/** Reads alerts with the names of what their budgets belong to. */
export async function readAlerts(
  database: Kysely<Schema>,
  { ids, projectId = null, organisationId = null, after = null, limit }: AlertQuery,
): Promise<NamedAlert[]> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (ids !== undefined) conditions.push(sql`alerts.id in (${sql.join(ids)})`);
  if (projectId !== null) conditions.push(sql`projects.id = ${projectId}`);
  if (organisationId !== null) conditions.push(sql`organisations.id = ${organisationId}`);
  // Ids sort by time.
  if (after !== null) conditions.push(sql`alerts.id < ${after}`);
  const { rows } = await sql<NamedAlert>`
    select alerts.*, case when projects.id = alerts.budget_id then 'project' else budgets.scope end as scope,
      organisations.name as organisation, organisations.name || '/' || projects.name as project,
      projects.id as project_id, keys.id as key_id, keys.name as "key", budgets.model_id as model, budgets.tag
    from alerts
    left join budgets on budgets.id = alerts.budget_id
    left join keys on budgets.scope = 'key' and keys.id = budgets.scope_id
    left join projects on projects.id = case budgets.scope
      when 'key' then keys.project_id when 'project' then budgets.scope_id else alerts.budget_id end
    left join organisations on organisations.id = coalesce(projects.organisation_id, budgets.scope_id)
    where ${sql.join(conditions, sql` and `)} order by alerts.id desc
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(database);
  return rows;
}
