import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import {
  dataDirectoryIn,
  GatewayProcess,
  gatewayFolder,
  removeFolder,
} from '../../scripts/test-bed/gateway-process.ts';
import { post } from '../../scripts/test-bed/process-requests.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { runHere } from '../cli/run-cli.ts';
import { eventually } from '../support/eventually.ts';

const KEY = 'a key of more than sixteen characters';

let upstream: Upstream;
let folder = '';
let gateway: GatewayProcess;

beforeEach(async () => {
  upstream = await Upstream.start();
  folder = await gatewayFolder(`
backends:
  one: { kind: openai, base_url: '${upstream.baseUrl}' }
models:
  acme/chat:
    mode: chat
    prices: { input_per_million_tokens: 100, output_per_million_tokens: 100 }
    info: { max_input_tokens: 1000, max_output_tokens: 1000 }
    deployments: [{ backend: one, model: serves }]
tags:
  team: { header: X-Team, metadata: team }
  user: { user_key: "\${TAG_KEY}" }
  tool: { coding_tool: true }
discovery: false
`);
  gateway = await GatewayProcess.start({ folder, environment: { TAG_KEY: KEY } });
});

afterEach(async () => {
  await gateway.kill();
  await upstream.close();
  await removeFolder(folder);
});

function ask(path: string, headers: Readonly<Record<string, string>>, more: object): Promise<TestAnswer> {
  const body = {
    model: 'acme/chat',
    messages: [{ role: 'user', content: 'hello' }],
    max_tokens: 10,
    ...more,
  };
  const request = post(path, gateway.key, body);
  return send(gateway.address, { ...request, headers: { ...request.headers, ...headers } });
}

/** What a command prints as JSON. */
async function printed<Value>(...words: string[]): Promise<Value> {
  const { out } = await runHere(dataDirectoryIn(folder), [...words, '--json']);
  return JSON.parse(out) as Value;
}

async function usageBy(dimension: string): Promise<Map<string, number>> {
  const lines = await printed<Record<string, string | number>[]>('usage', '--by', dimension);
  return new Map(lines.map((line) => [String(line[dimension]), Number(line['calls'])]));
}

const hashOf = (user: string): string => createHmac('sha256', KEY).update(user).digest('hex').slice(0, 32);

test('calls are attributed by header, metadata, user and coding tool: in usage, calls and metrics', async () => {
  const chat = '/v1/chat/completions';
  const alice = await ask(chat, { 'x-team': 'research' }, { user: 'alice' });
  const session = 'user_ab_account_c_session_01234567-89ab-4cde-8f01-23456789abcd';
  const messages = await ask(
    '/v1/messages',
    { 'x-team': 'research', 'user-agent': 'claude-cli/2.1.2 (external, cli)' },
    { metadata: { user_id: session } },
  );
  const metadata = await ask(chat, {}, { metadata: { team: 'sales', plan: 'secret plan' } });
  const none = await ask(chat, { 'x-plan': 'secret plan' }, {});
  expect([alice, messages, metadata, none].map(({ status }) => status)).toEqual([200, 200, 200, 200]);

  expect(Object.fromEntries(await usageBy('tag:team'))).toEqual({ '': 1, research: 2, sales: 1 });
  expect(Object.fromEntries(await usageBy('tag:tool'))).toEqual({ '': 3, 'claude-code': 1 });
  expect(Object.fromEntries(await usageBy('tag:user'))).toEqual({
    '': 2,
    [hashOf('alice')]: 1,
    [hashOf('user_ab_account_c')]: 1,
  });
  expect(Object.fromEntries(await usageBy('tag:unknown'))).toEqual({ '': 4 });

  const id = String(messages.headers['x-request-id']);
  await eventually('the calls are written', async () => {
    const { calls } = await printed<{ calls: unknown[] }>('call', 'list');
    return calls.length === 4;
  });
  const tags = { team: 'research', user: hashOf('user_ab_account_c'), tool: 'claude-code' };
  expect(await printed('call', 'show', id)).toMatchObject({ tags });
  const listed = await printed<{ calls: { request_id: string }[] }>(
    'call',
    'list',
    '--tag',
    'tool:claude-code',
  );
  expect(listed.calls.map((call) => call.request_id)).toEqual([id]);
  expect(await printed('call', 'list', '--tag', 'team:Research')).toMatchObject({ calls: [] });

  const metrics = (await send(gateway.adminAddress, { method: 'GET', path: '/metrics', headers: {} })).text;
  const costs = metrics.split('\n').filter((line) => line.startsWith('gateway_tag_cost_eur_total{'));
  expect(costs).toHaveLength(5);
  expect(costs.join('\n')).toContain('project="default/default",tag="tool",value="claude-code"');
  expect(metrics).not.toContain('secret plan');
});

