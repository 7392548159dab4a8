import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import type { TestAnswer } from '../support/client.ts';
import { Upstream } from '../support/upstream/upstream.ts';

const NAMES = ['a', 'b', 'c', 'd'] as const;

let upstreams: Upstream[];
let gateway: RecordedGateway;

beforeAll(async () => {
  upstreams = await Promise.all(NAMES.map(() => Upstream.start()));
  const model = (name: string, settings: readonly string[], weights: readonly number[]) => [
    `  acme/${name}:`,
    '    mode: chat',
    '    prices: { input_per_million_tokens: 1, output_per_million_tokens: 1 }',
    '    info: { max_input_tokens: 1000, max_output_tokens: 100 }',
    ...settings.map((setting) => `    ${setting}`),
    '    deployments:',
    ...NAMES.map(
      (backend, index) => `      - { backend: ${backend}, model: up-${name}, weight: ${weights[index]} }`,
    ),
  ];
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      ...NAMES.map((name, index) => `  ${name}: { kind: openai, base_url: '${upstreams[index]?.baseUrl}' }`),
      'models:',
      ...model('shares', [], [4, 3, 2, 1]),
      ...model('sessions', ['ejection: { consecutive_failures: 1, pause_seconds: 600 }'], [1, 1, 1, 1]),
      ...model(
        'troubled',
        [
          'first_token_seconds: 1',
          'attempt_seconds: 1',
          'ejection: { pause_seconds: 600, max_pause_seconds: 600 }',
        ],
        [1, 1, 1, 1],
      ),
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all(upstreams.map((upstream) => upstream.close()));
});

const requestsOf = (model: string) =>
  upstreams.map((upstream) => upstream.requests.filter((request) => request.model === `up-${model}`).length);

function ask(model: string, messages: readonly object[], stream = false): Promise<TestAnswer> {
  return gateway.call('/v1/chat/completions', { model: `acme/${model}`, messages, stream });
}

const user = (content: string) => ({ role: 'user', content });

async function inBatches(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < count; start += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - start) }, (_unused, index) => work(start + index)),
    );
}

test('four deployments get their weighted shares, of equal requests too', async () => {
  await inBatches(400, 10, async () => void (await ask('shares', [user('Hello')])));
  const counts = requestsOf('shares');
  const wanted = [160, 120, 80, 40];
  for (const [index, count] of counts.entries()) {
    expect(count).toBeGreaterThan((wanted[index] ?? 0) * 0.5);
    expect(count).toBeLessThan((wanted[index] ?? 0) * 1.7);
  }
});

describe('a session', () => {
  test('of 50 turns stays on its deployment, and moves once when that dies', async () => {
    const messages = [user('A conversation of its own')];
    const turn = async (number: number) => {
      const before = requestsOf('sessions');
      expect((await ask('sessions', messages, number % 2 === 0)).status).toBe(200);
      messages.push({ role: 'assistant', content: 'Yes' }, user(`And ${number}?`));
      return requestsOf('sessions').map((count, index) => count - (before[index] ?? 0));
    };
    const home = (await turn(0)).indexOf(1);
    const alone = NAMES.map((_name, index) => (index === home ? 1 : 0));
    for (let number = 1; number < 50; number += 1) expect(await turn(number)).toEqual(alone);
    upstreams[home]?.forModel('up-sessions', { kind: 'reset', when: 'before_headers' });
    const moved = await turn(50);
    expect(moved[home]).toBe(1);
    const next = moved.findIndex((count, index) => count === 1 && index !== home);
    upstreams[home]?.forModel('up-sessions', { kind: 'good' });
    for (let number = 51; number < 70; number += 1)
      expect(await turn(number)).toEqual(NAMES.map((_name, index) => (index === next ? 1 : 0)));
  });
});

test('no client sees the failures of three of four deployments, and the ledger has what the fourth served', async () => {
  const [killed, silent, html, limited] = upstreams;
  const broken = 'up-troubled';
  killed?.forModel(broken, { kind: 'reset', when: 'before_headers' });
  silent?.forModel(broken, { kind: 'no_content', sends: 'first_event' });
  html?.forModel(broken, { kind: 'body', contentType: 'text/html', body: '<html></html>' });
  const answers: TestAnswer[] = [];
  const load = (count: number) =>
    inBatches(count, 10, async (index) => {
      answers.push(await ask('troubled', [user(`Question ${answers.length} ${index}`)], index % 2 === 0));
    });
  await load(100);
  limited?.forModel(broken, { kind: 'status', status: 429, headers: { 'retry-after': '30' } });
  killed?.forModel(broken, { kind: 'good' });
  await load(50);
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  expect(answers.filter(({ text }) => /"error":\s*\{/.test(text))).toEqual([]);
  const { store, ledger, deployments } = gateway.gateway.services;
  await ledger.posted();
  const rows = await store.database
    .selectFrom('ledger')
    .selectAll()
    .where('model_id', '=', 'acme/troubled')
    .execute();
  expect(rows).toHaveLength(answers.length);
  expect(rows.every(({ outcome }) => outcome === 'completed')).toBe(true);
  // Each request that came to an upstream is an attempt in the ledger, and the other way round.
  const attempts = rows.flatMap(({ deployment, attempts: list }) =>
    list === '' ? [deployment] : (JSON.parse(list) as { deployment: string }[]).map((one) => one.deployment),
  );
  const byDeployment = NAMES.map((name) => attempts.filter((one) => one === `${name}/${broken}`).length);
  expect(byDeployment).toEqual(requestsOf('troubled'));
  const states = deployments.snapshot().filter(({ name }) => name.endsWith(broken));
  expect(states.map(({ inFlight }) => inFlight)).toEqual([0, 0, 0, 0]);
  expect(states.slice(1, 3).map(({ status }) => status)).toEqual(['ejected', 'ejected']);
});
