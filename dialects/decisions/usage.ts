import { noUsage, readChatUsage, type Usage } from '../../calls/usage.ts';
import type { DecisionUsage } from '../../generated/contract.ts';
import { estimatedUsage } from '../usage/token-usage.ts';
import type { Read } from './reads.ts';

/** A finished read with its usage. */
export interface MeteredRead {
  read: Read;
  /** Characters of the text and the image addresses that the read sent. */
  characters: number;
  /** The usage block of the response. */
  block: unknown;
}

/** The usage of all reads, and the part that the response reports. */
export interface ReadsUsage {
  actual: Usage;
  reported: DecisionUsage;
}

/**
 * Sums up the usage of reads. The response reports one read per question, the one in the question's own order; the
 * gateway adds the others itself. Nothing is generated, so output is 0.
 */
export function sumReadUsage(reads: readonly MeteredRead[]): ReadsUsage {
  const actual = { ...noUsage(), reported: reads.length > 0 };
  const firstOrder = noUsage();
  for (const { read, characters, block } of reads) {
    const one = noUsage();
    readChatUsage(one, block);
    // Every input has tokens, so zero means not reported.
    if (one.inputTokens === 0) {
      one.inputTokens = estimatedUsage(characters).prompt_tokens;
      one.reported = false;
    }
    add(actual, one);
    if (read.order === 0) add(firstOrder, one);
    actual.reported &&= one.reported;
  }
  return { actual, reported: toDecisionUsage(firstOrder) };
}

export function toDecisionUsage({
  inputTokens,
  cachedInputTokens,
  cacheWriteTokens,
}: Pick<Usage, 'inputTokens' | 'cachedInputTokens' | 'cacheWriteTokens'>): DecisionUsage {
  return {
    input_tokens: inputTokens,
    input_tokens_details: { cached_tokens: cachedInputTokens, cache_write_tokens: cacheWriteTokens },
    output_tokens: 0,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: inputTokens,
  };
}

function add(sum: Usage, one: Usage): void {
  sum.inputTokens += one.inputTokens;
  sum.cachedInputTokens += one.cachedInputTokens;
  sum.cacheWriteTokens += one.cacheWriteTokens;
  sum.outputTokens += one.outputTokens;
  sum.reasoningTokens += one.reasoningTokens;
}
