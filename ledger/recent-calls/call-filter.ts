import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** The calls to list. Absent: no condition. */
export interface CallFilter {
  organisationId?: string | undefined;
  projectId?: string | undefined;
  keyId?: string | undefined;
  /** The id of the requested model, or of the one that served the call. */
  model?: string | undefined;
  /** `<backend>/<model at the backend>` of any attempt. */
  deployment?: string | undefined;
  /** The lowest and the highest status. */
  status?: readonly [number, number] | undefined;
  /** Only calls that failed, also within a stream that began with 200. */
  isFailed?: boolean | undefined;
  /** The code of the failure of the call or of one of its attempts. */
  error?: string | undefined;
  /** A tag with its value. */
  tag?: readonly [name: string, value: string] | undefined;
  minCostNanoEur?: bigint | undefined;
  minDurationMs?: number | undefined;
  /** Times of the end in ISO 8601 and UTC; `until` is exclusive. */
  from?: string | undefined;
  until?: string | undefined;
}

/** Parses a status such as `502`, `4xx` or `failed`; null: it is none. */
export function parseCallStatus(text: string): Pick<CallFilter, 'status' | 'isFailed'> | null {
  if (text === 'failed') return { isFailed: true };
  const [, first, rest] = /^([1-5])(xx|\d\d)$/.exec(text) ?? [];
  if (first === undefined || rest === undefined) return null;
  return { status: [Number(first + rest.replace('xx', '00')), Number(first + rest.replace('xx', '99'))] };
}

/** SQL for the conditions of a filter on `recent_calls` that have an index. */
export function indexedConditionsOf({ projectId, isFailed, from, until }: CallFilter): RawBuilder<SqlBool>[] {
  const all: RawBuilder<SqlBool>[] = [];
  if (projectId !== undefined) all.push(sql`recent_calls.project_id = ${projectId}`);
  if (isFailed === true) all.push(sql`error <> ''`);
  if (from !== undefined) all.push(sql`ended_at >= ${from}`);
  if (until !== undefined) all.push(sql`ended_at < ${until}`);
  return all;
}

/** SQL for the conditions for which each call must be read. */
export function otherConditionsOf(filter: CallFilter): RawBuilder<SqlBool>[] {
  const { organisationId, keyId, model, deployment, status, error, tag, minCostNanoEur, minDurationMs } =
    filter;
  const all: RawBuilder<SqlBool>[] = [];
  if (organisationId !== undefined)
    all.push(
      sql`recent_calls.project_id in (select id from projects where organisation_id = ${organisationId})`,
    );
  if (keyId !== undefined) all.push(sql`recent_calls.key_id = ${keyId}`);
  if (model !== undefined)
    all.push(sql`(recent_calls.model_id = ${model} or recent_calls.served_model_id = ${model})`);
  if (deployment !== undefined)
    all.push(
      sql`(deployment = ${deployment} or detail like ${memberOf('deployment', deployment)} escape '!')`,
    );
  if (status !== undefined) all.push(sql`status between ${status[0]} and ${status[1]}`);
  if (error !== undefined)
    all.push(sql`(error = ${error} or detail like ${memberOf('error', error)} escape '!')`);
  // Letters of both cases differ, unlike with `like` in SQLite.
  if (tag !== undefined)
    all.push(
      sql`replace(recent_calls.tags, ${JSON.stringify({ [tag[0]]: tag[1] }).slice(1, -1)}, '') <> recent_calls.tags`,
    );
  if (minCostNanoEur !== undefined) all.push(sql`cost_nano_eur >= ${minCostNanoEur}`);
  if (minDurationMs !== undefined) all.push(sql`duration_ms >= ${minDurationMs}`);
  return all;
}

/** A pattern of JSON with a member of this text. */
function memberOf(name: string, value: string): string {
  const text = JSON.stringify(value).replaceAll(/[%_!]/g, '!$&');
  return `%"${name}":${text}%`;
}
