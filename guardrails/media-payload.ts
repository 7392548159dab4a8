import type { JsonObject } from '../contract/json-object.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Base64Decoder } from '../bodies/base64-decoder.ts';
import { dataHeadOf, endOfBlanks } from './data-head.ts';
import { isMediaFile } from './media-signature.ts';

/** Keys that contain the bytes of images, audio and files, directly or in a `url` or `data` below them. */
export const MEDIA_KEYS: ReadonlySet<string> = new Set([
  'image_url',
  'audio_url',
  'video_url',
  'file_url',
  'file_data',
  'input_audio',
]);

/** Properties of a body that contain images, audio or files, at any depth. */
const TOP_KEYS = new Set([...MEDIA_KEYS, 'messages', 'input', 'system', 'document']);
/** Keys below these on the way to images, audio and files. */
const KEYS_BELOW = new Set([...MEDIA_KEYS, 'content', 'source', 'file']);
/** Items whose `output` is a list of parts. The output of others is written out as text. */
const OUTPUTS_OF_PARTS: ReadonlySet<unknown> = new Set([
  'function_call_output',
  'custom_tool_call_output',
  'computer_call_output',
]);

/**
 * Whether images, audio and files may be in the object or list with a key. The arguments of calls, schemas of tools and
 * other objects are written out as text for the model, whatever their keys are.
 *
 * @param parent the object that contains it; null for the body
 */
export function mayHoldMedia(key: string, parent: JsonObject | null): boolean {
  if (parent === null) return TOP_KEYS.has(key);
  return key === 'output' ? OUTPUTS_OF_PARTS.has(parent['type']) : KEYS_BELOW.has(key);
}

/**
 * Whether a format has bytes other than text at this place.
 *
 * @param key of the string
 * @param parent the object that contains it, and `parentKey` the key of that object
 */
export function isMediaPlace(key: string, parent: JsonObject | null, parentKey: string): boolean {
  if (MEDIA_KEYS.has(key)) return true;
  if (key === 'url' || key === 'data') {
    if (MEDIA_KEYS.has(parentKey)) return true;
    return parentKey === 'source' && (parent?.['type'] === 'base64' || key === 'url');
  }
  return key === 'result' && parent?.['type'] === 'image_generation_call';
}

/** Shorter payloads are also checked as they are: no usable image or audio is so short. */
const SHORT_CHARACTERS = 4_096;
const SLICE_CHARACTERS = 1024 * 1024;

/**
 * Lists the texts to check in a string at a media place. A string that is completely base64 (RFC 4648, either alphabet) is decoded
 * and checked as text, unless it is an image, audio or other media; only its `data:` prefix is checked as it is.
 */
export async function textsOfMedia(value: string): Promise<string[]> {
  if (value.length < SHORT_CHARACTERS) return [value, ...(await decoded(value))];
  const start = dataHeadOf(value, endOfBlanks(value))?.payloadStart ?? 0;
  const isBase64 = await isBase64From(value, start);
  return [isBase64 ? value.slice(0, start) : value, ...(await decoded(value))];
}

/** Decodes the text in a payload; none for media. Other bytes are decoded as text, as far as possible. */
async function decoded(value: string): Promise<string[]> {
  const head = dataHeadOf(value, endOfBlanks(value));
  const payload = head === null ? value : value.slice(head.payloadStart);
  if (head?.isBase64 === false) return percentDecoded(payload);
  const isDeclaredText = TEXT_TYPE.test(head?.declared ?? '');
  const texts = await textsIn(payload, isDeclaredText);
  // Readers of URLs replace percent signs before they decode.
  const replaced = head !== null && payload.includes('%') ? percentDecoded(payload) : [];
  for (const other of replaced) texts.push(other, ...(await textsIn(other, isDeclaredText)));
  return texts;
}

const TEXT_TYPE = /^\s*(?:text\/|[^;]*(?:json|xml|yaml|csv|html|javascript))/i;

async function textsIn(payload: string, isDeclaredText: boolean): Promise<string[]> {
  const first = await firstBytesOf(payload);
  if (first.length === 0 || (!isDeclaredText && isMediaFile(first))) return [];
  return Promise.all(encodingsOf(first).map((encoding) => textIn(payload, encoding)));
}

/** The first bytes of a payload, however much padding comes before them. */
async function firstBytesOf(payload: string): Promise<Buffer> {
  const decoder = new Base64Decoder(true);
  for (let at = 0; at < payload.length; at += SHORT_CHARACTERS) {
    const bytes = decoder.decode(payload, at, Math.min(at + SHORT_CHARACTERS, payload.length));
    if (bytes !== null && bytes.length > 0) return bytes;
    if (at % SLICE_CHARACTERS === 0) await nextTurn();
  }
  return decoder.end() ?? Buffer.alloc(0);
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** The encodings that a text may have. UTF-16 has zero bytes, except in scripts with many letters; those have a byte order mark. */
function encodingsOf(first: Buffer): Encoding[] {
  const hasMark = (first[0] === 0xff && first[1] === 0xfe) || (first[0] === 0xfe && first[1] === 0xff);
  return hasMark || first.includes(0) ? ['utf-8', 'utf-16le', 'utf-16be'] : ['utf-8'];
}

async function textIn(payload: string, encoding: Encoding): Promise<string> {
  const decoder = new Base64Decoder(true);
  const characters = new TextDecoder(encoding);
  const texts: string[] = [];
  for (let at = 0; at < payload.length; at += SLICE_CHARACTERS) {
    const bytes = decoder.decode(payload, at, Math.min(at + SLICE_CHARACTERS, payload.length));
    if (bytes !== null) texts.push(characters.decode(bytes, { stream: true }));
    if (at > 0) await nextTurn();
  }
  texts.push(characters.decode(decoder.end() ?? undefined));
  return texts.join('');
}

function percentDecoded(payload: string): string[] {
  try {
    return [decodeURIComponent(payload)];
  } catch {
    return [];
  }
}

async function isBase64From(value: string, start: number): Promise<boolean> {
  for (let at = start; at < value.length; at += SLICE_CHARACTERS) {
    const slice = value.slice(at, at + SLICE_CHARACTERS);
    const isLast = at + SLICE_CHARACTERS >= value.length;
    if (!(isLast ? /^[A-Za-z0-9+/_\r\n-]*={0,2}[\r\n]*$/ : /^[A-Za-z0-9+/_\r\n-]*$/).test(slice))
      return false;
    if (!isLast) await nextTurn();
  }
  return true;
}
