import { sql, type Kysely, type RawBuilder } from 'kysely';
import { OperatorError } from '../../projects/operator-error.ts';
import type { BudgetRow } from '../../storage/ledger-schema.ts';
import type { Schema } from '../../storage/schema.ts';
import type { Store } from '../../storage/store.ts';
import { boundsOf, databaseNow, periodOf } from '../period.ts';
import { LIMIT_COLUMNS, limitAt, NANO_EUR_PER_CENT } from '../slices/budget-limit.ts';
import { amountsOf, type BudgetAmounts } from '../slices/budget-status.ts';
import { recallAll } from './recall.ts';

type BudgetStore = Pick<Store, 'database' | 'clock' | 'announceChange'>;

/** A budget in its current period. The month of a project is listed without a limit too. */
export interface BudgetReport {
  /** That of the project for the month of a project. */
  id: string;
  scope: BudgetRow['scope'];
  interval: BudgetRow['interval'];
  model_id: string | null;
  tag: string | null;
  organisation_id: string;
  organisation_name: string;
  /** Null for a budget of an organisation. */
  project_id: string | null;
  project_name: string | null;
  /** Null for a budget that is not of a key. The first key, when others have replaced it. */
  key_id: string | null;
  key_name: string | null;
  period: string;
  renews_at: string;
  /** Null without a limit. */
  limit: BudgetLimit | null;
  /** Null without a limit. */
  amounts: BudgetAmounts | null;
  settled_nano_eur: bigint;
  reserved_nano_eur: bigint;
}

/** How the limit of a budget is set, apart from what it is now. */
export interface BudgetLimit {
  is_soft: boolean;
  /** Without a top-up. */
  limit_eur_cents: bigint;
  next_limit_eur_cents: bigint | null;
  next_limit_at: string | null;
  top_up_eur_cents: bigint | null;
  top_up_until: string | null;
  top_up_reason: string | null;
}

/** Which budgets are listed, in the order of their ids. Null or absent: all. */
export interface BudgetQuery {
  id?: string;
  organisationId?: string | null;
  projectId?: string;
  /** The id of the last budget of the page before. */
  after?: string | null;
  limit?: number;
}

/** Reports one budget, with all of its usage up to now. Throws an `OperatorError` for an unknown one. */
export async function reportBudget(store: BudgetStore, id: string): Promise<BudgetReport> {
  await recallAll(store, { id });
  return findBudget(store, id);
}

/** As `reportBudget`, without the calls that processes have not posted yet. */
export async function findBudget(store: BudgetStore, id: string): Promise<BudgetReport> {
  const [report] = await readReports(store, { id });
  if (report === undefined) throw new OperatorError(`there is no budget '${id}'`, 'unknown');
  return report;
}

/** Reports several budgets. The running processes are asked for their usage once. */
export async function reportBudgets(store: BudgetStore, query: BudgetQuery = {}): Promise<BudgetReport[]> {
  await recallAll(store, 'all');
  return readReports(store, query);
}

type LimitColumns = Pick<BudgetRow, (typeof LIMIT_COLUMNS)[number] | 'top_up_reason'>;

/** The columns of a limit are null without one. */
type ReportRow = Omit<BudgetReport, 'renews_at' | 'limit' | 'amounts' | 'settled_nano_eur' | 'reserved_nano_eur'> &
  (LimitColumns | Record<keyof LimitColumns, null>) & { settled: string; reserved: string };

async function readReports({ database, clock }: BudgetStore, query: BudgetQuery): Promise<BudgetReport[]> {
  const now = await databaseNow(database, clock);
  return (await readRows(database, query, now)).map((row) => reportOf(row, now));
}

/** The months of all projects, and all other budgets, with the project and the organisation of each. */
const LISTED = sql`(
  select id, 'project' as scope, id as scope_id from projects
  union all select id, scope, scope_id from budgets where id <> scope_id
) as listed
left join budgets on budgets.id = listed.id
left join keys on listed.scope = 'key' and keys.id = listed.scope_id
left join projects on projects.id = case listed.scope when 'project' then listed.scope_id else keys.project_id end
join organisations on organisations.id = coalesce(projects.organisation_id, listed.scope_id)`;

