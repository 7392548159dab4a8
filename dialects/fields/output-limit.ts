import type { JsonObject } from '../../bodies/json-body.ts';
import type { OutputLimitField } from '../../catalogue/model.ts';
import type { Format } from '../dialect.ts';
import { isLoose, type Loose } from '../values/json-values.ts';

/** The fields for the output limit in each format. */
const FIELDS: Readonly<Record<Format, readonly string[]>> = {
  chat: ['max_tokens', 'max_completion_tokens'],
  messages: ['max_tokens'],
  responses: ['max_output_tokens'],
};

/** Fields of llama.cpp for the output limit and the number of choices. It prefers them to those of the format. */
const OTHER_NAMES = ['n_predict', 'n_cmpl'];

/**
 * Returns the limits that the client set. Negative numbers are ignored, because some servers read them as "without
 * limit".
 */
export function clientLimits(format: Format, body: JsonObject): number[] {
  const limits: number[] = [];
  for (const name of FIELDS[format]) {
    const limit = body[name];
    if (isLimit(limit)) limits.push(limit);
  }
  return limits;
}

/**
 * Returns the changes that limit each choice to `limitTokens`. A limit of the client is lowered, never raised; if there
 * is none, one is added.
 *
 * @param chatField the field to add in the chat format
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

/** Returns the changes that lower the client's limits to what the model can write. */
export function loweredLimits(format: Format, body: JsonObject, maxTokens: number): JsonObject {
  const changes: JsonObject = {};
  if (maxTokens === 0) return changes;
  for (const name of FIELDS[format]) {
    const own = body[name];
    if (isLimit(own) && own > maxTokens) changes[name] = maxTokens;
  }
  return format === 'messages' && 'max_tokens' in changes
    ? { ...changes, ...loweredBudget(body['thinking'], maxTokens) }
    : changes;
}

/** The least budget of thinking that the messages format allows. */
const MIN_BUDGET_TOKENS = 1024;

/** Lowers a budget of thinking that a lower output limit would not cover: half of the limit remains for the text. */
function loweredBudget(thinking: unknown, maxTokens: number): JsonObject {
  if (
    !isLoose<Loose.MessageThinking>(thinking) ||
    !isLimit(thinking.budget_tokens) ||
    thinking.budget_tokens < maxTokens
  )
    return {};
  const budget = Math.floor(maxTokens / 2);
  return { thinking: budget < MIN_BUDGET_TOKENS ? undefined : { ...thinking, budget_tokens: budget } };
}

/** Renames `max_tokens` in a translated chat request for servers that use another field. */
export function withLimitField(chat: JsonObject, chatField: OutputLimitField): JsonObject {
  const { max_tokens: limit, ...rest }: Loose.ChatCompletionRequest = chat;
  return limit === undefined || chatField === 'max_tokens' ? chat : { ...rest, [chatField]: limit };
}

function isLimit(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}
