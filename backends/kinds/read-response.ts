import { failure } from '../../errors/gateway-error.ts';
import { readFrames } from '../../streaming/read-frames.ts';
import type { BackendResponse, BackendRequest } from '../backend.ts';
import { mediaTypeOf, readJson, type UpstreamResponse } from '../http/http-client.ts';

export interface ReadOptions {
  /** Media types, other than JSON, of non-streaming responses that are accepted in place of a stream. */
  nonStreamingTypes?: RegExp | undefined;
  /** See `BackendRequest`. */
  readBytes?: BackendRequest['readBytes'];
  /** The member that a list becomes, for servers that send it without an object around it. */
  listMember?: string | undefined;
}

/**
 * Reads a response by its media type. Servers that do not stream send JSON to a request for a stream, and some stream
 * whatever was requested.
 */
export async function readResponse(
  response: Pick<UpstreamResponse, 'contentType' | 'chunks'>,
  stream: boolean,
  { nonStreamingTypes, readBytes, listMember }: ReadOptions = {},
): Promise<BackendResponse> {
  const mediaType = mediaTypeOf(response.contentType);
  // A stream without a type is one: ChatGPT's backend of Codex sends none (openclaw/openclaw#90205).
  const isUntyped = stream && mediaType === '' && nonStreamingTypes === undefined;
  if (mediaType === 'text/event-stream' || isUntyped)
    return { kind: 'frames', frames: readFrames(response.chunks) };
  if (mediaType === 'application/json')
    return { kind: 'json', value: await readJson(response.chunks, readBytes, listMember) };
  if (stream && nonStreamingTypes?.test(mediaType) !== true)
    throw failure('bad_gateway', {
      internal: `the upstream sent ${mediaType} in response to a request for a stream`,
    });
  return { kind: 'bytes', contentType: response.contentType, chunks: response.chunks };
}
