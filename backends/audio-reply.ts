import type { BytesReply } from '../calls/reply.ts';
import { AUDIO_HEAD_BYTES, audioContentType } from '../dialects/speech/audio-form.ts';
import { failure } from '../errors/gateway-error.ts';
import type { BackendResponse } from './backend.ts';
import { mediaTypeOf } from './media-type.ts';
import { peek } from './peek.ts';

/**
 * The audio of a backend under the media type that its first bytes and the backend give it. Throws `bad_gateway` for a body that
 * is empty or cannot be audio, and ends it.
 *
 * @param format the caller's `response_format`
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
  // The parameters of the backend's own type, such as the rate of its samples, hold for that type alone.
  const parameters = type === mediaType ? response.contentType.slice(mediaType.length) : '';
  return { kind: 'bytes', contentType: type + parameters, chunks };
}
