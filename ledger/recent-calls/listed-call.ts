import { sql, type RawBuilder } from 'kysely';
import { readTags } from '../tag-texts.ts';
import type { RecentCallRow } from '../../storage/schema.ts';

/** A call as lists show it. */
export interface ListedCall {
  request_id: string;
  started_at: string;
  /** Null while it is in progress. */
  ended_at: string | null;
  /** Null, as the status, for a call that only the ledger has. */
  duration_ms: number | null;
  first_token_ms: number | null;
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
  /** What it is attributed to, by the name of the tag. */
  tags: Readonly<Record<string, string>>;
}

/** The names of a row's project and key; null when they no longer exist. */
export type NamedRow<Row> = Row & { project_name: string | null; key_name: string | null };

export const NAMES = sql`organisations.name || '/' || projects.name as project_name, keys.name as key_name`;

export function namesOf(table: 'recent_calls' | 'ledger'): RawBuilder<unknown> {
  return sql`
    left join projects on projects.id = ${sql.ref(`${table}.project_id`)}
    left join organisations on organisations.id = projects.organisation_id
    left join keys on keys.id = ${sql.ref(`${table}.key_id`)}`;
}

export function listedOf(row: NamedRow<RecentCallRow>): ListedCall {
  const { request_id, ended_at, duration_ms, first_token_ms, project_id, key_id, status, cost_nano_eur } =
    row;
  return {
    request_id,
    started_at: new Date(Date.parse(ended_at) - duration_ms).toISOString(),
    ended_at,
    duration_ms,
    first_token_ms,
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
    tags: readTags(row.tags),
  };
}
