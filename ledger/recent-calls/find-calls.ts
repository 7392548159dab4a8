import { sql } from 'kysely';
import type { LedgerRow } from '../../storage/ledger-schema.ts';
import type { RecentCallRow } from '../../storage/schema.ts';
import type { Store } from '../../storage/store.ts';
import { unitColumns } from '../reports/usage-columns.ts';
import type { CallDetail, RecordedAttempt } from './call-record.ts';
import { readTags } from '../tag-texts.ts';
import { listedOf, NAMES, namesOf, type ListedCall, type NamedRow } from './listed-call.ts';

type CallStore = Pick<Store, 'database'>;

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

/** A call that only the ledger has. */
function postedOf(row: NamedRow<LedgerRow>): ListedCall {
  const { request_id, started_at, settled_at, project_id, key_id, outcome, state } = row;
  return {
    request_id,
    started_at,
    ended_at: settled_at,
    duration_ms: null,
    first_token_ms: null,
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
    tags: readTags(row.tags),
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
