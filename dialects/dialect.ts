import type { JsonObject } from '../bodies/json-body.ts';
import type { Format } from '../catalogue/model.ts';
import type { Usage } from '../calls/usage.ts';
import type { EventWriter } from '../streaming/event-writer.ts';
import type { EstimateTokens } from './complete-usage.ts';

export type { Format };

/** What a translated answer needs to know of its request. */
export interface ResponseContext {
  /** The id that the caller sent. */
  model: string;
  /** For ids that the backend's format lacks. */
  requestId: string;
  /** The caller's body, as it came. */
  request: JsonObject;
  /** Filled in from the backend's own numbers. */
  usage: Usage;
  /** Estimates what the backend does not report; absent where no estimate is wanted. */
  estimate?: EstimateTokens;
}

/**
 * One pair of formats: a caller's and a backend's. Pure, no I/O (design §3). Requests are those that passed the contract's
 * check; answers are the backend's own and may be broken: what is invalid throws `bad_gateway`.
 */
export interface Dialect {
  /** The backend's body for a caller's. Throws `invalid_parameter` with the caller's `param` for what cannot be translated. */
  request(body: JsonObject): JsonObject;
  /** The caller's answer for the backend's whole one. */
  response(answer: JsonObject, context: ResponseContext): JsonObject;
  /** Fed with the backend's frames, writes the caller's events (wire formats §15.3–§15.5). */
  stream(context: ResponseContext): EventWriter;
}
