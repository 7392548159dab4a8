import type { JsonBody } from '../bodies/json-body.ts';
import type { RequestMemory } from '../bodies/byte-bound.ts';
import type { MultipartBody } from '../bodies/multipart-body.ts';
import type { FallbackCause } from '../catalogue/fallbacks.ts';
import type { Model } from '../catalogue/model.ts';
import type { ModelNames } from '../catalogue/model-names.ts';
import type { Principal } from '../projects/principal.ts';
import type { Operation } from '../generated/operations.ts';
import type { CallAttempts } from './call-attempts.ts';
import type { CallTrace } from './trace-context.ts';
import type { Usage } from './usage.ts';

export type RequestBody = JsonBody | MultipartBody | { kind: 'none'; value: Record<string, never> };

/**
 * Returns an upper bound of the memory that a body's parsed values take, and that a translation of them takes again.
 */
export function bytesOfValues(body: RequestBody): number {
  return body.kind === 'json' ? body.valuesBytes : 0;
}

/** Headers that the messages format defines as parameters of its operations. */
export const FORMAT_HEADERS = ['anthropic-version', 'anthropic-beta'] as const;

/** Models that may respond in place of the requested one. */
export interface CallFallbacks {
  /** Whether one of them can take over now for this cause. */
  canTakeOver(cause: FallbackCause): boolean;
}

/** What a call is attributed to: the values of the operator's tags that its request has, by name. */
export type CallTags = ReadonlyMap<string, string>;

export const NO_TAGS: CallTags = new Map();

/** Writes log lines that name the request. */
export interface CallLog {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

/** One request on its way through the gateway (docs/request-lifecycle.md). */
export interface Call {
  readonly requestId: string;
  readonly operation: Operation;
  /** Validated path, query and header parameters, converted to their types. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** All headers, by lower-case name. Sessions are recognised by them. Absent for calls that no client sent. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
  /** Null only where the contract makes the key optional. */
  readonly principal: Principal | null;
  readonly body: RequestBody;
  /** The model that admission resolved; null for operations without one. */
  readonly model: Model | null;
  /** The names of the model when the client used another one than its id. */
  readonly names?: ModelNames;
  /** Aborted when the client disconnects or the process must stop. */
  readonly signal: AbortSignal;
  /** Leases memory for values that are derived from the request body. Absent for calls that no client sent. */
  readonly memory?: RequestMemory;
  readonly log: CallLog;
  /** Filled in by handlers and backends from the upstream's reports. */
  readonly usage: Usage;
  /** The deployments that the call was sent to. Absent for calls that no client sent. */
  readonly attempts?: CallAttempts;
  /** Absent when no other model may respond. Set once, before the budget is checked. */
  fallbacks?: CallFallbacks;
  /** What it is attributed to; absent: nothing. */
  readonly tags?: CallTags;
  /** Absent when the request is not traced. */
  readonly trace?: CallTrace;
  /** When the call began, in Unix milliseconds by the database's clock: its prices are those of that time. Set with its reservation. */
  startedAtMs?: number;
  /**
   * The most tokens that the model may generate for one choice. It replaces the client's own limit in the upstream
   * request, so that the reservation covers the cost. Null when the gateway sets no limit. Set once, after the budget
   * check.
   */
  outputLimitTokens: number | null;
}

/** Returns the principal of an operation that requires a key. */
export function principalOf(call: Call): Principal {
  if (call.principal === null) throw new Error(`${call.operation.operationId} runs without a principal`);
  return call.principal;
}

/** Returns the model of an operation that names one. */
export function modelOf(call: Call): Model {
  if (call.model === null) throw new Error(`${call.operation.operationId} runs without a model`);
  return call.model;
}

/**
 * Returns the model's id for rights and the ledger. For a model that is a pattern this is the name that the client
 * used.
 */
export function modelIdOf(call: Call): string {
  return call.names?.id ?? modelOf(call).id;
}

/** Returns the name by which the client requested the model; responses show it. */
export function shownModelOf(call: Call): string {
  return call.names?.shown ?? modelOf(call).id;
}
