import { isRecord } from '../contract/json-object.ts';
import { addCounts, count, noUsage, readSearches, readServiceTier, readTokens, type Usage } from './usage.ts';

/** Reads a usage block of the messages format. Its `input_tokens` exclude tokens read from or written to a cache. */
export function readMessagesUsage(usage: Usage, block: unknown): void {
  if (!isRecord(block)) return;
  const uncached = count(block['input_tokens']);
  const outputTokens = count(block['output_tokens']);
  if (uncached !== undefined) {
    usage.cachedInputTokens = count(block['cache_read_input_tokens']) ?? usage.cachedInputTokens;
    usage.cacheWriteTokens = count(block['cache_creation_input_tokens']) ?? usage.cacheWriteTokens;
  }
  const details = block['output_tokens_details'];
  if (isRecord(details)) usage.reasoningTokens = count(details['thinking_tokens']) ?? usage.reasoningTokens;
  readServiceTier(usage, block['service_tier']);
  if (typeof block['speed'] === 'string') usage.terms.speed = block['speed'];
  if (typeof block['inference_geo'] === 'string') usage.terms.region = block['inference_geo'];
  if (isRecord(block['cache_creation'])) readLifetimes(usage, block['cache_creation']);
  readSearches(usage, block);
  const cached = usage.cachedInputTokens + usage.cacheWriteTokens;
  readTokens(usage, uncached === undefined ? undefined : uncached + cached, outputTokens);
  addSeparatePasses(usage, block['iterations']);
}

/** Field names of cache lifetimes in minutes. All other lifetimes are an hour or longer. */
const SHORT_LIFETIME = /^ephemeral_\d+m_input_tokens$/;

function readLifetimes(usage: Usage, written: Record<string, unknown>): void {
  const long = Object.entries(written).filter(([name]) => !SHORT_LIFETIME.test(name));
  usage.cacheWrite1hTokens = long.reduce((sum, [, tokens]) => sum + (count(tokens) ?? 0), 0);
  usage.terms.lifetimes = true;
}

/**
 * Passes of a model whose tokens are billed, but are not in the counts of the block: the summary of a long conversation,
 * and the answers of an advisor (`BetaIterationsUsage` of @anthropic-ai/sdk 1.12).
 */
const SEPARATE_PASSES: ReadonlySet<unknown> = new Set(['compaction', 'advisor_message']);

function addSeparatePasses(usage: Usage, passes: unknown): void {
  if (!Array.isArray(passes)) return;
  for (const pass of passes as unknown[]) {
    if (!isRecord(pass) || !SEPARATE_PASSES.has(pass['type'])) continue;
    const { iterations: _nested, ...counts } = pass;
    const part = noUsage();
    readMessagesUsage(part, counts);
    addCounts(usage, part);
  }
}
