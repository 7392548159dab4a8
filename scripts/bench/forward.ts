import type { IncomingMessage, ServerResponse } from 'node:http';
import { Pool } from 'undici';

/** Forwards requests to one upstream, with the bytes in both directions and only the headers of the body. */
export function forwardTo(upstreamAddress: string) {
  const upstream = new Pool(upstreamAddress, { connections: 4_096, headersTimeout: 0, bodyTimeout: 0 });
  return async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await upstream.stream(
      { method: 'POST', path: request.url ?? '/', headers: bodyHeaders(request.headers), body: request },
      ({ statusCode, headers }) => response.writeHead(statusCode, bodyHeaders(headers)),
    );
  };
}

function bodyHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of ['content-type', 'content-length']) {
    const value = headers[name];
    if (typeof value === 'string') kept[name] = value;
  }
  return kept;
}
