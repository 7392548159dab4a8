import type { Role } from '../contract/operation.ts';
import type { FileRecord } from '../generated/contract.ts';
import type { AlertDeliveryRow, AlertRow } from './alert-rows.ts';

/**
 * The tables. Columns are text, integer (0, 1 and small counts) or bigint (values that may exceed 2³¹: sizes, money). Times are ISO
 * 8601 text in UTC. All of this works the same in SQLite and PostgreSQL. A bigint column is read as a BigInt, other integers as
 * numbers.
 */
export interface Schema {
  organisations: OrganisationRow;
  projects: ProjectRow;
  project_models: ProjectModelRow;
  project_quotas: ProjectQuotaRow;
  keys: KeyRow;
  files: FileRow;
  responses: ResponseRow;
  response_items: ResponseItemRow;
  budgets: BudgetRow;
  budget_periods: BudgetPeriodRow;
  ledger: LedgerRow;
  ledger_processes: LedgerProcessRow;
  ledger_slices: LedgerSliceRow;
  budget_changes: BudgetChangesRow;
  recent_calls: RecentCallRow;
  alerts: AlertRow;
  alert_deliveries: AlertDeliveryRow;
  management_tokens: ManagementTokenRow;
  management_requests: ManagementRequestRow;
  console_sessions: ConsoleSessionRow;
  audit: AuditRow;
}

export interface ManagementTokenRow {
  id: string;
  name: string;
  hash: string;
  first_characters: string;
  last_characters: string;
  role: Role;
  /** The organisation that the token is limited to; null: all. */
  organisation_id: string | null;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
}

/** A person who has signed in to the console. */
export interface ConsoleSessionRow {
  hash: string;
  /** The token whose rights it has. */
  token_id: string;
  created_at: string;
  expires_at: string;
}

/** A change that was requested with an `Idempotency-Key`. */
export interface ManagementRequestRow {
  token_id: string;
  idempotency_key: string;
  request_hash: string;
  /** JSON, without secrets. */
  response: string;
  created_at: string;
}

/** A change that someone made. Rows are never changed or deleted. */
export interface AuditRow {
  /** Without gaps, from 1. */
  sequence: bigint;
  id: string;
  at: string;
  /** `token:<id>` or `command-line`. */
  actor: string;
  actor_name: string;
  address: string | null;
  request_id: string | null;
  /** The id of the operation. */
  action: string;
  /** `project:<id>` and the like. */
  target: string;
  organisation_id: string | null;
  /** JSON, without secrets; null: it did not exist. */
  state_before: string | null;
  state_after: string | null;
  reason: string | null;
  /** The hash of the row before; empty in the first row. */
  previous_hash: string;
  hash: string;
}

export interface OrganisationRow {
  id: string;
  name: string;
  created_at: string;
  deleted_at: string | null;
}

export interface ProjectRow {
  id: string;
  organisation_id: string;
  name: string;
  /** `all`: every model of the catalogue except those disabled; `listed`: only those enabled. */
  model_access: 'all' | 'listed';
  created_at: string;
  /** The row of a deleted project stays, so that the ledger's reports can name it. */
  deleted_at: string | null;
}

export interface ProjectModelRow {
  project_id: string;
  model_id: string;
  enabled: number;
}

/** What a project may store. Null or a missing row: the default of the environment. */
export interface ProjectQuotaRow {
  project_id: string;
  max_bytes: bigint | null;
  max_count: bigint | null;
}

export interface KeyRow {
  id: string;
  project_id: string;
  name: string;
  /** SHA-256 of the key in lower-case hexadecimal. The key itself is not stored. */
  hash: string;
  first_characters: string;
  last_characters: string;
  /** JSON array of the model ids that the key may use; null: all of the project's. */
  models: string | null;
  /** The key's own limit; null: the limit in `gateway.yaml`. */
  requests_per_minute: number | null;
  created_at: string;
  revoked_at: string | null;
  expires_at: string | null;
  last_used_at: string | null;
  /** The id of the key that this one replaces. */
  replaces: string | null;
}

export interface FileRow {
  id: string;
  org_id: string;
  project_id: string;
  filename: string;
  purpose: string;
  file_size: bigint;
  checksum: string;
  status: FileRecord['status'];
  created_at: string;
}

export interface ResponseRow {
  /** From `newId`: sorts in the order of saving. */
  sequence_id: string;
  project_id: string;
  /** The id that clients use; unique within its project. */
  id: string;
  previous_response_id: string | null;
  /** JSON text, as is every item: JSON escapes NUL and lone surrogates, which PostgreSQL cannot store in text. */
  response: string;
  /** The sum of the sizes of its items in bytes. */
  items_size: bigint;
  created_at: string;
  /** Number of items of the input, which precede those of the output. */
  input_items: bigint;
}

