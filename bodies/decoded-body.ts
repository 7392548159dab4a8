import { pipeline, Readable, type Transform } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { GatewayError } from '../errors/gateway-error.ts';
import { endingSource } from './ending-source.ts';

/** The lower half of the first byte of the zlib format (RFC 1950). */
const ZLIB_METHOD = 8;
/** The largest window that a receiver must support, as a power of two (RFC 9659, section 3). */
const ZSTD_WINDOW_BITS = 23;

type Decoder = Transform & {
  /** Bytes that belong to the coded data. */
  bytesWritten: number;
};

/**
 * Decodes the content codings of HTTP (RFC 9110, section 8.4.1); each function gets the first byte. What a decoder
 * keeps of the body is bounded: 32 KiB with gzip and deflate, 16 MiB with br (RFC 7932, section 9.1), 8 MiB with zstd.
 */
const DECODERS: ReadonlyMap<string, (first: number) => Decoder> = new Map<string, (first: number) => Decoder>(
  [
    ['gzip', () => createGunzip()],
    ['x-gzip', () => createGunzip()],
    // Some programs send the deflate format without the zlib format around it.
    ['deflate', (first) => ((first & 0x0f) === ZLIB_METHOD ? createInflate() : createInflateRaw())],
    ['br', () => createBrotliDecompress()],
    ['zstd', () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_BITS } })],
  ],
);

/** What a sender may do, and the errors for what it may not. */
export interface DecodingRules {
  /** The most codings, one inside the other. */
  maxCodings: number;
  /** Whether bytes after the end of the coded data are ignored. */
  ignoresRest: boolean;
  /** The error for a coding that is unknown, and for too many. */
  unsupported(): Error;
  /** The error for a body that is damaged or cut off. */
  damaged(coding: string, cause?: unknown): Error;
}

/**
 * Decodes a body by its Content-Encoding, as it is read. The iteration throws the rules' errors.
 *
 * @param contentEncoding the header's value
 */
export function decodedBody<Body extends AsyncIterable<Uint8Array>>(
  body: Body,
  contentEncoding: string | string[] | undefined,
  rules: DecodingRules,
): Body | AsyncIterable<Uint8Array> {
  const codings = codingsOf(contentEncoding);
  return codings.length === 0 ? body : endingSource(body, (chunks) => decodeAll(chunks, codings, rules));
}

/** Returns the codings of a Content-Encoding, the outermost last. */
export function codingsOf(contentEncoding: string | string[] | undefined): string[] {
  if (contentEncoding === undefined) return [];
  return [contentEncoding]
    .flat()
    .flatMap((value) => value.split(','))
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
}

async function* decodeAll(
  body: AsyncIterable<Uint8Array>,
  codings: readonly string[],
  rules: DecodingRules,
): AsyncGenerator<Uint8Array, undefined> {
  if (codings.length > rules.maxCodings || codings.some((coding) => !DECODERS.has(coding)))
    throw rules.unsupported();
  yield* codings.reduceRight((coded, coding) => decode(coded, coding, rules), body);
}

async function* decode(
  body: AsyncIterable<Uint8Array>,
  coding: string,
  rules: DecodingRules,
): AsyncGenerator<Uint8Array, undefined> {
  const chunks = body[Symbol.asyncIterator]();
  let decoder: Decoder | undefined;
  try {
    const first = await firstByteOf(chunks);
    // A body without content, such as that of a refused request.
    if (first === null) return;
    decoder = DECODERS.get(coding)?.(first.chunk[0] ?? 0);
    if (decoder === undefined) return;
    const source = new CountedChunks(first.chunk, chunks);
    // The reader gets the errors of the source from the decoder.
    pipeline(Readable.from(source.all(), { objectMode: false }), decoder, () => undefined);
    // A decoder without a text encoding yields buffers.
    for await (const chunk of decoder) yield chunk as Buffer;
    if (decoder.bytesWritten < source.sizeBytes && !rules.ignoresRest) throw rules.damaged(coding);
  } catch (cause) {
    throw cause instanceof GatewayError ? cause : rules.damaged(coding, cause);
  } finally {
    decoder?.destroy();
    // Not awaited: the sender may have stopped.
    chunks.return?.().catch(() => undefined);
  }
}

async function firstByteOf(chunks: AsyncIterator<Uint8Array>): Promise<{ chunk: Uint8Array } | null> {
  for (;;) {
    const next = await chunks.next();
    if (next.done === true) return null;
    if (next.value.length > 0) return { chunk: next.value };
  }
}

/** The chunks of a body of which the first one has been read. */
class CountedChunks {
  sizeBytes = 0;
  readonly #first: Uint8Array;
  readonly #rest: AsyncIterator<Uint8Array>;

  constructor(first: Uint8Array, rest: AsyncIterator<Uint8Array>) {
    this.#first = first;
    this.#rest = rest;
  }

  async *all(): AsyncGenerator<Uint8Array> {
    this.sizeBytes += this.#first.length;
    yield this.#first;
    for await (const chunk of { [Symbol.asyncIterator]: () => this.#rest }) {
      this.sizeBytes += chunk.length;
      yield chunk;
    }
  }
}
