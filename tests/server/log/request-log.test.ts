import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { send, type TestRequest } from '../../../scripts/test-bed/client.ts';
import {
  GatewayProcess,
  gatewayFolder,
  removeFolder,
  type LogLine,
} from '../../../scripts/test-bed/gateway-process.ts';
import { open } from '../../support/open-response.ts';
import {
  answerJson,
  beginEvents,
  chatFrame,
  endChat,
  post,
} from '../../../scripts/test-bed/process-requests.ts';
import { ManualUpstream, type ManualRequest } from '../../../scripts/test-bed/upstream/manual-upstream.ts';

let upstream: ManualUpstream;
let folder = '';
let gateway: GatewayProcess;

beforeAll(async () => {
  upstream = await ManualUpstream.start();
  folder = await gatewayFolder(`
backends:
  up: { kind: openai, base_url: '${upstream.baseUrl}' }
models:
  acme/priced:
    mode: chat
    deployments: [{ backend: up, model: up-chat }]
    info: { max_input_tokens: 1000, max_output_tokens: 1000 }
    prices: { input_per_million_tokens: 2, output_per_million_tokens: 8 }
discovery: false
`);
  gateway = await GatewayProcess.start({ folder });
});

afterAll(async () => {
  await gateway.kill();
  await upstream.close();
  await removeFolder(folder);
});

function chat(more: object = {}, headers: Record<string, string> = {}): TestRequest & { body: string } {
  const messages = [{ role: 'user', content: 'Hello' }];
  const request = post('/v1/chat/completions', gateway.key, { model: 'acme/priced', messages, ...more });
  return { ...request, headers: { ...request.headers, ...headers } };
}

/** The log line of the request that the upstream saw under the gateway's own id. */
function lineOf(atUpstream: ManualRequest): Promise<LogLine> {
  return gateway.logged({ request_id: String(atUpstream.headers['x-request-id']), msg: 'request' });
}

const USAGE = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };
const COMPLETION = {
  id: 'up-1',
  object: 'chat.completion',
  created: 7,
  model: 'up-chat',
  choices: [
    { index: 0, message: { role: 'assistant', content: 'Hi', refusal: null }, finish_reason: 'stop' },
  ],
  usage: USAGE,
};

test('a line has the deployment, what the request cost and that it did not stream', async () => {
  const response = send(gateway.address, chat());
  const atUpstream = await upstream.next();
  answerJson(atUpstream, COMPLETION);
  expect((await response).status).toBe(200);
  const line = await lineOf(atUpstream);
  expect(line).toMatchObject({
    deployment: 'up/up-chat',
    attempts: 1,
    stream: false,
    input_tokens: 10,
    output_tokens: 5,
  });
  expect(line['cost_eur']).toBe((10 * 2 + 5 * 8) / 1e6);
  expect(line).not.toHaveProperty('first_token_ms');
  expect(line).not.toHaveProperty('client_request_id');
});

test('the time to the first token is that of the first text, not of an event without any', async () => {
  const stream = await openStream();
  await stream.opened.has('role');
  stream.atUpstream.response.write(chatFrame('one'));
  await stream.opened.has('one');
  endChat(stream.atUpstream);
  await stream.opened.ended();
  const line = await lineOf(stream.atUpstream);
  expect(line).toMatchObject({ status: 200, stream: true });
  expect(Number(line['first_token_ms'])).toBeGreaterThan(0);
  expect(Number(line['first_token_ms'])).toBeLessThanOrEqual(Number(line['duration_ms']));
});

test('a stream without any text has no time to its first token', async () => {
  const stream = await openStream();
  endChat(stream.atUpstream);
  await stream.opened.ended();
  expect(await lineOf(stream.atUpstream)).not.toHaveProperty('first_token_ms');
});

