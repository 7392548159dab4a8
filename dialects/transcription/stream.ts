import { countText, type Usage } from '../../calls/usage.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { streamErrorBody } from '../../errors/render.ts';
import type { MediaStreamError } from '../../generated/contract.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { dataFrame, DONE_FRAME } from '../../streaming/write-frames.ts';
import { numberAsText, textOf } from '../texts/response-text.ts';
import {
  isLoose,
  isRecord,
  looseOf,
  parseEventData,
  throwUpstreamError,
  type JsonObject,
  type Loose,
  type Fields,
} from '../values/json-values.ts';
import { readTranscriptionUsage, transcriptionUsage } from './usage.ts';

const DELTA = 'transcript.text.delta';
const DONE = 'transcript.text.done';
/** A segment of diarised speech, after the deltas of its text. */
const SEGMENT = 'transcript.text.segment';
const MISTRAL_SEGMENT = 'transcription.segment';
/** Mistral's events (`TranscriptionStreamEvents` of its API), and the names of their types here; null: left out. */
const MISTRAL_TYPES: Readonly<Record<string, string | null>> = {
  'transcription.text.delta': DELTA,
  [MISTRAL_SEGMENT]: SEGMENT,
  'transcription.done': DONE,
  'transcription.language': null,
};
/** The type of vLLM's events, which are otherwise chat chunks. */
const CHUNK_OBJECT = 'transcription.chunk';
/** vLLM's chunk of a chat stream. */
type TranscriptionChunk = Fields<'object' | 'choices' | 'usage'>;
type MistralEvent = Fields<'text' | 'start' | 'end' | 'speaker_id' | 'usage'>;
/** Most characters of a transcription; a day of speech has about a million. */
const MAX_TEXT_CHARACTERS = 16 * 1024 * 1024;

interface Step {
  text: string;
  ended: boolean;
}
const NOTHING: Step = { text: '', ended: false };

/**
 * Writes the events of a transcription. OpenAI's and speaches' events are passed on, vLLM's chunks and Mistral's events are
 * translated (docs/wire-formats/media.md#transcriptions). There is always one `transcript.text.done`, with `[DONE]` after it.
 */
export class TranscriptionStreamWriter implements EventWriter {
  readonly #usage: Usage;
  #text = '';
  #tokens: JsonObject | null = null;
  /** Whether vLLM's last choice was finished. It finishes each piece of long audio, not only the last. */
  #finished = false;
  /** Segments so far of a server that does not number them. */
  #segments = 0;

  constructor(usage: Usage) {
    this.#usage = usage;
  }

  accept(frame: string): Step {
    const event = parseFrame(frame);
    if (event === null) return NOTHING;
    if (event.data === '[DONE]') return this.#finished ? this.#done() : NOTHING;
    const data = parseEventData<Loose.TranscriptionStreamEvent & TranscriptionChunk>(event.data);
    throwUpstreamError(data);
    if (data.object === CHUNK_OBJECT) return this.#acceptChunk(data);
    const type = MISTRAL_TYPES[String(data.type)];
    return type === undefined ? this.#acceptEvent(data) : this.#acceptMistral(data, type);
  }

  #acceptEvent(data: Loose.TranscriptionStreamEvent): Step {
    switch (data.type) {
      case DELTA:
        return { text: this.#delta(data), ended: false };
      case DONE:
        return this.#acceptDone(data);
      case SEGMENT:
        return { text: this.#segment(data), ended: false };
      default:
        return typeof data.type === 'string' ? { text: dataFrame(data), ended: false } : NOTHING;
    }
  }

  /** Only segments with speakers are events of the format. */
  #acceptMistral({ text, ...data }: MistralEvent, type: string | null): Step {
    const { start, end, speaker_id: speaker, usage } = data;
    if (type === DELTA) return this.#acceptEvent({ type, delta: text });
    if (type === DONE) return this.#acceptEvent({ type, text, usage });
    if (type === null || typeof speaker !== 'string') return NOTHING;
    this.#segments += 1;
    return this.#acceptEvent({ type, id: this.#segments, start, end, text, speaker });
  }

  finish(): never {
    throw failure('bad_gateway', { internal: 'the upstream stream ended before the response was complete' });
  }

  failureFrames(error: GatewayError): string {
    return dataFrame<MediaStreamError>({ error: streamErrorBody(error) });
  }

