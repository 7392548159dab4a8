import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { LedgerRow, Schema } from '../storage/schema.ts';

/** The dimensions by which usage can be grouped. */
export const usageDimensions = [
  'organisation',
  'project',
  'key',
  'model',
  'operation',
  'outcome',
  'deployment',
  'day',
  'month',
] as const;

export type UsageDimension = (typeof usageDimensions)[number];

/** Dimensions whose names need not be unique: their lines have ids too. */
export const identifiedDimensions = ['organisation', 'project', 'key'] as const;

export type IdentifiedDimension = (typeof identifiedDimensions)[number];

export function isIdentified(dimension: UsageDimension): dimension is IdentifiedDimension {
  return identifiedDimensions.some((one) => one === dimension);
}

export interface UsageQuery {
  /** At least one; lines are sorted by them in this order. */
  by: readonly UsageDimension[];
  projectId: string | null;
  /** Times in ISO 8601 and UTC; `until` is exclusive; null: no bound. */
  from: string | null;
  until: string | null;
}

/** The ledger's columns of billed units. */
export const unitColumns = [
  'input_tokens',
  'cached_input_tokens',
  'cache_write_tokens',
  'cache_write_1h_tokens',
  'output_tokens',
  'reasoning_tokens',
  'images',
  'pages',
  'sound_ms',
  'characters',
] as const satisfies readonly (keyof LedgerRow)[];

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
  /** The calls whose usage was estimated. */
  estimated_calls: bigint;
  /** The reservations of calls in flight. */
  reserved_nano_eur: bigint;
}

/** Sums up the ledger's calls in groups, calls in flight included. */
export async function reportUsage(database: Kysely<Schema>, query: UsageQuery): Promise<UsageLine[]> {
  const grouped = query.by.flatMap((dimension) => [
    [dimension, GROUPS[dimension]] as const,
    ...(isIdentified(dimension) ? [[`${dimension}_id`, IDS[dimension]] as const] : []),
    ...(dimension === 'key' ? [['key_ends', KEY_ENDS] as const] : []),
  ]);
  const groups = sql.join(grouped.map(([, group]) => group));
  const conditions = conditionsOf(query);
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const columns = [
    ...grouped.map(([name, group]) => sql`${group} as ${sql.ref(name)}`),
    sql`cast(count(*) as text) as calls`,
    sql`cast(sum(case when estimated = 1 then 1 else 0 end) as text) as estimated_calls`,
    sql`cast(sum(case when state = 'reserved' then reserved_nano_eur else 0 end) as text) as reserved_nano_eur`,
    ...summed.map((column) => sql`cast(sum(${sql.ref(column)}) as text) as ${sql.ref(column)}`),
  ];
  const result = await sql<Record<string, string>>`
    select ${sql.join(columns)} from ledger
    left join projects on projects.id = ledger.project_id
    left join organisations on organisations.id = projects.organisation_id
    left join keys on keys.id = ledger.key_id
    ${where} group by ${groups} order by ${groups}`.execute(database);
  return result.rows.map((row) => lineOf(row, query.by));
}

/** By name; by id when the name no longer exists. */
const GROUPS: Readonly<Record<UsageDimension, Expression<string>>> = {
  organisation: sql<string>`coalesce(organisations.name, '')`,
  project: sql<string>`coalesce(organisations.name || '/' || projects.name, ledger.project_id)`,
  key: sql<string>`coalesce(keys.name, ledger.key_id)`,
  model: sql<string>`ledger.model_id`,
  operation: sql<string>`ledger.operation_id`,
  outcome: sql<string>`coalesce(ledger.outcome, 'under way')`,
  deployment: sql<string>`ledger.deployment`,
  day: sql<string>`substr(ledger.started_at, 1, 10)`,
  month: sql<string>`ledger.period`,
};

const IDS: Readonly<Record<IdentifiedDimension, Expression<string>>> = {
  organisation: sql<string>`coalesce(organisations.id, '')`,
  project: sql<string>`ledger.project_id`,
  key: sql<string>`ledger.key_id`,
};

const KEY_ENDS = sql<string>`coalesce(keys.first_characters || '…' || keys.last_characters, '')`;

function conditionsOf({ projectId, from, until }: UsageQuery): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (projectId !== null) conditions.push(sql<SqlBool>`ledger.project_id = ${projectId}`);
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
    estimated_calls: count('estimated_calls'),
    reserved_nano_eur: count('reserved_nano_eur'),
  };
}
