import type { JsonObject } from '../bodies/json-body.ts';
import type { OutputLimitField } from '../catalogue/model.ts';
import type { Format } from './dialect.ts';

/** What each format calls the most tokens of an answer. */
const FIELDS: Readonly<Record<Format, readonly string[]>> = {
  chat: ['max_tokens', 'max_completion_tokens'],
  messages: ['max_tokens'],
  responses: ['max_output_tokens'],
};

/** Names of llama.cpp's own for the limit and for the number of answers, which it takes before those of the format. */
const OTHER_NAMES = ['n_predict', 'n_cmpl'];

/** The limits that a caller set himself. A negative number is none: some servers read it as "without limit". */
export function clientLimits(format: Format, body: JsonObject): number[] {
  return FIELDS[format].map((name) => body[name]).filter(isLimit);
}

/**
 * The changes to a request that leave each answer at most `limitTokens`: what the caller set is lowered, never raised; where he
 * set none, the limit is written (design §7).
 *
 * @param chatField the name to write in the chat format
 */
export function outputLimitChanges(
  format: Format,
  body: JsonObject,
  limitTokens: number,
  chatField: OutputLimitField,
): JsonObject {
  const changes: JsonObject = {};
  for (const name of OTHER_NAMES) {
    if (name in body) changes[name] = undefined;
  }
  let isSet = false;
  for (const name of FIELDS[format]) {
    const own = body[name];
    if (isLimit(own)) {
      changes[name] = Math.min(own, limitTokens);
      isSet = true;
    } else if (name in body) changes[name] = undefined;
  }
  if (!isSet) changes[format === 'chat' ? chatField : (FIELDS[format][0] ?? '')] = limitTokens;
  return changes;
}

/** A translated chat request, whose limit is called `max_tokens`, for a server that calls it otherwise. */
export function withLimitField(chat: JsonObject, chatField: OutputLimitField): JsonObject {
  const { max_tokens: limit, ...rest } = chat;
  return limit === undefined || chatField === 'max_tokens' ? chat : { ...rest, [chatField]: limit };
}

function isLimit(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}