test('a value that is none is refused in the shape of the operation, with the parameter, before any money is held', async () => {
  const refused = await ask('/v1/chat/completions', { 'x-team': 'a\tb' }, {});
  expect(refused.status).toBe(400);
  expect(JSON.parse(refused.text)).toMatchObject({ error: { param: 'x-team' } });
  const hidden = await ask('/v1/messages', {}, { metadata: { team: 'te\u200bam' } });
  expect(hidden.status).toBe(400);
  expect(JSON.parse(hidden.text)).toMatchObject({ type: 'error', error: { type: 'invalid_request_error' } });
  expect(hidden.text).toContain("'metadata.team'");
});

test('a budget of a tag refuses its calls in each form in which clients can write the value, and no others', async () => {
  const environment = { GATEWAY_CONFIG: join(folder, 'gateway.yaml'), TAG_KEY: KEY };
  const words = ['--project', 'default/default', '--limit', '0', '--tag', 'team:\u00e9quipe'];
  const created = await runHere(dataDirectoryIn(folder), ['budget', 'create', ...words], environment);
  expect(created.error).toBe('');
  expect(created.out).toContain('default/default team:\u00e9quipe (');
  const chat = '/v1/chat/completions';
  const inHeader = { 'x-team': Buffer.from('  e\u0301quipe ').toString('latin1') };
  await eventually('the budget applies', async () => (await ask(chat, inHeader, {})).status === 429);
  const refused = [
    await ask(chat, {}, { metadata: { team: '\u00e9quipe' } }),
    await ask('/v1/messages', {}, { metadata: { team: 'e\u0301quipe ' } }),
    await ask('/v1/messages/count_tokens', inHeader, {}),
  ];
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({
    budget: { scope: 'project', interval: 'month', tag: 'team:\u00e9quipe' },
  });
  const others = [await ask(chat, {}, {}), await ask(chat, { 'x-team': 'equipe' }, {})];
  expect(others.map(({ status }) => status)).toEqual([200, 200]);
});

test('a project that requires tags refuses calls without them, and no others', async () => {
  const update = async (names: string) =>
    runHere(dataDirectoryIn(folder), ['project', 'update', 'default/default', '--required-tags', names], {
      GATEWAY_CONFIG: join(folder, 'gateway.yaml'),
      TAG_KEY: KEY,
    });
  expect((await update('teem')).error).toContain("gateway.yaml has no tag 'teem'");
  expect((await update('team,tool')).exitCode).toBe(0);
  const agent = { 'user-agent': 'codex_cli_rs/0.98.0' };
  await eventually('the gateway requires tags', async () => {
    const { status } = await ask('/v1/messages', agent, {});
    return status === 400;
  });
  const chat = await ask('/v1/chat/completions', agent, {});
  expect(chat.status).toBe(400);
  expect(JSON.parse(chat.text)).toMatchObject({ error: { param: 'x-team' } });
  expect(chat.text).toContain("the project requires the tag 'team'; it may also be in metadata.team");
  const messages = await ask('/v1/messages', { 'x-team': 'research' }, {});
  expect(JSON.parse(messages.text)).toMatchObject({
    type: 'error',
    error: { type: 'invalid_request_error' },
  });
  expect(messages.text).toContain('User-Agent');
  const statuses = [
    await ask('/v1/chat/completions', { ...agent, 'x-team': 'research' }, {}),
    await ask('/v1/messages', agent, { metadata: { team: 'research' } }),
    await ask('/v1/messages/count_tokens', {}, {}),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200]);
  expect((await update('none')).exitCode).toBe(0);
  await eventually('the gateway requires no tags', async () => {
    const { status } = await ask('/v1/chat/completions', {}, {});
    return status === 200;
  });
});

test('tags are kept over a kill, by the journal', async () => {
  const before = await usageBy('tag:team');
  upstream.reset();
  upstream.forModel('serves', { kind: 'stall', when: 'before_headers' });
  void ask('/v1/chat/completions', { 'x-team': 'stopped' }, {}).catch(() => undefined);
  await eventually('the call is under way', () => Promise.resolve(upstream.requests.length > 0));
  await gateway.kill();
  gateway = await GatewayProcess.start({ folder, environment: { TAG_KEY: KEY, GATEWAY_FIRST_KEY: 'off' } });
  await eventually('the journal is read', async () => (await usageBy('tag:team')).has('stopped'));
  expect(await usageBy('tag:team')).toEqual(new Map([...before, ['stopped', 1]]));
});
