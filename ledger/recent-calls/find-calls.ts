import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { LedgerRow, RecentCallRow } from '../../storage/schema.ts';
import type { Store } from '../../storage/store.ts';
import { unitColumns } from '../reports/usage-report.ts';
import { conditionsOf, type CallFilter } from './call-filter.ts';
import type { CallDetail, RecordedAttempt } from './call-record.ts';

type CallStore = Pick<Store, 'database'>;

/** A call as lists show it. */
export interface ListedCall {
  request_id: string;
  started_at: string;
  /** Null while it is in progress. */
  ended_at: string | null;
  /** Null, as the status, for a call that only the ledger has. */
  duration_ms: number | null;
  /** `organisation/project`; the id when it no longer exists. */
  project: string;
  project_id: string;
  key: string;
  key_id: string;
  operation: string;
  /** The model that the client named, by its id. */
  model: string | null;
  /** The fallback that served the call. */
  served_model: string | null;
  /** `<backend>/<model at the backend>` of the last attempt. */
  deployment: string | null;
  /** 499: the client disconnected. */
  status: number | null;
  /** The code of the failure. */
  error: string | null;
  /** Null for a call that is not charged. */
  cost_nano_eur: bigint | null;
}

export interface CallPage {
  /** The latest end first. */
  calls: ListedCall[];
  /** To be passed as `after` for the next page; null: there is none. */
  next: string | null;
}

/** What the ledger has of a call. */
export interface LedgerPart extends Record<(typeof unitColumns)[number], bigint> {
  state: LedgerRow['state'];
  outcome: LedgerRow['outcome'];
  is_estimated: boolean;
  held_nano_eur: bigint;
  settled_nano_eur: bigint;
}

/** All that is known of a call. */
export interface FoundCall extends ListedCall {
  /** Null for a call that was not kept, or no longer is. */
  detail: Omit<CallDetail, 'attempts'> | null;
  attempts: (RecordedAttempt & { cost_nano_eur: bigint | null })[];
  /** Null for a call that is not billed, or not posted yet. */
  ledger: LedgerPart | null;
}

/**
 * Lists the calls that are kept, the latest end first.
 *
 * @param after the `next` of the page before
 */
export async function listCalls(
  { database }: CallStore,
  filter: CallFilter,
  { limit, after = null }: { limit: number; after?: string | null },
): Promise<CallPage> {
  const [endedAt = '', requestId = ''] = after?.split('_', 2) ?? [];
  const isLater = sql<SqlBool>`(ended_at, recent_calls.request_id) < (${endedAt}, ${requestId})`;
  const conditions = [...conditionsOf(filter), ...(after === null ? [] : [isLater])];
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<NamedRow<RecentCallRow>>`
    select recent_calls.*, ${NAMES} from recent_calls ${namesOf('recent_calls')} ${where}
    order by ended_at desc, recent_calls.request_id desc limit ${limit + 1}`.execute(database);
  const calls = rows.slice(0, limit).map(listedOf);
  const last = rows[limit - 1];
  return { calls, next: rows.length <= limit || !last ? null : `${last.ended_at}_${last.request_id}` };
}

/** Finds a call by its request id; null: neither the calls that are kept nor the ledger have it. */
export async function findCall({ database }: CallStore, requestId: string): Promise<FoundCall | null> {
  const kept = await sql<NamedRow<RecentCallRow>>`
    select recent_calls.*, ${NAMES} from recent_calls ${namesOf('recent_calls')}
    where recent_calls.request_id = ${requestId}`.execute(database);
  const posted = await sql<NamedRow<LedgerRow>>`
    select ledger.*, ${NAMES} from ledger ${namesOf('ledger')}
    where ledger.request_id = ${requestId}`.execute(database);
  const row = kept.rows[0];
  const billed = posted.rows[0];
  const ledger = billed === undefined ? null : ledgerPartOf(billed);
  if (row === undefined)
    return billed === undefined
      ? null
      : { ...postedOf(billed), detail: null, attempts: attemptsOf([], billed), ledger };
  // The assertion holds: `RecentCalls` writes this type.
  const { attempts, ...detail } = JSON.parse(row.detail) as CallDetail;
  return { ...listedOf(row), detail, attempts: attemptsOf(attempts, billed), ledger };
}

