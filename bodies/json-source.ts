import type { JsonObject } from '../contract/json-object.ts';
import { setImmediate as otherWork } from 'node:timers/promises';
import type { BodySource } from './body-source.ts';

/** A value with more text is written in pieces, so that other requests run in between. */
const WHOLE_CHARACTERS = 256 * 1024;
/** Rough length that each value adds to its text. */
const VALUE_CHARACTERS = 8;
const PIECE_CHARACTERS = 256 * 1024;
const TEXT_SLICE_CHARACTERS = 64 * 1024;

/**
 * Returns a value as a JSON body: a small one in memory, a large one in pieces whose total size is not known
 * before.
 */
export function jsonSource(value: JsonObject): BodySource {
  if (isSmall(value)) {
    const content = Buffer.from(JSON.stringify(value));
    return { content, sizeBytes: content.length };
  }
  return { content: encoded(value), sizeBytes: null };
}

/** Works as `JSON.stringify`, but yields to other work while it writes a large value. */
export async function jsonText(value: JsonObject): Promise<string> {
  if (isSmall(value)) return JSON.stringify(value);
  const texts: string[] = [];
  for await (const text of inTurns(value)) texts.push(text);
  return texts.join('');
}

function isSmall(value: unknown): boolean {
  return textCharacters(value, WHOLE_CHARACTERS) <= WHOLE_CHARACTERS;
}

/** Estimates the length of a value's text. It stops counting beyond `enough`. */
export function textCharacters(root: unknown, enough = Infinity): number {
  const open = [root];
  let characters = 0;
  while (open.length > 0 && characters <= enough) {
    const value = open.pop();
    characters += typeof value === 'string' ? value.length : VALUE_CHARACTERS;
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) && value.length * VALUE_CHARACTERS > enough) return Infinity;
    for (const member of Object.values(value)) open.push(member);
  }
  return characters;
}

async function* encoded(value: JsonObject): AsyncGenerator<Uint8Array> {
  for await (const text of inTurns(value)) yield Buffer.from(text);
}

async function* inTurns(value: JsonObject): AsyncGenerator<string> {
  let texts: string[] = [];
  let characters = 0;
  for (const text of jsonPieces(value)) {
    texts.push(text);
    // Short pieces cost time too.
    characters += text.length + VALUE_CHARACTERS;
    if (characters < PIECE_CHARACTERS) continue;
    yield texts.join('');
    texts = [];
    characters = 0;
    await otherWork();
  }
  yield texts.join('');
}

/** The unwritten rest of a list or an object. */
interface OpenContainer {
  /** Null for a list. */
  keys: readonly string[] | null;
  values: Readonly<Record<string | number, unknown>> | readonly unknown[];
  length: number;
  next: number;
  separator: string;
}

/**
 * Yields the JSON text of a value. It uses a stack of its own because nested generators would be slow. The
 * caller limits the depth.
 */
function* jsonPieces(root: JsonObject): Generator<string> {
  const open = [opened(root)];
  yield '{';
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    if (top.next === top.length) {
      yield top.keys === null ? ']' : '}';
      open.pop();
      continue;
    }
    const key = top.keys?.[top.next];
    // Both forms of a container have their values under their keys or indexes.
    const value = (top.values as Readonly<Record<string | number, unknown>>)[key ?? top.next];
    top.next += 1;
    if (key !== undefined && value === undefined) continue;
    yield key === undefined ? top.separator : `${top.separator}${JSON.stringify(key)}:`;
    top.separator = ',';
    if (typeof value === 'string') yield* textPieces(value);
    else if (typeof value === 'object' && value !== null) {
      yield Array.isArray(value) ? '[' : '{';
      open.push(opened(value));
    } else yield value === undefined ? 'null' : JSON.stringify(value);
  }
}

function opened(value: object): OpenContainer {
  const keys = Array.isArray(value) ? null : Object.keys(value);
  const length = Array.isArray(value) ? value.length : (keys?.length ?? 0);
  // JSON objects have string keys only, and arrays have indexes only.
  return { keys, values: value as OpenContainer['values'], length, next: 0, separator: '' };
}

function* textPieces(text: string): Generator<string> {
  if (text.length <= TEXT_SLICE_CHARACTERS) {
    yield JSON.stringify(text);
    return;
  }
  yield '"';
  for (let start = 0; start < text.length;) {
    const end = sliceEnd(text, start + TEXT_SLICE_CHARACTERS);
    yield JSON.stringify(text.slice(start, end)).slice(1, -1);
    start = end;
  }
  yield '"';
}

/** Returns an end that does not split a surrogate pair, whose halves would be escaped. */
function sliceEnd(text: string, end: number): number {
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end + 1 : end;
}
