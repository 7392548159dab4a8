import type { JsonObject } from '../bodies/json-body.ts';
import type { ReceivedBody } from '../bodies/received-body.ts';

/**
 * An operation that handles each item of a list separately, so that a long list can be sent in parts. Pure functions.
 * Requests have passed the contract's check. Responses may be invalid, which throws `bad_gateway`.
 */
export interface ListOperation<Part> {
  /** The field that holds the items. */
  readonly items: 'input' | 'documents';
  count(fields: JsonObject): number;
  /** Returns the changes that limit a request to the items from `start` to before `end`. */
  slice(fields: JsonObject, start: number, end: number): JsonObject;
  /**
   * Validates the response to one part, and converts its items to the contract's form.
   *
   * @param fields the request of this part
   * @param start the index of the part's first item in the complete request
   */
  read(response: JsonObject, fields: JsonObject, start: number): Part;
  /**
   * Reads the response to an undivided request from its bytes, without parsing its items. Null when the items do not
   * have the contract's form already, and for invalid responses.
   */
  scan?(received: ReceivedBody, fields: JsonObject): JsonObject | null;
  /** Joins the parts of a response. It has no `usage` unless every part had one, and no `id` unless there was one part. */
  join(parts: readonly Part[], fields: JsonObject): JsonObject;
}

/** The fields of a list that backends do not send, or send under other names. */
export interface ListIdentity {
  /** The model's name as the client wrote it. */
  model: string;
  /** Used for responses without an id. */
  requestId: string;
  /** Unix seconds. Used for responses without a time. */
  created: number;
}