/** One input or output of a response. */
export interface ResponseItemRow {
  /** From `newId`: also the order within the response. */
  sequence_id: string;
  response_sequence_id: string;
  project_id: string;
  /** The id by which the project can refer to it; null when it has none. */
  item_id: string | null;
  item: string;
  /** The size of the JSON text in bytes. */
  item_size: bigint;
}

/** A project without a row has no limit. */
export interface BudgetRow {
  project_id: string;
  /** The limit of one month. */
  limit_eur_cents: bigint;
  changed_at: string;
}

/** What a project has used in one month. Both amounts together never exceed its limit. */
export interface BudgetPeriodRow {
  project_id: string;
  /** Year and month in UTC: `2026-11`. */
  period: string;
  /** The sum of the costs of the project's ledger rows of the month. */
  settled_nano_eur: bigint;
  /** The sum of the slices of all processes. */
  reserved_nano_eur: bigint;
}

/** One call. Its request id is created by the gateway. */
export interface LedgerRow {
  request_id: string;
  project_id: string;
  key_id: string;
  model_id: string;
  operation_id: string;
  /** The month that the call began in. */
  period: string;
  /** The process that serves it. */
  process_id: string;
  /** `lapsed`: its process stopped responding, and another one charged it in full. Its journal can still correct that. */
  state: 'reserved' | 'settled' | 'lapsed';
  /** Null while it is reserved. `lost`: the rest of the slice of a process that was lost together with its journal. */
  outcome: 'completed' | 'failed' | 'cancelled' | 'lost' | null;
  /** 1 if the upstream did not report the usage. */
  estimated: number;
  /** JSON: the prices used, in nano-euro per million units, with the multipliers of `price_terms` applied. */
  prices: string;
  /** The multipliers applied, such as `service_tier=priority,speed=fast`; empty: none. */
  price_terms: string;
  /** `<backend>/<model at the backend>` of the last attempt; empty: there was none. */
  deployment: string;
  /** JSON: each attempt's deployment, error and cost; empty if there was only one. */
  attempts: string;
  reserved_nano_eur: bigint;
  /** 0 while it is reserved. */
  cost_nano_eur: bigint;
  started_at: string;
  settled_at: string | null;
  /** All tokens of the prompt, including cached and written ones. */
  input_tokens: bigint;
  cached_input_tokens: bigint;
  cache_write_tokens: bigint;
  /** The part of `cache_write_tokens` that is cached for an hour or longer. */
  cache_write_1h_tokens: bigint;
  output_tokens: bigint;
  reasoning_tokens: bigint;
  images: bigint;
  pages: bigint;
  sound_ms: bigint;
  characters: bigint;
  /** The parts of `input_tokens` and `output_tokens` that are audio. */
  audio_input_tokens: bigint;
  audio_output_tokens: bigint;
  searches: bigint;
}

/** A call that has ended, for operators who look it up. Nothing depends on these rows; the ledger has all money. */
export interface RecentCallRow {
  request_id: string;
  ended_at: string;
  duration_ms: number;
  /** Null for a call without a response of a model. */
  first_token_ms: number | null;
  project_id: string;
  key_id: string;
  operation_id: string;
  /** The model that the client named, by its id; empty: none. */
  model_id: string;
  /** The fallback that served the call; empty: there was none. */
  served_model_id: string;
  /** `<backend>/<model at the backend>` of the last attempt; empty: there was none. */
  deployment: string;
  /** The HTTP status; 499: the client disconnected. */
  status: number;
  /** The code of the failure, also of one within a stream; empty: there was none. */
  error: string;
  /** Null for a call that is not charged. */
  cost_nano_eur: bigint | null;
  /** JSON: what a look-up shows besides. */
  detail: string;
}

/** A running process. After its lease has expired, others charge in full what it holds. */
export interface LedgerProcessRow {
  id: string;
  lease_until: string;
  /** When it was recalled: asked to post everything, calls in flight included. Null once it has. */
  recalled_at: string | null;
}

/** What a process may spend of a project's month without a transaction: granted, not posted and not returned. */
export interface LedgerSliceRow {
  process_id: string;
  project_id: string;
  period: string;
  held_nano_eur: bigint;
  /** The part that no call needed when the process last wrote. */
  spare_nano_eur: bigint;
  /** When the slice was recalled: its process was asked to return what it does not need. Null once it has. */
  recalled_at: string | null;
}

/** A single row: `version` changes with each change of `budgets`. */
export interface BudgetChangesRow {
  only_row: number;
  version: bigint;
}
