import { isRecord } from '../contract/json-object.ts';
import type { GatewayError } from '../errors/gateway-error.ts';
import { completionTokens } from './reported-output.ts';
import { count, readCache } from './reported-cache.ts';

/** What a call used, in the units of its operation's `x-gateway.bills`. It is filled in while the response is read. */
export interface Usage {
  /** All tokens of the prompt, including those read from or written to a cache. */
  inputTokens: number;
  cachedInputTokens: number;
  cacheWriteTokens: number;
  /** The part of `cacheWriteTokens` that is kept for an hour or longer. */
  cacheWrite1hTokens: number;
  outputTokens: number;
  reasoningTokens: number;
  /** The parts of `inputTokens` and `outputTokens` that are audio. */
  audioInputTokens: number;
  audioOutputTokens: number;
  images: number;
  pages: number;
  /** Length of the audio, with fractions. */
  seconds: number;
  characters: number;
  /** Searches of the web that the backend made, and search units of a reranker. */
  searches: number;
  /** Whether the upstream reported the numbers. */
  reported: boolean;
  /** Requests that were sent upstream and not refused there. A call costs from the first one on. */
  forwarded: number;
  /** Size of the last forwarded request's body, if it was JSON. */
  forwardedBytes: number;
  /** The output received so far, for an estimate when the upstream reports no usage. */
  received: ReceivedOutput;
  /** `received.deltas` at the time of the last usage report. A report says nothing about pieces that came after it. */
  countedDeltas: number;
  /** The part of the counts that separate requests to the model have. Null without any. */
  passes: SeparatePasses | null;
  terms: ReportedTerms;
}

/** Requests to the model whose tokens the backend bills beside those of the response. */
export interface SeparatePasses {
  counts: Usage;
  /** The input of the longest one. */
  longestInputTokens: number;
}

/** The pricing terms under which the backend says it served the call. */
export interface ReportedTerms {
  service_tier?: string;
  speed?: string;
  region?: string;
  /** Whether the backend reported the lifetimes of cache writes. */
  lifetimes?: boolean;
  /** The size and quality of generated images. */
  image_size?: string;
  image_quality?: string;
}

/** The generated output that has been received, complete or not. */
export interface ReceivedOutput {
  /** Number of pieces of generated text. Each is at least one token. */
  deltas: number;
  /** UTF-8 bytes of generated text. */
  textBytes: number;
  /** Number of images of which a partial version was received. */
  images?: number;
  /** Bytes of generated audio, decoded from base64. */
  audioBytes?: number;
}

/** Whether any output was received. Streams begin with events that contain none. */
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
    audioInputTokens: 0,
    audioOutputTokens: 0,
    images: 0,
    pages: 0,
    seconds: 0,
    characters: 0,
    searches: 0,
    reported: false,
    forwarded: 0,
    forwardedBytes: 0,
    received: { deltas: 0, textBytes: 0 },
    countedDeltas: 0,
    passes: null,
    terms: {},
  };
}

/** Resets the usage after a failed attempt was settled. */
export function resetUsage(usage: Usage): void {
  Object.assign(usage, noUsage());
}

export type Forwarding = Pick<Usage, 'forwarded' | 'forwardedBytes'>;

/** Counts a request that is being sent upstream. */
export function countForwarded(usage: Forwarding | undefined, sizeBytes: number | null): void {
  if (usage === undefined) return;
  usage.forwarded += 1;
  usage.forwardedBytes = sizeBytes ?? 0;
}

/** Takes back `countForwarded` for a request that did not arrive or was refused: it generates no output. */
export function uncountForwarded(usage: Forwarding | undefined): void {
  if (usage !== undefined) usage.forwarded -= 1;
}

/** Takes back `countForwarded` for a request to which the upstream sent an error in place of any content, as for an error status. */
export function uncountUpstreamError(forwarding: Forwarding, error: GatewayError, { received }: Usage): void {
  if (error.isUpstreamError && !hasContent(received)) uncountForwarded(forwarding);
}

const COUNTS = [
  'inputTokens',
  'cachedInputTokens',
  'cacheWriteTokens',
  'cacheWrite1hTokens',
  'outputTokens',
  'reasoningTokens',
  'audioInputTokens',
  'audioOutputTokens',
  'searches',
] as const satisfies readonly (keyof Usage)[];

/** Adds the token counts of another part of the same response. The sum counts as reported when one part was. */
export function addCounts(usage: Usage, part: Usage): void {
  for (const name of COUNTS) usage[name] += part[name];
  usage.reported ||= part.reported;
}

/** Takes back `addCounts`. */
export function subtractCounts(usage: Usage, part: Usage): void {
  for (const name of COUNTS) usage[name] -= part[name];
}

/** Replaces the counts with those of another usage, such as the sum over several requests. */
export function replaceCounts(usage: Usage, numbers: Usage): void {
  const { forwarded, forwardedBytes, received, countedDeltas, terms } = usage;
  Object.assign(usage, numbers, { forwarded, forwardedBytes, received, countedDeltas, terms });
}

/** Counts a piece of generated text. Empty pieces do not count. */
export function countText(received: ReceivedOutput, text: unknown): void {
  if (typeof text !== 'string' || text === '') return;
  received.deltas += 1;
  received.textBytes += Buffer.byteLength(text);
}

