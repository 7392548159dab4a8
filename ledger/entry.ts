import type { Bill } from '../metering/bill.ts';
import { millisecondsOf, noUnits } from '../metering/units.ts';
import type { LedgerRow } from '../storage/schema.ts';

/** How a call ended, as the ledger has it. */
export type Outcome = NonNullable<LedgerRow['outcome']>;

/** Who calls what, and at which prices. */
export interface LedgerCall {
  requestId: string;
  projectId: string;
  keyId: string;
  modelId: string;
  operationId: string;
  /** JSON of the prices, in nano-euro per million units: those reserved by, and those charged by in a settlement. */
  prices: string;
  /** The multipliers in `prices`, such as `service_tier=priority`; spill files of earlier releases have none. */
  priceTerms?: string;
}

/** A wish to reserve; granted is anything from the least to the most. */
export interface Reservation {
  kind: 'reserve';
  call: LedgerCall;
  mostNanoEur: bigint;
  leastNanoEur: bigint;
}

/** What was reserved for a call, and the month that it belongs to. */
export interface Grant {
  reservedNanoEur: bigint;
  period: string;
  startedAt: string;
}

/** What a call did cost. */
export interface Settlement {
  kind: 'settle';
  call: LedgerCall;
  grant: Grant;
  outcome: Outcome;
  bill: Bill;
}

/** Takes back a reservation of which nobody knows whether it was made. */
export interface Cancellation {
  kind: 'cancel';
  call: LedgerCall;
}

/** Settles a dead process's reservation in full. */
export interface Lapse {
  kind: 'lapse';
  row: LedgerRow;
}

export type Posting = Reservation | Settlement | Cancellation | Lapse;

const NO_UNITS = {
  input_tokens: 0n,
  cached_input_tokens: 0n,
  cache_write_tokens: 0n,
  cache_write_1h_tokens: 0n,
  output_tokens: 0n,
  reasoning_tokens: 0n,
  images: 0n,
  pages: 0n,
  sound_ms: 0n,
  characters: 0n,
} as const;

export function reservedRow(call: LedgerCall, grant: Grant, processId: string): LedgerRow {
  return {
    ...callColumns(call),
    ...NO_UNITS,
    period: grant.period,
    process_id: processId,
    state: 'reserved',
    outcome: null,
    estimated: 0,
    reserved_nano_eur: grant.reservedNanoEur,
    cost_nano_eur: 0n,
    started_at: grant.startedAt,
    settled_at: null,
  };
}

/** @param grant the stored one where there is one */
export function settledRow(settlement: Settlement, grant: Grant, processId: string, now: string): LedgerRow {
  const { call, bill, outcome } = settlement;
  return {
    ...callColumns(call),
    ...unitColumns(bill),
    period: grant.period,
    process_id: processId,
    state: 'settled',
    outcome,
    estimated: bill.estimated ? 1 : 0,
    reserved_nano_eur: grant.reservedNanoEur,
    cost_nano_eur: bill.costNanoEur,
    started_at: grant.startedAt,
    settled_at: now,
  };
}

/** A reservation that came to nothing. */
export function cancelledRow(row: LedgerRow, now: string): LedgerRow {
  return { ...row, state: 'settled', outcome: 'failed', cost_nano_eur: 0n, settled_at: now };
}

/** Charged in full: nobody knows what the dead process did get, and a project must not pay less than it used. */
export function lapsedRow(row: LedgerRow, now: string): LedgerRow {
  return {
    ...row,
    state: 'lapsed',
    outcome: 'failed',
    estimated: 1,
    cost_nano_eur: row.reserved_nano_eur,
    settled_at: now,
  };
}

/** What of a row's money is reserved, and what is settled. */
export function amountsOf(row: LedgerRow | undefined): { reserved: bigint; settled: bigint } {
  if (row === undefined) return { reserved: 0n, settled: 0n };
  return row.state === 'reserved'
    ? { reserved: row.reserved_nano_eur, settled: 0n }
    : { reserved: 0n, settled: row.cost_nano_eur };
}

function callColumns(call: LedgerCall) {
  return {
    request_id: call.requestId,
    project_id: call.projectId,
    key_id: call.keyId,
    model_id: call.modelId,
    operation_id: call.operationId,
    prices: call.prices,
    price_terms: call.priceTerms ?? '',
  };
}

function unitColumns(bill: Bill) {
  // Spill files of earlier releases lack the units that were added since.
  const units = { ...noUnits(), ...bill.units };
  return {
    input_tokens: BigInt(units.inputTokens),
    cached_input_tokens: BigInt(units.cachedInputTokens),
    cache_write_tokens: BigInt(units.cacheWriteTokens),
    cache_write_1h_tokens: BigInt(units.cacheWrite1hTokens),
    output_tokens: BigInt(units.outputTokens),
    reasoning_tokens: BigInt(units.reasoningTokens),
    images: BigInt(units.images),
    pages: BigInt(units.pages),
    sound_ms: BigInt(millisecondsOf(units.seconds)),
    characters: BigInt(units.characters),
  };
}
