import { noUsage, readChatUsage, type Usage } from '../../calls/usage.ts';
import type { DecisionUsage } from '../../generated/contract.ts';
import { estimatedUsage } from '../token-usage.ts';
import type { Read } from './reads.ts';

export interface MeteredRead {
  read: Read;
  /** Text and image addresses that the read sent. */
  characters: number;
  /** The answer's own block. */
  block: unknown;
}

/** What the reads used: all of it, and what the response reports. */
export interface ReadsUsage {
  actual: Usage;
  told: DecisionUsage;
}

/**
 * The caller is told of each question once, in its own order; further orders are the gateway's own wish. Nothing is generated, so
 * that output is 0 (wire formats §17.2).
 */
export function sumReadUsage(reads: readonly MeteredRead[]): ReadsUsage {
  const actual = { ...noUsage(), reported: reads.length > 0 };
  const asked = noUsage();
  for (const { read, characters, block } of reads) {
    const one = noUsage();
    readChatUsage(one, block);
    // No input has no tokens: what is not counted is estimated, and said to be.
    if (one.inputTokens === 0) {
      one.inputTokens = estimatedUsage(characters).prompt_tokens;
      one.reported = false;
    }
    add(actual, one);
    if (read.order === 0) add(asked, one);
    actual.reported &&= one.reported;
  }
  return { actual, told: toDecisionUsage(asked) };
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
