import type { IncomingMessage } from 'node:http';
import { failure } from '../errors/gateway-error.ts';
import type { ByteBound, OnRelease } from './byte-bound.ts';
import { codingsOf, decodedBody, type DecodingRules } from './decoded-body.ts';
import { bodyChunks, type IntakeBounds } from './intake.ts';
import { unparsable } from './json-body.ts';

const MEBIBYTE = 2 ** 20;
/** The tables of a decoder. */
const LEAST_DECODER_BYTES = MEBIBYTE / 4;
/**
 * The most memory of a decoder, by the content codings that requests may have. Its window takes memory as it is filled, so
 * that a body of a few bytes takes little.
 */
const DECODER_BYTES: ReadonlyMap<string, number> = new Map([
  ['gzip', MEBIBYTE / 16],
  ['x-gzip', MEBIBYTE / 16],
  ['deflate', MEBIBYTE / 16],
  ['br', 16 * MEBIBYTE],
  ['zstd', 8 * MEBIBYTE],
]);
const NAMES = 'gzip, deflate, br, zstd';

/**
 * A request has one coding at most: what several are, or a repeated header, is read in different ways by the programs
 * in front of the gateway.
 */
const RULES: DecodingRules = {
  maxCodings: 1,
  ignoresRest: false,
  // RFC 9110, section 15.5.16: the header tells it apart from an unsupported media type.
  unsupported: () =>
    failure('unsupported_media_type', {
      message: `Content-Encoding must be one of ${NAMES}, or absent`,
      headers: { 'accept-encoding': NAMES },
    }),
  damaged: (coding, cause) =>
    unparsable(`the body is damaged, or its Content-Encoding is not ${coding}`, cause),
};

/** Returns the content coding of a request's body, or null. Throws `unsupported_media_type` for any other, and for several. */
export function contentCodingOf({ headers }: IncomingMessage): string | null {
  const contentEncoding = headers['content-encoding'];
  if (contentEncoding === undefined) return null;
  const [coding] = codingsOf(contentEncoding);
  if (coding === undefined) return null;
  if (contentEncoding.includes(',') || !DECODER_BYTES.has(coding)) throw RULES.unsupported();
  return coding;
}

export interface ContentResources {
  bounds: IntakeBounds;
  memory: ByteBound;
  owner: string | null;
}

/**
 * Yields the body's chunks, decoded where they are coded. The limit holds for the bytes of both. Throws as `bodyChunks`,
 * `unparsable_body` for a damaged body, and `service_unavailable` without memory for the decoder.
 */
export function contentChunks(
  request: IncomingMessage,
  resources: ContentResources,
  onRelease: OnRelease,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const coding = contentCodingOf(request);
  return coding === null
    ? bodyChunks(request, resources.bounds, signal)
    : decodedChunks(request, coding, resources, onRelease, signal);
}

async function* decodedChunks(
  request: IncomingMessage,
  coding: string,
  { bounds, memory, owner }: ContentResources,
  onRelease: OnRelease,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const decoder = memory.lease(owner);
  const stop = new AbortController();
  onRelease(decoder.release);
  const mostBytes = DECODER_BYTES.get(coding) ?? MEBIBYTE;
  decoder.growTo(Math.min(mostBytes, LEAST_DECODER_BYTES));
  const signals = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
  let sizeBytes = 0;
  try {
    for await (const chunk of decodedBody(bodyChunks(request, bounds, signals), coding, RULES)) {
      sizeBytes += chunk.length;
      if (sizeBytes > bounds.limitBytes) throw failure('body_too_large');
      decoder.growTo(Math.min(mostBytes, LEAST_DECODER_BYTES + sizeBytes));
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    }
  } finally {
    // A read that waits for the client ends.
    stop.abort(failure('client_closed', { internal: 'the body is not read any further' }));
    decoder.shrinkTo(0);
  }
}
