import { failure } from '../../errors/gateway-error.ts';
import { readFrames } from '../../streaming/read-frames.ts';
import type { BackendResponse, BackendRequest } from '../backend.ts';
import {
  mediaTypeOf,
  objectOf,
  receiveJson,
  type BareValues,
  type UpstreamResponse,
} from '../http/http-client.ts';
import { peek } from '../http/peek.ts';
import type { UpstreamBody } from '../http/upstream-exchange.ts';
import { inOnePiece } from '../replies/in-one-piece.ts';

export interface ReadOptions {
  /** Media types, other than JSON, of non-streaming responses that are accepted in place of a stream. */
  nonStreamingTypes?: RegExp | undefined;
  /** See `BackendRequest`. */
  readBytes?: BackendRequest['readBytes'];
  bare?: BareValues | undefined;
}

const EVENTS_TYPE = 'text/event-stream';
const JSON_TYPE = 'application/json';

/** How JSON and events begin, after white space, which some servers send while they work. */
const JSON_BEGIN = /^[[{]/;
const EVENTS_BEGIN = /^(?:data|event|id|retry)?:/;
/** The beginning of a field name, which tells nothing yet. */
const UNDECIDED = /^[a-z]{0,5}$/;
/** Most white space before a response. */
const MAX_BLANK_BYTES = 1024 * 1024;

/**
 * Reads a response by its media type, or by its beginning where the type is not the one to expect. Servers that do not
 * stream send JSON to a request for a stream, some stream whatever was requested, and some give a wrong type or none: JSON as
 * `text/plain` (EricLBuehler/mistral.rs#79), events as `application/json` (openclaw/openclaw#97474) or without one
 * (openclaw/openclaw#90205). Ends a response that it cannot read.
 */
export async function readResponse(
  response: Pick<UpstreamResponse, 'contentType' | 'chunks'>,
  stream: boolean,
  { nonStreamingTypes, ...options }: ReadOptions = {},
): Promise<BackendResponse> {
  const { contentType } = response;
  const mediaType = mediaTypeOf(contentType);
  if (mediaType === EVENTS_TYPE) return { kind: 'frames', frames: readFrames(response.chunks) };
  if (mediaType === JSON_TYPE && !stream) return readObject(response.chunks, options);
  if (mediaType !== JSON_TYPE && nonStreamingTypes !== undefined)
    if (!stream || nonStreamingTypes.test(mediaType))
      return { kind: 'bytes', contentType, chunks: response.chunks };
  const { begin, chunks } = await beginningOf(response.chunks);
  if (EVENTS_BEGIN.test(begin)) return { kind: 'frames', frames: readFrames(chunks) };
  if (mediaType === JSON_TYPE || JSON_BEGIN.test(begin)) return readObject(chunks, options);
  if (mediaType === '' && nonStreamingTypes !== undefined) return { kind: 'bytes', contentType, chunks };
  await chunks.return?.();
  throw failure('bad_gateway', {
    internal: `the upstream sent ${mediaType} in response to a request for ${stream ? 'a stream' : 'JSON'}`,
  });
}

/** Reads a body as a JSON object, or as events if it is those. Throws `bad_gateway` for any other body. */
async function readObject(chunks: UpstreamBody, { readBytes, bare }: ReadOptions): Promise<BackendResponse> {
  const received = await receiveJson(chunks);
  try {
    return { kind: 'json', value: objectOf(received, readBytes, bare) };
  } catch (error) {
    const body = received.joined();
    const begin = body.toString('utf8', 0, MAX_BLANK_BYTES).trimStart();
    if (!EVENTS_BEGIN.test(begin)) throw error;
    return { kind: 'frames', frames: readFrames(inOnePiece(body)) };
  }
}

/** Reads past white space to the characters that tell what a body is. */
async function beginningOf(
  body: UpstreamBody,
): Promise<{ begin: string; chunks: AsyncIterableIterator<Uint8Array> }> {
  // Removes a byte order mark, also one that comes in two chunks.
  const decoder = new TextDecoder();
  let begin = '';
  let readBytes = 0;
  const { chunks } = await peek(body, (chunk) => {
    begin = (begin + decoder.decode(chunk, { stream: true })).trimStart();
    readBytes += chunk.length;
    return readBytes > MAX_BLANK_BYTES || !UNDECIDED.test(begin);
  });
  return { begin, chunks };
}
