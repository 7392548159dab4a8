import { failure } from '../../errors/gateway-error.ts';
import { isRecord, throwUpstreamError, type JsonRecord } from '../json-values.ts';
import { transcriptionUsage } from './usage.ts';
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
      // A response is never empty, not even that of silence.
      return toSubRip(cuesOf(answer, text)) || '\n';
    case 'vtt':
      return toWebVtt(cuesOf(answer, text));
    case 'verbose_json':
      return verbose(answer);
    case 'json':
      return asked === 'json' ? repaired(answer) : plain(answer);
    default:
      return repaired(answer);
  }
}

/** Servers say null of what they do not know, and count in forms of their own; the contract omits the one and repairs the other. */
function repaired({ usage, logprobs, ...answer }: JsonRecord): JsonRecord {
  const known = Object.entries(answer).filter(([, value]) => value !== null);
  const tokens = logprobsOf(logprobs);
  const counted = transcriptionUsage(usage);
  return {
    ...Object.fromEntries(known),
    ...(tokens === null ? {} : { logprobs: tokens }),
    ...(counted === null ? {} : { usage: counted }),
  };
}

/** Null unless it is a list of tokens; of a token what is known. */
function logprobsOf(logprobs: unknown): JsonRecord[] | null {
  if (!Array.isArray(logprobs) || !logprobs.every(isRecord)) return null;
  return logprobs.map((token) =>
    Object.fromEntries(Object.entries(token).filter(([, value]) => value !== null)),
  );
}

/** Of a longer form: what the short one has. */
function plain(answer: JsonRecord): JsonRecord {
  const { text, logprobs, usage } = repaired(answer);
  return { text, ...(logprobs === undefined ? {} : { logprobs }), ...(usage === undefined ? {} : { usage }) };
}

/** vLLM writes the duration as a text; other servers leave out what the contract requires (wire formats §11.2). */
function verbose(answer: JsonRecord): JsonRecord {
  const given = repaired(answer);
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
