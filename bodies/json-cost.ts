import { isAscii } from 'node:buffer';
import type { JsonCount } from './json-scan.ts';

/** What a JSON text takes in memory. V8 keeps a text of which one character is beyond Latin-1 with two bytes for each. */
export interface JsonCost {
  /** Of the source, as long as it is parsed. */
  textBytes: number;
  /** Of what it becomes. */
  valuesBytes: number;
}

/** Bytes that V8 needs, measured on lists of each: a slot, an empty object with one, a key that no other object has. */
const VALUE_BYTES = 16;
const CONTAINER_BYTES = 64;
const KEY_BYTES = 150;

/** The cost of a text from its bytes and what was counted in them; beyond what it will be, never below. */
export function costOf(bytes: Buffer, { values, containers, keys }: JsonCount): JsonCost {
  const textBytes = isAscii(bytes) ? bytes.length : 2 * charactersIn(bytes);
  const structureBytes = VALUE_BYTES * values + CONTAINER_BYTES * containers + KEY_BYTES * keys;
  return { textBytes, valuesBytes: textBytes + structureBytes };
}

/** UTF-16 units of UTF-8, a few too many where there are errors. Only four-byte sequences make two. */
function charactersIn(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes) count += (byte & 0xc0) === 0x80 ? 0 : byte >= 0xf0 ? 2 : 1;
  return count;
}
