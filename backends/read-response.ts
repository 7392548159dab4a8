import type { JsonObject } from '../bodies/json-body.ts';
import { throwUpstreamError } from '../dialects/json-values.ts';
import { failure } from '../errors/gateway-error.ts';
import { readFrames } from '../streaming/read-frames.ts';
import type { BackendResponse, BackendRequest } from './backend.ts';
import { mediaTypeOf } from './media-type.ts';
import { readJson, type UpstreamResponse } from './http-client.ts';

export interface ReadOptions {
  /** Media types of non-streaming responses that are accepted in place of a stream. */
  nonStreamingTypes?: RegExp | undefined;
  /** See `BackendRequest`. */
  readBytes?: BackendRequest['readBytes'];
}

/**
 * Reads a response by its media type; at once where all of it has arrived. A request for a stream accepts only events, and the types in
 * `nonStreamingTypes`.
 */
export function readResponse(
  response: Pick<UpstreamResponse, 'contentType' | 'chunks'>,
  stream: boolean,
  { nonStreamingTypes, readBytes }: ReadOptions = {},
): BackendResponse | Promise<BackendResponse> {
  const mediaType = mediaTypeOf(response.contentType);
  if (stream) {
    if (mediaType === 'text/event-stream') return { kind: 'frames', frames: readFrames(response.chunks) };
    if (nonStreamingTypes?.test(mediaType) !== true) return notStreamed(mediaType, response.chunks);
  }
  if (mediaType === 'application/json') {
    const value = readJson(response.chunks, readBytes);
    return value instanceof Promise ? value.then(jsonResponse) : jsonResponse(value);
  }
  return { kind: 'bytes', contentType: response.contentType, chunks: response.chunks };
}

/** Rejects with the error that the body holds, if it does. */
async function notStreamed(mediaType: string, chunks: UpstreamResponse['chunks']): Promise<never> {
  if (mediaType === 'application/json') throwUpstreamError(await readJson(chunks));
  throw failure('bad_gateway', {
    internal: `the upstream sent ${mediaType} in response to a request for a stream`,
  });
}

function jsonResponse(value: JsonObject): BackendResponse {
  return { kind: 'json', value };
}
