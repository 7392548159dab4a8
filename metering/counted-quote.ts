import type { Call } from '../calls/call.ts';
import { conversationSize } from './conversation.ts';
import { outputBound } from './conversation-bound.ts';
import { highestPrices } from './price-terms.ts';
import { quoteOfBound, type Quote } from './quote.ts';
import { maxPromptTokens } from './tokens.ts';
import { noUnits } from './units.ts';

/** Counts the tokens of texts with a tokenizer of the catalogue. */
export type CountTexts = (
  texts: readonly string[],
  signal: AbortSignal,
  tokenizer: string,
) => Promise<number>;

/** Longer prompts are reserved by their bytes: counting them takes a second and more. */
const MAX_BYTES = 2_000_000;

/**
 * A quote by the tokens of the prompt's texts in place of their bytes; everything around them counts as it does without a
 * tokenizer. Null for models without one, and for prompts that are not conversations, too long, or not in the request.
 */
export async function countedQuoteOf(call: Call, count: CountTexts): Promise<Quote | null> {
  const { model, operation, body } = call;
  if (model === null || model.prices === 'free' || model.tokenizer === null) return null;
  if (operation.gateway.capability !== 'chat') return null;
  const texts: string[] = [];
  const size = conversationSize(body.value, operation.gateway.notPrompts, MAX_BYTES, texts);
  if (size.isOpen || size.textBytes >= MAX_BYTES) return null;
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const tokens = Math.min(bytes, await count(texts, call.signal, model.tokenizer));
  const most = maxPromptTokens({ ...size, textBytes: size.textBytes - bytes + tokens });
  const inputTokens = Math.min(most, model.info.max_input_tokens ?? Infinity);
  const bound = { units: { ...noUnits(), inputTokens }, output: outputBound(call, model) };
  return quoteOfBound(bound, highestPrices(call, model, model.prices));
}
