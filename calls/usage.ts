/** What a call used, in the units of its operation's `x-gateway.bills`; filled in while the answer is read. */
export interface Usage {
  /** All of the prompt, what was read from or written to a cache included. */
  inputTokens: number;
  cachedInputTokens: number;
  cacheWriteTokens: number;
  /** Of `cacheWriteTokens` those that are kept for an hour or longer. */
  cacheWrite1hTokens: number;
  outputTokens: number;
  reasoningTokens: number;
  images: number;
  pages: number;
  /** Of audio, fractions included. */
  seconds: number;
  characters: number;
  /** False until the upstream itself gave the numbers. */
  reported: boolean;
  /** Requests that went upstream and were not refused there: from the first one on a call costs. */
  forwarded: number;
  /** Of the last of them, where it was JSON. */
  forwardedBytes: number;
  /** What came of an answer so far, for an estimate when its end never comes. */
  received: ReceivedOutput;
  /** The pieces that had come when the upstream last told its output: an early number says nothing of what came later. */
  countedDeltas: number;
  terms: ReportedTerms;
}

/** What a backend reports of the terms that it served a call on. */
export interface ReportedTerms {
  service_tier?: string;
  speed?: string;
  region?: string;
  /** Whether the lifetimes of cache writes are known. */
  lifetimes?: boolean;
}

export interface ReceivedOutput {
  /** Pieces of generated text; a piece is at least one token. */
  deltas: number;
  /** UTF-8 bytes of generated text. */
  textBytes: number;
  /** Images of which unfinished versions have come. */
  images?: number;
  /** Bytes of generated audio, decoded. */
  audioBytes?: number;
}

/** Whether anything was generated yet: streams begin with events that carry none. */
export function hasContent({ deltas, images, audioBytes }: ReceivedOutput): boolean {
  return deltas > 0 || images !== undefined || audioBytes !== undefined;
}

export function noUsage(): Usage {
  return {
    inputTokens: 0,
    cachedInputTokens: 0,
    cacheWriteTokens: 0,
    cacheWrite1hTokens: 0,
    outputTokens: 0,
    reasoningTokens: 0,
    images: 0,
    pages: 0,
    seconds: 0,
    characters: 0,
    reported: false,
    forwarded: 0,
    forwardedBytes: 0,
    received: { deltas: 0, textBytes: 0 },
    countedDeltas: 0,
    terms: {},
  };
}

/** Forgets what an attempt used that failed and was settled. */
export function resetUsage(usage: Usage): void {
  Object.assign(usage, noUsage());
}

export type Forwarding = Pick<Usage, 'forwarded' | 'forwardedBytes'>;

/** A request goes upstream now. */
export function noteForwarded(usage: Forwarding | undefined, sizeBytes: number | null): void {
  if (usage === undefined) return;
  usage.forwarded += 1;
  usage.forwardedBytes = sizeBytes ?? 0;
}

/** The one that went upstream never came there, or was refused: nothing is generated for it. */
export function noteRefused(usage: Forwarding | undefined): void {
  if (usage !== undefined) usage.forwarded -= 1;
}

/** Adds what another part of the same answer used; reported as soon as one of them was. */
export function addCounts(usage: Usage, part: Usage): void {
  usage.inputTokens += part.inputTokens;
  usage.cachedInputTokens += part.cachedInputTokens;
  usage.cacheWriteTokens += part.cacheWriteTokens;
  usage.cacheWrite1hTokens += part.cacheWrite1hTokens;
  usage.outputTokens += part.outputTokens;
  usage.reasoningTokens += part.reasoningTokens;
  usage.reported ||= part.reported;
}

/** The numbers of another usage, such as the sum over several requests, in place of what was known. */
export function replaceCounts(usage: Usage, numbers: Usage): void {
  const { forwarded, forwardedBytes, received, countedDeltas, terms } = usage;
  Object.assign(usage, numbers, { forwarded, forwardedBytes, received, countedDeltas, terms });
}

/** One more piece of generated text; an empty one is none. */
export function noteText(received: ReceivedOutput, text: unknown): void {
  if (typeof text !== 'string' || text === '') return;
  received.deltas += 1;
  received.textBytes += Buffer.byteLength(text);
}

