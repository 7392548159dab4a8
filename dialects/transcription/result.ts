import { failure } from '../../errors/gateway-error.ts';
import { isLoose, isRecord, throwUpstreamError, type JsonObject, type Loose } from '../values/json-values.ts';
import { transcriptionUsage } from './usage.ts';
import { toSubRip, toWebVtt, type Cue } from './subtitles.ts';
import { isInForm } from './text-form.ts';

/** A transcription in any of the formats that are objects. */
type Transcription = Loose.TranscriptionResult & Loose.VerboseTranscriptionResult;

/** The forms with times that are texts. */
const TIMED: ReadonlySet<string> = new Set(['srt', 'vtt']);
/** The most characters of a cue that is made of words: two lines of subtitles. */
const CUE_CHARACTERS = 80;
/** The language code for an unknown language (BCP 47). */
const UNKNOWN_LANGUAGE = 'und';

/**
 * Converts a backend's JSON to the format that the client wants: an object for JSON formats, and text for the others.
 * Throws `bad_gateway` for an invalid transcription, and for one without segments if times are needed.
 *
 * @param requested the format that the backend was asked for
 */
export function transcriptionIn(
  wanted: string,
  requested: string,
  response: Transcription,
): JsonObject | string {
  throwUpstreamError(response);
  const { text } = response;
  if (typeof text !== 'string')
    throw failure('bad_gateway', { internal: 'the upstream transcription has no text' });
  // Some servers send every form as JSON (Nyralei/whisperx-api-server#4).
  if (requested === wanted && TIMED.has(wanted) && isInForm(wanted, text)) return text;
  switch (wanted) {
    case 'text':
      return `${text.trim()}\n`;
    case 'srt':
      // A response must not be empty, not even for silence.
      return toSubRip(cuesOf(response, text)) || '\n';
    case 'vtt':
      return toWebVtt(cuesOf(response, text));
    case 'verbose_json':
      return verbose(response);
    case 'json':
      return requested === 'json' ? normalised(response) : plain(response);
    default:
      return normalised(response);
  }
}

/**
 * Normalises a response to the contract, which omits unknown values and has its own form of usage. Servers send null
 * for unknown values.
 */
function normalised({ usage, logprobs, segments, ...response }: Transcription): Transcription {
  const known = Object.entries(response).filter(([, value]) => value !== null);
  const list = segmentsOf(segments);
  const tokens = logprobsOf(logprobs);
  // async-openai 0.43 requires usage, as OpenAI's server has it.
  const counted = transcriptionUsage(usage ?? { type: 'duration', seconds: seconds(response.duration) });
  return {
    ...Object.fromEntries(known),
    ...(list === null ? {} : { segments: list }),
    ...(tokens === null ? {} : { logprobs: tokens }),
    ...(counted === null ? {} : { usage: counted }),
  };
}

/** Reads log probabilities, without nulls. Null unless it is a list of tokens. */
function logprobsOf(logprobs: unknown): JsonObject[] | null {
  if (!Array.isArray(logprobs) || !logprobs.every(isRecord)) return null;
  return logprobs.map((token) =>
    Object.fromEntries(Object.entries(token).filter(([, value]) => value !== null)),
  );
}

/** Returns the fields of `json` from a longer format. */
function plain(response: Transcription): JsonObject {
  const { text, logprobs, usage } = normalised(response);
  return { text, ...(logprobs === undefined ? {} : { logprobs }), ...(usage === undefined ? {} : { usage }) };
}

/**
 * Completes `verbose_json`. vLLM writes the duration as text; other servers omit fields that the contract requires
 * (docs/wire-formats/media.md#transcriptions).
 */
function verbose(response: Transcription): JsonObject {
  const given = normalised(response);
  const segments = segmentsOf(given.segments) ?? [];
  const lastEnd = segments.reduce<number>((end, one) => Math.max(end, isCue(one) ? one.end : 0), 0);
  return {
    task: 'transcribe',
    language: UNKNOWN_LANGUAGE,
    ...given,
    duration: seconds(given.duration) ?? lastEnd,
    ...(segments.length === 0 ? {} : { segments: segments.map(numbered) }),
  };
}

function numbered(segment: unknown, index: number): unknown {
  return isLoose<Loose.TranscriptionSegment>(segment) && typeof segment.id !== 'number'
    ? { ...segment, id: index }
    : segment;
}

/**
 * Reads the list of segments; null without one. WhisperX has its own result in their place, with the list in it
 * (Nyralei/whisperx-api-server#4).
 */
function segmentsOf(segments: unknown): unknown[] | null {
  const list: unknown = isLoose<Transcription>(segments) ? segments.segments : segments;
  return Array.isArray(list) ? list : null;
}

function cuesOf(response: Transcription, text: string): Cue[] {
  const segments = segmentsOf(response.segments) ?? [];
  // Silence has no segments.
  if (text.trim() === '') return [];
  if (segments.length > 0 && segments.every(isCue)) return segments;
  // Of a client that requests times of words, Groq and OpenAI have no segments.
  const cues = segments.length === 0 ? cuesOfWords(response.words) : [];
  if (cues.length > 0) return cues;
  throw failure('bad_gateway', { internal: 'the upstream transcription has no segments' });
}

/** Joins words with times to cues. None unless all of them have times. */
function cuesOfWords(words: unknown): Cue[] {
  const cues: Cue[] = [];
  for (const each of Array.isArray(words) ? words : []) {
    if (!isLoose<Loose.TranscriptionWord>(each)) return [];
    const cue = { start: each.start, end: each.end, text: each.word };
    if (!isCue(cue)) return [];
    const last = cues.at(-1);
    const joined = last === undefined ? '' : `${last.text} ${cue.text.trim()}`;
    if (last === undefined || joined.length > CUE_CHARACTERS) cues.push({ ...cue, text: cue.text.trim() });
    else Object.assign(last, { end: cue.end, text: joined });
  }
  return cues;
}

function isCue(value: unknown): value is Cue {
  return (
    isLoose<Cue>(value) &&
    Number.isFinite(value.start) &&
    Number.isFinite(value.end) &&
    typeof value.text === 'string'
  );
}

function seconds(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
