import type { FileRecord } from '../generated/contract.ts';

/**
 * The tables as the query layer sees them. Columns are text, integer (0, 1 and small counts) and bigint (anything that may pass
 * 2³¹: sizes, money), times are ISO 8601 text in UTC: all of it means the same in SQLite and in PostgreSQL. A bigint column is
 * read as a BigInt, every other integer as a number.
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
  /** `all`: every model of the catalogue but those disabled; `listed`: only those enabled. */
  model_access: 'all' | 'listed';
  created_at: string;
  /** The row stays, so that the ledger can name the project. */
  deleted_at: string | null;
}

export interface ProjectModelRow {
  project_id: string;
  model_id: string;
  enabled: number;
}

/** What a project may keep; null, and without a row both: the default of the environment. */
export interface ProjectQuotaRow {
  project_id: string;
  max_bytes: bigint | null;
  max_count: bigint | null;
}

export interface KeyRow {
  id: string;
  project_id: string;
  name: string;
  /** SHA-256 of the key in lower-case hexadecimal. The key itself is nowhere. */
  hash: string;
  first_characters: string;
  last_characters: string;
  /** JSON array of model ids that the key is narrowed to; null: all of the project's. */
  models: string | null;
  /** The key's own limit; null: the one of `gateway.yaml`. */
  requests_per_minute: number | null;
  created_at: string;
  revoked_at: string | null;
  expires_at: string | null;
  last_used_at: string | null;
  /** The id of the key that this one was created in place of. */
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
  /** Of `newId`: sorts by the order of saving. */
  sequence_id: string;
  project_id: string;
  /** As callers know it; unique within its project. */
  id: string;
  previous_response_id: string | null;
  /** JSON text, as is every item: its escapes keep NUL and lone surrogates, which PostgreSQL's text could not hold. */
  response: string;
  /** Sum of its items' sizes in bytes. */
  items_size: bigint;
  created_at: string;
}

/** One input or output of a response. */
export interface ResponseItemRow {
  /** Of `newId`: gives the order within the response too. */
  sequence_id: string;
  response_sequence_id: string;
  project_id: string;
  /** The id by which the project can refer to it; null when it has none. */
  item_id: string | null;
  item: string;
  /** Of the JSON text, in bytes. */
  item_size: bigint;
}

/** A project without a row has no limit. */
export interface BudgetRow {
  project_id: string;
  /** Of one month. */
  limit_eur_cents: bigint;
  changed_at: string;
}

/** What a project has used of one month. With a limit, both amounts together never exceed it. */
export interface BudgetPeriodRow {
  project_id: string;
  /** Year and month in UTC: `2026-11`. */
  period: string;
  /** The cost of the project's ledger rows of the month. */
  settled_nano_eur: bigint;
  /** What processes hold of it in their slices. */
  reserved_nano_eur: bigint;
}

/** One call. Its request id is the gateway's own. */
export interface LedgerRow {
  request_id: string;
  project_id: string;
  key_id: string;
  model_id: string;
  operation_id: string;
  /** The month that the call began in. */
  period: string;
  /** The process that answers it. */
  process_id: string;
  /** `lapsed`: its process stopped responding, and another charged it in full; its journal still corrects that. */
  state: 'reserved' | 'settled' | 'lapsed';
  /** Null while it is reserved. `lost`: the rest of the slice of a process that was lost with its journal. */
  outcome: 'completed' | 'failed' | 'cancelled' | 'lost' | null;
  /** Whether the usage is not the upstream's own count. */
  estimated: number;
  /** JSON: the prices used, in nano-euro per million units, with the multipliers of `price_terms` applied. */
  prices: string;
  /** Which multipliers applied, such as `service_tier=priority,speed=fast`; empty: none. */
  price_terms: string;
  /** `<backend>/<model at the backend>` of the last attempt; empty: none was made. */
  deployment: string;
  /** JSON: each attempt's deployment, error and cost, where there was more than one; else empty. */
  attempts: string;
  reserved_nano_eur: bigint;
  /** 0 while it is reserved. */
  cost_nano_eur: bigint;
  started_at: string;
  settled_at: string | null;
  /** All of the prompt, cached and written tokens included. */
  input_tokens: bigint;
  cached_input_tokens: bigint;
  cache_write_tokens: bigint;
  /** Of `cache_write_tokens` those that are kept for an hour or longer. */
  cache_write_1h_tokens: bigint;
  output_tokens: bigint;
  reasoning_tokens: bigint;
  images: bigint;
  pages: bigint;
  sound_ms: bigint;
  characters: bigint;
}

/** A running process. After its lease the others charge in full what it holds. */
export interface LedgerProcessRow {
  id: string;
  lease_until: string;
  /** When it was told to post everything, the calls in flight included; null once it has. */
  recalled_at: string | null;
}

/** What a process may spend of a project's month without asking: granted, not yet posted and not returned. */
export interface LedgerSliceRow {
  process_id: string;
  project_id: string;
  period: string;
  held_nano_eur: bigint;
  /** Of it what no call needed when the process last wrote: it is not used. */
  spare_nano_eur: bigint;
  /** When its process was told to return what it does not need; null once it has. */
  recalled_at: string | null;
}

/** One row: `version` differs after each change of `budgets`. */
export interface BudgetChangesRow {
  only_row: number;
  version: bigint;
}
