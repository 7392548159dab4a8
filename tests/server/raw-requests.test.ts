import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { BODY_LIMIT_BYTES, startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { rawRequest, rawResponses } from '../support/raw-requests.ts';
import { exchangeBytes } from '../support/raw-socket.ts';

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

const HOST = 'Host: gateway';
const LAST = 'Connection: close';
const bearer = (): string => `Authorization: Bearer ${world.keys.full}`;
const line = (name: string, bytes: number): string => `${name}: ${'x'.repeat(bytes - name.length - 2)}`;
const LINES_OF_3_KB = ['A', 'B', 'C'].map((name) => line(name, 3_000));
const MODELS = 'GET /v1/models';
const EMBEDDINGS = 'POST /v1/embeddings';
const JSON_TYPE = 'Content-Type: application/json';
const BODY = '{"model":"acme/embedding","input":"x"}';
const EXPECT = 'Expect: 100-continue';
const WEBSOCKET = ['Connection: Upgrade', 'Upgrade: websocket'];
const H2C = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c'];
const CUT_OFF = 'GET /v1/models HTTP/1.1\r\nHost: gateway\r\n: no name\r\n\r\n';

function list(...headers: string[]): string {
  return rawRequest(MODELS, [HOST, bearer(), LAST, ...headers]);
}

function embed(headers: string[], body = BODY): string {
  return rawRequest(EMBEDDINGS, [HOST, JSON_TYPE, `Content-Length: ${body.length}`, ...headers], body);
}

const TOO_LARGE = /^request header too large$/;

/**
 * Requests, the statuses of their responses in order, and a pattern of the last one. Every row ends with a closed connection,
 * and every error has a request id.
 */
const REQUESTS: [name: string, bytes: () => string, statuses: number[], last?: RegExp][] = [
  ['three header lines of 3 KB', () => list(...LINES_OF_3_KB), [200]],
  ['a header line of 8 KB', () => list(line('A', 8_192)), [200]],
  ['a header line over 8 KB', () => list(line('A', 8_193)), [400], TOO_LARGE],
  [
    'a request line of 8 KB',
    () => rawRequest(`${MODELS}?q=${'x'.repeat(8_165)}`, [HOST, bearer(), LAST]),
    [200],
  ],
  [
    'a request line over 8 KB',
    () => rawRequest(`${MODELS}?q=${'x'.repeat(8_167)}`, [HOST, bearer(), LAST]),
    [400],
    TOO_LARGE,
  ],
  ['header lines of 31 KB', () => list(...Array.from({ length: 10 }, () => line('A', 3_100))), [200]],
  [
    'header lines over 32 KB',
    () => list(...Array.from({ length: 11 }, () => line('A', 3_000))),
    [400],
    TOO_LARGE,
  ],
  [
    'header lines far over 32 KB',
    () => list(...Array.from({ length: 90 }, () => line('A', 3_000))),
    [400],
    TOO_LARGE,
  ],
  ['two thousand short header lines', () => list(...Array<string>(2_000).fill('a: b')), [200]],
  ['no Host', () => rawRequest(MODELS, [bearer(), LAST]), [400], /Host/],
  ['two Host headers', () => list('Host: other'), [400], /host header is sent more than once/],
  ['two Host headers of one value', () => list(HOST), [400], /host header is sent more than once/],
  [
    'a second Host behind a thousand headers',
    () => list(...Array<string>(1_200).fill('a: b'), HOST),
    [400],
    /host/,
  ],
  ['a Host with a path', () => rawRequest(MODELS, ['Host: gateway/x', bearer(), LAST]), [400], /Host/],
  [
    'two Content-Type headers',
    () => embed([bearer(), 'Content-Type: text/plain', LAST]),
    [400],
    /content-type/,
  ],
  ['HTTP/1.0 without a Host', () => `${MODELS} HTTP/1.0\r\n${bearer()}\r\n\r\n`, [200]],
  ['an empty X-API-Key beside a bearer', () => list('X-API-Key:'), [200]],
  [
    'an empty X-API-Key alone',
    () => rawRequest(MODELS, [HOST, 'X-API-Key: ', LAST]),
    [401],
    /X-API-Key.*must be set/,
  ],
  ['an invalid X-API-Key in addition to a bearer token', () => list('X-API-Key: x'), [401], /"Unauthorized"/],
  ['Expect with a key and a body', () => embed([bearer(), EXPECT, LAST]), [100, 200]],
  ['Expect in capitals', () => embed([bearer(), 'Expect: 100-Continue', LAST]), [100, 200]],
  ['Expect without a key', () => embed([EXPECT, LAST], ''), [401], /must be set/],
  ['Expect with an invalid key', () => embed(['X-API-Key: x', EXPECT, LAST]), [401], /Unauthorized/],
  [
    'Expect on an unknown path',
    () => rawRequest('POST /nowhere', [HOST, EXPECT, 'Content-Length: 9', LAST], BODY.slice(0, 9)),
    [404],
    /page not found/,
  ],
  [
    'Expect with a method that the path does not have',
    () => rawRequest('PUT /v1/embeddings', [HOST, EXPECT, 'Content-Length: 9', LAST], BODY.slice(0, 9)),
    [405],
    /^$/,
  ],
  [
    'Expect with another media type',
    () =>
      rawRequest(
        EMBEDDINGS,
        [HOST, bearer(), EXPECT, 'Content-Type: text/plain', 'Content-Length: 1', LAST],
        'x',
      ),
    [415],
  ],
  [
    'another expectation',
    () => embed([bearer(), 'Expect: the-unexpected', LAST]),
    [400],
    /Expect header must be 100-continue/,
  ],
  ['two expectations', () => embed([bearer(), 'Expect: 100-continue, other', LAST]), [400], /Expect/],
  [
    'an expectation in HTTP/1.0, which has none',
    () => `${MODELS} HTTP/1.0\r\n${bearer()}\r\nExpect: other\r\n\r\n`,
    [200],
  ],
  [
    'a range beyond the end of a page',
    () => rawRequest('GET /docs/reference.css', [HOST, 'Range: bytes=99999999-', LAST]),
    [200],
  ],
  [
    'a precondition that a page does not meet',
    () => rawRequest('GET /docs/reference.css', [HOST, 'If-Match: "x"', LAST]),
    [200],
  ],
  [
    'a page below an asset',
    () => rawRequest('GET /docs/reference.css/%ff', [HOST, LAST]),
    [404],
    /page not found/,
  ],
  ['the address itself', () => rawRequest('GET /', [HOST, LAST]), [302], /^$/],
  [
    'two requests, then bytes that are not HTTP',
    () => rawRequest(MODELS, [HOST, bearer()]) + rawRequest('GET /v1/files', [HOST, bearer()]) + CUT_OFF,
    [200, 200, 400],
    /malformed/,
  ],
  ['a request with a body, then what is no HTTP', () => embed([bearer()]) + CUT_OFF, [200, 400], /malformed/],
  [
    'a request, then too large a header',
    () => rawRequest(MODELS, [HOST, bearer()]) + list(line('A', 40_000)),
    [200, 400],
    TOO_LARGE,
  ],
  [
    'a request, then a head that stops',
    () => `${rawRequest(MODELS, [HOST, bearer()])}GET /v1/mod`,
    [200, 408],
    /timeout/,
  ],
  [
    'a request, then one whose body is cut',
    () =>
      rawRequest(MODELS, [HOST, bearer()]) +
      rawRequest(EMBEDDINGS, [HOST, bearer(), JSON_TYPE, 'Transfer-Encoding: chunked'], 'zz\r\n'),
    [200, 400],
    /malformed/,
  ],
  ['a last request, then what is no HTTP', () => list() + CUT_OFF, [200]],
  [
    'a wish for another protocol, whose connection ends since a request behind it may be lost',
    () => rawRequest(MODELS, [HOST, bearer(), ...WEBSOCKET]) + rawRequest('GET /v1/files', [HOST, bearer()]),
    [200],
    /acme/,
  ],
  [
    'a body with a wish for another protocol, and a request behind it',
    () => embed([bearer(), ...WEBSOCKET]) + rawRequest('GET /v1/files', [HOST, bearer()]),
    [200],
    /embedding/,
  ],
  [
    'a protocol that is only named',
    () => rawRequest(MODELS, [HOST, bearer(), 'Upgrade: h2c']) + list(),
    [200, 200],
  ],
];

describe('bytes on a connection', () => {
  test.each(REQUESTS)('%s', async (_name, bytes, statuses, last = /^/) => {
    const responses = rawResponses(await exchangeBytes(world.gateway.address, [bytes()]));
    expect(responses.map(({ status }) => status)).toEqual(statuses);
    expect(responses.at(-1)?.body).toMatch(last);
    for (const { status, headers } of responses.filter((one) => one.status >= 400))
      expect({ status, id: headers['x-request-id'], connection: headers['connection'] }).toEqual({
        status,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        connection: 'close',
      });
  });

  test.each([
    ['a body that is not JSON', () => embed([bearer()], '{'), 400],
    ['no key', () => embed([]), 401],
  ])('a request with %s keeps its connection when its body has arrived', async (_case, refused, status) => {
    const responses = rawResponses(await exchangeBytes(world.gateway.address, [refused() + list()]));
    expect(responses.map((response) => response.status)).toEqual([status, 200]);
  });

  test('a wish of Java for HTTP/2 keeps its connection', async () => {
    const request = rawRequest(MODELS, [HOST, bearer(), ...H2C]);
    const received = await exchangeBytes(world.gateway.address, [request], (text) => text.endsWith('}'));
    expect(rawResponses(received).map(({ headers }) => headers['connection'])).toEqual(['keep-alive']);
  });

  test('a declared size over the limit is refused before the body is requested', async () => {
    const head = ['Content-Length: ' + String(BODY_LIMIT_BYTES + 1), EXPECT, JSON_TYPE, HOST, bearer()];
    const received = await exchangeBytes(world.gateway.address, [rawRequest(EMBEDDINGS, head)], (text) =>
      text.endsWith('too large'),
    );
    expect(rawResponses(received).map(({ status }) => status)).toEqual([413]);
  });
});
