import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { send, type TestAnswer, type TestRequest } from '../../scripts/test-bed/client.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { MULTIPART_TYPE, multipartBody } from '../../scripts/test-bed/multipart.ts';
import { open } from '../support/open-response.ts';
import { chatRequest, gatewayFileFor, post, UPSTREAM_KEY } from '../../scripts/test-bed/process-requests.ts';
import { exchangeBytes } from '../support/raw-socket.ts';
import {
  brokenAnswers,
  LEAKED_ADDRESS,
  LEAKED_KEY,
  type Behaviour,
} from '../../scripts/test-bed/upstream/behaviour.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

/** Part of every text that a client sends: prompts, names, contents, parameters, paths. */
const MARKER = 'Xylophon7Quark';
/** A well-formed key that does not exist. */
const WRONG_KEY = `gw_${MARKER}${'A'.repeat(43 - MARKER.length)}`;

let upstream: Upstream;
let folder = '';
let gateway: GatewayProcess;
let key = '';

beforeAll(async () => {
  upstream = await Upstream.start();
  folder = await gatewayFolder(gatewayFileFor(upstream.baseUrl, ['chat', 'speech', 'transcription']));
  const first = await GatewayProcess.start({ folder });
  key = first.key;
  await first.stop();
  // The second start prints no key, so its complete output can be checked.
  gateway = await GatewayProcess.start({
    folder,
    environment: { GATEWAY_LOG_LEVEL: 'trace', GATEWAY_SPOOL_BYTES: '4000000', GATEWAY_STALL_MS: '1500' },
  });
});

afterAll(async () => {
  await expectNothingPrinted();
  await gateway.kill();
  await upstream.close();
  await removeFolder(folder);
});

const MESSAGES = [{ role: 'user', content: MARKER }];

function chat(more: object = {}): TestRequest & { body: string } {
  return chatRequest(key, { messages: MESSAGES, user: MARKER, ...more });
}

function upload(purpose: string, content = MARKER, media: string = MULTIPART_TYPE): TestRequest {
  const file = { filename: `${MARKER}.txt`, contentType: 'text/plain', bytes: Buffer.from(content) };
  const body = multipartBody([
    ['purpose', purpose],
    ['file', file],
  ]);
  return {
    method: 'POST',
    path: '/v1/files',
    headers: { authorization: `Bearer ${key}`, 'content-type': media },
    body,
  };
}

function get(path: string, headers: Record<string, string> = { 'x-api-key': key }): TestRequest {
  return { method: 'GET', path, headers };
}

/** Requests with their statuses. Each has the marker or a key wherever a client can send text. */
const REQUESTS: [name: string, status: number, request: () => TestRequest][] = [
  ['a chat', 200, () => chat()],
  ['a stream', 200, () => chat({ stream: true })],
  ['an upload', 200, () => upload('batch')],
  ['a list with a parameter', 200, () => get(`/v1/models?search=${MARKER}`)],
  ['no key', 401, () => ({ ...chat(), headers: { 'content-type': 'application/json' } })],
  ['an invalid key', 401, () => get('/v1/models', { authorization: `Bearer ${WRONG_KEY}` })],
  ['a malformed key', 401, () => get('/v1/models', { authorization: `Token "${key}" ${MARKER}` })],
  ['an unknown path', 404, () => get(`/v1/${MARKER}?key=${key}`)],
  ['an unknown file', 404, () => get('/v1/files/00000000-0000-7000-8000-000000000000')],
  ['another method', 405, () => ({ ...get(`/v1/models?${MARKER}=${key}`), method: 'PUT' })],
  ['a header of another type', 415, () => ({ ...upload('batch', MARKER, `text/${MARKER}`) })],
  ['broken JSON', 400, () => post('/v1/chat/completions', key, `{"messages":["${MARKER}`)],
  ['JSON that is no object', 400, () => post('/v1/chat/completions', key, `"${MARKER}"`)],
  ['an invalid value', 400, () => chat({ temperature: MARKER })],
  ['a property with an unknown name', 400, () => chat({ messages: [{ [MARKER]: MARKER }] })],
  ['an invalid parameter', 422, () => get(`/v1/files?limit=${MARKER}`)],
  ['a key in place of the model', 404, () => chat({ model: WRONG_KEY })],
  ['a model of another kind', 400, () => chat({ model: 'acme/speech' })],
  [
    'a multipart body that breaks off',
    400,
    () => upload('batch', MARKER, 'multipart/form-data; boundary=other'),
  ],
  ['a body larger than the spool', 413, () => upload('batch', MARKER.repeat(500_000))],
  ['a body that is declared too large', 413, () => tooLarge()],
];

function tooLarge(): TestRequest {
  const request = chat();
  return { ...request, headers: { ...request.headers, 'content-length': '500000001' } };
}

const UPSTREAM_TEXT = JSON.stringify({
  error: { message: `${MARKER} ${UPSTREAM_KEY} ${LEAKED_KEY}`, code: MARKER },
});

