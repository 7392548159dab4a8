import { sql, type Expression, type SqlBool } from 'kysely';
import type { Store } from '../../storage/store.ts';
import {
  isIdentified,
  tagOf,
  unitColumns,
  type IdentifiedDimension,
  type TagDimension,
  type UsageDimension,
} from './usage-columns.ts';

export interface UsageQuery {
  /** At least one; lines are sorted by them in this order. */
  by: readonly UsageDimension[];
  projectId: string | null;
  /** Absent: all organisations. */
  organisationId?: string | null;
  /** The most lines; absent: all. */
  limit?: number;
  /** Times in ISO 8601 and UTC; `until` is exclusive; null: no bound. */
  from: string | null;
  until: string | null;
}

/** The columns that are sums, apart from the counts of calls. */
const summed = [...unitColumns, 'cost_nano_eur'] as const;

type Summed = Record<(typeof summed)[number], bigint>;

/** The calls of one group. */
export interface UsageLine extends Summed {
  /** By name: projects as `organisation/project`. */
  group: Partial<Record<UsageDimension, string>>;
  ids: Partial<Record<IdentifiedDimension, string>>;
  /** First and last characters of the key, if the group has one key and it still exists. */
  keyEnds: string | null;
  calls: bigint;
  /** Failed attempts that another attempt of the same call followed. */
  earlier_attempts: bigint;
  /** The calls whose usage was estimated. */
  estimated_calls: bigint;
  /** The reservations of calls in flight. */
  reserved_nano_eur: bigint;
}

/**
 * Sums up the ledger's calls in groups, calls in flight included. The cost of a failed attempt belongs to its own deployment and
 * model; the call and its units belong to those of the last attempt.
 */
export async function reportUsage(
  { database, elementsOf, memberOf }: Pick<Store, 'database' | 'elementsOf' | 'memberOf'>,
  query: UsageQuery,
): Promise<UsageLine[]> {
  const attempts = elementsOf(ATTEMPTS);
  const grouped = query.by.flatMap((dimension) => [
    [dimension, groupOf(dimension, memberOf)] as const,
    ...(isIdentified(dimension) ? [[`${dimension}_id`, IDS[dimension]] as const] : []),
    ...(dimension === 'key' ? [['key_ends', KEY_ENDS] as const] : []),
  ]);
  const groups = sql.join(grouped.map(([, group]) => group));
  const conditions = conditionsOf(query);
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const columns = [
    ...grouped.map(([name, group]) => sql`${group} as ${sql.ref(name)}`),
    ...[
      [sql`case when ${attempts.isLast} then 1 else 0 end`, 'calls'] as const,
      [sql`case when ${attempts.isLast} then 0 else 1 end`, 'earlier_attempts'] as const,
      [sql`case when ${attempts.isLast} and estimated = 1 then 1 else 0 end`, 'estimated_calls'] as const,
      [
        sql`case when ${attempts.isLast} and state = 'reserved' then reserved_nano_eur else 0 end`,
        'reserved_nano_eur',
      ] as const,
      ...unitColumns.map(
        (column) => [sql`case when ${attempts.isLast} then ${sql.ref(column)} else 0 end`, column] as const,
      ),
      [ATTEMPT_COST, 'cost_nano_eur'] as const,
    ].map(([amount, name]) => sql`cast(sum(${amount}) as text) as ${sql.ref(name)}`),
  ];
  const limit = query.limit === undefined ? sql`` : sql`limit ${query.limit}`;
  const result = await sql<Record<string, string>>`
    select ${sql.join(columns)} from ledger
    cross join ${attempts.table}
    left join projects on projects.id = ledger.project_id
    left join organisations on organisations.id = projects.organisation_id
    left join keys on keys.id = ledger.key_id
    ${where} group by ${groups} order by ${groups} ${limit}`.execute(database);
  return result.rows.map((row) => lineOf(row, query.by));
}

/** One empty element for a call with one attempt. */
const ATTEMPTS = sql<string>`case when ledger.attempts = '' then '[{}]' else ledger.attempts end`;
const ATTEMPT_COST = sql`cast(coalesce(element.value ->> 'cost_nano_eur', cast(ledger.cost_nano_eur as text)) as bigint)`;

/** By name; by id when the name no longer exists. */
const GROUPS: Readonly<Record<Exclude<UsageDimension, TagDimension>, Expression<string>>> = {
  organisation: sql<string>`coalesce(organisations.name, '')`,
  project: sql<string>`coalesce(organisations.name || '/' || projects.name, ledger.project_id)`,
  key: sql<string>`coalesce(keys.name, ledger.key_id)`,
  model: sql<string>`coalesce(element.value ->> 'model', ledger.model_id)`,
  operation: sql<string>`ledger.operation_id`,
  outcome: sql<string>`coalesce(ledger.outcome, 'under way')`,
  deployment: sql<string>`coalesce(element.value ->> 'deployment', ledger.deployment)`,
  // Of several attempts, each but a completed one is listed with its error.
  attempt_outcome: sql<string>`coalesce(element.value ->> 'error', ledger.outcome, 'under way')`,
  day: sql<string>`substr(ledger.started_at, 1, 10)`,
  month: sql<string>`ledger.period`,
};

function groupOf(dimension: UsageDimension, memberOf: Store['memberOf']): Expression<string> {
  const tag = tagOf(dimension);
  // Every other dimension has a row.
  if (tag === null) return GROUPS[dimension as keyof typeof GROUPS];
  const value = memberOf(sql`ledger.tags`, tag);
  return sql<string>`case when ledger.tags = '' then '' else coalesce(${value}, '') end`;
}

const IDS: Readonly<Record<IdentifiedDimension, Expression<string>>> = {
  organisation: sql<string>`coalesce(organisations.id, '')`,
  project: sql<string>`ledger.project_id`,
  key: sql<string>`ledger.key_id`,
};

const KEY_ENDS = sql<string>`coalesce(keys.first_characters || '…' || keys.last_characters, '')`;

function conditionsOf({ projectId, organisationId = null, from, until }: UsageQuery): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (projectId !== null) conditions.push(sql<SqlBool>`ledger.project_id = ${projectId}`);
  if (organisationId !== null)
    conditions.push(sql<SqlBool>`projects.organisation_id = ${organisationId}`);
  if (from !== null) conditions.push(sql<SqlBool>`ledger.started_at >= ${from}`);
  if (until !== null) conditions.push(sql<SqlBool>`ledger.started_at < ${until}`);
  return conditions;
}

/** Converts a row. Sums are read as text, because both databases then keep all digits. */
function lineOf(row: Record<string, string>, by: readonly UsageDimension[]): UsageLine {
  const count = (name: string): bigint => BigInt(row[name] ?? '0');
  // The assertion holds because the entries are exactly the summed columns.
  const sums = Object.fromEntries(summed.map((column) => [column, count(column)])) as Summed;
  return {
    ...sums,
    group: Object.fromEntries(by.map((dimension) => [dimension, row[dimension] ?? ''])),
    ids: Object.fromEntries(
      by.filter(isIdentified).map((dimension) => [dimension, row[`${dimension}_id`] ?? '']),
    ),
    keyEnds: row['key_ends'] || null,
    calls: count('calls'),
    earlier_attempts: count('earlier_attempts'),
    estimated_calls: count('estimated_calls'),
    reserved_nano_eur: count('reserved_nano_eur'),
  };
}
