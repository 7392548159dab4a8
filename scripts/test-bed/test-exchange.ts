import type { IncomingHttpHeaders } from 'node:http';

export interface TestRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[]>>;
  body?: string | Uint8Array | AsyncIterable<Uint8Array>;
}

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  /** Whether the connection closed before the body was complete. */
  cut: boolean;
}
