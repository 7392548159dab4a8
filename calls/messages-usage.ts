import { isRecord, type JsonObject } from '../contract/json-object.ts';
import { count } from './reported-cache.ts';
import {
  addCounts,
  noUsage,
  readSearches,
  readServiceTier,
  readTokens,
  subtractCounts,
  type SeparatePasses,
  type Usage,
} from './usage.ts';

/**
 * Reads a usage block of the messages format, with the separate passes that it lists. The events of a stream list them again, so
 * that those of an earlier block are replaced.
 */
export function readMessagesUsage(usage: Usage, block: unknown): void {
  if (!isRecord(block)) return;
  const passes = passesIn(block['iterations']) ?? usage.passes;
  if (usage.passes !== null) subtractCounts(usage, usage.passes.counts);
  readBlock(usage, block);
  if (passes !== null) addCounts(usage, passes.counts);
  usage.passes = passes;
}

/**
 * The `input_tokens` of a block exclude tokens read from or written to a cache. Since every input has tokens, a later zero is that of
 * a server that counts the input only at the start of a stream.
 */
function readBlock(usage: Usage, block: JsonObject): void {
  const given = count(block['input_tokens']);
  const read = count(block['cache_read_input_tokens']);
  const written = count(block['cache_creation_input_tokens']);
  const uncached = given === 0 && !read && !written && usage.inputTokens > 0 ? undefined : given;
  const outputTokens = count(block['output_tokens']);
  if (uncached !== undefined) {
    usage.cachedInputTokens = read ?? usage.cachedInputTokens;
    usage.cacheWriteTokens = written ?? usage.cacheWriteTokens;
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

/** Adds up the separate passes of a list; null: there are none. */
function passesIn(list: unknown): SeparatePasses | null {
  if (!Array.isArray(list)) return null;
  let passes: SeparatePasses | null = null;
  for (const pass of list as unknown[]) {
    if (!isRecord(pass) || !SEPARATE_PASSES.has(pass['type'])) continue;
    const part = noUsage();
    readBlock(part, pass);
    passes ??= { counts: noUsage(), longestInputTokens: 0 };
    passes.longestInputTokens = Math.max(passes.longestInputTokens, part.inputTokens);
    addCounts(passes.counts, part);
  }
  return passes;
}
