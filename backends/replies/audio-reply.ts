import type { BytesReply } from '../../calls/reply.ts';
import { AUDIO_HEAD_BYTES, audioContentType } from '../../dialects/speech/audio-form.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { BackendResponse } from '../backend.ts';
import { mediaTypeOf } from '../http/http-client.ts';

/**
 * Returns a backend's audio with the media type that its first bytes and the backend's header indicate. Throws
 * `bad_gateway`, and ends the response, when the body is empty or is not audio.
 *
 * @param format the client's `response_format`
 */
export async function audioReply(
  response: Extract<BackendResponse, { kind: 'bytes' }>,
  format: unknown,
): Promise<BytesReply> {
  const mediaType = mediaTypeOf(response.contentType);
  const { head, chunks, cancel } = await peek(response.chunks, AUDIO_HEAD_BYTES);
  const type = audioContentType(head.subarray(0, AUDIO_HEAD_BYTES), mediaType, format);
  if (type === null) {
    await cancel();
    const internal =
      head.length === 0 ? 'the upstream sent no audio' : `the upstream sent ${mediaType} as audio`;
    throw failure('bad_gateway', { internal });
  }
  // The backend's parameters, such as the sample rate, belong to its own media type.
  const parameters = type === mediaType ? response.contentType.slice(mediaType.length) : '';
  return { kind: 'bytes', contentType: type + parameters, chunks };
}

/** The first bytes of a body, and all of its chunks. */
interface Peeked {
  /** At least the requested number of bytes, unless the body is shorter. */
  head: Uint8Array;
  /** To be read once. Ending the iteration early ends the source. */
  chunks: AsyncIterable<Uint8Array>;
  /** Ends the source without reading it. */
  cancel: () => Promise<void>;
}

/** Waits for the first bytes of a body, so that it can be checked before a status is sent. */
async function peek(source: AsyncIterable<Uint8Array>, sizeBytes: number): Promise<Peeked> {
  const rest = source[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let held = 0;
  while (held < sizeBytes) {
    const next = await rest.next();
    if (next.done === true) break;
    first.push(next.value);
    held += next.value.length;
  }
  return {
    head: Buffer.concat(first),
    chunks: joined(first, rest),
    cancel: async () => void (await rest.return?.()),
  };
}

async function* joined(
  first: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (const chunk of first) if (chunk.length > 0) yield chunk;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
