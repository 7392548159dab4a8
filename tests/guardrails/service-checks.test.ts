import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { pino } from 'pino';
import { OpenAiBackend } from '../../backends/kinds/openai.ts';
import { buildGuardrails, type GuardrailInFile } from '../../catalogue/guardrail.ts';
import { buildModel } from '../../catalogue/build-model.ts';
import type { Model } from '../../catalogue/model.ts';
import type { Check, CheckedCall } from '../../guardrails/check.ts';
import { createCheck } from '../../guardrails/create-check.ts';
import { Prompt } from '../../guardrails/prompt.ts';
import { ScanPool } from '../../guardrails/rules/scan-pool.ts';
import { backendSettings } from '../backends/backend-request.ts';
import { operationRow } from '../../scripts/test-bed/contract-document.ts';
import { chatResponse, FAILURES, KINDS } from './guard-responses.ts';
import { respondJson, GuardServer, type Responder } from './guard-server.ts';

const guardModel = { backend: 'guard', model: 'guard-1' } as const;
const classify: GuardrailInFile = {
  kind: 'classifier',
  ...guardModel,
  ask: 'classify',
  allowed_labels: ['OK'],
};
const SETTINGS: Readonly<Record<string, GuardrailInFile>> = {
  moderation: { kind: 'moderation', ...guardModel },
  thresholds: { kind: 'moderation', ...guardModel, thresholds: { violence: 0.4, hate: 0.9 } },
  chat: { kind: 'classifier', ...guardModel, prompt: 'Judge the text.' },
  labels: { ...classify, blocked_labels: { BAD: 0.4 } },
};
const MODEL: Model = buildModel({ id: 'acme/chat', mode: 'chat', prices: 'free', deployments: [] });

let server: GuardServer;
let checks: Check[] = [];
beforeAll(async () => {
  server = await GuardServer.start();
});
afterEach(async () => {
  server.reset();
  for (const check of checks) await check.close();
  checks = [];
});
afterAll(() => server.close());

function checkOf(inFile: GuardrailInFile): Check {
  const settings = buildGuardrails({ policy: inFile }).get('policy');
  if (settings === undefined) throw new Error('the guardrail was not built');
  const guard = backendSettings('openai', new URL(`${server.address}/v1/`), { name: 'guard' });
  const backends = new Map([['guard', guard]]);
  const check = createCheck(settings, backends, (backend) => new OpenAiBackend(backend), new ScanPool({}));
  checks.push(check);
  return check;
}

const webhook = (): GuardrailInFile => ({
  kind: 'webhook',
  url: `${server.address}/check?of=policy`,
  secret: 's3cret',
});
const settingsOf = (kind: string): GuardrailInFile => SETTINGS[kind] ?? webhook();

const call = (more: Partial<CheckedCall> = {}): CheckedCall => ({
  requestId: 'r1',
  operation: operationRow('createChatCompletion'),
  principal: null,
  model: MODEL,
  log: pino({ level: 'silent' }),
  ...more,
});

function verdictOn(
  check: Check,
  texts: readonly string[] = ['Hello'],
  signal = new AbortController().signal,
) {
  return check.run(new Prompt({ running: [], others: texts }), call(), signal);
}

const bodies = (): Record<string, unknown>[] =>
  // What the gateway wrote.
  server.requests.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

describe.each(Object.entries(KINDS))('a service of kind %s', (kind, { allowed, blocked, invalid }) => {
  test.each(allowed)('allows a prompt with %j', async (body) => {
    server.responder = respondJson(body);
    expect(await verdictOn(checkOf(settingsOf(kind)))).toBe('allowed');
  });

  test.each(blocked)('blocks with %j', async (body) => {
    server.responder = respondJson(body);
    expect(await verdictOn(checkOf(settingsOf(kind)))).toBe('blocked');
  });

  test.each(invalid)('has no verdict with %j', async (body) => {
    server.responder = respondJson(body);
    await expect(verdictOn(checkOf(settingsOf(kind)))).rejects.toThrow();
  });

  test.each(FAILURES)('has no verdict with %s', async (_way, responder) => {
    server.responder = responder;
    await expect(verdictOn(checkOf(settingsOf(kind)))).rejects.toThrow();
  });

  test('is disconnected when its verdict is not needed any more', async () => {
    server.responder = (): void => undefined;
    const controller = new AbortController();
    const verdict = verdictOn(checkOf(settingsOf(kind)), ['Hello'], controller.signal);
    await server.untilRequested();
    controller.abort();
    await expect(verdict).rejects.toThrow();
    await server.untilDisconnected();
  });
});

