import type { EmbeddingEncodingFormat } from '../../generated/contract.ts';
import { base64Digits } from '../../bodies/base64-text.ts';
import { failure } from '../../errors/gateway-error.ts';
import { invalidResponse } from '../invalid-response.ts';

const LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/**
 * Converts a vector to the encoding that the client requested, because clients decode it without a check, and a wrong
 * encoding gives garbage (docs/wire-formats/embeddings-and-scores.md#embeddings). Throws `bad_gateway` for an invalid
 * vector.
 */
export function vectorIn(format: EmbeddingEncodingFormat, vector: unknown): number[] | string {
  if (typeof vector === 'string') {
    const bytes = bytesOf(vector);
    return format === 'base64' ? vector : numbersOf(bytes);
  }
  if (!isVector(vector)) throw invalidResponse('an embedding is not a list of numbers');
  return format === 'float' ? vector : base64Of(vector);
}

/** Decodes base64 of signed bytes to numbers; returns other values as they are. */
export function numbersOfInt8(vector: unknown): unknown {
  const digits = typeof vector === 'string' ? base64Digits(vector) : null;
  return digits === null ? vector : Array.from(new Int8Array(Buffer.from(digits, 'base64')));
}

/**
 * Returns a vector of the width that the client requested. Throws `invalid_parameter` for another one: servers ignore
 * `dimensions` for models that have only one width, and a client would store vectors that do not fit its others.
 *
 * @param dimensions the client's; anything but a number requests nothing
 */
export function requireWidth(dimensions: unknown, vector: number[] | string): number[] | string {
  if (typeof dimensions !== 'number') return vector;
  const width =
    typeof vector === 'string'
      ? Buffer.byteLength(vector, 'base64') / Float32Array.BYTES_PER_ELEMENT
      : vector.length;
  if (width === dimensions) return vector;
  throw failure('invalid_parameter', {
    message: `Invalid parameter 'dimensions': the model returned vectors of ${width} dimensions, not ${dimensions}`,
    param: 'dimensions',
  });
}

function isVector(value: unknown): value is number[] {
  return Array.isArray(value) && value.length > 0 && value.every((part) => Number.isFinite(part));
}

function bytesOf(text: string): Buffer {
  const digits = base64Digits(text);
  const bytes = digits === null || /[-_]/.test(digits) ? Buffer.alloc(0) : Buffer.from(digits, 'base64');
  if (bytes.length === 0 || bytes.length % Float32Array.BYTES_PER_ELEMENT !== 0)
    throw invalidResponse('an embedding is not base64 of 32-bit floats');
  return bytes;
}

function numbersOf(bytes: Buffer): number[] {
  const numbers: number[] = [];
  for (let offset = 0; offset < bytes.length; offset += Float32Array.BYTES_PER_ELEMENT) {
    const number = bytes.readFloatLE(offset);
    if (!Number.isFinite(number)) throw invalidResponse('an embedding has a value that is not a number');
    numbers.push(number);
  }
  return numbers;
}

/** Encodes a vector as little-endian floats on every machine. */
function base64Of(vector: readonly number[]): string {
  const bytes = Buffer.from(Float32Array.from(vector).buffer);
  return (LITTLE_ENDIAN ? bytes : bytes.swap32()).toString('base64');
}
