import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** The calls to list. Absent: no condition. */
export interface CallFilter {
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
  minCostNanoEur?: bigint | undefined;
  /** Times of the end in ISO 8601 and UTC; `until` is exclusive. */
  from?: string | undefined;
  until?: string | undefined;
}

/** SQL for the conditions of a filter on `recent_calls`. */
export function conditionsOf(filter: CallFilter): RawBuilder<SqlBool>[] {
  const { projectId, keyId, model, deployment, status, isFailed, minCostNanoEur, from, until } = filter;
  const all: RawBuilder<SqlBool>[] = [];
  if (projectId !== undefined) all.push(sql`recent_calls.project_id = ${projectId}`);
  if (keyId !== undefined) all.push(sql`recent_calls.key_id = ${keyId}`);
  if (model !== undefined)
    all.push(sql`(recent_calls.model_id = ${model} or recent_calls.served_model_id = ${model})`);
  if (deployment !== undefined)
    all.push(sql`(deployment = ${deployment} or detail like ${attemptAt(deployment)} escape '!')`);
  if (status !== undefined) all.push(sql`status between ${status[0]} and ${status[1]}`);
  if (isFailed === true) all.push(sql`error <> ''`);
  if (minCostNanoEur !== undefined) all.push(sql`cost_nano_eur >= ${minCostNanoEur}`);
  if (from !== undefined) all.push(sql`ended_at >= ${from}`);
  if (until !== undefined) all.push(sql`ended_at < ${until}`);
  return all;
}

/** A pattern of the JSON of an attempt at a deployment. */
function attemptAt(deployment: string): string {
  const text = JSON.stringify(deployment).replaceAll(/[%_!]/g, '!$&');
  return `%"deployment":${text}%`;
}
