import type { WireRequest } from '../../packages/contract-tools/checks/black-box/transport.ts';
import type { Random } from './random.ts';

export type Header = readonly [name: string, value: string];

/** The head of a request, and whether a server must understand it as this method and target. */
export interface FuzzedHead {
  method: string;
  target: string;
  headers: Header[];
}

/** Returns the head of a request with changed headers, and sometimes another method or target. */
export function changedHead({ method, target, headers }: WireRequest, random: Random): FuzzedHead {
  let changed: Header[] = Object.entries(headers);
  const changes = random.pick([0, 0, 0, 1, 1, 2, 4]);
  for (let count = 0; count < changes; count += 1) changed = changedHeaders(changed, random);
  return {
    method: random.isLikely(0.04) ? random.pick(METHODS) : method,
    target: random.isLikely(0.1) ? random.pick(TARGETS)(target) : target,
    headers: changed,
  };
}

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'];

const TARGETS: readonly ((target: string) => string)[] = [
  (target) => `${target}?`,
  (target) => `${target}?a=1&a=2&%=%&=`,
  (target) => `${target}?limit=-1&order=unheard&after=%00&purpose[]=x`,
  (target) => `${target}?stream=true&starting_after=99999999999999999999`,
  (target) => `${target}?include_stream=1&limit=1e9`,
  (target) => `${target}?${'x'.repeat(7_000)}`,
  (target) => `${target}/`,
  (target) => `${target}/%2e%2e/models`,
  (target) => `${target}/%`,
  (target) => `${target}%00`,
  (target) => `${target}%ff%fe`,
  (target) => `${target};a=b`,
  (target) => `/${target}`,
  (target) => target.replace('/v1', '/V1'),
  (target) => target.replace(/[^/]+$/, '__proto__'),
  (target) => target.replace(/[^/]+$/, '%F0%9F%98%80'),
  (target) => target.replace(/[^/]+$/, 'x'.repeat(3_000)),
];

function changedHeaders(headers: readonly Header[], random: Random): Header[] {
  const change = random.below(5);
  const chosen = random.below(headers.length);
  // Without its key a request is refused before the rest is read.
  if (change < 3 && headers[chosen]?.[0] === 'authorization' && random.isLikely(0.8)) return [...headers];
  if (change === 0) return headers.filter((_header, index) => index !== chosen);
  if (change === 1 && headers.length > 0) return [...headers, random.pick(headers)];
  if (change === 2)
    return headers.map(([name, value], index) => [
      name,
      index === chosen ? changedValue(value, random) : value,
    ]);
  return [...headers, random.pick(HEADERS)];
}

function changedValue(value: string, random: Random): string {
  return random.pick([
    '',
    value.toUpperCase(),
    `${value}, ${value}`,
    `${value};`,
    `\t${value} `,
    value.slice(0, random.below(value.length + 1)),
    `${value}\u00fc\u00ff`,
    `"${value}"`,
    value.replace(' ', '  '),
  ]);
}

/** Headers that are read, and headers that HTTP gives a meaning. */
const HEADERS: readonly Header[] = [
  ['content-type', 'application/json'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'application/JSON;;;='],
  ['content-type', 'text/plain'],
  ['content-type', '\u00fc/\u00fc'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'identity, br'],
  ['content-encoding', 'unheard-of'],
  ['accept', 'text/event-stream'],
  ['accept', 'image/*;q=0'],
  ['accept-encoding', 'gzip;q=2, *;q=0'],
  ['authorization', 'Basic OnNrLXg='],
  ['authorization', 'Bearer'],
  ['authorization', `Bearer ${'x'.repeat(5_000)}`],
  ['x-api-key', ''],
  ['x-api-key', 'gw_unknown'],
  ['connection', 'close'],
  ['connection', 'keep-alive, upgrade'],
  ['upgrade', 'websocket'],
  ['upgrade', 'h2c'],
  ['expect', '100-continue'],
  ['expect', 'unheard-of'],
  ['range', 'bytes=0-0,5-'],
  ['range', 'bytes=-99999999999999'],
  ['if-none-match', '*'],
  ['if-modified-since', 'never'],
  ['origin', 'https://example.org'],
  ['origin', 'null'],
  ['access-control-request-method', 'POST'],
  ['host', 'other.example'],
  ['cookie', 'a=b'],
  ['te', 'trailers'],
  ['trailer', 'x-checksum'],
  ['x-request-id', '\u0007'.replace('\u0007', '\u00e9')],
  ['x-request-id', 'x'.repeat(300)],
  ['idempotency-key', 'x'.repeat(300)],
  ['traceparent', '00-ffffffffffffffffffffffffffffffff-ffffffffffffffff-ff'],
  ['traceparent', '00-0-0-0'],
  ['tracestate', '=,=,='.repeat(40)],
  ['baggage', `${'k=v,'.repeat(200)}%zz=%zz`],
  ['session-id', 's'.repeat(2_000)],
  ['x-session-id', '\u00fc'],
  ['thread-id', ''],
  ['x-claude-code-session-id', '../..'],
  ['anthropic-version', '0000-00-00'],
  ['anthropic-beta', 'a,,b;c=d'],
  ['x-stainless-lang', 'python'],
  ['x-forwarded-for', '999.1.1.1, [::1], "'],
  ['x-long', 'x'.repeat(20_000)],
];
