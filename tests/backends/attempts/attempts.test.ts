import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { open } from '../../support/open-response.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';
import type { Behaviour } from '../../../scripts/test-bed/upstream/behaviour.ts';
import { Upstream } from '../../../scripts/test-bed/upstream/upstream.ts';

let first: Upstream;
let second: Upstream;
let gateway: RecordedGateway;

/** An error object or event, but not the `"error": null` of good responses. */
const ERROR = /"error":\s*\{|event: error/;

const NEVER_EJECTED =
  'ejection: { consecutive_failures: 1000, min_attempts: 1000, pause_seconds: 0.001, max_pause_seconds: 0.001 }';

const modelOf = (name: string, backends: readonly string[], settings = '') =>
  [
    `  acme/${name}:`,
    '    mode: chat',
    '    free: true',
    '    strategy: failover',
    `    ${NEVER_EJECTED}`,
    ...(settings === '' ? [] : [`    ${settings}`]),
    `    deployments: [${backends.map((backend) => `{ backend: ${backend}, model: up-chat }`).join(', ')}]`,
  ].join('\n');

beforeAll(async () => {
  first = await Upstream.start();
  second = await Upstream.start();
  const all = 'formats: [chat, messages, responses]';
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  one: { kind: openai, base_url: '${first.baseUrl}', ${all} }`,
      `  two: { kind: openai, base_url: '${second.baseUrl}', ${all} }`,
      `  one-chat: { kind: openai, base_url: '${first.baseUrl}', formats: [chat] }`,
      `  two-chat: { kind: openai, base_url: '${second.baseUrl}', formats: [chat] }`,
      `  one-messages: { kind: openai, base_url: '${first.baseUrl}', formats: [messages] }`,
      `  two-messages: { kind: openai, base_url: '${second.baseUrl}', formats: [messages] }`,
      // Models that name the same deployment share its health.
      `  ejected: { kind: openai, base_url: '${first.baseUrl}' }`,
      'models:',
      modelOf('native', ['one', 'two'], 'first_token_seconds: 0.3'),
      modelOf('chat', ['one-chat', 'two-chat'], 'first_token_seconds: 0.3'),
      modelOf('messages', ['one-messages', 'two-messages'], 'first_token_seconds: 0.3'),
      modelOf('slow', ['one', 'two'], 'attempt_seconds: 0.3'),
      modelOf('same', ['one'], 'max_attempts: 3'),
      modelOf('once', ['one', 'two'], 'max_attempts: 1'),
      modelOf('closed', ['ejected'], 'when_all_unavailable: fail').replace(
        NEVER_EJECTED,
        'ejection: { consecutive_failures: 1, pause_seconds: 600 }',
      ),
    ],
  });
});
afterEach(() => {
  first.reset();
  second.reset();
});
afterAll(async () => {
  await gateway.close();
  await first.close();
  await second.close();
});

const messages = [{ role: 'user', content: 'Hello' }];
const paths = ['/v1/chat/completions', '/v1/messages', '/v1/responses'] as const;
const ask = (path: string, model: string, stream: boolean) =>
  gateway.call(path, {
    model: `acme/${model}`,
    stream,
    ...(path === '/v1/responses' ? { input: 'Hello' } : { messages }),
    ...(path === '/v1/messages' ? { max_tokens: 100 } : {}),
  });
const counts = () => [first.requests.length, second.requests.length];

describe.each(['native', 'chat', 'messages'])('a stream over backends that speak %s', (model) => {
  test.each(paths)('%s fails over from a deployment that sends no content in time', async (path) => {
    for (const sends of ['first_event', 'comments'] as const) {
      first.always({ kind: 'no_content', sends });
      const answer = await ask(path, model, true);
      expect(answer.status).toBe(200);
      expect(answer.text).not.toMatch(ERROR);
      await first.aborted();
    }
    expect(counts()).toEqual([2, 2]);
  });

  test.each(paths)('%s fails over from a deployment whose stream breaks before its content', async (path) => {
    const broken: Behaviour[] = [
      { kind: 'error_event_first' },
      { kind: 'body', contentType: 'text/event-stream', body: '' },
      { kind: 'body', contentType: 'text/event-stream', body: ': only a comment\n\n' },
      { kind: 'body', contentType: 'text/event-stream', body: 'data: {"choices":\n\n' },
      { kind: 'body', contentType: 'text/html', body: '<html></html>' },
      { kind: 'body', contentType: 'application/json', body: '{"surprise":true}' },
    ];
    for (const behaviour of broken) {
      first.next(behaviour);
      const answer = await ask(path, model, true);
      expect([behaviour, answer.status]).toEqual([behaviour, 200]);
      expect(answer.text).not.toMatch(ERROR);
    }
    expect(counts()).toEqual([broken.length, broken.length]);
  });
});

test.each(paths)('%s that breaks off after content ends with an error and is not retried', async (path) => {
  first.always({ kind: 'reset', when: 'mid_body' });
  const answer = await ask(path, 'native', true);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('error');
  expect(counts()).toEqual([1, 0]);
});

describe('a non-streaming response', () => {
  const broken: Behaviour[] = [
    { kind: 'body', contentType: 'text/html', body: '<html></html>' },
    { kind: 'body', contentType: 'application/json', body: '{"choices": [' },
    { kind: 'body', contentType: 'application/json', body: '{"surprise":true}' },
    { kind: 'body', contentType: 'application/json', body: '{"a":1}', declaredBytes: 500 },
    { kind: 'reset', when: 'mid_body' },
    { kind: 'status', status: 401 },
    { kind: 'status', status: 404 },
    { kind: 'status', status: 408 },
  ];
  test.each(broken)('fails over after %j', async (behaviour) => {
    first.always(behaviour);
    expect((await ask('/v1/chat/completions', 'chat', false)).status).toBe(200);
    expect(counts()).toEqual([1, 1]);
  });

  test('fails over from a deployment that does not respond within attempt_seconds', async () => {
    first.always({ kind: 'stall', when: 'before_headers' });
    expect((await ask('/v1/chat/completions', 'slow', false)).status).toBe(200);
    await first.aborted();
  });
});

test('the last deployment is waited for, however long its first content takes', async () => {
  first.always({ kind: 'status', status: 500 });
  second.always({ kind: 'no_content', sends: 'first_event' });
  let isOver = false;
  const call = ask('/v1/chat/completions', 'native', true).finally(() => (isOver = true));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(isOver).toBe(false);
  second.disconnect();
  expect((await call).text).toMatch(ERROR);
  expect(counts()).toEqual([1, 1]);
});

test('max_attempts above the number of deployments tries the same one again, after a pause', async () => {
  first.next({ kind: 'status', status: 500 }, { kind: 'status', status: 503 });
  expect((await ask('/v1/chat/completions', 'same', false)).status).toBe(200);
  expect(first.requests).toHaveLength(3);
});

test('with max_attempts: 1 nothing is tried again', async () => {
  first.always({ kind: 'status', status: 500 });
  expect((await ask('/v1/chat/completions', 'once', false)).status).toBe(502);
  expect(counts()).toEqual([1, 0]);
});

test('with when_all_unavailable: fail an ejected deployment is not used', async () => {
  first.always({ kind: 'status', status: 500 });
  expect((await ask('/v1/chat/completions', 'closed', false)).status).toBe(502);
  const refused = await ask('/v1/chat/completions', 'closed', false);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  expect(first.requests).toHaveLength(1);
});

test('a client that disconnects during an attempt ends it, and no other attempt follows', async () => {
  first.always({ kind: 'no_content', sends: 'first_event' });
  const request = open(gateway.address, {
    method: 'POST',
    path: '/v1/chat/completions',
    headers: { 'content-type': 'application/json', ...gateway.headers },
    body: JSON.stringify({ model: 'acme/slow', messages, stream: true }),
  });
  request.response.catch(() => undefined);
  await eventually('the request is under way', () => Promise.resolve(first.requests.length > 0));
  request.disconnect();
  await first.aborted();
  expect(second.requests).toHaveLength(0);
  const deployments = gateway.gateway.services.deployments.snapshot();
  expect(deployments.every(({ inFlight }) => inFlight === 0)).toBe(true);
});
