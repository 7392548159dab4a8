import type { JsonObject } from '../bodies/json-body.ts';
import { PromptMeter, textTokens } from './prompt-size.ts';

/** Marks around a text, and the instructions that some models put before it. */
const TOKENS_AROUND_TEXT = 32;
/** A reranker that is based on a chat model writes a complete prompt around each pair. */
const TOKENS_AROUND_PAIR = 128;

/**
 * Computes the tokens of one list item; a list may have hundreds of thousands.
 *
 * @param bytes of the item's text and of all other fields that are read with it
 * @param tokens around the item, plus its own when the client sent token ids
 * @param given whether the client sent token ids
 */
export type ItemTokens = (bytes: number, tokens: number, given: boolean) => number;

/** Computes the tokens of an embeddings request, in which each input is read separately. */
export function embeddingTokens(
  body: JsonObject,
  notPrompts: readonly string[],
  tokensOf: ItemTokens,
): number {
  const extra = extraBytes(body, notPrompts, 'input');
  const { input } = body;
  const items: readonly unknown[] = Array.isArray(input) && typeof input[0] !== 'number' ? input : [input];
  const meter = new PromptMeter();
  let tokens = 0;
  for (const item of items)
    tokens += Array.isArray(item)
      ? tokensOf(extra, item.length + TOKENS_AROUND_TEXT, true)
      : tokensOf(meteredBytes(meter, item) + extra, TOKENS_AROUND_TEXT, false);
  return tokens;
}

/** Computes the tokens of a classification, in which each text is read separately. */
export function classificationTokens(
  body: JsonObject,
  notPrompts: readonly string[],
  tokensOf: ItemTokens,
): number {
  const extra = extraBytes(body, notPrompts, 'input');
  const { input } = body;
  const texts: readonly unknown[] = Array.isArray(input) ? input : [input];
  const meter = new PromptMeter();
  let tokens = 0;
  for (const text of texts) tokens += tokensOf(meteredBytes(meter, text) + extra, TOKENS_AROUND_TEXT, false);
  return tokens;
}

/** Computes the tokens of a rerank request: a cross-encoder reads the query again with each document. */
export function rerankTokens(body: JsonObject, notPrompts: readonly string[], tokensOf: ItemTokens): number {
  const extra = extraBytes(body, notPrompts, 'documents');
  const { documents } = body;
  const items: readonly unknown[] = Array.isArray(documents) ? documents : [];
  const meter = new PromptMeter();
  let tokens = 0;
  for (const document of items)
    tokens += tokensOf(meteredBytes(meter, document) + extra, TOKENS_AROUND_PAIR, false);
  return tokens;
}

/** Measures all other fields, since servers may read them with each item, such as an instruction. */
function extraBytes(body: JsonObject, notPrompts: readonly string[], list: string): number {
  const meter = new PromptMeter();
  for (const name of Object.keys(body)) {
    const value = body[name];
    if (name === list || value === null || value === undefined || notPrompts.includes(name)) continue;
    meter.addJson(value);
  }
  return meter.size.textBytes;
}

/** Measures one value with a shared meter. */
function meteredBytes(meter: PromptMeter, value: unknown): number {
  const before = meter.size.textBytes;
  meter.addJson(value);
  return meter.size.textBytes - before;
}

/** Returns the upper bound of an item's tokens: its bytes, or the model's context. */
export function maxItemTokens(maxInputTokens: number | undefined): ItemTokens {
  const most = maxInputTokens ?? Infinity;
  return (bytes, tokens) => Math.min(bytes + tokens, most);
}

/** Estimates an item's tokens, for servers that do not report usage. */
export const estimatedItemTokens: ItemTokens = (bytes, tokens, given) => (given ? tokens : textTokens(bytes));
