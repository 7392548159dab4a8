import { createReadStream } from 'node:fs';
import type { MultipartBody } from '../../../bodies/multipart-body.ts';
import type { TranscriptionFormat } from '../../../catalogue/model.ts';
import { isTranscriptionFormat } from '../../../dialects/transcription/formats.ts';
import { transcriptionIn } from '../../../dialects/transcription/result.ts';
import type { RecognisedSegment, TranscriptionEvent } from '../../../packages/engines/index.ts';
import { failure } from '../../../errors/gateway-error.ts';
import { dataFrame } from '../../../streaming/write-frames.ts';
import type { BackendResponse, BackendRequest } from '../../backend.ts';
import { jsonResponse, type EmbeddedModel, type Serve } from './embedded-model.ts';
import { withFirstValue } from './with-first-value.ts';
import type { Loose } from '../../../dialects/values/json-values.ts';

const READ_BYTES = 256 * 1024;
const LANGUAGE = 'english';
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

const transcribe: Serve = async (request, engines) => {
  const body = multipartOf(request);
  const fields: Loose.TranscriptionRequest = { ...body.value, ...request.changes };
  requireEnglish(fields.language);
  const format = formatOf(fields);
  const { content, sizeBytes } = fileOf(body);
  const events = engines.transcription.transcribe(content, sizeBytes, request.signal);
  if (request.stream) return { kind: 'frames', frames: framesOf(await withFirstValue(events)) };
  return completeResponse(await collectTranscription(events), format, fields['timestamp_granularities[]']);
};

function multipartOf({ body }: BackendRequest): MultipartBody {
  if (body.kind === 'multipart') return body;
  throw failure('internal_error', { internal: `a transcription has a body of kind ${body.kind}` });
}

function requireEnglish(language: unknown): void {
  if (typeof language !== 'string' || language === '' || /^en(?:glish)?(?:[-_].*)?$/i.test(language)) return;
  throw failure('invalid_parameter', {
    message: "Invalid parameter 'language': this model supports English (en) only",
    param: 'language',
  });
}

function fileOf({ arriving, files }: MultipartBody): {
  content: AsyncIterable<Uint8Array>;
  sizeBytes: number;
} {
  // The size is not known, and little of the file is in memory at a time.
  if (arriving !== undefined) return { content: arriving.content(), sizeBytes: 0 };
  const file = files.find((one) => one.fieldName === 'file');
  if (file === undefined)
    throw failure('internal_error', { internal: 'a transcription was requested without a file' });
  const content: AsyncIterable<Uint8Array> = createReadStream(file.path, { highWaterMark: READ_BYTES });
  return { content, sizeBytes: 0 };
}

interface Transcription {
  segments: RecognisedSegment[];
  seconds: number;
}

async function collectTranscription(events: AsyncIterable<TranscriptionEvent>): Promise<Transcription> {
  const result: Transcription = { segments: [], seconds: 0 };
  for await (const event of events) {
    if (event.type === 'segment') result.segments.push(event.segment);
    else result.seconds = event.seconds;
  }
  return result;
}

/** Returns the requested form. Streams ignore it: they have their own. */
function formatOf(fields: Loose.TranscriptionRequest): TranscriptionFormat {
  const given = fields.response_format;
  const format = typeof given === 'string' && given !== '' ? given : 'json';
  if (isTranscriptionFormat(format)) return format;
  throw failure('invalid_parameter', {
    message: `Invalid parameter 'response_format': this model does not support ${format.slice(0, 40)}`,
    param: 'response_format',
  });
}

function completeResponse(
  { segments, seconds }: Transcription,
  format: TranscriptionFormat,
  units: unknown,
): BackendResponse {
  const wants = (unit: string): boolean => Array.isArray(units) && units.includes(unit);
  const verbose = {
    task: 'transcribe',
    language: LANGUAGE,
    duration: seconds,
    text: segments.map(({ text }) => text).join(' '),
    segments: segments.map(({ start, end, text }, id) => ({ id, start, end, text })),
    ...(wants('word') ? { words: segments.flatMap(({ words }) => words) } : {}),
    usage: { type: 'duration', seconds },
  };
  const written = transcriptionIn(format, 'verbose_json', verbose);
  if (typeof written !== 'string') return jsonResponse(written);
  const contentType = CONTENT_TYPES[format] ?? 'text/plain; charset=utf-8';
  return { kind: 'bytes', contentType, chunks: singleChunk(Buffer.from(written)) };
}

async function* framesOf(events: AsyncIterable<TranscriptionEvent>): AsyncGenerator<string[]> {
  let text = '';
  for await (const event of events) {
    if (event.type === 'segment') {
      const delta = `${text === '' ? '' : ' '}${event.segment.text}`;
      text += delta;
      yield [frame({ type: 'transcript.text.delta', delta })];
    } else {
      const usage = { type: 'duration', seconds: event.seconds };
      yield [frame({ type: 'transcript.text.done', text, usage })];
    }
  }
}

function frame(event: object): string {
  return dataFrame({ ...event }).trimEnd();
}

async function* singleChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

export const transcriptionModels: Readonly<Record<string, EmbeddedModel>> = {
  pocketsphinx: {
    engine: 'transcription',
    serves: {
      createTranscription: transcribe,
      createTranscriptionStream: transcribe,
      createTranscriptionStreamInput: transcribe,
    },
  },
};
