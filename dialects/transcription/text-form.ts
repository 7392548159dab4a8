import { failure } from '../../errors/gateway-error.ts';

/** What a backend may call each form that is text (wire formats §11.2). */
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

/** Throws `bad_gateway` unless the backend's media type is one of a transcription in this form. */
export function requireTextType(form: string, mediaType: string): void {
  if ((MEDIA_TYPES[form] ?? PLAIN).includes(mediaType)) return;
  throw failure('bad_gateway', { internal: `the upstream sent ${mediaType} instead of ${form}` });
}

/**
 * A backend's body as transcription in a form that is text. Throws `bad_gateway` for one that is empty, no text, or in another
 * form. Silence gives white space at least.
 */
export function transcriptionText(form: string, body: Uint8Array): string {
  const text = decode(body);
  const begin = text.trimStart();
  if (text === '' || MARKUP.test(begin) || EVENTS.test(begin) || isJson(begin)) throw notThisForm(form);
  if (begin === '') return text;
  if (form === 'srt' && !SUBRIP.test(begin)) throw notThisForm(form);
  if (form === 'vtt' && !WEBVTT.test(begin)) throw notThisForm(form);
  return text;
}

/** Without the byte order mark, which is no text. */
function decode(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw failure('bad_gateway', { cause, internal: 'the upstream transcription is not UTF-8' });
  }
}

/** An object or a list of values. `[Music]` is a transcription. */
function isJson(text: string): boolean {
  if (!text.startsWith('{') && !text.startsWith('[')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function notThisForm(form: string): Error {
  return failure('bad_gateway', { internal: `the upstream transcription is not valid ${form}` });
}