async function readRows(
  database: Kysely<Schema>,
  { id, organisationId = null, projectId, after = null, limit }: BudgetQuery,
  now: string,
): Promise<ReportRow[]> {
  const conditions: RawBuilder<unknown>[] = [sql`projects.deleted_at is null`, sql`organisations.deleted_at is null`];
  if (id !== undefined) conditions.push(sql`listed.id = ${id}`);
  if (organisationId !== null) conditions.push(sql`organisations.id = ${organisationId}`);
  if (projectId !== undefined) conditions.push(sql`projects.id = ${projectId}`);
  if (after !== null) conditions.push(sql`listed.id > ${after}`);
  const limits = LIMIT_COLUMNS.map((column) => sql.ref(`budgets.${column}`));
  // Amounts are read as text, because both databases then keep all digits. What processes hold without a call does not count.
  const { rows } = await sql<ReportRow>`
    select listed.id, listed.scope, coalesce(budgets.interval, 'month') as interval, budgets.model_id, budgets.tag,
      organisations.id as organisation_id, organisations.name as organisation_name,
      projects.id as project_id, projects.name as project_name, keys.id as key_id, keys.name as key_name,
      ${sql.join(limits)}, budgets.top_up_reason,
      running.period, cast(coalesce(used.settled_nano_eur, 0) as text) as settled,
      cast(coalesce(used.reserved_nano_eur, 0) - coalesce((
        select sum(spare_nano_eur) from ledger_slices
        where ledger_slices.budget_id = listed.id and ledger_slices.period = running.period
      ), 0) as text) as reserved
    from ${LISTED}
    join (${currentPeriods(now)}) as running on running.interval = coalesce(budgets.interval, 'month')
    left join budget_periods as used on used.budget_id = listed.id and used.period = running.period
    where ${sql.join(conditions, sql` and `)} order by listed.id
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(database);
  return rows;
}

function currentPeriods(now: string): RawBuilder<unknown> {
  const intervals = ['day', 'week', 'month'] as const;
  const rows = intervals.map(
    (interval) =>
      sql`select cast(${interval} as text) as interval, cast(${periodOf(now, interval)} as text) as period`,
  );
  return sql.join(rows, sql` union all `);
}

function reportOf(row: ReportRow, now: string): BudgetReport {
  const { id, scope, interval, model_id, tag, organisation_id, organisation_name } = row;
  const { project_id, project_name, key_id, key_name, period } = row;
  const settledNanoEur = BigInt(row.settled);
  const reservedNanoEur = BigInt(row.reserved);
  const isLimited = row.limit_eur_cents !== null;
  const limitNanoEur = isLimited ? limitAt(row, period, Date.parse(now)) * NANO_EUR_PER_CENT : 0n;
  return {
    ...{ id, scope, interval, model_id, tag, organisation_id, organisation_name },
    ...{ project_id, project_name, key_id, key_name, period },
    renews_at: new Date(boundsOf(period).endMs).toISOString(),
    limit: isLimited ? limitOf(row, now) : null,
    amounts: isLimited ? amountsOf({ settledNanoEur, reservedNanoEur, limitNanoEur }) : null,
    settled_nano_eur: settledNanoEur,
    reserved_nano_eur: reservedNanoEur,
  };
}

/** What has taken effect or has ended is not shown as to come. */
export function limitOf(row: LimitColumns, now: string): BudgetLimit {
  const isNext = row.next_limit_at !== null && row.next_limit_at > now;
  const hasTopUp = row.top_up_until !== null && row.top_up_until > now;
  return {
    is_soft: row.soft === 1,
    limit_eur_cents: isNext ? row.limit_eur_cents : (row.next_limit_eur_cents ?? row.limit_eur_cents),
    next_limit_eur_cents: isNext ? row.next_limit_eur_cents : null,
    next_limit_at: isNext ? row.next_limit_at : null,
    top_up_eur_cents: hasTopUp ? row.top_up_eur_cents : null,
    top_up_until: hasTopUp ? row.top_up_until : null,
    top_up_reason: hasTopUp ? row.top_up_reason : null,
  };
}
