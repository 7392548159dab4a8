import type { JsonObject } from '../bodies/json-body.ts';

import { invalidResponse } from './invalid-response.ts';
import { isRecord } from './json-values.ts';

/** One operation as a server of another format has it. Pure; the counterpart of `ListOperation`, which checks its answers. */
export interface Translation {
  /** The server's body. Throws `invalid_parameter` with the caller's `param` for what the server cannot do. */
  request(fields: JsonObject, model: string): JsonObject;
  /** The server's answer in the gateway's own form. Throws `bad_gateway` for what is invalid. */
  response(answer: unknown, fields: JsonObject): JsonObject;
}

/** An answer that has to be an object. Throws `bad_gateway` otherwise. */
export function requireObject(answer: unknown): JsonObject {
  if (!isRecord(answer)) throw invalidResponse('it is not an object');
  return answer;
}
