import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { runGateway } from '../../cli/run.ts';
import { setProjectModel } from '../../projects/projects.ts';
import { jsonOf, send } from '../../scripts/test-bed/client.ts';
import { eventually } from '../support/eventually.ts';
import type { Behaviour } from '../../scripts/test-bed/upstream/behaviour.ts';
import { FallbackScene } from './fallback-scene.ts';

let scene: FallbackScene;
beforeAll(async () => {
  scene = await FallbackScene.start();
});
afterEach(() => scene.upstream.reset());
afterAll(() => scene.close());

const refusal = (error: object, status = 400): Behaviour => ({
  kind: 'status',
  status,
  body: JSON.stringify({ error }),
});
const TOO_LONG = refusal({ message: "This model's maximum context length is 8 tokens", code: 400 });
const AGAINST_POLICY = refusal({ message: 'filtered', code: 'content_filter' });

describe.each([false, true])('another model takes over (stream: %s)', (stream) => {
  test.each<Behaviour>([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 401 },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 503 },
    { kind: 'reset', when: 'before_headers' },
    { kind: 'stall', when: 'before_headers' },
    { kind: 'body', contentType: 'text/html', body: '<html></html>' },
  ])('after $kind $status', async (behaviour) => {
    scene.fails('a', behaviour);
    const response = await scene.chat('a', { stream });
    expect(response.status).toBe(200);
    // A kept connection that is reset counts as stale, so the gateway sends the request once more on a new one.
    expect([...new Set(scene.requestedModels)]).toEqual(['a', 'b']);
    expect(response.headers).toMatchObject({ 'x-gateway-model': 'acme/b', 'x-gateway-deployment': 'up' });
    expect(response.text).toContain('"model":"acme/b"');
  });

  test('unless it fails too; then the client gets the failure of the requested model', async () => {
    scene.fails('a', { kind: 'status', status: 503, headers: { 'retry-after': '7' } });
    scene.fails('b');
    expect((await scene.chat('a', { stream })).headers['x-gateway-model']).toBe('acme/c');
    scene.fails('c');
    const response = await scene.chat('a', { stream });
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('7');
    expect(response.headers).not.toHaveProperty('x-gateway-model');
    expect(scene.requestedModels).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  });

  test('for a request that is too long, and for one that the vendor rejects', async () => {
    scene.fails('long', TOO_LONG);
    expect((await scene.chat('long', { stream })).headers['x-gateway-model']).toBe('acme/free');
    scene.fails('long', AGAINST_POLICY);
    expect((await scene.chat('long', { stream })).headers['x-gateway-model']).toBe('acme/b');
    scene.fails('long', refusal({ message: 'temperature is too high', param: 'temperature' }));
    expect((await scene.chat('long', { stream })).status).toBe(400);
    scene.fails('long');
    expect((await scene.chat('long', { stream })).status).toBe(502);
    expect(scene.requestedModels).toEqual(['long', 'free', 'long', 'b', 'long', 'long']);
  });
});

