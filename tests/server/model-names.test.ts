import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createKey } from '../../projects/keys.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import { jsonOf, send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { post } from '../../scripts/test-bed/process-requests.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

let upstream: Upstream;
let gateway: RecordedGateway;

const configuration = (aliases: string): string[] => [
  'backends:',
  `  up: { kind: openai, base_url: '${upstream.baseUrl}', formats: [chat] }`,
  `  native: { kind: openai, base_url: '${upstream.baseUrl}', formats: [chat, messages, responses] }`,
  'models:',
  '  acme/chat: { mode: chat, free: true, deployments: [{ backend: up, model: up-chat }] }',
  '  acme/native: { mode: chat, free: true, deployments: [{ backend: native, model: up-native }] }',
  '  acme/embed: { mode: embedding, free: true, deployments: [{ backend: up, model: up-embed }] }',
  "  hub/*: { mode: chat, free: true, deployments: [{ backend: up, model: 'vendor/*' }] }",
  '  hub/known: { mode: chat, free: true, deployments: [{ backend: up, model: up-known }] }',
  `aliases: ${aliases}`,
];

const ALIASES =
  "{ gpt-4o: acme/chat, native: acme/native, embed: acme/embed, chained: gpt-4o, 'claude-*': acme/chat, 'claude-native-*': acme/native, deep: hub/org/model-1 }";

beforeAll(async () => {
  upstream = await Upstream.start();
  gateway = await RecordedGateway.start({ configuration: configuration(ALIASES) });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const messages = [{ role: 'user', content: 'Hi' }];
const CONVERSATIONS: [path: string, body: object][] = [
  ['/v1/chat/completions', { messages }],
  ['/v1/messages', { messages, max_tokens: 9 }],
  ['/v1/responses', { input: 'Hi' }],
];

function chat(model: string): Promise<TestAnswer> {
  return gateway.call('/v1/chat/completions', { model, messages });
}

function get(path: string): Promise<TestAnswer> {
  return send(gateway.address, { method: 'GET', path, headers: gateway.headers });
}

describe.each(CONVERSATIONS)('%s', (path, body) => {
  test.each([
    ['gpt-4o', 'up-chat'],
    ['native', 'up-native'],
  ])('responds with the name that the client used (%s)', async (model, upstreamModel) => {
    const response = await gateway.call(path, { ...body, model });
    expect(response.status).toBe(200);
    expect(jsonOf(response)).toMatchObject({ model });
    expect(upstream.last.model).toBe(upstreamModel);
    const events = await gateway.call(path, { ...body, model, stream: true });
    const named = [...events.text.matchAll(/"model":"([^"]*)"/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named)).toEqual(new Set([model]));
  });
});

test('embeddings that are forwarded as bytes have the name that the client used', async () => {
  const response = await gateway.call('/v1/embeddings', { model: 'embed', input: 'Hi' });
  expect(jsonOf(response)).toMatchObject({ model: 'embed' });
});

describe('a name', () => {
  test.each([
    ['chained', 'up-chat'],
    ['claude-3', 'up-chat'],
    ['claude-native-3', 'up-native'],
    ['hub/known', 'up-known'],
    ['hub/some', 'vendor/some'],
    ['hub/org/model-2:free', 'vendor/org/model-2:free'],
    ['deep', 'vendor/org/model-1'],
  ])('%s reaches %s', async (model, upstreamModel) => {
    const response = await chat(model);
    expect(jsonOf(response)).toMatchObject({ model });
    expect(upstream.last.model).toBe(upstreamModel);
  });

  test.each(['gpt-4', 'claude', 'hub/*', 'hub/', 'hub/../x', 'hub/a b', `hub/${'a'.repeat(300)}`, '*'])(
    '%s is no model',
    async (model) => {
      expect((await chat(model)).status).toBe(404);
    },
  );

  test('is not an id: lists and the ledger use ids', async () => {
    for (const name of ['gpt-4o', 'deep', 'hub/some']) expect((await chat(name)).status).toBe(200);
    const list = await get('/v1/models');
    const ids = [...list.text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['acme/chat', 'acme/native', 'acme/embed', 'hub/known']);
    expect((await get('/v1/model/info')).text).not.toContain('hub/*');
    expect(jsonOf(await get('/v1/models/gpt-4o'))).toMatchObject({ data: [{ id: 'acme/chat' }] });
    expect(jsonOf(await get('/v1/models/hub/x'))).toMatchObject({ data: [{ id: 'hub/x' }] });
    const { store, ledger } = gateway.gateway.services;
    await ledger.posted();
    const rows = await store.database.selectFrom('ledger').select('model_id').distinct().execute();
    const known = rows.map(({ model_id: id }) => id);
    expect(known).toEqual(expect.arrayContaining(['acme/chat', 'hub/some', 'hub/org/model-1']));
    expect(known).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(gpt-4o|deep|hub\/\*)$/)]));
    const metrics = await send(gateway.gateway.adminAddress, {
      method: 'GET',
      path: '/metrics',
      headers: {},
    });
    expect(metrics.text).toContain('model="hub/*"');
    expect(metrics.text).not.toMatch(/model="(hub\/some|gpt-4o)"/);
  });

  test('changes with a reload', async () => {
    await writeFile(
      join(gateway.dataDirectory, 'gateway.yaml'),
      configuration(ALIASES.replace('gpt-4o: acme/chat', 'gpt-4o: acme/native')).join('\n'),
    );
    expect(await gateway.gateway.reload()).toMatchObject({ outcome: 'reloaded' });
    await chat('gpt-4o');
    expect(upstream.last.model).toBe('up-native');
    await writeFile(join(gateway.dataDirectory, 'gateway.yaml'), configuration(ALIASES).join('\n'));
    expect(await gateway.gateway.reload()).toMatchObject({ outcome: 'reloaded' });
  });
});

describe('rights of a key apply to the model that a name refers to', () => {
  const statusOf = async (key: string, model: string): Promise<number> => {
    const request = post('/v1/chat/completions', key, { model, messages });
    return (await send(gateway.address, request)).status;
  };

  test('when the key is limited to models', async () => {
    const { store } = gateway.gateway.services;
    const organisation = await createOrganisation(store.database, 'narrowed');
    const project = await createProject(store.database, {
      organisation: organisation.id,
      name: 'narrowed',
      models: 'all',
    });
    const wanted = { projectId: project.id, name: 'key', models: ['acme/chat', 'hub/some'], expiresAt: null };
    const { plainKey: key } = await createKey(store.database, wanted);
    expect(await statusOf(key, 'claude-3')).toBe(200);
    expect(await statusOf(key, 'hub/some')).toBe(200);
    expect(await statusOf(key, 'hub/other')).toBe(403);
    expect(await statusOf(key, 'native')).toBe(403);
  });

  test('when the project lacks the model', async () => {
    const { store } = gateway.gateway.services;
    const organisation = await createOrganisation(store.database, 'lacking');
    const project = await createProject(store.database, {
      organisation: organisation.id,
      name: 'lacking',
      models: ['hub/*', 'acme/native'],
    });
    const wanted = { projectId: project.id, name: 'key', models: null, expiresAt: null };
    const { plainKey: key } = await createKey(store.database, wanted);
    expect(await statusOf(key, 'hub/any')).toBe(200);
    expect(await statusOf(key, 'native')).toBe(200);
    expect(await statusOf(key, 'claude-3')).toBe(404);
  });
});
