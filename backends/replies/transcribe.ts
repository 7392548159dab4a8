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
import { requireTextType, transcriptionText } from '../../dialects/transcription/text-form.ts';
import { readTranscriptionUsage } from '../../dialects/transcription/usage.ts';
import type { JsonObject } from '../../dialects/values/json-values.ts';
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
    // A form that is JSON in the contract may come with the type of a text (EricLBuehler/mistral.rs#79).
    if (response.kind !== 'bytes' || requestedFormat !== wanted || JSON_FORMS.has(wanted)) {
      const value = await transcriptionOf(call, response);
      readSeconds(call.usage, value['duration']);
      readTranscriptionUsage(call.usage, value['usage']);
      const written = transcriptionIn(wanted, response.kind === 'frames' ? 'json' : requestedFormat, value);
      if (response.kind !== 'frames') countText(call.usage.received, value['text']);
      return typeof written === 'string' ? textReply(wanted, written) : jsonReply(call, services, written);
    }
    const text = await readText(wanted, response);
    countText(call.usage.received, text);
    return textReply(wanted, text);
  });
}

function transcriptionOf(call: Call, response: BackendResponse): JsonObject | Promise<JsonObject> {
  switch (response.kind) {
    case 'json':
      return response.value;
    case 'frames':
      return joined(call, response.frames);
    case 'bytes':
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

async function readText(
  form: string,
  { contentType, chunks }: Extract<BackendResponse, { kind: 'bytes' }>,
): Promise<string> {
  requireTextType(form, mediaTypeOf(contentType));
  return transcriptionText(form, await readAll(chunks, MAX_TEXT_BYTES));
}

/** Returns the transcription as events. The response of a backend that does not stream becomes one event. */
export async function transcribeAsEvents(call: Call, services: ReplyServices): Promise<Reply> {
  return services.backends.reply(call, async (attempt) => {
    const changes = { stream: true, ...plainForm(call.body.value['response_format']) };
    const response = await attempt.forward(changes, true);
    const writer = new TranscriptionStreamWriter(call.usage);
    if (response.kind === 'frames') return eventsReply(response.frames, writer);
    if (response.kind === 'bytes') {
      const spoken = await readText('text', response);
      return eventsReply(inOnePiece(toTranscriptionEvents(spoken.trim(), null)), writer);
    }
    readSeconds(call.usage, response.value['duration']);
    const { text, usage } = jsonOf(transcriptionIn('json', 'json', response.value));
    return eventsReply(
      inOnePiece(toTranscriptionEvents(textOr(text, ''), usage, response.value['segments'])),
      writer,
    );
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
