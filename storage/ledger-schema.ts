/**
 * A limit for the calls of an organisation, project or key: all of them, or those to one model or with one tag. The month of a project
 * has the project's id.
 */
export interface BudgetRow {
  id: string;
  scope: 'organisation' | 'project' | 'key';
  /** The id of the organisation or project, or the `family_id` of the key. */
  scope_id: string;
  /** Null: all models. */
  model_id: string | null;
  /** A name and a value such as `team:search`. Null: calls with and without tags. */
  tag: string | null;
  interval: 'day' | 'week' | 'month';
  /** The limit of one period. */
  limit_eur_cents: bigint;
  /** 1: the limit refuses no call. */
  soft: number;
  /** The limit from `next_limit_at` on; both null: it stays. */
  next_limit_eur_cents: bigint | null;
  next_limit_at: string | null;
  /** What is added to the limit before `top_up_until`; all null: nothing. */
  top_up_eur_cents: bigint | null;
  top_up_until: string | null;
  top_up_reason: string | null;
  changed_at: string;
}

/** What has been used of a budget in one period. Both amounts together never exceed its limit. */
export interface BudgetPeriodRow {
  /** The id of a budget, or of a project, whose months have rows without a budget too. */
  budget_id: string;
  /** In UTC: `2026-11`, `2026-W48` or `2026-11-26`. */
  period: string;
  /** The sum of the costs of the ledger rows that name the budget, and of what was lost of it. */
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
  /** The budgets that it takes from apart from the month of its project, with their periods: `<id> 2026-W48,<id> 2026-11-26`. */
  budgets: string;
  /** JSON: what it is attributed to, by the name of the tag; empty: nothing. */
  tags: string;
}

/** A running process. After its lease has expired, others charge in full what it holds. */
export interface LedgerProcessRow {
  id: string;
  lease_until: string;
  /** When it was recalled: asked to post everything, calls in flight included. Null once it has. */
  recalled_at: string | null;
}

/** What a process may spend of a budget without a transaction: granted, not posted and not returned. */
export interface LedgerSliceRow {
  process_id: string;
  budget_id: string;
  period: string;
  held_nano_eur: bigint;
  /** The part that no call needed when the process last wrote. */
  spare_nano_eur: bigint;
  /** When the slice was recalled: its process was asked to return what it does not need. Null once it has. */
  recalled_at: string | null;
  /** What was held when the process was lost: it is settled, and held again when the journal is found. */
  lost_nano_eur: bigint;
}

/** A single row: `version` changes with each change of `budgets`. */
export interface BudgetChangesRow {
  only_row: number;
  version: bigint;
}
