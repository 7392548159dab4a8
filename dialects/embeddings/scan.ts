import { RawJson } from '../../bodies/raw-json.ts';
import type { ReceivedBody } from '../../bodies/received-body.ts';
import type { EmbeddingEncodingFormat } from '../../generated/contract.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';
import { withScanner, type ByteScanner } from './byte-scanner.ts';
import { endOfNumbers, skipSpace } from './scan-numbers.ts';

const QUOTE = 0x22;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const COLON = 0x3a;
const EQUALS_SIGN = 0x3d;

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
): JsonRecord | null {
  return withScanner(received, (scanner) => scanned({ scanner, format }, count));
}

function scanned(vectors: Vectors, count: number): JsonRecord | null {
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
  if (response?.['data'] !== PLACEHOLDER) return null;
  return { ...response, data: new RawJson(scanner.pieces(start, end)) };
}

function parsedRecord(text: string): JsonRecord | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
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

/** An entry has exactly the contract's three members, each once. */
const MEMBERS = 3;

function endOfEntry(vectors: Vectors, start: number, index: number): number {
  const { bytes } = vectors.scanner;
  if (bytes[start] !== OPEN_BRACE) return -1;
  let at = skipSpace(bytes, start + 1);
  const seen = { object: false, index: false, embedding: false };
  for (let member = 1; ; member += 1) {
    const keyEnd = bytes[at] === QUOTE ? bytes.indexOf(QUOTE, at + 1) : -1;
    if (keyEnd === -1) return -1;
    const key = bytes.toString('latin1', at + 1, keyEnd);
    at = skipSpace(bytes, keyEnd + 1);
    if (bytes[at] !== COLON) return -1;
    at = skipSpace(bytes, at + 1);
    if ((key !== 'object' && key !== 'index' && key !== 'embedding') || seen[key]) return -1;
    seen[key] = true;
    if (key === 'embedding') at = endOfVector(vectors, at);
    else at = endOfText(bytes, at, key === 'index' ? String(index) : '"embedding"');
    if (at === -1) return -1;
    at = skipSpace(bytes, at);
    if (member === MEMBERS) return bytes[at] === CLOSE_BRACE ? at + 1 : -1;
    if (bytes[at] !== COMMA) return -1;
    at = skipSpace(bytes, at + 1);
  }
}

/** Returns the position after the text, or -1. A separator must follow, so that `1` is not found in `10`. */
function endOfText(bytes: Buffer, start: number, text: string): number {
  const end = start + text.length;
  return bytes.toString('latin1', start, end) === text ? end : -1;
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
