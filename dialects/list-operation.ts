import type { JsonObject } from '../bodies/json-body.ts';

/**
 * An operation that answers each item of a list by itself, so that a long list can be asked for in parts. Pure; requests are
 * those that passed the contract's check, answers may be broken: what is invalid throws `bad_gateway`.
 */
export interface ListOperation<Part> {
  /** The field that holds the items. */
  readonly items: 'input' | 'documents';
  count(fields: JsonObject): number;
  /** The changes to the request that leave it the items from `start` to before `end`. */
  slice(fields: JsonObject, start: number, end: number): JsonObject;
  /**
   * One part of the answer, checked, its items in the contract's form.
   *
   * @param fields the request of this part
   * @param start the place of the part's first item in the whole request
   */
  read(answer: JsonObject, fields: JsonObject, start: number): Part;
  /**
   * The complete response to a request that was not cut into parts, from its bytes, with its items left as they are; null where they
   * are not in the contract's form as they stand, and for broken answers.
   */
  scan?(bytes: Buffer, fields: JsonObject): JsonObject | null;
  /** The complete response. It has no `usage` unless every part had one, and no `id` unless it was one part. */
  join(parts: readonly Part[], fields: JsonObject): JsonObject;
}

/** What the handler knows and the backend's answer lacks or calls otherwise. */
export interface ListIdentity {
  /** The id that the caller sent. */
  model: string;
  /** For answers without an id of their own. */
  requestId: string;
  /** Unix seconds, for answers without a time of their own. */
  created: number;
}
