import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { OperatorError } from '../../projects/operator-error.ts';
import type { RecentCallRow } from '../../storage/schema.ts';
import type { Store } from '../../storage/store.ts';
import { indexedConditionsOf, otherConditionsOf, type CallFilter } from './call-filter.ts';
import { listedOf, NAMES, namesOf, type ListedCall, type NamedRow } from './listed-call.ts';

type CallStore = Pick<Store, 'database'>;

/** `ended_at` is the earliest first, the others begin with the latest end, the largest cost and the longest duration. */
export type CallOrder = 'ended_at' | '-ended_at' | '-cost' | '-duration';

export interface CallPage {
  calls: ListedCall[];
  /** Whether a further page exists now, which may be empty. */
  hasMore: boolean;
  /**
   * To be passed as `after` for the next page; null: there is none. In the order `ended_at` there is always one, for calls that end
   * later, unless the filter has an earlier end.
   */
  next: string | null;
}

export interface CallPageQuery {
  limit: number;
  /** The `next` of the page before. */
  after?: string | null;
  order?: CallOrder;
  /** The calls that the page looks through at most: the gateway's database has other work, too. */
  searched?: number;
}

const SEARCHED_CALLS = 50_000;
/** Processes write their calls each second. Later calls are not listed in the order `ended_at`, since earlier ones may follow. */
const WRITTEN_WITHIN_MS = 3_000;

const COLUMNS: Readonly<Record<CallOrder, RawBuilder<unknown>>> = {
  ended_at: sql`ended_at`,
  '-ended_at': sql`ended_at`,
  '-cost': sql`coalesce(cost_nano_eur, -1)`,
  '-duration': sql`duration_ms`,
};

/**
 * Lists the calls that are kept. A page can have fewer calls than its limit, or none, and a next one. Throws an `OperatorError` for a
 * cursor of another order, and for an order by cost or duration of more calls than a page looks through.
 */
export async function listCalls(
  { database }: CallStore,
  wanted: CallFilter,
  { limit, after = null, order = '-ended_at', searched = SEARCHED_CALLS }: CallPageQuery,
): Promise<CallPage> {
  const written = new Date(Date.now() - WRITTEN_WITHIN_MS).toISOString();
  const isTail = order === 'ended_at' && (wanted.until ?? written) >= written;
  const filter = isTail ? { ...wanted, until: written } : wanted;
  const isByTime = order === 'ended_at' || order === '-ended_at';
  const direction = order === 'ended_at' ? sql`asc` : sql`desc`;
  const start = after === null ? [] : [startAfter(order, after)];
  const indexed = [...indexedConditionsOf(filter), ...(isByTime ? start : [])];
  const others = [...otherConditionsOf(filter), ...(isByTime ? [] : start)];
  const isWhole = isByTime && others.length === 0;
  const bound = isWhole ? null : await boundOf(database, indexed, direction, searched);
  if (bound !== null && !isByTime)
    throw new OperatorError(
      `an order by cost or duration needs a filter with at most ${searched} calls: narrow the time or the project`,
    );
  const within =
    bound === null ? [] : [order === 'ended_at' ? sql`ended_at <= ${bound}` : sql`ended_at >= ${bound}`];
  const { rows } = await sql<NamedRow<RecentCallRow>>`
    select recent_calls.*, ${NAMES} from recent_calls ${namesOf('recent_calls')}
    ${whereAll([...indexed, ...others, ...within])}
    order by ${COLUMNS[order]} ${direction}, recent_calls.request_id ${direction} limit ${limit + 1}`.execute(
    database,
  );
  const calls = rows.slice(0, limit);
  const last = calls.at(-1);
  const next = (): string | null => {
    if (rows.length > limit && last !== undefined) return `${valueOf(last, order)}_${last.request_id}`;
    // An id that is before or after all ids.
    if (bound !== null) return `${bound}_${order === 'ended_at' ? 'z' : ''}`;
    return isTail ? `${written}_` : null;
  };
  return { calls: calls.map(listedOf), hasMore: rows.length > limit || bound !== null, next: next() };
}

/** The end of the call after as many as a page looks through; null: there are fewer. */
async function boundOf(
  database: CallStore['database'],
  indexed: readonly RawBuilder<SqlBool>[],
  direction: RawBuilder<unknown>,
  searched: number,
): Promise<string | null> {
  const { rows } = await sql<{ ended_at: string }>`
    select ended_at from recent_calls ${whereAll(indexed)}
    order by ended_at ${direction} limit 1 offset ${searched}`.execute(database);
  return rows[0]?.ended_at ?? null;
}

function whereAll(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

function valueOf({ ended_at, cost_nano_eur, duration_ms }: RecentCallRow, order: CallOrder): string {
  if (order === '-cost') return String(cost_nano_eur ?? -1);
  return order === '-duration' ? String(duration_ms) : ended_at;
}

function startAfter(order: CallOrder, after: string): RawBuilder<SqlBool> {
  const [text = '', requestId = ''] = after.split('_', 2);
  if (order === '-cost' || order === '-duration') {
    if (!/^-?\d{1,18}$/.test(text)) throw new OperatorError('the cursor belongs to another order');
    return sql`(${COLUMNS[order]}, recent_calls.request_id) < (${BigInt(text)}, ${requestId})`;
  }
  if (!text.includes('T')) throw new OperatorError('the cursor belongs to another order');
  return order === 'ended_at'
    ? sql`(ended_at, recent_calls.request_id) > (${text}, ${requestId})`
    : sql`(ended_at, recent_calls.request_id) < (${text}, ${requestId})`;
}
