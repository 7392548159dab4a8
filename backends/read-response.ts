import { failure } from '../errors/gateway-error.ts';
import { readFrames } from '../streaming/read-frames.ts';
import type { BackendResponse, BackendRequest } from './backend.ts';
import { mediaTypeOf } from './media-type.ts';
import { readJson, type UpstreamResponse } from './http-client.ts';

export interface ReadOptions {
  /** Media types of answers that the caller of this can make events of. */
  nonStreamingTypes?: RegExp | undefined;
  /** As in `BackendRequest`. */
  readBytes?: BackendRequest['readBytes'];
}

/** The answer by its media type. Another answer to a request for events is no answer to it, unless it is one of `wholeInstead`. */
export async function readResponse(
  response: Pick<UpstreamResponse, 'contentType' | 'chunks'>,
  stream: boolean,
  { nonStreamingTypes, readBytes }: ReadOptions = {},
): Promise<BackendResponse> {
  const mediaType = mediaTypeOf(response.contentType);
  if (stream) {
    if (mediaType === 'text/event-stream') return { kind: 'frames', frames: readFrames(response.chunks) };
    if (nonStreamingTypes?.test(mediaType) !== true)
      throw failure('bad_gateway', {
        internal: `the upstream answered ${mediaType} where events were asked for`,
      });
  }
  if (mediaType === 'application/json')
    return { kind: 'json', value: await readJson(response.chunks, readBytes) };
  return { kind: 'bytes', contentType: response.contentType, chunks: response.chunks };
}
