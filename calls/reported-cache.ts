/** The tokens of a prompt, and those of them that a cache had or got. */
interface PromptCounts {
  inputTokens: number;
  cachedInputTokens: number;
  cacheWriteTokens: number;
}

/** Beside the other counts: Moonshot (promptfoo/promptfoo#10132), DeepSeek (NousResearch/hermes-agent#61871), proxies of Anthropic. */
const READ = ['cached_tokens', 'prompt_cache_hit_tokens', 'cache_read_input_tokens'] as const;

/**
 * Reads what a usage block of chat completions says about the cache: in its details, or where servers that have none report it
 * (BerriAI/litellm#39505). More tokens than those of the prompt are not a part of it, as Anthropic counts.
 *
 * @param promptTokens those of the block, if it has any
 */
export function readCache(
  counts: PromptCounts,
  block: Readonly<Record<string, unknown>>,
  details: Readonly<Record<string, unknown>> | null,
  promptTokens: number | undefined,
): void {
  const reads = [details?.['cached_tokens'], ...READ.map((name) => block[name])].map(count);
  const writes = [details?.['cache_write_tokens'], block['cache_creation_input_tokens']].map(count);
  if (details === null && [...reads, ...writes].every((one) => one === undefined)) return;
  counts.cachedInputTokens = reads.find(Boolean) ?? 0;
  counts.cacheWriteTokens = writes.find(Boolean) ?? 0;
  const sum = counts.cachedInputTokens + counts.cacheWriteTokens;
  if (details === null && promptTokens !== undefined && promptTokens < sum)
    counts.inputTokens = promptTokens + sum;
}

/**
 * Returns a valid count; undefined for any other value. A fraction is rounded up: OpenRouter reports 14417.92 tokens of an image
 * (BerriAI/litellm#28024).
 */
export function count(value: unknown): number | undefined {
  const isCount = typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
  return isCount ? Math.ceil(value) : undefined;
}
