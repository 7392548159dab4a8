import type { Role } from '../contract/operation.ts';
import type { FileRecord } from '../generated/contract.ts';
import type { AlertDeliveryRow, AlertRow } from './alert-rows.ts';
import type {
  BudgetChangesRow,
  BudgetPeriodRow,
  BudgetRow,
  LedgerProcessRow,
  LedgerRow,
  LedgerSliceRow,
} from './ledger-schema.ts';

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
  people: PersonRow;
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

/** A person who signed in at an identity provider, with the token of this sign-in. */
export interface PersonRow {
  token_id: string;
  issuer: string;
  client_id: string;
  subject: string;
  /** JSON: the values of the role's claim that the configuration named. */
  role_values: string;
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
  /** JSON array of the names of the tags that calls must have. */
  required_tags: string;
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
  /** The id of the first key that this one replaces, by way of others; its own id when it replaces none. */
  family_id: string;
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
  /** JSON: what it is attributed to, by the name of the tag; empty: nothing. */
  tags: string;
  /** JSON: what a look-up shows besides. */
  detail: string;
}