  #acceptChunk(chunk: TranscriptionChunk): Step {
    if (isRecord(chunk.usage)) this.#tokens = chunk.usage;
    const choices: unknown[] = Array.isArray(chunk.choices) ? chunk.choices : [];
    let text = '';
    for (const choice of choices) {
      if (!isLoose<Loose.ChatChunkChoice>(choice))
        throw failure('bad_gateway', { internal: 'an upstream choice is not an object' });
      const delta = textOf(looseOf<Loose.ChatDelta>(choice.delta).content);
      if (delta !== '') text += this.#delta({ type: DELTA, delta });
      this.#finished = typeof choice.finish_reason === 'string';
    }
    return { text, ended: false };
  }

  #acceptDone(data: Loose.TranscriptTextDoneEvent & Fields<'delta'>): Step {
    const { usage, logprobs, delta, ...rest } = data;
    const late = data.text === undefined ? this.#lateDelta(delta) : '';
    const text = data.text === undefined ? this.#text : textOf(data.text);
    if (this.#text !== '' && text === '')
      throw failure('bad_gateway', { internal: "the upstream's final transcription event has no text" });
    readTranscriptionUsage(this.#usage, usage);
    const kept = isLogprobs(logprobs) ? { logprobs } : {};
    const { text: done } = this.#end({ ...rest, ...kept, type: DONE, text }, usage);
    return { text: late + done, ended: true };
  }

  /** Writes the last text of GLM-ASR, whose `done` has a delta in place of all text (zai-rs 0.6.0, `SpeechToTextEvent`). */
  #lateDelta(delta: unknown): string {
    const text = textOf(delta);
    const late = text.startsWith(this.#text) ? text.slice(this.#text.length) : text;
    return late === '' ? '' : this.#delta({ type: DELTA, delta: late });
  }

  #done(): Step {
    readTranscriptionUsage(this.#usage, this.#tokens);
    return this.#end({ type: DONE, text: this.#text }, this.#tokens);
  }

  #end(event: JsonObject, block: unknown): Step {
    const usage = transcriptionUsage(block);
    return { text: dataFrame(usage === null ? event : { ...event, usage }) + DONE_FRAME, ended: true };
  }

  /** Some servers number the segments. */
  #segment({ id, ...segment }: Loose.TranscriptTextSegmentEvent): string {
    if (typeof segment.text !== 'string')
      throw failure('bad_gateway', { internal: 'an upstream segment has no text' });
    return dataFrame({ ...segment, id: textOf(numberAsText(id)) });
  }

  #delta(data: Loose.TranscriptTextDeltaEvent): string {
    const { delta } = data;
    if (typeof delta !== 'string')
      throw failure('bad_gateway', { internal: 'an upstream delta has no text' });
    this.#text += delta;
    countText(this.#usage.received, delta);
    if (this.#text.length > MAX_TEXT_CHARACTERS)
      throw failure('bad_gateway', { internal: 'the upstream transcription is too long' });
    return dataFrame(isLogprobs(data.logprobs) ? data : withoutLogprobs(data));
  }
}

/** Whether an event has a segment of diarised speech. */
export function isSegment(event: Loose.TranscriptionStreamEvent): boolean {
  return event.type === SEGMENT;
}

/** Converts a complete transcription to events, for backends that do not stream. */
export function toTranscriptionEvents(text: string, usage: unknown, segments: unknown = []): string[] {
  const kept = isRecord(usage) ? { usage } : {};
  const delta = text === '' ? [] : [{ type: DELTA, delta: text }];
  const spoken = Array.isArray(segments) ? segments.flatMap(spokenSegment) : [];
  const events = [...delta, ...spoken, { type: DONE, text, ...kept }];
  return events.map((event) => dataFrame(event).trimEnd());
}

/** Returns the event of a segment with a speaker, in Mistral's form where it has Mistral's name for it. */
function spokenSegment(segment: unknown): JsonObject[] {
  if (!isLoose<Loose.TranscriptTextSegmentEvent & MistralEvent>(segment)) return [];
  if (typeof segment.speaker === 'string') return [{ ...segment, type: SEGMENT }];
  return typeof segment.speaker_id === 'string' ? [{ ...segment, type: MISTRAL_SEGMENT }] : [];
}

function withoutLogprobs({ logprobs: _logprobs, ...event }: Loose.TranscriptTextDeltaEvent): JsonObject {
  return event;
}

function isLogprobs(value: unknown): boolean {
  return value === null || Array.isArray(value);
}