const BEHAVIOURS: Record<string, Behaviour> = {
  ...brokenAnswers,
  'status 400': { kind: 'status', status: 400, body: UPSTREAM_TEXT },
  'status 413': { kind: 'status', status: 413, body: UPSTREAM_TEXT },
  'status 418': { kind: 'status', status: 418, body: UPSTREAM_TEXT },
  'status 429': { kind: 'status', status: 429, body: UPSTREAM_TEXT },
  'status 503': { kind: 'status', status: 503, body: UPSTREAM_TEXT },
  'an error under 200': { kind: 'body', contentType: 'application/json', body: UPSTREAM_TEXT },
  'JSON with the prompt that is broken': {
    kind: 'body',
    contentType: 'application/json',
    body: `{"choices":"${MARKER}" ${UPSTREAM_KEY}`,
  },
};

const STREAMS: Record<string, Behaviour> = {
  'an end before its time': { kind: 'end_early' },
  'an event that is no JSON': { kind: 'malformed_event' },
  'an error event': { kind: 'error_event_first' },
  'a reset': { kind: 'reset', when: 'mid_body' },
};

async function expectStatus(name: string, status: number, response: TestAnswer): Promise<void> {
  expect([name, response.status]).toEqual([name, status]);
  await gateway.logged({ request_id: String(response.headers['x-request-id']), msg: 'request', status });
}

test.each(REQUESTS)('%s is logged as %d', async (name, status, request) => {
  await expectStatus(name, status, await send(gateway.address, request()));
});

test.each(Object.entries(BEHAVIOURS))(
  'an upstream of %s is logged as a failure',
  async (_name, behaviour) => {
    // A kept connection that is reset counts as stale, so the gateway sends the request once more on a new one.
    upstream.always(behaviour);
    const response = await send(gateway.address, chat());
    upstream.reset();
    expect(response.status).toBeGreaterThanOrEqual(400);
    await gateway.logged({ request_id: String(response.headers['x-request-id']), status: response.status });
  },
);

test.each(Object.entries(STREAMS))('a stream with %s is logged as a failure', async (_name, behaviour) => {
  upstream.next(behaviour);
  const response = await send(gateway.address, chat({ stream: true }));
  expect(response.text).not.toContain('[DONE]');
  await gateway.logged({ request_id: String(response.headers['x-request-id']), msg: 'request' });
});

test('a client that disconnects is logged', async () => {
  upstream.next({ kind: 'drip', intervalMs: 5 });
  const sent = open(gateway.address, chat({ stream: true }));
  await (await sent.response).has('data: ');
  sent.disconnect();
  await gateway.logged({ status: 499 });
});

test('a client that stalls in its body is logged', async () => {
  const head = `POST /v1/chat/completions HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\n`;
  const type = 'content-type: application/json\r\ncontent-length: 1000\r\n\r\n';
  await exchangeBytes(gateway.address, [head, type, `{"messages":["${MARKER}`]);
  await gateway.logged({ status: 408, msg: 'request' });
});

test('bytes that are not HTTP are logged', async () => {
  await exchangeBytes(gateway.address, [`GET /${MARKER} HTTP/9.9\r\nx-api-key: ${key}\r\n${MARKER}\r\n\r\n`]);
  await gateway.logged({ msg: 'refused on the socket', status: 400 });
  const long = `GET / HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\nx-long: ${MARKER.repeat(4_000)}\r\n\r\n`;
  await exchangeBytes(gateway.address, [long]);
  await gateway.logged({ msg: 'refused on the socket', error: 'header_too_large' });
});

test('a store that cannot be read is logged', async () => {
  const id = (await send(gateway.address, upload('batch'))).text.match(/"id":"([^"]+)"/)?.[1] ?? '';
  const stored = join(folder, 'data', 'files', id);
  await rm(stored);
  await mkdir(stored);
  await expectStatus('unreadable', 503, await send(gateway.address, get(`/v1/files/${id}/content`)));
});

test('an unreachable upstream is logged', async () => {
  const { port } = new URL(upstream.baseUrl);
  await upstream.close();
  await expectStatus('gone', 502, await send(gateway.address, chat()));
  upstream = await Upstream.start(Number(port));
});

/** Stops the gateway. Log and metrics must contain no text and no key of a client, whatever has happened. */
async function expectNothingPrinted(): Promise<void> {
  const metrics = (await send(gateway.adminAddress, get('/metrics', {}))).text;
  expect(await gateway.stop()).toBe(0);
  const printed = `${gateway.output}${gateway.errors}${metrics}`;
  for (const secret of [MARKER, key, WRONG_KEY, UPSTREAM_KEY, LEAKED_KEY, LEAKED_ADDRESS])
    expect(printed).not.toContain(secret);
  // A part of a key would be enough to find its owner.
  expect(printed).not.toContain(key.slice(3, 20));
  expect(gateway.errors).toBe('');
}
