import type { BytesReply } from '../../calls/reply.ts';
import { AUDIO_HEAD_BYTES, audioContentType } from '../../dialects/speech/audio-form.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { BackendResponse } from '../backend.ts';
import { mediaTypeOf } from '../http/http-client.ts';
import { peek } from '../http/peek.ts';

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
  let readBytes = 0;
  const { head, chunks } = await peek(
    response.chunks,
    ({ length }) => (readBytes += length) >= AUDIO_HEAD_BYTES,
  );
  const type = audioContentType(head.subarray(0, AUDIO_HEAD_BYTES), mediaType, format);
  if (type === null) {
    await chunks.return?.();
    const internal =
      head.length === 0 ? 'the upstream sent no audio' : `the upstream sent ${mediaType} as audio`;
    throw failure('bad_gateway', { internal });
  }
  // The backend's parameters, such as the sample rate, belong to its own media type.
  const parameters = type === mediaType ? response.contentType.slice(mediaType.length) : '';
  return { kind: 'bytes', contentType: type + parameters, chunks };
}