/** Responds with one result for each text of a request. */
function judging(judge: (text: string) => object, key: 'results' | 'data'): Responder {
  return (response, request) => {
    // What the gateway wrote.
    const { input } = JSON.parse(request.body) as { input: string[] };
    respondJson({ [key]: input.map(judge) })(response, request);
  };
}

describe('a long prompt', () => {
  test('is moderated in pieces, 32 of them in a request, and one bad piece blocks all of it', async () => {
    server.responder = judging((text) => ({ flagged: text.includes('BAD') }), 'results');
    const check = checkOf({ ...settingsOf('moderation'), piece_characters: 100 });
    expect(await verdictOn(check, ['x'.repeat(95 * 40)])).toBe('allowed');
    const counts = bodies().map(({ input }) => (Array.isArray(input) ? input.length : 0));
    expect(counts.toSorted((one, other) => one - other)).toEqual([8, 32]);
    expect(bodies()[0]).toMatchObject({ model: 'guard-1' });
    expect(server.requests[0]).toMatchObject({
      path: '/v1/moderations',
      headers: { authorization: 'Bearer sk-of-the-gateway', 'content-type': 'application/json' },
    });
    expect(await verdictOn(check, [`${'x'.repeat(95 * 39)} BAD`])).toBe('blocked');
    expect(await verdictOn(check, [`BAD ${'x'.repeat(95 * 39)}`])).toBe('blocked');
  });

  test('is classified in pieces, 32 of them in a request, and one bad piece blocks all of it', async () => {
    const label = (text: string): object =>
      text.includes('BAD') ? { label: 'BAD', probs: [0.9] } : { label: 'OK', probs: [0.9] };
    server.responder = judging(label, 'data');
    const check = checkOf({ ...settingsOf('labels'), piece_characters: 100 });
    expect(await verdictOn(check, ['x'.repeat(95 * 40)])).toBe('allowed');
    expect(server.requests).toHaveLength(2);
    expect(bodies()[0]).toMatchObject({ model: 'guard-1' });
    expect(await verdictOn(check, [`${'x'.repeat(95 * 10)} BAD ${'x'.repeat(95 * 30)}`])).toBe('blocked');
  });

  test('is read by a guard model piece by piece', async () => {
    server.responder = (response, request) =>
      respondJson(chatResponse(request.body.includes('BAD') ? 'unsafe' : 'safe'))(response, request);
    const check = checkOf({ ...settingsOf('chat'), piece_characters: 100 });
    expect(await verdictOn(check, ['x'.repeat(95 * 4)])).toBe('allowed');
    expect(server.requests).toHaveLength(4);
    expect(await verdictOn(check, [`${'x'.repeat(95 * 2)} BAD ${'x'.repeat(95)}`])).toBe('blocked');
  });

  test('is checked with at most four concurrent requests', async () => {
    const open: (() => void)[] = [];
    let most = 0;
    server.responder = (response, request) => {
      open.push(() => respondJson(chatResponse('safe'))(response, request));
      most = Math.max(most, open.length);
      // Waits for a fifth request, which must not arrive.
      if (open.length === 4) setTimeout(() => open.splice(0).forEach((respond) => respond()), 50);
    };
    await verdictOn(checkOf({ ...settingsOf('chat'), piece_characters: 100 }), ['x'.repeat(95 * 12)]);
    expect(most).toBe(4);
  });
});

