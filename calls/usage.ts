/** What a call used, in the units of its operation's `x-gateway.bills`; filled in while the answer is read. */
export interface Usage {
  /** All of the prompt, what was read from or written to a cache included. */
  inputTokens: number;
  cachedInputTokens: number;
  cacheWriteTokens: number;
  outputTokens: number;
  reasoningTokens: number;
  images: number;
  pages: number;
  /** Of sound, fractions included. */
  seconds: number;
  characters: number;
  /** False until the upstream itself gave the numbers. */
  reported: boolean;
  /** Whether an upstream was sent the request: from then on it costs. */
  forwarded: boolean;
  /** What came of an answer so far, for an estimate when its end never comes. */
  received: ReceivedAnswer;
}

export interface ReceivedAnswer {
  /** Pieces of generated text; a piece is at least one token. */
  deltas: number;
  /** UTF-8 bytes of generated text. */
  textBytes: number;
}

export function noUsage(): Usage {
  return {
    inputTokens: 0,
    cachedInputTokens: 0,
    cacheWriteTokens: 0,
    outputTokens: 0,
    reasoningTokens: 0,
    images: 0,
    pages: 0,
    seconds: 0,
    characters: 0,
    reported: false,
    forwarded: false,
    received: { deltas: 0, textBytes: 0 },
  };
}

/** Reads a chat-completions usage block; what is missing, negative or no number counts as absent. */
export function readChatUsage(usage: Usage, block: unknown): void {
  if (!isRecord(block)) return;
  usage.inputTokens = count(block['prompt_tokens']) ?? count(block['input_tokens']) ?? usage.inputTokens;
  usage.outputTokens =
    count(block['completion_tokens']) ?? count(block['output_tokens']) ?? usage.outputTokens;
  const input = block['prompt_tokens_details'] ?? block['input_tokens_details'];
  const output = block['completion_tokens_details'] ?? block['output_tokens_details'];
  if (isRecord(input)) {
    usage.cachedInputTokens = count(input['cached_tokens']) ?? 0;
    usage.cacheWriteTokens = count(input['cache_write_tokens']) ?? 0;
  }
  if (isRecord(output)) usage.reasoningTokens = count(output['reasoning_tokens']) ?? 0;
  usage.reported = true;
}

/** Reads a messages usage block, whose `input_tokens` leaves out what was read from or written to a cache (wire formats §15.2). */
export function readMessagesUsage(usage: Usage, block: unknown): void {
  if (!isRecord(block)) return;
  const uncached = count(block['input_tokens']);
  if (uncached !== undefined) {
    usage.cachedInputTokens = count(block['cache_read_input_tokens']) ?? usage.cachedInputTokens;
    usage.cacheWriteTokens = count(block['cache_creation_input_tokens']) ?? usage.cacheWriteTokens;
    usage.inputTokens = uncached + usage.cachedInputTokens + usage.cacheWriteTokens;
  }
  usage.outputTokens = count(block['output_tokens']) ?? usage.outputTokens;
  usage.reported = true;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