/** More generated audio, as bytes or in base64. */
export function noteAudio(received: ReceivedOutput, audio: unknown): void {
  if (typeof audio !== 'string' && !(audio instanceof Uint8Array)) return;
  const sizeBytes = typeof audio === 'string' ? Math.floor((audio.length * 3) / 4) : audio.length;
  received.audioBytes = (received.audioBytes ?? 0) + sizeBytes;
}

/** The same audio, noted as it passes. */
export async function* countAudioBytes(
  received: ReceivedOutput,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    noteAudio(received, chunk);
    yield chunk;
  }
}

/**
 * Reads a usage block of the chat-completions and responses formats, of transcriptions and of images; what is missing, negative
 * or no number counts as absent, and a block without any number as none.
 */
export function readChatUsage(usage: Usage, block: unknown): void {
  if (!isRecord(block)) return;
  const inputTokens = count(block['prompt_tokens']) ?? count(block['input_tokens']);
  const outputTokens = count(block['completion_tokens']) ?? count(block['output_tokens']);
  readTokens(usage, inputTokens, outputTokens);
  const input = block['prompt_tokens_details'] ?? block['input_tokens_details'];
  const output = block['completion_tokens_details'] ?? block['output_tokens_details'];
  if (isRecord(input)) {
    usage.cachedInputTokens = count(input['cached_tokens']) ?? 0;
    usage.cacheWriteTokens = count(input['cache_write_tokens']) ?? 0;
  }
  if (isRecord(output)) usage.reasoningTokens = count(output['reasoning_tokens']) ?? 0;
  readSeconds(usage, block['seconds']);
}

/** Reads the usage block and the service tier of an answer, or of an event of one, in the chat-completions or responses format. */
export function readResponseUsage(usage: Usage, answer: Record<string, unknown>): void {
  readServiceTier(usage, answer['service_tier']);
  readChatUsage(usage, answer['usage']);
}

export function readServiceTier({ terms }: Usage, tier: unknown): void {
  if (typeof tier === 'string') terms.service_tier = tier;
}

/** Reads a messages usage block, whose `input_tokens` leaves out what was read from or written to a cache (wire formats §15.2). */
export function readMessagesUsage(usage: Usage, block: unknown): void {
  if (!isRecord(block)) return;
  const uncached = count(block['input_tokens']);
  const outputTokens = count(block['output_tokens']);
  if (uncached !== undefined) {
    usage.cachedInputTokens = count(block['cache_read_input_tokens']) ?? usage.cachedInputTokens;
    usage.cacheWriteTokens = count(block['cache_creation_input_tokens']) ?? usage.cacheWriteTokens;
  }
  readServiceTier(usage, block['service_tier']);
  if (typeof block['speed'] === 'string') usage.terms.speed = block['speed'];
  if (typeof block['inference_geo'] === 'string') usage.terms.region = block['inference_geo'];
  if (isRecord(block['cache_creation'])) readLifetimes(usage, block['cache_creation']);
  const cached = usage.cachedInputTokens + usage.cacheWriteTokens;
  readTokens(usage, uncached === undefined ? undefined : uncached + cached, outputTokens);
}

/** The lifetimes that vendors write as the names of the numbers; all but those of minutes are an hour or longer. */
const SHORT_LIFETIME = /^ephemeral_\d+m_input_tokens$/;

function readLifetimes(usage: Usage, written: Record<string, unknown>): void {
  const long = Object.entries(written).filter(([name]) => !SHORT_LIFETIME.test(name));
  usage.cacheWrite1hTokens = long.reduce((sum, [, tokens]) => sum + (count(tokens) ?? 0), 0);
  usage.terms.lifetimes = true;
}

/** Reads how long audio is, also where it is written as text (vLLM). */
export function readSeconds(usage: Usage, value: unknown): void {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds <= 0) return;
  usage.seconds = seconds;
  usage.reported = true;
}

function readTokens(usage: Usage, inputTokens: number | undefined, outputTokens: number | undefined): void {
  if (inputTokens === undefined && outputTokens === undefined) return;
  usage.inputTokens = inputTokens ?? usage.inputTokens;
  if (outputTokens !== undefined) {
    usage.outputTokens = outputTokens;
    usage.countedDeltas = usage.received.deltas;
  }
  usage.reported = true;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
