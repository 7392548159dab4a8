import { failure } from '../../errors/gateway-error.ts';
import { isRecord, throwUpstreamError, type JsonRecord } from '../json-values.ts';
import { toSubRip, toWebVtt, type Cue } from './subtitles.ts';

/** The language of speech that nobody named (BCP 47). */
const UNKNOWN_LANGUAGE = 'und';

/**
 * A backend's JSON in the form that the caller wanted: an object for the forms that are JSON, and text for the others. Throws
 * `bad_gateway` for what is no transcription, or has no segments where times are wanted.
 *
 * @param asked the form that the backend was asked for
 */
export function transcriptionIn(wanted: string, asked: string, answer: JsonRecord): JsonRecord | string {
  throwUpstreamError(answer);
  const { text } = answer;
  if (typeof text !== 'string')
    throw failure('bad_gateway', { internal: 'the upstream transcription has no text' });
  switch (wanted) {
    case 'text':
      return `${text.trim()}\n`;
    case 'srt':
      return toSubRip(cuesOf(answer, text));
    case 'vtt':
      return toWebVtt(cuesOf(answer, text));
    case 'verbose_json':
      return verbose(answer);
    case 'json':
      return asked === 'json' ? withoutNulls(answer) : plain(answer);
    default:
      return answer;
  }
}

/** Servers say null of what they do not know; the contract leaves it out. */
function withoutNulls(answer: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== null));
}

/** Of a longer form: what the short one has. */
function plain(answer: JsonRecord): JsonRecord {
  const { text, logprobs, usage } = answer;
  return { text, ...(Array.isArray(logprobs) ? { logprobs } : {}), ...(isRecord(usage) ? { usage } : {}) };
}

/** vLLM writes the duration as a text; other servers leave out what the contract requires (wire formats §11.2). */
function verbose(answer: JsonRecord): JsonRecord {
  const given = withoutNulls(answer);
  const segments = Array.isArray(given['segments']) ? (given['segments'] as unknown[]) : [];
  const lastEnd = segments.reduce<number>((end, one) => Math.max(end, isCue(one) ? one.end : 0), 0);
  return {
    task: 'transcribe',
    language: UNKNOWN_LANGUAGE,
    ...given,
    duration: seconds(given['duration']) ?? lastEnd,
    ...(segments.length === 0 ? {} : { segments: segments.map(numbered) }),
  };
}

function numbered(segment: unknown, index: number): unknown {
  return isRecord(segment) && typeof segment['id'] !== 'number' ? { ...segment, id: index } : segment;
}

function cuesOf(answer: JsonRecord, text: string): Cue[] {
  const { segments } = answer;
  // Silence has neither.
  if (text.trim() === '') return [];
  if (Array.isArray(segments) && segments.length > 0 && segments.every(isCue)) return segments;
  throw failure('bad_gateway', { internal: 'the upstream transcription has no segments' });
}

function isCue(value: unknown): value is Cue {
  return (
    isRecord(value) &&
    Number.isFinite(value['start']) &&
    Number.isFinite(value['end']) &&
    typeof value['text'] === 'string'
  );
}

function seconds(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
