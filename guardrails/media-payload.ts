import { setImmediate as otherWork } from 'node:timers/promises';

/** Where the formats have the bytes of pictures, sound and files; below them also under `url` or `data`. */
const MEDIA_KEYS = new Set(['image_url', 'audio_url', 'video_url', 'file_url', 'file_data', 'input_audio']);

/** The object that a string stands in, and the key of that object. */
export interface Surroundings {
  key: string;
  parent: Readonly<Record<string, unknown>> | null;
  parentKey: string;
}

/** Whether a string stands where a format has the bytes of something else than text. */
export function isMediaPlace({ key, parent, parentKey }: Surroundings): boolean {
  if (MEDIA_KEYS.has(key)) return true;
  if (key === 'url' || key === 'data') {
    if (MEDIA_KEYS.has(parentKey)) return true;
    return parentKey === 'source' && (parent?.['type'] === 'base64' || key === 'url');
  }
  return key === 'result' && parent?.['type'] === 'image_generation_call';
}

/** Shorter payloads are also checked as they are: no picture or sound that is any use is so short. */
const SHORT_CHARACTERS = 4_096;
const HEAD = /^data:([^,]{0,1000}),/i;
const SLICE_CHARACTERS = 1024 * 1024;

/**
 * What there is to check of a string in a media place. All of it, unless it is base64 throughout (RFC 4648, either alphabet) and
 * what it encodes is no text: then only what stands before it. Encoded text is decoded.
 */
export async function textsOfMedia(value: string): Promise<string[]> {
  if (value.length < SHORT_CHARACTERS) return [value, ...(await decoded(value))];
  const head = HEAD.exec(value.slice(0, 1_100));
  const isBase64 = await isBase64From(value, head === null ? 0 : head[0].length);
  return isBase64 ? [head?.[0] ?? '', ...(await decoded(value))] : [value, ...(await decoded(value))];
}

/** The text that a payload encodes; none when it encodes something else. */
async function decoded(value: string): Promise<string[]> {
  const [head, declared = ''] = HEAD.exec(value.slice(0, 1_100)) ?? [];
  const payload = head === undefined ? value : value.slice(head.length);
  if (head !== undefined && !/;base64$/i.test(declared)) return percentDecoded(payload);
  const isDeclaredText = /^(?:text\/|[^;]*(?:json|xml|yaml|csv|html|javascript))/i.test(declared);
  if (!isDeclaredText && !looksLikeText(Buffer.from(payload.slice(0, SHORT_CHARACTERS), 'base64'))) return [];
  const decoder = new TextDecoder();
  const texts: string[] = [];
  const digits = /\s/.test(payload) ? payload.replace(/\s+/g, '') : payload;
  for (let at = 0; at < digits.length; at += SLICE_CHARACTERS) {
    // A slice is a multiple of four digits, which are three bytes.
    const bytes = Buffer.from(digits.slice(at, at + SLICE_CHARACTERS), 'base64');
    texts.push(decoder.decode(bytes, { stream: true }));
    if (at > 0) await otherWork();
  }
  return [texts.join('')];
}

function percentDecoded(payload: string): string[] {
  try {
    return [decodeURIComponent(payload)];
  } catch {
    return [];
  }
}

/** UTF-8 without control characters, but for a character that is cut off at the end. */
function looksLikeText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    // eslint-disable-next-line no-control-regex -- control characters are what tells other files from text
    return !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
  } catch {
    return false;
  }
}

async function isBase64From(value: string, start: number): Promise<boolean> {
  for (let at = start; at < value.length; at += SLICE_CHARACTERS) {
    const slice = value.slice(at, at + SLICE_CHARACTERS);
    const isLast = at + SLICE_CHARACTERS >= value.length;
    if (!(isLast ? /^[A-Za-z0-9+/_\r\n-]*={0,2}[\r\n]*$/ : /^[A-Za-z0-9+/_\r\n-]*$/).test(slice))
      return false;
    if (!isLast) await otherWork();
  }
  return true;
}
