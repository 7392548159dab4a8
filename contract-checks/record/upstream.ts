import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { Target } from '../black-box/target.ts';

/** Headers of one connection, which a proxy does not pass on (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
]);

/** More than servers and clients accept by themselves, so that those decide. */
export const MOST_HEADER_BYTES = 128 * 1024;

/** Opens the request for one that came, on a connection of its own: what then fails is not an idle connection's end. */
export function openUpstream(target: Target, incoming: IncomingMessage): ClientRequest {
  const { method = 'GET', url = '/' } = incoming;
  return request({
    method,
    path: `${target.pathPrefix}${url}`,
    headers: requestHeaders(incoming, target.host),
    createConnection: () => target.connect(),
    maxHeaderSize: MOST_HEADER_BYTES,
  });
}

/** Names and values in turn, as Node takes them. The server must not see that its connection is used once. */
function requestHeaders(incoming: IncomingMessage, host: string): string[] {
  const passed = pairsOf(incoming.rawHeaders).filter(
    ([name]) => !HOP_BY_HOP.has(name.toLowerCase()) && name.toLowerCase() !== 'host',
  );
  const hasFraming =
    incoming.headers['content-length'] !== undefined || incoming.headers['transfer-encoding'] !== undefined;
  return [
    ...['Host', host, 'Connection', 'keep-alive'],
    // Node would announce chunks for a POST without a body.
    ...(hasFraming || incoming.method === 'GET' || incoming.method === 'HEAD' ? [] : ['Content-Length', '0']),
    ...passed.flat(),
  ];
}

/** The headers of a response for the client's connection; the chunks are announced again. */
export function responseHeaders({ rawHeaders }: IncomingMessage): string[] {
  return pairsOf(rawHeaders)
    .filter(
      ([name]) =>
        !HOP_BY_HOP.has(name.toLowerCase()) && !/^(transfer-encoding|proxy-authenticate)$/i.test(name),
    )
    .flat();
}

/** Node's flat list of names and values as pairs. */
export function pairsOf(raw: readonly string[]): [name: string, value: string][] {
  return raw.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : [],
  );
}
