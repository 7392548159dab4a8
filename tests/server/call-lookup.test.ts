import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { eventually } from '../support/eventually.ts';
import {
  dataDirectoryIn,
  GatewayProcess,
  gatewayFolder,
  removeFolder,
} from '../../scripts/test-bed/gateway-process.ts';
import { post } from '../../scripts/test-bed/process-requests.ts';
import { databaseEnvironment } from '../../scripts/test-bed/stores.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { runHere } from '../cli/run-cli.ts';

const VENDOR_KEY = 'operator+key/of=the-vendor';
const PROMPT = 'the plan for Project Heron';

let upstream: Upstream;
let folder = '';
let gateway: GatewayProcess;

beforeAll(async () => {
  upstream = await Upstream.start();
  const backend = `kind: openai, base_url: '${upstream.baseUrl}', api_key: '${VENDOR_KEY}'`;
  const limits = 'max_input_tokens: 1000, max_output_tokens: 1000';
  folder = await gatewayFolder(`
backends:
  one: { ${backend} }
  two: { ${backend} }
models:
  acme/chat:
    mode: chat
    prices: { input_per_million_tokens: 100, output_per_million_tokens: 100 }
    info: { ${limits} }
    strategy: failover
    deployments: [{ backend: one, model: fails }, { backend: two, model: serves }]
  acme/free: { mode: chat, free: true, deployments: [{ backend: two, model: serves }] }
aliases: { gpt-4o: acme/chat }
guardrails:
  policy: { kind: rules, required: true, detect: [payment_card] }
discovery: false
`);
  gateway = await GatewayProcess.start({ folder });
});

afterAll(async () => {
  await gateway.kill();
  await upstream.close();
  await removeFolder(folder);
});

function chat(model: string, content = PROMPT, more: object = {}): Promise<TestAnswer> {
  const body = { model, messages: [{ role: 'user', content }], max_tokens: 10, ...more };
  const request = post('/v1/chat/completions', gateway.key, body);
  return send(gateway.address, { ...request, headers: { ...request.headers, 'user-agent': 'curl/8' } });
}

async function command(...words: string[]): Promise<{ exitCode: number; out: string; error: string }> {
  return runHere(dataDirectoryIn(folder), words);
}

/** The JSON of a call, once it is written with its money. */
async function shown({ headers }: TestAnswer): Promise<Record<string, unknown>> {
  const id = String(headers['x-request-id']);
  let out = '';
  await eventually('the call and its money are written', async () => {
    ({ out } = await command('call', 'show', id, '--json'));
    return out.includes('"replica"') && out.includes('"settled"');
  });
  // What the command prints as JSON.
  return JSON.parse(out) as Record<string, unknown>;
}

test('a call is shown with its client, its route, each attempt, the error of the vendor, checks and money', async () => {
  const message = `Invalid ${VENDOR_KEY} at 10.0.0.7:8000, ${'word '.repeat(500)}`;
  const error = JSON.stringify({ error: { message, type: 'engine_dead' } });
  upstream.forModel('fails', { kind: 'status', status: 500, body: error });
  const answer = await chat('gpt-4o');
  expect(answer.status).toBe(200);
  const call = await shown(answer);
  expect(call).toMatchObject({
    project: 'default/default',
    key: 'first key',
    operation: 'createChatCompletion',
    model: 'acme/chat',
    requested_model: 'gpt-4o',
    deployment: 'two/serves',
    status: 200,
    error: null,
    client_address: '127.0.0.1',
    user_agent: 'curl/8',
    stream: false,
    route: { strategy: 'failover', reason: 'strategy' },
    attempts: [
      { deployment: 'one/fails', status: 500, error: 'bad_gateway', cost_eur: '0.00' },
      { deployment: 'two/serves' },
    ],
    guardrails: [{ guardrail: 'policy', outcome: 'allowed' }],
    ledger: { state: 'settled', outcome: 'completed' },
  });
  const [failed, served] = call['attempts'] as [Record<string, string>, Record<string, string>];
  expect(failed['upstream_text']).toMatch(/^Invalid \[redacted\] at \[redacted\], word word /);
  expect(failed['upstream_text']?.length).toBeLessThanOrEqual(500);
  const { settled_eur: settled, held_eur: held } = call['ledger'] as Record<string, string>;
  expect(Number(settled)).toBeGreaterThan(0);
  expect(Number(held)).toBeGreaterThanOrEqual(Number(settled));
  expect([call['cost_eur'], served['cost_eur']]).toEqual([settled, settled]);
  const { out } = await command('call', 'show', String(answer.headers['x-request-id']));
  expect(out).toMatch(/^model requested: +acme\/chat, requested as gpt-4o$/m);
  expect(out).toMatch(/^1 +one\/fails +500 +bad_gateway .*; the backend said: .*Invalid \[redacted\]/m);
  upstream.reset();
});

