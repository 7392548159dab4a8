import type { GatewayError } from '../errors/gateway-error.ts';

/** What a handler answers; `server/reply.ts` alone writes it to the socket. */
export type Reply = JsonReply | BytesReply | EventsReply;

export interface JsonReply {
  kind: 'json';
  /** Either a value to be written as JSON, or JSON that is ready, in pieces. */
  value?: unknown;
  pieces?: readonly Uint8Array[];
}

export interface BytesReply {
  kind: 'bytes';
  contentType: string;
  sizeBytes?: number | undefined;
  headers?: Record<string, string>;
  /** A failure in mid-body cuts the connection: these bodies have no error event (design §5). */
  chunks: AsyncIterable<Uint8Array>;
}

export interface EventsReply {
  kind: 'events';
  /**
   * Server-sent events as text, one or more whole frames a piece. It ends by returning the piece with the dialect's terminal
   * frame, or by throwing; ending it early aborts upstream.
   */
  frames: AsyncIterable<string, string>;
  /** The dialect's frames for a failure after the first byte, with no success terminator. */
  failureFrames(error: GatewayError): string;
}
