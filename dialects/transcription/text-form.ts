import { failure } from '../../errors/gateway-error.ts';

/** The media types that backends use for each text format. */
const MEDIA_TYPES: Readonly<Record<string, readonly string[]>> = {
  text: ['text/plain'],
  srt: ['text/plain', 'text/srt', 'text/x-srt', 'application/srt', 'application/x-subrip'],
  vtt: ['text/plain', 'text/vtt'],
};
const PLAIN = ['text/plain'];

const SUBRIP = /^\d+[ \t]*\r?\n\d+:\d\d:\d\d[,.]\d+ *-->/;
const WEBVTT = /^WEBVTT(?:[ \t\r\n]|$)/;
const MARKUP = /^<(?:!doctype|\?xml|html|head|body|error|svg|rss|response)\b/i;
const EVENTS = /^(?:event: ?\S+\r?\n)?data: ?[[{]/;

/** Throws `bad_gateway` unless a media type fits the format. */
export function requireTextType(form: string, mediaType: string): void {
  if ((MEDIA_TYPES[form] ?? PLAIN).includes(mediaType)) return;
  throw failure('bad_gateway', { internal: `the upstream sent ${mediaType} instead of ${form}` });
}

/**
 * Reads a transcription in a text format. Throws `bad_gateway` for a body that is not text, or in another format. Of
 * silence some servers send nothing (faster-whisper-server, `segments_to_text`); a response must not be empty.
 */
export function transcriptionText(form: string, body: Uint8Array): string {
  const text = decode(body);
  const begin = text.trimStart();
  if (MARKUP.test(begin) || EVENTS.test(begin) || isJson(begin)) throw invalidText(form);
  if (begin === '') return form === 'vtt' ? 'WEBVTT\n' : text || '\n';
  if (!isInForm(form, begin)) throw invalidText(form);
  return text;
}

/** Whether a text begins as its format does. */
export function isInForm(form: string, text: string): boolean {
  if (form === 'srt') return SUBRIP.test(text);
  return form !== 'vtt' || WEBVTT.test(text);
}

/** Decodes UTF-8 and removes the byte order mark. */
function decode(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw failure('bad_gateway', { cause, internal: 'the upstream transcription is not UTF-8' });
  }
}

/** Whether a text is a JSON object or list. `[Music]` is a transcription. */
function isJson(text: string): boolean {
  if (!text.startsWith('{') && !text.startsWith('[')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function invalidText(form: string): Error {
  return failure('bad_gateway', { internal: `the upstream transcription is not valid ${form}` });
}
