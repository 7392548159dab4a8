import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { message } from '../../scripts/test-bed/replies/messages.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

let counts: { status: number; body: string } = { status: 404, body: '' };

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    const { status, body } = request.url?.includes('count_tokens')
      ? counts
      : { status: 200, body: JSON.stringify(message('up')) };
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
});
let gateway: RecordedGateway;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // A TCP server has no other address.
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  up: { kind: anthropic, base_url: 'http://127.0.0.1:${port}', api_key: k }`,
      'models:',
      '  acme/messages: { mode: chat, free: true, deployments: [{ backend: up, model: up }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  server.close();
});

const messages = [{ role: 'user', content: 'Which river is the longest?' }];

test.each([
  [
    404,
    '{"error":{"message":"Invalid URL (POST /v1/messages/count_tokens)"}}',
    'Wei-Shaw/claude-relay-service#731',
  ],
  [404, '404 page not found', 'router-for-me/CLIProxyAPI#4410'],
  [405, '', 'RFC 9110, section 15.5.6'],
  [
    200,
    '{"error":"Unexpected endpoint or method. (POST /v1/messages/count_tokens)"}',
    'lmstudio-ai/lmstudio-bug-tracker#2055',
  ],
])(
  'a server of messages that counts no tokens, and says so with %i %s, serves messages',
  async (status, body) => {
    counts = { status, body };
    for (let number = 0; number < 6; number += 1) {
      const counted = await gateway.call('/v1/messages/count_tokens', { model: 'acme/messages', messages });
      expect([counted.status, jsonOf(counted)]).toEqual([200, { input_tokens: expect.any(Number) }]);
    }
    const fields = { model: 'acme/messages', messages, max_tokens: 9 };
    expect((await gateway.call('/v1/messages', fields)).status).toBe(200);
  },
);

test.each([
  [401, '{"error":{"message":"no"}}'],
  // docs.anthropic.com/en/api/errors
  [404, '{"type":"error","error":{"type":"not_found_error","message":"model: claude-x"}}'],
  [400, '{"error":{"message":"no such model","code":"model_not_found"}}'],
])('another failure of the count is one: %i %s', async (status, body) => {
  counts = { status, body };
  const counted = await gateway.call('/v1/messages/count_tokens', { model: 'acme/messages', messages });
  expect(counted.status).toBe(502);
});
