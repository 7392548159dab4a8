import type { HttpMessage } from './http-message.ts';

export interface RecordedRequest {
  method: string;
  target: string;
  /** Its first bytes; empty until all of it has come. */
  body: Buffer;
}

/** One request with its answer, as they stood on the socket. */
export interface RecordedExchange {
  /** Null when what the caller sent was no request: nothing of it, half a head, or nonsense. */
  request: RecordedRequest | null;
  status: number;
  response: HttpMessage;
  /** Whether the caller had closed the connection before the answer was whole. */
  callerGone: boolean;
}

export function headerValues(message: HttpMessage, name: string): string[] {
  return message.headers.filter(([found]) => found === name).map(([, value]) => value);
}

/** The media type without its parameters, in lower case; empty without a Content-Type. */
export function mediaTypeOf(message: HttpMessage): string {
  const [contentType = ''] = headerValues(message, 'content-type');
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

export function statusOf(startLine: string): number {
  return Number(startLine.split(' ', 2)[1]);
}

/** Whether a response has a body at all (RFC 9112 §6.3). */
export function responseHasBody(method: string | undefined, startLine: string): boolean {
  const status = statusOf(startLine);
  return method !== 'HEAD' && status >= 200 && status !== 204 && status !== 304;
}
