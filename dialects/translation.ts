import type { JsonObject } from '../bodies/json-body.ts';
import { invalidResponse } from './invalid-response.ts';
import { isRecord } from './values/json-values.ts';

/**
 * Translates one operation for a server of another format. Pure functions. `ListOperation` validates the translated
 * responses.
 */
export interface Translation {
  /**
   * Translates the request. Throws `invalid_parameter` with the client's field name for options that the server does
   * not support.
   */
  request(fields: JsonObject, model: string): JsonObject;
  /** Translates the response to the gateway's format. Throws `bad_gateway` for an invalid one. */
  response(response: unknown, fields: JsonObject): JsonObject;
}

/** Returns a response that must be an object. Throws `bad_gateway` otherwise. */
export function requireObject(response: unknown): JsonObject {
  if (!isRecord(response)) throw invalidResponse('it is not an object');
  return response;
}
