import { isAscii } from 'node:buffer';
import type { JsonCount } from './json-scan.ts';

/**
 * Memory that a JSON text takes. V8 stores a text with a character beyond Latin-1 in two bytes per character.
 */
export interface JsonCost {
  /** For the source text, while it is parsed. */
  textBytes: number;
  /** For the parsed values. */
  valuesBytes: number;
}

/**
 * Bytes that V8 needs, measured on lists of each: a slot, an empty object with its slot, a key that no other
 * object has.
 */
const VALUE_BYTES = 16;
const CONTAINER_BYTES = 64;
const KEY_BYTES = 150;

/** Texts of up to so many bytes, which are parsed on the main thread, are not counted. */
const UNCOUNTED_BYTES = 1024 * 1024;

/** Estimates the cost of a text from its bytes and its counts. The estimate is never too low. */
export function costOf(bytes: Buffer, { values, containers, keys }: JsonCount): JsonCost {
  const textBytes = isAscii(bytes) ? bytes.length : 2 * mostUnitsIn(bytes);
  const structureBytes = VALUE_BYTES * values + CONTAINER_BYTES * containers + KEY_BYTES * keys;
  return { textBytes, valuesBytes: textBytes + structureBytes };
}

/**
 * The most UTF-16 units that UTF-8 text has. A small text is not counted, since each unit takes at least a byte. Of a large one that
 * may decide whether it fits into memory: a character of three bytes is one unit, and only four bytes make two.
 */
function mostUnitsIn(bytes: Buffer): number {
  if (bytes.length <= UNCOUNTED_BYTES) return bytes.length;
  let count = 0;
  for (const byte of bytes) count += (byte & 0xc0) === 0x80 ? 0 : byte >= 0xf0 ? 2 : 1;
  return count;
}
