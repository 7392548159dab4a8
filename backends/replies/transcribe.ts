import type { Call } from '../../calls/call.ts';
import type { BytesReply, Reply } from '../../calls/reply.ts';
import { countText, readSeconds } from '../../calls/usage.ts';
import { backendFormat, isTranscriptionFormat } from '../../dialects/transcription/formats.ts';
import { transcriptionIn } from '../../dialects/transcription/result.ts';
import {
  isSegment,
  toTranscriptionEvents,
  TranscriptionStreamWriter,
} from '../../dialects/transcription/stream.ts';
import {
  areEvents,
  decodeText,
  objectIn,
  requireTextType,
  transcriptionText,
} from '../../dialects/transcription/text-form.ts';
import { readTranscriptionUsage } from '../../dialects/transcription/usage.ts';
import type { JsonObject } from '../../dialects/values/json-values.ts';
import { failure } from '../../errors/gateway-error.ts';
import { readFrames } from '../../streaming/read-frames.ts';
import type { BackendResponse } from '../backend.ts';
import { eventsReply, jsonReply } from './forward.ts';
import { mediaTypeOf, readAll, readJson } from '../http/http-client.ts';
import { inOnePiece } from './in-one-piece.ts';
import type { ReplyServices } from './reply-services.ts';
import { writtenEvents } from './written-events.ts';

/** Content types of the text forms. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  text: 'text/plain; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

const JSON_FORMS: ReadonlySet<string> = new Set(['json', 'verbose_json', 'diarized_json']);
/** Largest text: a day of speech has about a million characters. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024;

/** Returns a non-streaming transcription in the client's form, which the backend need not support. */
export async function transcribe(call: Call, services: ReplyServices): Promise<Reply> {
  const wanted = textOr(call.body.value['response_format'], 'json');
  return services.backends.reply<Reply>(call, async (attempt) => {
    const requestedFormat = backendFormat(wanted, attempt.deployment.backend.transcriptionFormats);
    const response = await attempt.forward(
      requestedFormat === wanted ? {} : { response_format: requestedFormat },
    );
    const isText = requestedFormat === wanted && !JSON_FORMS.has(wanted);
    const given = response.kind === 'bytes' && isText ? await readText(wanted, response) : response;
    if (typeof given === 'string') {
      countText(call.usage.received, given);
      return textReply(wanted, given);
    }
    const value = await transcriptionOf(call, given);
    readSeconds(call.usage, value['duration']);
    readTranscriptionUsage(call.usage, value['usage']);
    const written = transcriptionIn(wanted, given.kind === 'frames' ? 'json' : requestedFormat, value);
    if (given.kind !== 'frames') countText(call.usage.received, value['text']);
    return typeof written === 'string' ? textReply(wanted, written) : jsonReply(call, services, written);
  });
}

function transcriptionOf(call: Call, response: BackendResponse): JsonObject | Promise<JsonObject> {
  switch (response.kind) {
    case 'json':
      return response.value;
    case 'frames':
      return joined(call, response.frames);
    case 'bytes':
      // A form that is JSON in the contract may come with the type of a text (EricLBuehler/mistral.rs#79).
      return readJson(response.chunks);
  }
}

/** Reads the transcription from the events of a server that streams although no stream was requested. */
async function joined(call: Call, frames: AsyncIterable<string[]>): Promise<JsonObject> {
  const segments: JsonObject[] = [];
  let last: JsonObject = {};
  for await (const event of writtenEvents(frames, new TranscriptionStreamWriter(call.usage))) {
    if (isSegment(event)) segments.push(event);
    last = event;
  }
  const { type: _type, ...done } = last;
  return segments.length === 0 ? done : { ...done, segments };
}

type Bytes = Extract<BackendResponse, { kind: 'bytes' }>;

/** Reads a transcription in a text format, or what some servers send with the type of a text in its place. */
async function readText(
  form: string,
  { contentType, chunks }: Bytes,
): Promise<string | Exclude<BackendResponse, Bytes>> {
  const mediaType = mediaTypeOf(contentType);
  requireTextType(form, mediaType);
  const body = await readAll(chunks, MAX_TEXT_BYTES);
  const text = decodeText(body);
  const value = objectIn(text);
  if (value !== null) return { kind: 'json', value };
  if (areEvents(text)) return { kind: 'frames', frames: readFrames(inOnePiece(body)) };
  return transcriptionText(form, mediaType, text);
}

/** Returns the transcription as events. The response of a backend that does not stream becomes one event. */
export async function transcribeAsEvents(call: Call, services: ReplyServices): Promise<Reply> {
  return services.backends.reply(call, async (attempt) => {
    const changes = { stream: true, ...plainForm(call.body.value['response_format']) };
    const response = await attempt.forward(changes, true);
    const given = response.kind === 'bytes' ? await readText('text', response) : response;
    const writer = new TranscriptionStreamWriter(call.usage);
    if (typeof given === 'string') {
      const spoken = given.trim();
      if (spoken === '') throw failure('bad_gateway', { internal: 'the upstream sent nothing as a stream' });
      return eventsReply(inOnePiece(toTranscriptionEvents(spoken, null)), writer);
    }
    if (given.kind === 'frames') return eventsReply(given.frames, writer);
    readSeconds(call.usage, given.value['duration']);
    const { text, usage, segments } = jsonOf(transcriptionIn('json', 'json', given.value));
    return eventsReply(inOnePiece(toTranscriptionEvents(textOr(text, ''), usage, segments)), writer);
  });
}

/**
 * Streams have their own form, so that the requested one is replaced, except `diarized_json`, which adds events with
 * the speakers.
 */
function plainForm(format: unknown): Record<string, string> {
  return typeof format === 'string' && isTranscriptionFormat(format) ? { response_format: 'json' } : {};
}

function jsonOf(written: Record<string, unknown> | string): Record<string, unknown> {
  return typeof written === 'string' ? { text: written } : written;
}

function textReply(form: string, text: string): BytesReply {
  const bytes = Buffer.from(text);
  const contentType = CONTENT_TYPES[form] ?? 'text/plain; charset=utf-8';
  return { kind: 'bytes', contentType, sizeBytes: bytes.length, chunks: inOnePiece(bytes) };
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}
