import type { JsonObject } from '../bodies/json-body.ts';
import type { Format } from '../catalogue/model.ts';
import type { Usage } from '../calls/usage.ts';
import type { EventWriter } from '../streaming/event-writer.ts';
import type { EstimateTokens } from './usage/complete-usage.ts';
import type { TargetModel } from './target-model.ts';

export type { Format };

/** What the translation of a response needs to know about its request. */
export interface ResponseContext {
  /** The model's name as the client wrote it. */
  model: string;
  /** Used for ids that the backend's format does not have. */
  requestId: string;
  /** The client's body, unchanged. */
  request: JsonObject;
  /** Filled in with the numbers that the backend reports. */
  usage: Usage;
  /** Whether another dialect reads the response, which then says which stop sequence ended it. */
  namesStop?: boolean;
  /** Estimates usage that the backend does not report. Absent when no estimate is needed. */
  estimate?: EstimateTokens;
}

/**
 * Translates between a client's format and a backend's. Pure functions. Requests have passed the contract's check.
 * Responses may be invalid, which throws `bad_gateway`.
 */
export interface Dialect {
  /**
   * Translates a request. Throws `invalid_parameter` with the client's field name for content that cannot be
   * translated.
   *
   * @param target the model that gets the request
   */
  request(body: JsonObject, target?: TargetModel): JsonObject;
  /** Translates a non-streaming response. */
  response(response: JsonObject, context: ResponseContext): JsonObject;
  /** Creates the writer that translates a stream. */
  stream(context: ResponseContext): EventWriter;
}
