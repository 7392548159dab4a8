import { sql } from 'kysely';
import type { Store } from '../../storage/store.ts';

/** The calls of one model. */
export interface ModelSummary {
  /** The model that served the calls, or that they requested; empty: they named none. */
  model: string;
  calls: number;
  /** Calls that failed, for whatever reason. */
  errors: number;
  /** Calls with a status of 500 or above. */
  serverErrors: number;
  /** Times to the first token that half of the calls, and 95 %, did not exceed; null: unknown. */
  firstTokenMs: { median: number; p95: number } | null;
}

export interface CallSummary {
  since: string;
  /** In the order of their calls. */
  models: ModelSummary[];
}

/** The latest calls that are summed up: the gateway's database has other work, too. */
const SUMMED_CALLS = 20_000;

interface SummaryRow {
  model: string;
  calls: number | bigint;
  errors: number | bigint;
  server_errors: number | bigint;
  median: number | null;
  p95: number | null;
}

/** Sums up the calls that ended since a time, at most the latest `SUMMED_CALLS`: `since` is then later. */
export async function summariseCalls(
  { database }: Pick<Store, 'database'>,
  wantedSince: string,
  summed = SUMMED_CALLS,
): Promise<CallSummary> {
  const bound = await sql<{ ended_at: string }>`
    select ended_at from recent_calls where ended_at >= ${wantedSince}
    order by ended_at desc limit 1 offset ${summed}`.execute(database);
  const since = bound.rows[0]?.ended_at ?? wantedSince;
  const { rows } = await sql<SummaryRow>`
    with latest as (
      select coalesce(nullif(served_model_id, ''), model_id) as model, error, status, first_token_ms
      from recent_calls where ended_at >= ${since}
    ), ranked as (
      select model, error, status, first_token_ms,
        row_number() over (partition by model order by coalesce(first_token_ms, 2147483647)) as position,
        count(first_token_ms) over (partition by model) as measured
      from latest
    )
    select model, count(*) as calls,
      sum(case when error <> '' then 1 else 0 end) as errors,
      sum(case when status >= 500 then 1 else 0 end) as server_errors,
      max(case when position = (measured + 1) / 2 then first_token_ms end) as median,
      max(case when position = (measured * 95 + 99) / 100 then first_token_ms end) as p95
    from ranked group by model order by count(*) desc, model limit ${MOST_MODELS}`.execute(database);
  return { since, models: rows.map(summaryOf) };
}

const MOST_MODELS = 1_000;

function summaryOf({
  model,
  calls,
  errors,
  server_errors: serverErrors,
  median,
  p95,
}: SummaryRow): ModelSummary {
  return {
    model,
    calls: Number(calls),
    errors: Number(errors),
    serverErrors: Number(serverErrors),
    firstTokenMs: median === null || p95 === null ? null : { median: Number(median), p95: Number(p95) },
  };
}