/** The names of a row's project and key; null when they no longer exist. */
type NamedRow<Row> = Row & { project_name: string | null; key_name: string | null };

const NAMES = sql`organisations.name || '/' || projects.name as project_name, keys.name as key_name`;

function namesOf(table: 'recent_calls' | 'ledger'): RawBuilder<unknown> {
  return sql`
    left join projects on projects.id = ${sql.ref(`${table}.project_id`)}
    left join organisations on organisations.id = projects.organisation_id
    left join keys on keys.id = ${sql.ref(`${table}.key_id`)}`;
}

function listedOf(row: NamedRow<RecentCallRow>): ListedCall {
  const { request_id, ended_at, duration_ms, project_id, key_id, status, cost_nano_eur } = row;
  return {
    request_id,
    started_at: new Date(Date.parse(ended_at) - duration_ms).toISOString(),
    ended_at,
    duration_ms,
    project: row.project_name ?? project_id,
    project_id,
    key: row.key_name ?? key_id,
    key_id,
    operation: row.operation_id,
    model: row.model_id || null,
    served_model: row.served_model_id || null,
    deployment: row.deployment || null,
    status,
    error: row.error || null,
    cost_nano_eur,
  };
}

/** A call that only the ledger has. */
function postedOf(row: NamedRow<LedgerRow>): ListedCall {
  const { request_id, started_at, settled_at, project_id, key_id, outcome, state } = row;
  return {
    request_id,
    started_at,
    ended_at: settled_at,
    duration_ms: null,
    project: row.project_name ?? project_id,
    project_id,
    key: row.key_name ?? key_id,
    key_id,
    operation: row.operation_id,
    model: row.model_id || null,
    served_model: null,
    deployment: row.deployment || null,
    status: null,
    error: outcome === 'completed' ? null : outcome,
    cost_nano_eur: state === 'reserved' ? null : row.cost_nano_eur,
  };
}

function ledgerPartOf(row: LedgerRow): LedgerPart {
  // The assertion holds because the entries are exactly these columns.
  const units = Object.fromEntries(unitColumns.map((name) => [name, row[name]])) as Record<
    (typeof unitColumns)[number],
    bigint
  >;
  return {
    state: row.state,
    outcome: row.outcome,
    is_estimated: row.estimated === 1,
    held_nano_eur: row.reserved_nano_eur,
    settled_nano_eur: row.cost_nano_eur,
    ...units,
  };
}

interface PostedAttempt {
  deployment?: string;
  error?: string;
  cost_nano_eur: string;
}

/** Adds to each attempt what the ledger says it cost. Attempts that only the ledger has have no duration. */
function attemptsOf(recorded: readonly RecordedAttempt[], row: LedgerRow | undefined): FoundCall['attempts'] {
  if (row === undefined || row.state === 'reserved')
    return recorded.map((attempt) => ({ ...attempt, cost_nano_eur: null }));
  // The ledger lists the attempts of a call that had several. The assertion holds: `attemptsText` writes this type.
  const several = row.attempts === '' ? [] : (JSON.parse(row.attempts) as PostedAttempt[]);
  const only: PostedAttempt = { deployment: row.deployment, cost_nano_eur: String(row.cost_nano_eur) };
  const isOnly = several.length === 0 && recorded.length <= 1 && row.deployment !== '';
  const posted = isOnly ? [only] : several;
  if (recorded.length === 0)
    return posted.map(({ deployment = '', error, cost_nano_eur }) => ({
      deployment,
      ...(error === undefined ? {} : { error }),
      cost_nano_eur: BigInt(cost_nano_eur),
    }));
  let at = 0;
  return recorded.map((attempt) => {
    const found = posted.findIndex(
      ({ deployment }, index) => index >= at && deployment === attempt.deployment,
    );
    if (found === -1) return { ...attempt, cost_nano_eur: null };
    at = found + 1;
    return { ...attempt, cost_nano_eur: BigInt(posted[found]?.cost_nano_eur ?? 0) };
  });
}
