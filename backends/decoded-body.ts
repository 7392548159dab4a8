import { pipeline, Readable, type Transform } from 'node:stream';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { failure, GatewayError } from '../errors/gateway-error.ts';

/** Codings that a response may have one inside the other. */
const MAX_CODINGS = 2;
/** The lower half of the first byte of the zlib format (RFC 1950). */
const ZLIB_METHOD = 8;

/** Creates a decoder of each content coding (RFC 9110, section 8.4.1). It gets the first byte. */
const DECODERS: Readonly<Record<string, (first: number) => Transform>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  // Some servers send the deflate format without the zlib format around it.
  deflate: (first) => ((first & 0x0f) === ZLIB_METHOD ? createInflate() : createInflateRaw()),
  br: () => createBrotliDecompress(),
  zstd: () => createZstdDecompress(),
};

/**
 * Decodes a body by its Content-Encoding, as it is read. The gateway asks for none, and some servers send one all the
 * same. The iteration throws `bad_gateway` for a coding that is unknown and for a body that is damaged or cut off.
 */
export function decodedBody<Body extends AsyncIterable<Uint8Array>>(
  body: Body,
  contentEncoding: string | string[] | undefined,
): Body | AsyncIterable<Uint8Array> {
  if (contentEncoding === undefined) return body;
  const codings = [contentEncoding]
    .flat()
    .flatMap((value) => value.split(','))
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
  return codings.length === 0 ? body : decodeAll(body, codings);
}

async function* decodeAll(body: AsyncIterable<Uint8Array>, codings: string[]): AsyncGenerator<Uint8Array> {
  if (codings.length > MAX_CODINGS || codings.some((coding) => !Object.hasOwn(DECODERS, coding)))
    throw failure('bad_gateway', { internal: 'the upstream response has an unknown content coding' });
  yield* codings.reduceRight(decode, body);
}

async function* decode(body: AsyncIterable<Uint8Array>, coding: string): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  let decoder: Transform | undefined;
  try {
    const first = await firstByteOf(chunks);
    // A response without content, such as to a refused request.
    if (first === null) return;
    decoder = DECODERS[coding]?.(first.chunk[0] ?? 0);
    if (decoder === undefined) return;
    // The reader gets the errors of the source from the decoder.
    pipeline(Readable.from(prepended(first.chunk, chunks), { objectMode: false }), decoder, () => undefined);
    // A decoder without a text encoding yields buffers.
    for await (const chunk of decoder) yield chunk as Buffer;
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause;
    throw failure('bad_gateway', { cause, internal: `the upstream response is no valid ${coding}` });
  } finally {
    decoder?.destroy();
    await chunks.return?.();
  }
}

async function firstByteOf(chunks: AsyncIterator<Uint8Array>): Promise<{ chunk: Uint8Array } | null> {
  for (;;) {
    const next = await chunks.next();
    if (next.done === true) return null;
    if (next.value.length > 0) return { chunk: next.value };
  }
}

async function* prepended(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}
