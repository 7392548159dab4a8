import { connect } from 'node:net';
import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { operations } from '../../generated/operations.ts';
import { jsonOf, send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { exampleRequest } from '../../scripts/test-bed/requests.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';

type Encode = (bytes: Buffer) => Buffer;
const CODINGS: [coding: string, encode: Encode][] = [
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['GZip', gzipSync],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
];
const CHAT = {
  model: modelFor('chat'),
  messages: [{ role: 'user', content: 'Which river is the longest?' }],
};
const UNREADABLE = 'failed to parse route metadata from request body';

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

function bytesOf(body: unknown): Buffer {
  if (typeof body === 'string' || body instanceof Uint8Array) return Buffer.from(body);
  throw new Error('the example has another kind of body');
}

/** Sends a body under a content coding, for the operation. */
function post(
  operationId: Parameters<typeof exampleRequest>[0],
  coding: string,
  encode: Encode,
  body?: Buffer,
): Promise<TestAnswer> {
  const request = exampleRequest(operationId, { key: world.keys.full });
  const coded = encode(body ?? bytesOf(request.body));
  const headers = {
    ...request.headers,
    'content-encoding': coding,
    'content-length': String(coded.length),
  };
  return send(world.address, { ...request, headers, body: coded });
}

const chat = (coding: string, encode: Encode, value: unknown = CHAT): Promise<TestAnswer> =>
  post('createChatCompletion', coding, encode, Buffer.from(JSON.stringify(value)));

describe.each(CODINGS)('a body under %s', (coding, encode) => {
  test('is read as if it were sent without', async () => {
    expect(await chat(coding, encode)).toMatchObject({ status: 200 });
  });

  test('may be larger than what is kept in memory', async () => {
    const content = 'a river '.repeat(1_300_000);
    const messages = [{ role: 'user', content }];
    expect(await chat(coding, encode, { ...CHAT, messages })).toMatchObject({ status: 200 });
  });

  test.each([
    ['is cut off', (coded: Buffer) => coded.subarray(0, -9)],
    ['is changed', (coded: Buffer) => Buffer.from(coded.map((byte, at) => (at < 12 ? byte : byte ^ 0x5a)))],
    ['is followed by more', (coded: Buffer) => Buffer.concat([coded, Buffer.from('}{')])],
    ['is not coded', () => Buffer.from(JSON.stringify(CHAT))],
    ['is empty', () => Buffer.alloc(0)],
  ])('is 400 when it %s', async (_what, damage) => {
    const response = await chat(coding, (bytes) => damage(encode(bytes)));
    expect([response.status, response.body.toString()]).toEqual([400, expect.stringContaining(UNREADABLE)]);
  });
});

const withBody = operations.filter(({ request }) => Object.keys(request).length > 0);

test.each(withBody.map(({ operationId }) => operationId))('%s decodes bodies', async (operationId) => {
  const plain = await post(operationId, 'identity', (bytes) => bytes);
  expect(plain.status).toBe(200);
  for (const [coding, encode] of [CODINGS[0], CODINGS[6]] as typeof CODINGS)
    expect([coding, (await post(operationId, coding, encode)).status]).toEqual([coding, 200]);
});

test.each(withBody.map(({ operationId }) => operationId))('%s refuses codings', async (operationId) => {
  for (const coding of ['compress', 'aws-chunked', 'gzip, gzip', 'gzip, br', 'identity, gzip', 'gzip,']) {
    const response = await post(operationId, coding, gzipSync);
    expect([coding, response.status, response.headers['accept-encoding']]).toEqual([
      coding,
      415,
      'gzip, deflate, br, zstd',
    ]);
    expect(jsonOf(response)).toMatchObject({ error: { code: 'unsupported_media_type' } });
  }
});

test('a wrong Content-Type is not said to be one of the coding', async () => {
  const request = exampleRequest('createEmbedding', { key: world.keys.full });
  const headers = { ...request.headers, 'content-type': 'text/plain', 'content-encoding': 'gzip' };
  const response = await send(world.address, { ...request, headers });
  expect([response.status, response.headers['accept-encoding']]).toEqual([415, undefined]);
});

test('a body without a coding may say so', async () => {
  expect(await chat('', (bytes) => bytes)).toMatchObject({ status: 200 });
  expect(await chat('identity', (bytes) => bytes)).toMatchObject({ status: 200 });
});

test('a header that is sent twice is refused, as several codings are', async () => {
  const coded = gzipSync(JSON.stringify(CHAT));
  const { port } = new URL(world.gateway.address);
  const socket = connect(Number(port), '127.0.0.1');
  const head = [
    'POST /v1/chat/completions HTTP/1.1',
    'Host: gateway',
    'Connection: close',
    'Content-Type: application/json',
    `X-API-Key: ${world.keys.full}`,
    'Content-Encoding: gzip',
    'Content-Encoding: gzip',
    `Content-Length: ${coded.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(coded);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect(text).toMatch(/^HTTP\/1.1 415 .*accept-encoding: gzip, deflate, br, zstd/is);
});

test('a zstd window beyond what receivers must support is refused', async () => {
  const wide: Encode = (bytes) => zstdCompressSync(bytes, { params: { [constants.ZSTD_c_windowLog]: 27 } });
  const value = { ...CHAT, messages: [{ role: 'user', content: 'river '.repeat(6_000_000) }] };
  expect(await chat('zstd', wide, value)).toMatchObject({ status: 400 });
});
