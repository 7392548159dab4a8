import type { Logger } from 'pino';
import type { JsonBody } from '../bodies/json-body.ts';
import type { RequestMemory } from '../bodies/request-memory.ts';
import type { MultipartBody } from '../bodies/multipart-body.ts';
import type { Model } from '../catalogue/model.ts';
import type { ModelNames } from '../catalogue/model-names.ts';
import type { Principal } from '../projects/principal.ts';
import type { Operation } from '../generated/operations.ts';
import type { CallRoute } from './call-route.ts';
import type { CallTrace } from './trace-context.ts';
import type { Usage } from './usage.ts';

export type RequestBody = JsonBody | MultipartBody | { kind: 'none'; value: Record<string, never> };

/** What the values of a body take in memory at most, and a translation of them again. */
export function bytesOfValues(body: RequestBody): number {
  return body.kind === 'json' ? body.valuesBytes : 0;
}

/** Headers of the messages format, which are parameters of its operations. */
export const FORMAT_HEADERS = ['anthropic-version', 'anthropic-beta'] as const;

/** Other models that may respond in place of the call's own. */
export interface CallFallbacks {
  /** Whether one of them could take over now from a model that sends no content. */
  canTakeOver(): boolean;
}

/** One request on its way through the eight stops of design §4. */
export interface Call {
  readonly requestId: string;
  readonly operation: Operation;
  /** Path, query and header parameters, validated and coerced. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** All headers by lower-case name, by which sessions are recognised; absent for calls that no client sent. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
  /** Null only where the contract makes the key optional. */
  readonly principal: Principal | null;
  readonly body: RequestBody;
  /** The model that admission resolved; null for operations without one. */
  readonly model: Model | null;
  /** How the client named the model; absent where by its id. */
  readonly names?: ModelNames;
  /** Aborted when the caller goes or the process must stop. */
  readonly signal: AbortSignal;
  /** Where what is made of a request beside its body is leased; absent for calls that no caller sent. */
  readonly memory?: RequestMemory;
  readonly log: Logger;
  /** Handlers and backends report what the upstream says was used. */
  readonly usage: Usage;
  /** Which deployments it was sent to; absent for calls that no client sent. */
  readonly route?: CallRoute;
  /** Absent where no other model may respond. Set once, before the budget is asked. */
  fallbacks?: CallFallbacks;
  /** Absent where there is nothing to trace. */
  readonly trace?: CallTrace;
  /**
   * The most tokens that the model may generate for one answer, to be written into what is sent upstream in place of the caller's
   * own limit: what was reserved holds (design §7). Null: no limit of the gateway's. Set once, when the budget was asked.
   */
  outputLimitTokens: number | null;
}

/** The principal of an operation whose key is required. */
export function principalOf(call: Call): Principal {
  if (call.principal === null) throw new Error(`${call.operation.operationId} runs without a principal`);
  return call.principal;
}

/** The model of an operation that names one. */
export function modelOf(call: Call): Model {
  if (call.model === null) throw new Error(`${call.operation.operationId} runs without a model`);
  return call.model;
}

/** The id of the model, as rights and the ledger have it: below a pattern with what the client named. */
export function modelIdOf(call: Call): string {
  return call.names?.id ?? modelOf(call).id;
}

/** The name of the model that the client used, and reads in the response. */
export function shownModelOf(call: Call): string {
  return call.names?.shown ?? modelOf(call).id;
}
