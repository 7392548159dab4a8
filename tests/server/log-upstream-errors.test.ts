import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { send, type TestRequest } from '../../scripts/test-bed/client.ts';
import {
  GatewayProcess,
  gatewayFolder,
  removeFolder,
  type LogLine,
} from '../../scripts/test-bed/gateway-process.ts';
import { beginEvents, chatFrame, post } from '../../scripts/test-bed/process-requests.ts';
import { ManualUpstream, type ManualRequest } from '../../scripts/test-bed/upstream/manual-upstream.ts';

const KEY = 'operator+key/of=the-vendor';
const OTHER_KEY = 'another-key-of-the-operator';
const QUOTED = 'my secret plan for Project Heron';

let upstream: ManualUpstream;
let folder = '';
let gateway: GatewayProcess;

beforeAll(async () => {
  upstream = await ManualUpstream.start();
  folder = await gatewayFolder(`
backends:
  up: { kind: openai, base_url: '${upstream.baseUrl}', api_key: '${KEY}', formats: [chat, messages] }
  other: { kind: openai, base_url: '${upstream.baseUrl}', api_key: '${OTHER_KEY}' }
models:
  acme/chat: { mode: chat, free: true, deployments: [{ backend: up, model: up-chat }] }
  acme/falls:
    mode: chat
    free: true
    deployments: [{ backend: up, model: up-falls }]
    fallbacks: { unavailable: [acme/other] }
  acme/other: { mode: chat, free: true, deployments: [{ backend: other, model: up-other }] }
discovery: false
`);
  gateway = await start('text');
});

afterAll(async () => {
  await gateway.kill();
  await upstream.close();
  await removeFolder(folder);
});

function start(detail: string): Promise<GatewayProcess> {
  return GatewayProcess.start({ folder, environment: { GATEWAY_LOG_UPSTREAM_ERRORS: detail } });
}

function chat(more: object = {}, path = '/v1/chat/completions', key = gateway.key): TestRequest {
  const messages = [{ role: 'user', content: QUOTED }];
  return post(path, key, { model: 'acme/chat', messages, max_tokens: 10, ...more });
}

function refuse({ response }: ManualRequest, status: number, body: object | string): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}

function lineOf(atUpstream: ManualRequest, process = gateway): Promise<LogLine> {
  return process.logged({ request_id: String(atUpstream.headers['x-request-id']), msg: 'request' });
}

async function lineAfter(status: number, body: object | string): Promise<LogLine> {
  const response = send(gateway.address, chat());
  const atUpstream = await upstream.next();
  refuse(atUpstream, status, body);
  await response;
  return lineOf(atUpstream);
}

test.each<[string, number, object | string, object]>([
  [
    'OpenAI, without credit',
    429,
    {
      error: {
        message: 'You exceeded your current quota',
        type: 'insufficient_quota',
        code: 'insufficient_quota',
      },
    },
    { upstream_code: 'insufficient_quota', upstream_text: 'You exceeded your current quota' },
  ],
  [
    'Google',
    403,
    [{ error: { code: 403, message: 'Billing is disabled', status: 'PERMISSION_DENIED' } }],
    { upstream_text: 'Billing is disabled' },
  ],
  [
    'Google, as an object',
    403,
    { error: { code: 403, message: 'Billing is disabled', status: 'PERMISSION_DENIED' } },
    { upstream_code: 'PERMISSION_DENIED', upstream_text: 'Billing is disabled' },
  ],
  [
    'an unknown form',
    500,
    { Fault: { reasons: ['out of memory', 'on device 3'] } },
    { upstream_text: 'out of memory; on device 3' },
  ],
  [
    'a page of a proxy',
    502,
    '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n</html>',
    { upstream_text: '<html> <head><title>502 Bad Gateway</title></head> </html>' },
  ],
])(
  'the line of a failed request has the error of the vendor: %s',
  async (_vendor, status, body, expected) => {
    expect(await lineAfter(status, body)).toMatchObject(expected);
  },
);

test('the text is without keys, addresses and paths of the operator, in one line of at most 500 characters', async () => {
  const text = `bad key ${KEY} at 10.0.0.7:8000\n in /opt/models/a\u001b[2J ${'word '.repeat(500)}`;
  const line = await lineAfter(401, { error: { message: text, code: `sk_${'a'.repeat(40)}` } });
  expect(line['upstream_text']).toMatch(
    /^bad key \[redacted\] at \[redacted\] in \[redacted\] (?:word ){80,}/,
  );
  expect(JSON.stringify(line['upstream_text']).length).toBeLessThanOrEqual(502);
  expect(line).not.toHaveProperty('upstream_code');
});

test('an error in place of the rest of a stream is in the line too', async () => {
  for (const [path, event] of [
    ['/v1/chat/completions', { error: { message: `lost ${KEY}`, type: 'engine_dead' } }],
    ['/v1/messages', { type: 'error', error: { type: 'engine_dead', message: `lost ${KEY}` } }],
  ] as const) {
    const response = send(gateway.address, chat({ stream: true }, path));
    const atUpstream = await upstream.next();
    beginEvents(atUpstream, path === '/v1/messages' ? '' : chatFrame('one'));
    atUpstream.response.end(`data: ${JSON.stringify(event)}\n\n`);
    await response;
    const line = await lineOf(atUpstream);
    expect(line).toMatchObject({ upstream_code: 'engine_dead', upstream_text: 'lost [redacted]' });
  }
});

test('the error of a model that failed before its fallback is without the keys of its own backend', async () => {
  const response = send(gateway.address, chat({ model: 'acme/falls' }));
  const first = await upstream.next();
  refuse(first, 500, { error: { message: `${KEY} and ${OTHER_KEY}` } });
  const second = await upstream.next();
  refuse(second, 500, { error: { message: 'the second' } });
  expect((await response).status).toBe(502);
  const line = await lineOf(second);
  expect(line['upstream_text']).toMatch(/^\[redacted\] and /);
  expect(JSON.stringify(line)).not.toContain(KEY);
});

test('a reply that the gateway cannot read is not an error of the vendor, so that no text of it is in the line', async () => {
  const response = send(gateway.address, chat());
  const atUpstream = await upstream.next();
  refuse(atUpstream, 200, `{ "choices": "${QUOTED}`);
  await response;
  const line = await lineOf(atUpstream);
  expect(line).toMatchObject({ error: 'bad_gateway' });
  expect(JSON.stringify(line)).not.toMatch(/upstream_|Heron/);
});

test('a text of the vendor, which may quote the prompt, is in the log only where the operator chose it', async () => {
  for (const [detail, code] of [
    ['', 'invalid_value'],
    ['code', 'invalid_value'],
    ['off', undefined],
  ] as const) {
    const process = await start(detail);
    try {
      const response = send(process.address, chat({}, undefined, gateway.key));
      const atUpstream = await upstream.next();
      const message = `Invalid value: '${QUOTED}'`;
      refuse(atUpstream, 400, { error: { message, type: 'invalid_value', code: 'Heron', param: QUOTED } });
      expect((await response).status).toBe(400);
      const line = await lineOf(atUpstream, process);
      expect(line['upstream_code']).toBe(code);
      expect(JSON.stringify(line)).not.toContain('Heron');
    } finally {
      await process.stop();
    }
  }
});