describe('a stream', () => {
  test.each(['/v1/chat/completions', '/v1/messages', '/v1/responses'])(
    'of %s that has no content in time fails over to another model',
    async (path) => {
      scene.fails('a', { kind: 'no_content', sends: 'first_event' });
      const prompt =
        path === '/v1/responses' ? { input: 'Hello' } : { messages: [{ role: 'user', content: 'Hi' }] };
      const limit = path === '/v1/messages' ? { max_tokens: 10 } : {};
      const response = await scene.gateway.call(path, { model: 'acme/a', stream: true, ...prompt, ...limit });
      expect(response.headers['x-gateway-model']).toBe('acme/b');
      expect(response.text).not.toContain('acme/a');
      expect(scene.requestedModels).toEqual(['a', 'b']);
    },
  );

  test.each<Behaviour>([
    { kind: 'stall', when: 'mid_body' },
    { kind: 'reset', when: 'mid_body' },
  ])('whose content has begun never fails over ($kind)', async (behaviour) => {
    scene.fails('a', behaviour);
    const response = scene.chat('a', { stream: true });
    if (behaviour.kind === 'stall') {
      await new Promise((resolve) => setTimeout(resolve, 500));
      scene.upstream.disconnect();
    }
    const { headers, text } = await response;
    expect(headers).not.toHaveProperty('x-gateway-model');
    expect(text).toMatch(/"error":\s*\{/);
    expect(scene.requestedModels).toEqual(['a']);
  });
});

describe('the models that are tried', () => {
  test('begin with the fallbacks of the failed fallback, by the cause of its failure', async () => {
    scene.fails('first');
    scene.fails('second', TOO_LONG);
    expect((await scene.chat('first')).headers['x-gateway-model']).toBe('acme/third');
    scene.fails('third');
    expect((await scene.chat('first')).headers['x-gateway-model']).toBe('acme/last');
    expect(scene.requestedModels).toEqual(['first', 'second', 'third', 'first', 'second', 'third', 'last']);
  });

  test('may match a pattern', async () => {
    scene.fails('to-pattern');
    const response = await scene.chat('to-pattern');
    expect(response.headers['x-gateway-model']).toBe('hub/org/some');
    expect(jsonOf(response)).toMatchObject({ model: 'hub/org/some' });
    expect(scene.requestedModels).toEqual(['to-pattern', 'vendor/org/some']);
    expect(await scene.lastRow()).toMatchObject({ model_id: 'hub/org/some' });
  });

  test('are tried when all deployments are ejected, without an attempt', async () => {
    scene.fails('full');
    expect((await scene.chat('full')).status).toBe(502);
    expect((await scene.chat('full')).headers['x-gateway-model']).toBe('acme/free');
    expect(scene.requestedModels).toEqual(['full', 'free']);
  });

  test('leave out a model and a fallback that are ejected', async () => {
    for (const name of ['ejected', 'ejected-too', 'ejected-alone']) scene.fails(name);
    for (let count = 0; count < 3; count += 1) {
      const response = await scene.chat('ejected', {});
      expect(response.headers['x-gateway-model']).toBe('acme/free');
    }
    expect(scene.requestedModels).toEqual(['ejected', 'free', 'free', 'free']);
    expect((await scene.chat('ejected-too', {})).headers['x-gateway-model']).toBe('acme/b');
    expect((await scene.chat('ejected-alone', {})).status).toBe(502);
    expect(scene.requestedModels.slice(4)).toEqual(['ejected-too', 'ejected-alone', 'b', 'ejected-alone']);
  });

  test('begin with a model again whose probe after its pause succeeds', async () => {
    await eventually(
      'a probe restored the model',
      async () => (await scene.chat('ejected-too', {})).headers['x-gateway-model'] === undefined,
    );
    expect((await scene.chat('ejected-too', {})).headers).not.toHaveProperty('x-gateway-model');
  });

  test('do not include one that the key may not use', async () => {
    const { store } = scene.gateway.gateway.services;
    const { id: projectId } = await store.database
      .selectFrom('projects')
      .select('id')
      .where('name', '=', 'main')
      .executeTakeFirstOrThrow();
    await setProjectModel(store, { projectId, modelId: 'acme/foreign', enabled: false });
    expect((await scene.chat('foreign')).status).toBe(404);
    scene.fails('to-foreign');
    expect((await scene.chat('to-foreign')).headers['x-gateway-model']).toBe('acme/free');
    expect(scene.requestedModels).toEqual(['to-foreign', 'free']);
  });

  test('do not include one whose tier has no request left', async () => {
    scene.fails('to-tiered');
    expect((await scene.chat('to-tiered')).headers['x-gateway-model']).toBe('acme/tiered');
    expect((await scene.chat('to-tiered')).headers['x-gateway-model']).toBe('acme/free');
    expect((await scene.chat('tiered')).status).toBe(429);
    expect(scene.requestedModels).toEqual(['to-tiered', 'tiered', 'to-tiered', 'free']);
  });

  test('do not include one whose guardrails block the prompt', async () => {
    scene.fails('to-guarded');
    const messages = [{ role: 'user', content: 'a xylobomb' }];
    expect((await scene.chat('to-guarded', { messages })).headers['x-gateway-model']).toBe('acme/free');
    expect((await scene.chat('to-guarded')).headers['x-gateway-model']).toBe('acme/guarded');
    expect(scene.requestedModels).toEqual(['to-guarded', 'free', 'to-guarded', 'guarded']);
  });

  test('serve embeddings too', async () => {
    scene.fails('vectors');
    const response = await scene.gateway.call('/v1/embeddings', {
      model: 'acme/vectors',
      input: ['one', 'two'],
    });
    expect(response.headers['x-gateway-model']).toBe('acme/vectors-2');
  });

  test('get an upload from its copy on disk', async () => {
    scene.fails('sound');
    const response = await scene.gateway.upload('/v1/audio/transcriptions', [
      ['model', 'acme/sound'],
      ['file', { filename: 'a.wav', contentType: 'audio/wav', bytes: Buffer.alloc(64_000, 1) }],
    ]);
    expect(response.headers['x-gateway-model']).toBe('acme/sound-2');
    const [first, second] = scene.upstream.requests;
    expect(second?.body.length).toBeGreaterThan(64_000);
    expect(Math.abs((second?.body.length ?? 0) - (first?.body.length ?? 0))).toBeLessThan(10);
  });

  test('do not count tokens for the named model', async () => {
    scene.fails('a');
    const body = { model: 'acme/a', messages: [{ role: 'user', content: 'Hello' }] };
    const response = await scene.gateway.call('/v1/messages/count_tokens', body);
    expect(response.headers).not.toHaveProperty('x-gateway-model');
    expect(scene.requestedModels).not.toContain('b');
  });
});

test('`route explain` shows them, and which of them have no deployment ready', async () => {
  scene.fails('explained');
  await scene.chat('explained');
  let out = '';
  const context = {
    environment: {
      GATEWAY_DATA_DIR: scene.gateway.dataDirectory,
      GATEWAY_MANAGE_PORT: new URL(scene.gateway.gateway.managementAddress).port,
    },
    writeOut: (text: string) => (out += text),
    writeError: (text: string) => (out += text),
  };
  await runGateway(['route', 'explain', '--model', 'acme/to-full'], context);
  expect(out).toContain('fallbacks when overloaded: acme/b\n');
  expect(out).toContain('fallbacks when timed out: acme/explained (no deployment is ready)\n');
  out = '';
  await runGateway(['route', 'explain', '--model', 'acme/to-full', '--json'], context);
  expect(JSON.parse(out)).toMatchObject([
    {
      fallbacks: [
        { cause: 'overloaded', models: [{ model: 'acme/b', ready: true }] },
        { cause: 'failed', models: [{ model: 'acme/b', ready: true }] },
        { cause: 'timeout', models: [{ model: 'acme/explained', ready: false }] },
      ],
    },
  ]);
});

test('a metric counts each, by the model that failed, the fallback and the cause', async () => {
  const { adminAddress } = scene.gateway.gateway;
  scene.fails('first', { kind: 'status', status: 404 });
  await scene.chat('first');
  const { text } = await send(adminAddress, { method: 'GET', path: '/metrics', headers: {} });
  expect(text).toMatch(
    /gateway_fallbacks_total\{model="acme\/first",fallback="acme\/second",cause="failed"\} \d/,
  );
  expect(text).toMatch(/gateway_tokens_total\{model="acme\/second",kind="input"\} \d/);
});