test('a call that a guardrail blocks is shown with the guardrail', async () => {
  const blocked = await chat('acme/free', 'pay with 4111 1111 1111 1111');
  expect(blocked.status).toBe(400);
  expect(await shown(blocked)).toMatchObject({
    status: 400,
    error: 'content_policy_violation',
    attempts: [],
    guardrails: [{ guardrail: 'policy', outcome: 'blocked' }],
    cost_eur: '0.00',
  });
});

test('calls are listed by what an operator looks for, and no prompt is among what is kept', async () => {
  await shown(await chat('acme/free'));
  const good = await shown(await chat('acme/free'));
  const list = async (...words: string[]): Promise<string[]> => {
    const { out } = await command('call', 'list', '--json', ...words);
    const { calls } = JSON.parse(out) as { calls: { request_id: string }[] };
    return calls.map(({ request_id: id }) => id);
  };
  expect((await list())[0]).toBe(good['request_id']);
  expect(await list('--status', 'failed')).not.toContain(good['request_id']);
  expect(await list('--model', 'acme/free', '--deployment', 'two/serves')).toContain(good['request_id']);
  expect(await list('--project', 'default', '--min-cost', '1000')).toEqual([]);
  const table = await command('call', 'list', '--limit', '1');
  expect(table.out).toContain(String(good['request_id']));
  const [line = ''] = table.error.split('\n');
  expect(line).toMatch(/^more: --after 2/);
  expect(await list('--limit', '1', '--after', line.split(' ').at(-1) ?? '')).toHaveLength(1);
  const { out } = await command('call', 'list', '--json', '--limit', '1000');
  expect(out).not.toContain('Heron');
  for (const words of [
    ['--status', 'bad'],
    ['--limit', '0'],
    ['--min-cost', '-1'],
    ['--project', 'nobody'],
  ])
    expect((await command('call', 'list', ...words)).exitCode).not.toBe(0);
  const unknown = await command('call', 'show', 'nothing');
  expect([unknown.exitCode, unknown.error]).toEqual([1, expect.stringContaining("id 'nothing'")]);
});

test('calls of strangers are not kept', async () => {
  const request = post('/v1/chat/completions', `gw_${'x'.repeat(43)}`, { model: 'acme/free' });
  const refused = await send(gateway.address, request);
  expect(refused.status).toBe(401);
  await shown(await chat('acme/free'));
  expect((await command('call', 'show', String(refused.headers['x-request-id']))).exitCode).toBe(1);
});

test('tail shows each call once, as it ends', async () => {
  await shown(await chat('acme/free'));
  const dataDirectory = dataDirectoryIn(folder);
  const stores = { GATEWAY_DATA_DIR: dataDirectory, ...databaseEnvironment(dataDirectory) };
  const env = { PATH: process.env['PATH'], ...stores };
  const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
  const tail = spawn(process.execPath, [main, 'tail', '--lines', '1', '--json'], { env });
  const ended = once(tail, 'close');
  try {
    let out = '';
    tail.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    await eventually('the latest call is shown', () => Promise.resolve(out.includes('\n')));
    const answers = [await chat('acme/free'), await chat('acme/none')];
    const ids = answers.map(({ headers }) => String(headers['x-request-id']));
    await eventually('both calls are shown', () => Promise.resolve(ids.every((id) => out.includes(id))));
    expect(out.trim().split('\n')).toHaveLength(3);
  } finally {
    tail.kill('SIGINT');
    await ended;
  }
});

test('without calls to keep, and without texts of vendors, there are none', async () => {
  const start = (environment: Record<string, string>): Promise<GatewayProcess> =>
    GatewayProcess.start({ folder, environment });
  upstream.forModel('serves', {
    kind: 'status',
    status: 400,
    body: JSON.stringify({ error: { message: PROMPT, type: 'invalid_value' } }),
  });
  const ask = async (other: GatewayProcess): Promise<TestAnswer> => {
    const body = { model: 'acme/free', messages: [{ role: 'user', content: 'Hi' }] };
    return send(other.address, post('/v1/chat/completions', gateway.key, body));
  };
  const codes = await start({ GATEWAY_CALL_UPSTREAM_ERRORS: 'code' });
  const kept = await shown(await ask(codes));
  expect(kept['attempts']).toMatchObject([{ upstream_code: 'invalid_value' }]);
  expect(JSON.stringify(kept)).not.toContain('Heron');
  await codes.stop();
  const none = await start({ GATEWAY_CALL_RETENTION_DAYS: '0' });
  const answer = await ask(none);
  expect(answer.status).toBe(400);
  await none.stop();
  const { out } = await command('call', 'show', String(answer.headers['x-request-id']));
  expect(out).toMatch(/^error: +failed$[^]*^The call itself was not kept/m);
  upstream.reset();
});