test('the cost of a client that disconnects is in the line', async () => {
  const request = open(gateway.address, chat({ stream: true }));
  const atUpstream = await upstream.next();
  beginEvents(atUpstream, chatFrame('one'));
  await (await request.response).has('one');
  request.disconnect();
  await atUpstream.abandoned;
  const line = await lineOf(atUpstream);
  expect(line).toMatchObject({ status: 499, error: 'client_closed', stream: true });
  expect(Number(line['cost_eur'])).toBeGreaterThan(0);
});

test("the line contains the request id of the client in addition to the gateway's", async () => {
  const id = `${'x'.repeat(1_000)}\u0085`;
  const response = send(gateway.address, chat({}, { 'x-request-id': `job-7\u009b31m${id}` }));
  const atUpstream = await upstream.next();
  answerJson(atUpstream, COMPLETION);
  expect((await response).headers['x-request-id']).toBe(atUpstream.headers['x-request-id']);
  const { client_request_id: logged } = await lineOf(atUpstream);
  expect(logged).toMatch(/^job-7Â?\\u\{9b\}31mx{200,256}…$/);
});

test('the model of a 404 is in the line: bounded, and harmless in a terminal', async () => {
  const response = await send(gateway.address, chat({ model: `acme/\u001b[2J\u202e${'m'.repeat(100_000)}` }));
  expect(response.status).toBe(404);
  const line = await gateway.logged({ request_id: String(response.headers['x-request-id']), msg: 'request' });
  expect(line['requested_model']).toMatch(/^acme\/\\u\{1b\}\[2J\\u\{202e\}m{200,256}…$/);
  expect(line).not.toHaveProperty('model');
});

test('the line also contains the cause when the upstream rejected the request of the client', async () => {
  const response = send(gateway.address, chat());
  const atUpstream = await upstream.next();
  atUpstream.response.writeHead(400, { 'content-type': 'application/json' });
  atUpstream.response.end('{"error":{"message":"the secret text"}}');
  expect((await response).status).toBe(400);
  const line = await lineOf(atUpstream);
  expect(line).toMatchObject({
    error: 'upstream_rejected',
    cause: 'the upstream responded with 400',
    cost_eur: 0,
  });
  expect(JSON.stringify(line)).not.toContain('secret');
});

test("the public text of a client's error is not in the line: it quotes the client", async () => {
  const response = await send(gateway.address, chat({ temperature: 'warm' }));
  expect(response.status).toBe(400);
  const line = await gateway.logged({ request_id: String(response.headers['x-request-id']), msg: 'request' });
  expect(line).toMatchObject({ error: 'invalid_parameter' });
  expect(line).not.toHaveProperty('cause');
});

interface OpenStream {
  opened: Awaited<ReturnType<typeof open>['response']>;
  atUpstream: ManualRequest;
}

const ROLE = { index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null };

async function openStream(): Promise<OpenStream> {
  const request = open(gateway.address, chat({ stream: true }));
  const atUpstream = await upstream.next();
  const chunk = {
    id: 'up-1',
    object: 'chat.completion.chunk',
    created: 7,
    model: 'up-chat',
    choices: [ROLE],
  };
  beginEvents(atUpstream, `data: ${JSON.stringify(chunk)}\n\n`);
  return { opened: await request.response, atUpstream };
}

test('the line of a failed request says who sent it, without keys, and other lines do not', async () => {
  const agent = `team-bot/1.0 \tgw_${'A'.repeat(43)}`;
  const failed = await send(gateway.address, chat({ model: 'acme/none' }, { 'user-agent': agent }));
  const line = await gateway.logged({ request_id: String(failed.headers['x-request-id']), msg: 'request' });
  expect(line).toMatchObject({
    status: 404,
    client_address: '127.0.0.1',
    user_agent: 'team-bot/1.0 \\u{9}gw_…',
  });
  const response = send(gateway.address, chat({}, { 'user-agent': agent }));
  const atUpstream = await upstream.next();
  answerJson(atUpstream, COMPLETION);
  await response;
  const other = await lineOf(atUpstream);
  expect(other).not.toHaveProperty('client_address');
  expect(other).not.toHaveProperty('user_agent');
});
