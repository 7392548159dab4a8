import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { Target } from '../black-box/target.ts';

/** Hop-by-hop headers, which a proxy does not forward (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
]);

/** Higher than the limits of servers and clients, so that their limits apply. */
export const MAX_HEADER_BYTES = 128 * 1024;

/** Opens the request to the upstream on a new connection, because an idle one may be closed at any time. */
export function openUpstream(target: Target, incoming: IncomingMessage): ClientRequest {
  const { method = 'GET', url = '/' } = incoming;
  return request({
    method,
    path: `${target.pathPrefix}${url}`,
    headers: requestHeaders(incoming, target.host),
    createConnection: () => target.connect(),
    maxHeaderSize: MAX_HEADER_BYTES,
  });
}

/** Returns names and values as a flat list for Node. `keep-alive` hides that the connection is used once. */
function requestHeaders(incoming: IncomingMessage, host: string): string[] {
  const passed = pairsOf(incoming.rawHeaders).filter(
    ([name]) => !HOP_BY_HOP.has(name.toLowerCase()) && name.toLowerCase() !== 'host',
  );
  const hasFraming =
    incoming.headers['content-length'] !== undefined || incoming.headers['transfer-encoding'] !== undefined;
  return [
    ...['Host', host, 'Connection', 'keep-alive'],
    // Node would send a chunked body for a POST without a body.
    ...(hasFraming || incoming.method === 'GET' || incoming.method === 'HEAD' ? [] : ['Content-Length', '0']),
    ...passed.flat(),
  ];
}

/** Returns the headers of a response without hop-by-hop headers. */
export function responseHeaders({ rawHeaders }: IncomingMessage): string[] {
  return pairsOf(rawHeaders)
    .filter(
      ([name]) =>
        !HOP_BY_HOP.has(name.toLowerCase()) && !/^(transfer-encoding|proxy-authenticate)$/i.test(name),
    )
    .flat();
}

/** Converts Node's flat list of names and values to pairs. */
export function pairsOf(raw: readonly string[]): [name: string, value: string][] {
  return raw.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : [],
  );
}
