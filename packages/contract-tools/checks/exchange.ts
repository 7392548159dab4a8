import type { HttpMessage } from './http-message.ts';

export interface RecordedRequest {
  method: string;
  target: string;
  /** The first bytes of the body. Empty until the body is complete. */
  body: Buffer;
}

/** A request with its response, as read from the socket. */
export interface RecordedExchange {
  /** Null when the client sent no valid request. */
  request: RecordedRequest | null;
  status: number;
  response: HttpMessage;
  /** Whether the client disconnected before the end of the response. */
  clientDisconnected: boolean;
}

export function headerValues(message: HttpMessage, name: string): string[] {
  return message.headers.filter(([found]) => found === name).map(([, value]) => value);
}

/** Returns the media type in lower case, without parameters. Empty without a Content-Type. */
export function mediaTypeOf(message: HttpMessage): string {
  const [contentType = ''] = headerValues(message, 'content-type');
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

export function statusOf(startLine: string): number {
  return Number(startLine.split(' ', 2)[1]);
}

/** Whether a response can have a body (RFC 9112, section 6.3). */
export function responseHasBody(method: string | undefined, startLine: string): boolean {
  const status = statusOf(startLine);
  return method !== 'HEAD' && status >= 200 && status !== 204 && status !== 304;
}