describe('a guard model', () => {
  test('gets its instructions and the text as messages, and responds briefly and deterministically', async () => {
    server.responder = respondJson(chatResponse('safe'));
    await verdictOn(checkOf({ ...settingsOf('chat'), max_tokens: 9 }));
    expect(bodies()).toEqual([
      {
        model: 'guard-1',
        messages: [
          { role: 'system', content: 'Judge the text.' },
          { role: 'user', content: 'Hello' },
        ],
        temperature: 0,
        max_tokens: 9,
        stream: false,
      },
    ]);
    expect(server.requests[0]?.path).toBe('/v1/chat/completions');
  });

  test('without instructions gets the text alone', async () => {
    server.responder = respondJson(chatResponse('safe'));
    await verdictOn(checkOf({ kind: 'classifier', ...guardModel }));
    expect(bodies()[0]).toMatchObject({ messages: [{ role: 'user', content: 'Hello' }] });
  });

  test.each([
    ['OK', [0.6, 0.4], 'blocked'],
    ['OK', [0.61, 0.39], 'allowed'],
    ['OK', [0.5, 0.3, 0.2], 'allowed'],
    ['BAD', [0.4], 'blocked'],
    ['BAD', [0.39], 'allowed'],
  ])('of two labels that responds with %s and %j counts as %s', async (label, probs, verdict) => {
    server.responder = respondJson({ data: [{ index: 0, label, probs }] });
    expect(await verdictOn(checkOf(settingsOf('labels')))).toBe(verdict);
  });

  test('of several blocked labels is not blocked by the probability of the allowed one', async () => {
    server.responder = respondJson({ data: [{ index: 0, label: 'OK', probs: [0.5, 0.5] }] });
    const check = checkOf({ ...classify, blocked_labels: { BAD: 0.4, WORSE: 0.2 } });
    expect(await verdictOn(check)).toBe('allowed');
  });
});

describe('a webhook', () => {
  test('gets the texts and the properties of the request, with a signature', async () => {
    server.responder = respondJson({ allowed: true });
    const principal = { projectId: 'p1' } as CheckedCall['principal'];
    const prompt = new Prompt({ running: ['one ', 'two'], others: ['name'] });
    const signal = new AbortController().signal;
    await checkOf(webhook()).run(prompt, call({ principal }), signal);
    const [request] = server.requests;
    expect(JSON.parse(request?.body ?? '')).toEqual({
      request_id: 'r1',
      operation: 'createChatCompletion',
      model: 'acme/chat',
      project_id: 'p1',
      texts: ['one ', 'two', 'one two', 'name'],
    });
    expect(request).toMatchObject({
      path: '/check?of=policy',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': 'inference-gateway',
        'x-request-id': 'r1',
      },
    });
    const timestamp = String(request?.headers['x-gateway-timestamp']);
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(600);
    const signed = createHmac('sha256', 's3cret').update(`${timestamp}.${request?.body}`).digest('hex');
    expect(request?.headers['x-gateway-signature']).toBe(`sha256=${signed}`);
  });

  test('gets null for a missing model or project', async () => {
    server.responder = respondJson({ allowed: true });
    const prompt = new Prompt({ running: ['x'], others: [] });
    await checkOf(webhook()).run(prompt, call({ model: null }), new AbortController().signal);
    expect(bodies()[0]).toMatchObject({ model: null, project_id: null });
  });
});

test('a guardrail with an unknown backend is not created', () => {
  expect(() => checkOf({ ...guardModel, kind: 'moderation', backend: 'nowhere' })).toThrow(
    'without its backend',
  );
});

test.each<['webhook' | 'moderation', string]>([
  ['webhook', '{"allowed":false,"allowed":true}'],
  ['webhook', '{"allowed":false,"\\u0061llowed":true}'],
  ['moderation', '{"results":[{"flagged":true}],"results":[{"flagged":false}]}'],
  ['moderation', '{"results":[{"flagged":true,"flagged":false}]}'],
])('a %s that gives a key twice has no verdict: %s', async (kind, text) => {
  server.responder = (response) => void response.setHeader('content-type', 'application/json').end(text);
  await expect(verdictOn(checkOf(settingsOf(kind)))).rejects.toThrow('repeats a key');
});
