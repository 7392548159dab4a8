import { failure } from '../../errors/gateway-error.ts';
import type { ServerSentEvent } from '../../streaming/read-frames.ts';
import { textOf } from '../texts/response-text.ts';
import {
  isLoose,
  looseOf,
  parseEventData,
  throwUpstreamError,
  type Fields,
  type Loose,
} from '../values/json-values.ts';
import { callStyleOf, flattenContent } from './message.ts';

/** Parses an event. Throws what an error in it means; some servers only name the event so (snowflakedb/snowflake-cli#2152). */
export function parseChunk({ event, data }: ServerSentEvent): Loose.ChatCompletionChunk {
  const chunk = parseEventData<Loose.ChatCompletionStreamEvent>(data);
  throwUpstreamError(event === 'error' && !('error' in chunk) ? { error: chunk } : chunk);
  moveUsage(chunk);
  return chunk;
}

/** Moves the usage out of the only choice, where Moonshot has it (earendil-works/pi#2017). */
function moveUsage(chunk: Loose.ChatCompletionChunk): void {
  const [choice] = Array.isArray(chunk.choices) ? (chunk.choices as unknown[]) : [];
  if (!isLoose<Fields<'usage'>>(choice) || !('usage' in choice)) return;
  chunk.usage ??= choice.usage;
  delete choice.usage;
}

const TEXTS = ['content', 'refusal', 'reasoning', 'reasoning_content'] as const;

/** Reads a delta. Throws `bad_gateway` if its texts or calls have another type. */
export function readDelta(delta: unknown): Loose.ChatDelta {
  if (delta === undefined || delta === null) return {};
  if (!isLoose<Loose.ChatDelta>(delta))
    throw failure('bad_gateway', { internal: 'an upstream delta is not an object' });
  flattenContent(delta);
  for (const name of ['content', 'refusal'] as const) textOf(delta[name]);
  const calls = delta.tool_calls;
  if (calls !== undefined && calls !== null && !Array.isArray(calls))
    throw failure('bad_gateway', { internal: 'the upstream tool calls are not a list' });
  return delta;
}

/** Whether a delta has content. */
export function isFilled(delta: Loose.ChatDelta & Fields<'images' | 'audio'>): boolean {
  return (
    TEXTS.some((name) => Boolean(delta[name])) ||
    callStyleOf(delta) !== 'nothing' ||
    isFilledList(delta.images) ||
    hasAudio(delta.audio)
  );
}

export function isFilledList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

/** Whether audio is more than its id or when it expires. */
function hasAudio(audio: unknown): boolean {
  return isLoose<{ data: string; transcript: string }>(audio) && Boolean(audio.data || audio.transcript);
}

/** Whether a choice of a normalised chunk has anything but its finish reason. */
export function hasMoreThanReason({ delta }: Loose.ChatChunkChoice): boolean {
  const { role, annotations, ...others } = looseOf<Loose.ChatDelta>(delta);
  return role !== undefined || isFilledList(annotations) || isFilled(others);
}
