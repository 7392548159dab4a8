import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'undici';
import { announce } from './announce.ts';

/**
 * What the gateway is measured against: node:http in front of an undici pool, and nothing else. Bytes go on as they come, in
 * both directions; no header is looked at but those that a body needs.
 */
const upstream = new Pool(process.argv[2] ?? '', { connections: 256 });

announce(
  createServer({ keepAliveTimeout: 60_000, noDelay: true }, (request, response) => {
    pass(request, response).catch(() => response.destroy());
  }),
);

async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await upstream.stream(
    { method: 'POST', path: request.url ?? '/', headers: bodyHeaders(request.headers), body: request },
    ({ statusCode, headers }) => response.writeHead(statusCode, bodyHeaders(headers)),
  );
}

function bodyHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of ['content-type', 'content-length']) {
    const value = headers[name];
    if (typeof value === 'string') kept[name] = value;
  }
  return kept;
}
