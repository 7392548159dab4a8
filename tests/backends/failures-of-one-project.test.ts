import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createKey } from '../../projects/keys.ts';
import { send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import type { Behaviour } from '../../scripts/test-bed/upstream/behaviour.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

const PATH = '/v1/chat/completions';
const BODY = { model: 'acme/chat', messages: [{ role: 'user', content: 'Hello' }] };

let first: Upstream;
let second: Upstream;
let gateway: RecordedGateway;

async function start(): Promise<void> {
  const named = (name: string, { baseUrl }: Upstream): string =>
    `  ${name}: { kind: openai, base_url: '${baseUrl}' }`;
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      named('first', first),
      named('second', second),
      'models:',
      '  acme/chat: { mode: chat, free: true, strategy: failover, session_affinity: false, ejection: { pause_seconds: 600 }, deployments: [{ backend: first, model: m }, { backend: second, model: m }] }',
    ],
  });
}

beforeAll(async () => {
  first = await Upstream.start(0);
  second = await Upstream.start(0);
});
afterEach(async () => {
  await gateway.close();
  first.reset();
  second.reset();
});
afterAll(async () => {
  await first.close();
  await second.close();
});

async function callOfOtherProject(): Promise<TestAnswer> {
  const { database } = gateway.gateway.services.store;
  const { id } = await database
    .selectFrom('projects')
    .select('id')
    .where('name', '=', 'other')
    .executeTakeFirstOrThrow();
  const { plainKey } = await createKey(database, {
    projectId: id,
    name: 'second',
    models: null,
    expiresAt: null,
  });
  const headers = { 'content-type': 'application/json', 'x-api-key': plainKey };
  return send(gateway.address, { method: 'POST', path: PATH, headers, body: JSON.stringify(BODY) });
}

test.each<[string, Behaviour]>([
  ['500', { kind: 'status', status: 500 }],
  ['a cut connection', { kind: 'reset', when: 'before_headers' }],
  ['401', { kind: 'status', status: 401 }],
  ['403', { kind: 'status', status: 403 }],
  ['429', { kind: 'status', status: 429, headers: { 'retry-after': '600' } }],
])(
  'requests of one project that meet %s leave the server to the other projects',
  async (_what, behaviour) => {
    await start();
    first.always(behaviour);
    for (let count = 0; count < 6; count += 1) expect((await gateway.call(PATH, BODY)).status).toBe(200);
    const met = first.requests.length;
    expect(met).toBeLessThan(6);
    first.always({ kind: 'good' });
    expect((await callOfOtherProject()).status).toBe(200);
    expect(first.requests).toHaveLength(met + 1);
    await gateway.call(PATH, BODY);
    expect(first.requests).toHaveLength(met + 1);
  },
);

test('a 500 that blames the request is a 400, and ejects nothing', async () => {
  await start();
  const message = 'image input is not supported - hint: you may need to provide the mmproj';
  first.always({ kind: 'status', status: 500, body: JSON.stringify({ error: { code: 500, message } }) });
  for (let count = 1; count <= 5; count += 1) {
    const answer = await gateway.call(PATH, BODY);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('image input is not supported');
    expect(first.requests).toHaveLength(count);
  }
  expect(second.requests).toHaveLength(0);
});
