import { request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { failure } from '../../errors/gateway-error.ts';
import { exchangeOf } from '../../middleware/exchange.ts';

/** What the console may request of the API: its operations, and the contract with examples of models that are served. */
const ALLOWED = /^\/(?:v1\/|model\/info$|docs\/contract\.json$)/;
/** Request headers that reach the API. `X-API-Key` has the key of a project, whose rights and budget apply. */
const SENT = ['accept', 'content-type', 'content-length', 'x-api-key', 'anthropic-version', 'x-session-id'];
const NOT_RETURNED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'set-cookie']);

/** Sends a request of the console to the API, and its response back, as it arrives. */
export async function forwardTo(address: string, request: Request, response: Response): Promise<void> {
  const target = new URL(reachable(address));
  const mark = `${request.url}?`.indexOf('?');
  // Setting them resolves `..`, and cannot change the host.
  target.pathname = request.url.slice(0, mark);
  target.search = request.url.slice(mark);
  if (!ALLOWED.test(target.pathname)) throw failure('unknown_path');
  const { signal } = exchangeOf(response);
  const upstream = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = send(target, {
      method: request.method,
      headers: sentHeaders(request.headers),
      signal,
    });
    sent.once('response', resolve);
    sent.once('error', (cause) => reject(failure('service_unavailable', { cause })));
    pipeline(request, sent).catch(() => undefined);
  });
  for (const [name, value] of Object.entries(upstream.headers))
    if (value !== undefined && !NOT_RETURNED.has(name)) response.setHeader(name, value);
  // A response may be a document of a vendor, which no browser may run as a page of this host.
  response.setHeader('content-security-policy', "default-src 'none'; sandbox");
  response.setHeader('x-content-type-options', 'nosniff');
  // The next reader of the browser requests the same addresses with another key.
  response.setHeader('cache-control', 'no-store');
  response.writeHead(upstream.statusCode ?? 502);
  // A client that has left, or an API that has stopped: the connection says so.
  await pipeline(upstream, response).catch(() => response.destroy());
}

/** A server that listens on all interfaces is on loopback too. */
function reachable(address: string): string {
  return address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

function sentHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const present = SENT.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(
    present.filter((entry): entry is [(typeof SENT)[number], string] => typeof entry[1] === 'string'),
  );
}
