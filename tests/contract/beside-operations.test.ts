import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { operations } from '../../generated/operations.ts';
import { send } from '../../scripts/test-bed/client.ts';
import { startTestGateway, STALL_MS, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { exchangeBytes, isCompleteResponse } from '../support/raw-socket.ts';
import { exampleRequest } from '../../scripts/test-bed/requests.ts';

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

const statusLine = (received: string): string => received.split('\r\n', 1)[0] ?? '';

describe('a path that is not in the contract', () => {
  test.each(['/v1', '/v1/', '/v2/models', '/v1/chat/completions/', '/V1/models', '/v1/chat%2Fcompletions'])(
    '%s has a plain-text 404, with and without a key',
    async (path) => {
      for (const headers of [{}, { authorization: `Bearer ${world.keys.full}` }]) {
        const response = await send(world.address, { method: 'GET', path, headers });
        expect({ status: response.status, text: response.text }).toEqual({
          status: 404,
          text: '404 page not found',
        });
      }
    },
  );
});

describe('a method that the path does not have', () => {
  test.each(operations.map(({ operationId, method }) => [operationId, method] as const))(
    'has a 405 with the allowed methods: %s',
    async (operationId) => {
      const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
      const { path } = exampleRequest(operationId);
      const own = operations
        .filter((row) => row.path === operations.find((one) => one.operationId === operationId)?.path)
        .map(({ method }) => method.toUpperCase());
      for (const method of methods.filter((one) => !own.includes(one))) {
        const response = await send(world.address, { method, path, headers: {} });
        expect({ method, status: response.status, text: response.text }).toEqual({
          method,
          status: 405,
          text: '',
        });
      }
    },
  );
});

describe('malformed HTTP', () => {
  test.each([
    ['arbitrary text', 'HELLO GATEWAY\r\n\r\n'],
    ['a TLS greeting', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n'],
    ['a header without a name', 'GET /v1/models HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n'],
    ['a NUL in a header', 'GET /v1/models HTTP/1.1\r\nhost: x\r\nx-y: \u0000\r\n\r\n'],
    [
      'a length that is not a number',
      'POST /v1/embeddings HTTP/1.1\r\nhost: x\r\ncontent-length: many\r\n\r\n',
    ],
    [
      'both a length and chunks',
      'POST /v1/embeddings HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('is a plain 400 with a request id: %s', async (_name, bytes) => {
    const received = await exchangeBytes(world.address, [bytes]);
    expect(statusLine(received)).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).toMatch(/\r\nx-request-id: \S+/i);
  });

  test('an invalid chunk after valid headers is refused', async () => {
    const head = `POST /v1/embeddings HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${world.keys.full}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
    expect(statusLine(await exchangeBytes(world.address, [`${head}zz\r\n`]))).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('a silent connection is closed, with or without a 408', async () => {
  expect(statusLine(await exchangeBytes(world.address, ['G']))).toBe('HTTP/1.1 408 Request Timeout');
});

test('a slow upload with progress may exceed the stall time', async () => {
  const { method, path, headers, body } = exampleRequest('createEmbedding', { key: world.keys.full });
  // The example of a JSON operation is text.
  const text = body as string;
  async function* slowly(): AsyncIterable<Uint8Array> {
    for (let start = 0; start < text.length; start += Math.ceil(text.length / 8)) {
      yield Buffer.from(text.slice(start, start + Math.ceil(text.length / 8)));
      await wait(STALL_MS / 4);
    }
  }
  expect((await send(world.address, { method, path, headers, body: slowly() })).status).toBe(200);
});

test('pipelined requests have responses in order', async () => {
  const line = (path: string) =>
    `GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${world.keys.full}\r\n`;
  const pieces = [
    `${line('/v1/models')}\r\n${line('/v1/files')}\r\n${line('/nowhere')}connection: close\r\n\r\n`,
  ];
  const received = await exchangeBytes(world.address, pieces);
  expect(received.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 404']);
});

test('a client that waits for 100 Continue receives it', async () => {
  const body = '{"model":"acme/embedding","input":"x"}';
  const head = `POST /v1/embeddings HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${world.keys.full}\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n`;
  const received = await exchangeBytes(world.address, [head, body], (text) =>
    isCompleteResponse(text.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '')),
  );
  expect(received).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});
