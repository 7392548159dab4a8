import type { JsonPieces } from '../bodies/raw-json.ts';
import type { GatewayError } from '../errors/gateway-error.ts';

/** What a handler returns. Only `server/operation/reply.ts` writes it to the socket. */
export type Reply = JsonReply | BytesReply | EventsReply;

export interface JsonReply {
  kind: 'json';
  /** The value to serialize. Absent when `pieces` holds the finished JSON. */
  value?: unknown;
  pieces?: JsonPieces;
}

export interface BytesReply {
  kind: 'bytes';
  contentType: string;
  sizeBytes?: number | undefined;
  headers?: Record<string, string>;
  /** A failure after the first byte closes the connection, because these bodies have no error event. */
  chunks: AsyncIterable<Uint8Array>;
}

export interface EventsReply {
  kind: 'events';
  /**
   * Server-sent events as text, one or more complete frames a piece. The iterator returns the piece with the terminal
   * frame, or throws. Ending it early aborts the upstream request.
   */
  frames: AsyncIterable<string, string>;
  /** Returns the frames that report a failure after the first byte. They contain no success terminator. */
  failureFrames(error: GatewayError): string;
}
