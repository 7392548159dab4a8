import { RawJson } from '../../bodies/raw-json.ts';
import type { ReceivedBody } from '../../bodies/received-body.ts';
import type { EmbeddingEncodingFormat } from '../../generated/contract.ts';
import { withScanner, type ByteScanner } from './byte-scanner.ts';
import { endOfDigits, endOfNumbers, skipSpace } from './scan-numbers.ts';
import { isLoose, type Fields, type Loose } from '../values/json-values.ts';

const QUOTE = 0x22;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const COLON = 0x3a;
const EQUALS_SIGN = 0x3d;
const ZERO = 0x30;

const MAX_INDEX_DIGITS = 9;

/** Of base64. */
const MAX_PADDING = 2;

/** Apart from its vectors a response has few bytes; larger ones go to the ordinary parser. */
const MAX_OTHER_BYTES = 16 * 1024;
const DATA_KEY = Buffer.from('"data"');
/** Replaces the vectors while everything else is parsed. */
const PLACEHOLDER = 'the vectors';

/**
 * Reads a response whose vectors already have the contract's form: everything else is parsed, and `data` stays as
 * bytes. Null for every other response, including invalid ones, which the ordinary parser handles.
 *
 * @param count the vectors that the response must have, in the order of the request
 */
export function scanEmbeddings(
  received: ReceivedBody,
  format: EmbeddingEncodingFormat,
  count: number,
): (Loose.EmbeddingList & Fields<'error'>) | null {
  return withScanner(received, (scanner) => scanned({ scanner, format }, count));
}

function scanned(vectors: Vectors, count: number): (Loose.EmbeddingList & Fields<'error'>) | null {
  const { scanner } = vectors;
  const { bytes } = scanner;
  const key = bytes.indexOf(DATA_KEY);
  if (key === -1) return null;
  const colon = skipSpace(bytes, key + DATA_KEY.length);
  if (bytes[colon] !== COLON) return null;
  const start = skipSpace(bytes, colon + 1);
  const end = endOfVectors(vectors, start, count);
  if (end === -1 || bytes.length - (end - start) > MAX_OTHER_BYTES) return null;
  const others = `${bytes.toString('utf8', 0, start)}"${PLACEHOLDER}"${bytes.toString('utf8', end)}`;
  const response = parsedRecord(others);
  // If the key was anything else, such as part of a text, the placeholder is not the value of `data`.
  if (response?.data !== PLACEHOLDER) return null;
  response.data = new RawJson(scanner.pieces(start, end));
  return response;
}

function parsedRecord(text: string): (Loose.EmbeddingList & Fields<'error'>) | null {
  try {
    const value: unknown = JSON.parse(text);
    return isLoose<Loose.EmbeddingList & Fields<'error'>>(value) ? value : null;
  } catch {
    return null;
  }
}

interface Vectors {
  scanner: ByteScanner;
  format: EmbeddingEncodingFormat;
}

/** Returns the position after the list, or -1. */
function endOfVectors(vectors: Vectors, start: number, count: number): number {
  const { bytes } = vectors.scanner;
  if (bytes[start] !== OPEN_BRACKET) return -1;
  let at = skipSpace(bytes, start + 1);
  for (let index = 0; index < count; index += 1) {
    at = endOfEntry(vectors, at, index);
    if (at === -1) return -1;
    at = skipSpace(bytes, at);
    if (index === count - 1) break;
    if (bytes[at] !== COMMA) return -1;
    at = skipSpace(bytes, at + 1);
  }
  return bytes[at] === CLOSE_BRACKET ? at + 1 : -1;
}

interface Member {
  bit: number;
  key: Uint8Array;
}

const OBJECT: Member = { bit: 1, key: Buffer.from('"object"') };
const INDEX: Member = { bit: 2, key: Buffer.from('"index"') };
const EMBEDDING: Member = { bit: 4, key: Buffer.from('"embedding"') };
/** An entry has each of these members once, and no other. */
const ALL_BITS = OBJECT.bit | INDEX.bit | EMBEDDING.bit;
const OBJECT_VALUE = EMBEDDING.key;

function endOfEntry(vectors: Vectors, start: number, index: number): number {
  const { bytes } = vectors.scanner;
  if (bytes[start] !== OPEN_BRACE) return -1;
  let at = skipSpace(bytes, start + 1);
  for (let seenBits = 0; ;) {
    const member = memberAt(bytes, at);
    if (member === null || (seenBits & member.bit) !== 0) return -1;
    seenBits |= member.bit;
    at = skipSpace(bytes, at + member.key.length);
    if (bytes[at] !== COLON) return -1;
    at = skipSpace(bytes, at + 1);
    if (member === EMBEDDING) at = endOfVector(vectors, at);
    else if (member === INDEX) at = endOfIndex(bytes, at, index);
    else at = isAt(bytes, at, OBJECT_VALUE) ? at + OBJECT_VALUE.length : -1;
    if (at === -1) return -1;
    at = skipSpace(bytes, at);
    if (seenBits === ALL_BITS) return bytes[at] === CLOSE_BRACE ? at + 1 : -1;
    if (bytes[at] !== COMMA) return -1;
    at = skipSpace(bytes, at + 1);
  }
}

/** The member whose key is here. Keys are compared in their bytes: texts of them would take as long as their vectors. */
function memberAt(bytes: Buffer, at: number): Member | null {
  if (isAt(bytes, at, EMBEDDING.key)) return EMBEDDING;
  if (isAt(bytes, at, INDEX.key)) return INDEX;
  return isAt(bytes, at, OBJECT.key) ? OBJECT : null;
}

function isAt(bytes: Buffer, start: number, text: Uint8Array): boolean {
  for (let at = 0; at < text.length; at += 1) if (bytes[start + at] !== text[at]) return false;
  return true;
}

/** Returns the position after the number, written as JSON writes it, or -1 for another one. */
function endOfIndex(bytes: Buffer, start: number, index: number): number {
  const end = endOfDigits(bytes, start);
  const length = end - start;
  // JSON has no leading zeros, and no index has more digits.
  if (length === 0 || length > MAX_INDEX_DIGITS || (length > 1 && bytes[start] === ZERO)) return -1;
  let value = 0;
  for (let at = start; at < end; at += 1) value = value * 10 + ((bytes[at] ?? ZERO) - ZERO);
  return value === index ? end : -1;
}

function endOfVector({ scanner, format }: Vectors, start: number): number {
  return format === 'float' ? endOfNumbers(scanner, start) : endOfBase64(scanner, start);
}

/** Returns the position after padded base64 of 32-bit numbers, as a JSON text, or -1. */
function endOfBase64(scanner: ByteScanner, start: number): number {
  const { bytes } = scanner;
  if (bytes[start] !== QUOTE) return -1;
  const digitsEnd = scanner.afterBase64(start + 1);
  let end = digitsEnd;
  while (bytes[end] === EQUALS_SIGN) end += 1;
  const padding = end - digitsEnd;
  const length = end - start - 1;
  if (bytes[end] !== QUOTE || digitsEnd === start + 1 || padding > MAX_PADDING || length % 4 !== 0) return -1;
  const sizeBytes = (length / 4) * 3 - padding;
  return sizeBytes % Float32Array.BYTES_PER_ELEMENT === 0 ? end + 1 : -1;
}
