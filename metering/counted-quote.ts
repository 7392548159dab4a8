import type { Call } from '../calls/call.ts';
import { conversationSize, outputBound } from './conversation.ts';
import { highestPrices } from './price-terms.ts';
import { quoteOfBound, type Quote } from './quote.ts';
import { maxPromptTokens } from './prompt-size.ts';
import { tokenUnits } from './units.ts';

/** Counts the tokens of texts with a tokenizer of the catalogue. */
export type CountTexts = (
  texts: readonly string[],
  signal: AbortSignal,
  tokenizer: string,
) => Promise<number>;

/** Longer prompts are reserved by their bytes, because counting their tokens takes more than a second. */
const MAX_BYTES = 2_000_000;

/**
 * Computes a quote from the token count of the prompt's texts instead of their bytes; everything else counts as without
 * a tokenizer. Null for models without a tokenizer, and for prompts that are not conversations, too long, or not
 * completely in the request.
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
  const units = tokenUnits(inputTokens, 0, size.audioBytes > 0 ? inputTokens : 0);
  const searches = model.limits.maxSearches ?? 0;
  const bound = { units: { ...units, searches }, output: outputBound(call, model) };
  return quoteOfBound(bound, highestPrices(call, model, inputTokens));
}
