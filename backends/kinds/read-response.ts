import { failure } from '../../errors/gateway-error.ts';
import { readFrames } from '../../streaming/read-frames.ts';
import type { BackendResponse, BackendRequest } from '../backend.ts';
import { peek } from '../http/peek.ts';
import type { UpstreamBody } from '../http/upstream-exchange.ts';
import { mediaTypeOf, readJson, type BareValues, type UpstreamResponse } from '../http/http-client.ts';

export interface ReadOptions {
  /** Media types, other than JSON, of non-streaming responses that are accepted in place of a stream. */
  nonStreamingTypes?: RegExp | undefined;
  /** See `BackendRequest`. */
  readBytes?: BackendRequest['readBytes'];
  bare?: BareValues | undefined;
}

const EVENTS_TYPE = 'text/event-stream';
const JSON_TYPE = 'application/json';

/** The beginning of JSON, after white space, which some servers send while they work. */
const JSON_BEGIN = /^[\ufeff\s]*[[{]/;
const EVENTS_BEGIN = /^[\ufeff\s]*(?:data|event|id|retry)?:/;
/** White space, and the beginning of a field name, which tell nothing yet. */
const UNDECIDED = /^[\ufeff\s]*[a-z]{0,5}$/;
/** Most white space before a response. */
const MAX_HEAD_BYTES = 16 * 1024;

/**
 * Reads a response by its media type, or by its beginning where the type is not the one to expect. Servers that do not
 * stream send JSON to a request for a stream, some stream whatever was requested, and some give a wrong type or none: JSON as
 * `text/plain` (EricLBuehler/mistral.rs#79), events as `application/json` (openclaw/openclaw#97474) or without one
 * (openclaw/openclaw#90205).
 */
export async function readResponse(
  response: Pick<UpstreamResponse, 'contentType' | 'chunks'>,
  stream: boolean,
  { nonStreamingTypes, readBytes, bare }: ReadOptions = {},
): Promise<BackendResponse> {
  const mediaType = mediaTypeOf(response.contentType);
  const isText = mediaType === JSON_TYPE || nonStreamingTypes === undefined;
  const isExpected = mediaType === EVENTS_TYPE || (mediaType === JSON_TYPE && !stream);
  const { begin, chunks } =
    isText && !isExpected ? await beginningOf(response.chunks) : { begin: '', ...response };
  if (mediaType === EVENTS_TYPE || EVENTS_BEGIN.test(begin))
    return { kind: 'frames', frames: readFrames(chunks) };
  if (mediaType === JSON_TYPE || JSON_BEGIN.test(begin))
    return { kind: 'json', value: await readJson(chunks, readBytes, bare) };
  if (nonStreamingTypes === undefined || (stream && !nonStreamingTypes.test(mediaType)))
    throw failure('bad_gateway', {
      internal: `the upstream sent ${mediaType} in response to a request for ${stream ? 'a stream' : 'JSON'}`,
    });
  return { kind: 'bytes', contentType: response.contentType, chunks };
}

async function beginningOf(body: UpstreamBody): Promise<{ begin: string; chunks: UpstreamBody }> {
  const isEnough = (head: Buffer): boolean =>
    head.length > MAX_HEAD_BYTES || !UNDECIDED.test(head.toString('utf8'));
  const { head, chunks } = await peek(body, isEnough);
  return { begin: head.toString('utf8'), chunks };
}