/** Counts generated audio, given as bytes or in base64. */
export function countAudio(received: ReceivedOutput, audio: unknown): void {
  if (typeof audio !== 'string' && !(audio instanceof Uint8Array)) return;
  const sizeBytes = typeof audio === 'string' ? Math.floor((audio.length * 3) / 4) : audio.length;
  received.audioBytes = (received.audioBytes ?? 0) + sizeBytes;
}

/** Passes audio through and counts its bytes. */
export async function* countAudioChunks(
  received: ReceivedOutput,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    countAudio(received, chunk);
    yield chunk;
  }
}

/**
 * Reads a usage block of chat completions, responses, transcriptions or images. Missing, negative and non-numeric
 * values are ignored, and so is a block without numbers.
 */
export function readChatUsage(usage: Usage, block: unknown): void {
  if (!isRecord(block)) return;
  const inputTokens = count(block['prompt_tokens']) ?? count(block['input_tokens']);
  const outputTokens = completionTokens(block) ?? count(block['output_tokens']);
  readTokens(usage, inputTokens, outputTokens);
  // Transcriptions have `input_token_details`, without the plural.
  const input =
    block['prompt_tokens_details'] ?? block['input_tokens_details'] ?? block['input_token_details'];
  const output = block['completion_tokens_details'] ?? block['output_tokens_details'];
  readCache(usage, block, isRecord(input) ? input : null, inputTokens);
  if (isRecord(input)) usage.audioInputTokens = count(input['audio_tokens']) ?? 0;
  if (isRecord(output)) {
    usage.reasoningTokens = count(output['reasoning_tokens']) ?? 0;
    usage.audioOutputTokens = count(output['audio_tokens']) ?? 0;
  }
  if (block['seconds'] !== undefined) readSeconds(usage, block['seconds']);
  readSearches(usage, block);
}

/** Reads the searches that a usage block reports. */
export function readSearches(usage: Usage, block: Record<string, unknown>): void {
  usage.searches = reportedSearches(block) ?? usage.searches;
}

/**
 * Returns the searches that a server reports: Anthropic and OpenRouter (`server_tool_use`), Perplexity (`num_search_queries`)
 * and its agent (`tool_calls_details`).
 */
function reportedSearches(block: Record<string, unknown>): number | undefined {
  const tools = block['server_tool_use'];
  if (isRecord(tools)) return count(tools['web_search_requests']);
  const details = block['tool_calls_details'];
  const search = isRecord(details) ? details['search_web'] : undefined;
  return count(isRecord(search) ? search['invocation'] : block['num_search_queries']);
}

/**
 * Reads the usage block and the service tier of a response or of a stream event, in the chat-completions or responses
 * format.
 */
export function readResponseUsage(usage: Usage, response: Record<string, unknown>): void {
  readServiceTier(usage, response['service_tier']);
  const { usage: block, output } = response;
  readChatUsage(usage, block);
  const reported = isRecord(block) ? reportedSearches(block) : undefined;
  if (Array.isArray(output) && !reported) countSearches(usage, output.filter(isSearch).length);
  readSearchUnits(usage, response['meta']);
  readImageTerms(usage, response);
}

/** Counts the searches that were seen in the output, where the backend does not report their number. */
export function countSearches(usage: Usage, seen: number): void {
  usage.searches = Math.max(usage.searches, seen);
}

/** Reads the search units of a rerank response. */
function readSearchUnits(usage: Usage, meta: unknown): void {
  const billed = isRecord(meta) ? meta['billed_units'] : undefined;
  if (isRecord(billed)) usage.searches = count(billed['search_units']) ?? usage.searches;
}

/** Reads the size and quality of the images of a response or of a stream event. */
export function readImageTerms(
  { terms }: Usage,
  { size, quality }: { size?: unknown; quality?: unknown },
): void {
  if (typeof size === 'string') terms.image_size = size;
  if (typeof quality === 'string') terms.image_quality = quality;
}

/** Whether an item of a response is a search of the web. Its other actions, such as opening a page, cost nothing. */
export function isSearch(item: unknown): boolean {
  if (!isRecord(item) || item['type'] !== 'web_search_call') return false;
  const action = isRecord(item['action']) ? item['action']['type'] : undefined;
  return action === undefined || action === 'search';
}

export function readServiceTier({ terms }: Usage, tier: unknown): void {
  if (typeof tier === 'string') terms.service_tier = tier;
}

/** Reads the length of audio. vLLM writes it as text. */
export function readSeconds(usage: Usage, value: unknown): void {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds <= 0) return;
  usage.seconds = seconds;
  usage.reported = true;
}

/** Takes over the counts that are reported. */
export function readTokens(
  usage: Usage,
  inputTokens: number | undefined,
  outputTokens: number | undefined,
): void {
  if (inputTokens === undefined && outputTokens === undefined) return;
  usage.inputTokens = inputTokens ?? usage.inputTokens;
  if (outputTokens !== undefined) {
    usage.outputTokens = outputTokens;
    usage.countedDeltas = usage.received.deltas;
  }
  usage.reported = true;
}
