import { getFromManagement } from '../support/management/post.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { chatCompletion } from '../../scripts/test-bed/replies/chat.ts';
import { jsonOf, send } from '../../scripts/test-bed/client.ts';
import { eventually } from '../support/eventually.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { open, type OpenRequest } from '../support/open-response.ts';
import {
  answerJson,
  beginEvents,
  chatFrame,
  chatRequest,
  endChat,
} from '../../scripts/test-bed/process-requests.ts';
import { ManualUpstream, type ManualRequest } from '../../scripts/test-bed/upstream/manual-upstream.ts';

const STREAMS = 600;

let upstreams: ManualUpstream[] = [];
let folder = '';
let gateway: GatewayProcess | null = null;

beforeEach(async () => {
  upstreams = [await ManualUpstream.start(), await ManualUpstream.start()];
});
afterEach(async () => {
  await gateway?.kill();
  await Promise.all(upstreams.map((upstream) => upstream.close()));
  await removeFolder(folder);
});

/** Starts a gateway whose model has a deployment at each of the backends, which have these settings. */
async function start(...backends: string[]): Promise<void> {
  const deployments = backends.map((_settings, index) => `{ backend: b${index}, model: m }`).join(', ');
  const backend = (settings: string, index: number): string =>
    `  b${index}: { kind: openai, base_url: '${upstreams[index]?.baseUrl}'${settings} }`;
  const routing = 'strategy: failover, session_affinity: false, ejection: { consecutive_failures: 1 }';
  folder = await gatewayFolder(
    [
      'backends:',
      ...backends.map(backend),
      'models:',
      `  acme/chat: { mode: chat, free: true, ${routing}, deployments: [${deployments}] }`,
      'discovery: false',
    ].join('\n'),
  );
  gateway = await GatewayProcess.start({ folder });
}

function started(): GatewayProcess {
  if (gateway === null) throw new Error('no gateway was started');
  return gateway;
}

function next(index = 0): Promise<ManualRequest> {
  const upstream = upstreams[index];
  if (upstream === undefined) throw new Error('no such upstream');
  return upstream.next();
}

function chat(more: object = {}): OpenRequest {
  return open(started().address, chatRequest(started().key, more));
}

/** Opens a stream at the first backend, and waits until it has begun. */
async function openStream(): Promise<ManualRequest> {
  const opened = chat({ stream: true });
  const atUpstream = await next();
  beginEvents(atUpstream, chatFrame('Hi'));
  await (await opened.response).has('Hi');
  return atUpstream;
}

function respond(request: ManualRequest): void {
  answerJson(request, chatCompletion({ model: 'm', tools: false, reasoning: false, includeUsage: true }));
}

async function atAdminPort(path: string): Promise<string> {
  return (await send(started().adminAddress, { method: 'GET', path, headers: {} })).text;
}

/** Waits until so many requests wait for a connection. */
async function waiting(count: number): Promise<void> {
  const line = `gateway_backend_queue_length{backend="b0"} ${count}\n`;
  await eventually(`${count} requests wait`, async () => (await atAdminPort('/metrics')).includes(line));
}

async function waits(outcome: string): Promise<number> {
  const line = `gateway_queue_wait_seconds_count{model="",backend="b0",outcome="${outcome}"} `;
  return Number((await atAdminPort('/metrics')).split(line)[1]?.split('\n')[0] ?? 0);
}

test(`${STREAMS} streams to one backend with default settings are open at the same time`, async () => {
  await start('');
  const streams = Array.from({ length: STREAMS }, () => chat({ stream: true }));
  const atUpstream = await Promise.all(streams.map(() => next()));
  for (const request of atUpstream) beginEvents(request, chatFrame('Hi'));
  await Promise.all(streams.map(async ({ response }) => (await response).has('Hi')));
  atUpstream.forEach(endChat);
  await Promise.all(streams.map(async ({ response }) => (await response).ended()));
});

test('a request that waits for one of two connections is shown to the operator, and served when one is free', async () => {
  await start(', max_connections: 2');
  const [first] = [await openStream(), await openStream()];
  const third = chat();
  await waiting(1);
  const shown = await getFromManagement(started(), folder, '/admin/deployments');
  expect(jsonOf(shown)).toMatchObject({
    processes: [{ deployments: [{ in_flight: 3, connections: { in_use: 2, max: 2, waiting: 1 } }] }],
  });
  endChat(first);
  const atUpstream = await next();
  respond(atUpstream);
  expect((await third.response).status).toBe(200);
  await waiting(0);
  expect(await waits('served')).toBe(1);
  const line = await started().logged({
    request_id: String(atUpstream.headers['x-request-id']),
    msg: 'request',
  });
  expect(line['queue_ms']).toBeGreaterThan(0);
});

test('a request that has waited for its time gets 503, and the deployment stays in use', async () => {
  await start(', max_connections: 2, timeouts: { queue_seconds: 0.05 }');
  const [first, second] = [await openStream(), await openStream()];
  const refused = await send(started().address, chatRequest(started().key));
  expect(refused.status).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(JSON.parse(refused.text)).toMatchObject({ error: { type: 'overloaded_error' } });
  expect(await waits('refused')).toBe(1);
  const line = await started().logged({ status: 503, msg: 'request' });
  expect(line['queue_ms']).toBeGreaterThan(0);
  expect(line['cause']).toContain('max_connections');
  endChat(first);
  endChat(second);
  const served = chat();
  respond(await next());
  expect((await served.response).status).toBe(200);
  expect(await atAdminPort('/metrics')).toContain('gateway_deployment_ejected{deployment="b0/m"} 0');
});

test('a request whose client disconnects leaves the queue, and never reaches the server', async () => {
  await start(', max_connections: 1');
  const first = await openStream();
  const gone = chat({ user: 'gone' });
  await waiting(1);
  const stays = chat();
  await waiting(2);
  gone.disconnect();
  await waiting(1);
  expect(await waits('cancelled')).toBe(1);
  endChat(first);
  respond(await next());
  expect((await stays.response).status).toBe(200);
});

test('a client that disconnects gives its connection to the request that waits', async () => {
  await start(', max_connections: 1');
  const first = chat({ stream: true });
  beginEvents(await next(), chatFrame('Hi'));
  await (await first.response).has('Hi');
  const second = chat();
  await waiting(1);
  first.disconnect();
  respond(await next());
  expect((await second.response).status).toBe(200);
});

test('a backend whose connections are all in use leaves requests to one with a free connection', async () => {
  await start(', max_connections: 1', ', max_connections: 1');
  const first = await openStream();
  const second = chat();
  const atSecond = await next(1);
  const third = chat();
  await waiting(1);
  respond(atSecond);
  expect((await second.response).status).toBe(200);
  endChat(first);
  respond(await next());
  expect((await third.response).status).toBe(200);
});
