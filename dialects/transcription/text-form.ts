import { failure } from '../../errors/gateway-error.ts';
import { isRecord, type JsonObject } from '../values/json-values.ts';

/** The media types of texts in any format. */
const TEXT_TYPES: readonly string[] = ['text/plain'];
/** What some servers write in their place, such as whisper.cpp (`format_text` of its server.cpp), and pages have too. */
const OTHER_TYPES: readonly string[] = ['text/html', 'application/octet-stream'];
/** The other media types that backends use for each text format. */
const MEDIA_TYPES: Readonly<Record<string, readonly string[]>> = {
  srt: ['text/srt', 'text/x-srt', 'application/srt', 'application/x-subrip'],
  vtt: ['text/vtt'],
};

const SUBRIP = /^\d+[ \t]*\r?\n\d+:\d\d:\d\d[,.]\d+ *-->/;
const WEBVTT = /^WEBVTT(?:[ \t\r\n]|$)/;
const MARKUP = /^<(?:!doctype|\?xml|html|head|body|error|svg|rss|response)\b/i;
/** What no transcription has: elements of a page, and characters that are not written. */
const PAGE = /<(?:!doctype|html|head|body|title|script|style|meta|center|h[1-6]|p|div|br|a)[ />]/i;
const UNWRITTEN = /(?![\t\n\v\f\r])\p{Cc}/u;
const EVENTS = /^(?:event: ?\S+\r?\n)?data: ?[[{]/;

/** Throws `bad_gateway` unless a media type fits the format. Some servers send none (openai-php/client#736). */
export function requireTextType(form: string, mediaType: string): void {
  const known = [...TEXT_TYPES, ...OTHER_TYPES, ...(MEDIA_TYPES[form] ?? [])];
  if (mediaType === '' || known.includes(mediaType)) return;
  throw failure('bad_gateway', { internal: `the upstream sent ${mediaType} instead of ${form}` });
}

/**
 * Checks a transcription in a text format. Throws `bad_gateway` for one in another format. Of silence some servers send
 * nothing (faster-whisper-server, `segments_to_text`); a response must not be empty.
 */
export function transcriptionText(form: string, mediaType: string, text: string): string {
  const begin = text.trimStart();
  if (MARKUP.test(begin) || isJson(begin)) throw invalidText(form);
  if (OTHER_TYPES.includes(mediaType) && (PAGE.test(text) || UNWRITTEN.test(text))) throw invalidText(form);
  if (begin === '') return form === 'vtt' ? 'WEBVTT\n' : text || '\n';
  if (!isInForm(form, begin)) throw invalidText(form);
  return text;
}

/** Whether a text begins as its format does. */
export function isInForm(form: string, text: string): boolean {
  if (form === 'srt') return SUBRIP.test(text);
  return form !== 'vtt' || WEBVTT.test(text);
}

/** Whether a text is a stream of events. */
export function areEvents(text: string): boolean {
  return EVENTS.test(text.trimStart());
}

/** Returns the JSON object that a text is; null for any other text. */
export function objectIn(text: string): JsonObject | null {
  const value = jsonIn(text.trim());
  return isRecord(value) ? value : null;
}

/** Decodes UTF-8 and removes the byte order mark. */
export function decodeText(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw failure('bad_gateway', { cause, internal: 'the upstream transcription is not UTF-8' });
  }
}

/** Whether a text is a JSON object or list. `[Music]` is a transcription. */
function isJson(text: string): boolean {
  return jsonIn(text) !== undefined;
}

function jsonIn(text: string): unknown {
  if (!text.startsWith('{') && !text.startsWith('[')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function invalidText(form: string): Error {
  return failure('bad_gateway', { internal: `the upstream transcription is not valid ${form}` });
}
