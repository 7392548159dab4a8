import type { JsonObject } from '../bodies/json-body.ts';
import { PromptMeter } from './prompt-size.ts';
import { textTokens } from './tokens.ts';

/** Marks around a text, and the instructions that some models put before it. */
const TOKENS_AROUND_TEXT = 32;
/** A reranker that is a chat model in truth writes a whole prompt around each pair. */
const TOKENS_AROUND_PAIR = 128;

/**
 * The tokens of one item of a list, of which there may be hundreds of thousands.
 *
 * @param bytes of its text, with that of all fields read beside it
 * @param tokens those around it, and its own where the caller sent tokens
 * @param given whether the caller sent tokens
 */
export type ItemTokens = (bytes: number, tokens: number, given: boolean) => number;

/** The tokens of an embeddings request, which reads each input by itself. */
export function embeddingTokens(
  body: JsonObject,
  notPrompts: readonly string[],
  tokensOf: ItemTokens,
): number {
  const extra = extraBytes(body, [...notPrompts, 'input']);
  const { input } = body;
  const single = !Array.isArray(input) || typeof input[0] === 'number';
  const meter = new PromptMeter();
  return sumOf(single ? [input] : input, (item) =>
    Array.isArray(item)
      ? tokensOf(extra, item.length + TOKENS_AROUND_TEXT, true)
      : tokensOf(meteredBytes(meter, item) + extra, TOKENS_AROUND_TEXT, false),
  );
}

/** The tokens of a classification, which reads each text by itself. */
export function classificationTokens(
  body: JsonObject,
  notPrompts: readonly string[],
  tokensOf: ItemTokens,
): number {
  const extra = extraBytes(body, [...notPrompts, 'input']);
  const { input } = body;
  const meter = new PromptMeter();
  return sumOf(Array.isArray(input) ? input : [input], (text) =>
    tokensOf(meteredBytes(meter, text) + extra, TOKENS_AROUND_TEXT, false),
  );
}

/** The tokens of a cross-encoder, which reads the query again with each document. */
export function rerankTokens(body: JsonObject, notPrompts: readonly string[], tokensOf: ItemTokens): number {
  const extra = extraBytes(body, [...notPrompts, 'documents']);
  const { documents } = body;
  const meter = new PromptMeter();
  return sumOf(Array.isArray(documents) ? documents : [], (document) =>
    tokensOf(meteredBytes(meter, document) + extra, TOKENS_AROUND_PAIR, false),
  );
}

/** Of everything that may be read beside each item: servers have fields of their own, such as an instruction. */
function extraBytes(body: JsonObject, others: readonly string[]): number {
  const meter = new PromptMeter();
  for (const [name, value] of Object.entries(body)) {
    if (value !== null && value !== undefined && !others.includes(name)) meter.addJson(value);
  }
  return meter.size.textBytes;
}

/** What a value adds to a meter that all items share. */
function meteredBytes(meter: PromptMeter, value: unknown): number {
  const before = meter.size.textBytes;
  meter.addJson(value);
  return meter.size.textBytes - before;
}

function sumOf(items: readonly unknown[], tokensOf: (item: unknown) => number): number {
  let sum = 0;
  for (const item of items) sum += tokensOf(item);
  return sum;
}

/** Each item has the model's context for itself, and none has more tokens than bytes. */
export function maxItemTokens(maxInputTokens: number | undefined): ItemTokens {
  const most = maxInputTokens ?? Infinity;
  return (bytes, tokens) => Math.min(bytes + tokens, most);
}

/** A guess of the same, for servers that do not count. */
export const estimatedItemTokens: ItemTokens = (bytes, tokens, given) => (given ? tokens : textTokens(bytes));
