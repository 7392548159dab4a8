import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { loadCatalogue } from '../../catalogue/load.ts';
import { Secret } from '../../catalogue/secret.ts';
import { load, smallFile } from './configuration-file.ts';

const EXAMPLE = join(import.meta.dirname, '../../gateway.example.yaml');

describe('the example file', () => {
  test('loads without any environment', async () => {
    const catalogue = await loadCatalogue({ path: EXAMPLE, environment: {} });
    expect([...catalogue.models.keys()]).toEqual([
      'acme/chat-1',
      'acme/chat-0',
      'acme/embed-1',
      'embedded/use-lite',
    ]);
    expect(catalogue.defaults).toEqual({ chat: 'acme/chat-1', embedding: 'acme/embed-1' });
    expect(catalogue.projectDefaults).toEqual({ models: 'all' });
    expect(catalogue.requestLimits).toEqual({ requestsPerMinute: 600, tiers: new Map([['large', 60]]) });
    expect(catalogue.discovery).toBe(false);
    expect(catalogue.backends.get('my-vllm')?.apiKey).toBeNull();
  });

  test('names the schema for editors', async () => {
    expect(await readFile(EXAMPLE, 'utf8')).toMatch(
      /^# yaml-language-server: \$schema=\.\/catalogue\/gateway\.schema\.json\n/,
    );
  });

  test.each(['', '    created: 0', '    created: 1970-01-01'])('dates no model to 1970: %j', async (line) => {
    const { models } = await load(smallFile(`    free: true\n${line}`));
    const dates = [...models.values()].map((model) => model.entry.created);
    expect(Math.min(...dates)).toBe(Date.UTC(2026, 0, 1) / 1_000);
  });

  test('gives a model its two entries, including derived fields', async () => {
    const { models } = await loadCatalogue({ path: EXAMPLE, environment: {} });
    const model = models.get('acme/chat-1');
    expect(model?.entry).toEqual({
      id: 'acme/chat-1',
      object: 'model',
      created: 1769817600,
      owned_by: 'acme',
    });
    expect(model?.infoEntry).toMatchObject({
      model_name: 'acme/chat-1',
      model_info: {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        key: 'acme/chat-1',
        mode: 'chat',
        parameters_count: '70B',
        input_cost_per_1m_tokens: 0.2,
        output_cost_per_1m_tokens: 0.8,
        cache_read_input_cost_per_1m_tokens: 0.02,
        max_input_tokens: 131072,
      },
    });
    expect(Object.keys(model?.infoEntry.model_info ?? {})).not.toContain('logo_url');
    expect(models.get('acme/chat-0')?.visibility).toBe('hidden');
    expect(models.get('embedded/use-lite')?.prices).toBe('free');
  });

  test('gives the same model the same id in every process', async () => {
    const { models } = await loadCatalogue({ path: EXAMPLE, environment: {} });
    const script = `import { modelUuid } from './catalogue/model-id.ts'; console.log(modelUuid('acme/chat-1'))`;
    const cwd = join(import.meta.dirname, '../..');
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd,
      encoding: 'utf8',
    });
    expect(models.get('acme/chat-1')?.info.id).toBe(printed.trim());
  });
});

test('an absent file gives the built-in catalogue, unless the operator named it', async () => {
  const path = join(import.meta.dirname, 'no-such-gateway.yaml');
  const catalogue = await loadCatalogue({ path, environment: {} });
  expect([...catalogue.models.keys()].slice(0, 2)).toEqual(['embedded/extractive', 'embedded/use-lite']);
  expect([...catalogue.models.values()].every(({ prices }) => prices === 'free')).toBe(true);
  expect(catalogue.defaults).toMatchObject({
    chat: 'embedded/extractive',
    embedding: 'embedded/use-lite',
    rerank: 'embedded/rerank',
    decision: 'embedded/use-lite',
  });
  expect(catalogue.discovery).toBe(true);
  await expect(loadCatalogue({ path, environment: {}, required: true })).rejects.toThrow(
    'there is no such file',
  );
});

test('a backend has an address to build on, timeouts in milliseconds and lower-case headers', async () => {
  const { backends, models, requestLimits } = await load(
    `
backends:
  vllm:
    kind: openai
    base_url: http://127.0.0.1:8000/v1
    api_key: \${KEY}
    headers: { X-Team: research, Authorization-Extra: plain, x-from: "\${KEY}" }
    timeouts: { connect_seconds: 0.5 }
    max_connections: 8
models:
  acme/chat-1:
    mode: chat
    capabilities: [decision, chat]
    deployments: [{ backend: vllm, model: "\${MODEL:-fallback}" }]
    free: true
    tier: small
limits: { requests_per_minute: 60, tiers: { small: { requests_per_minute: 1000000000 } } }
`,
    { KEY: 'sk-1' },
  );
  const vllm = backends.get('vllm');
  expect(new URL('chat/completions', vllm?.baseUrl ?? '').href).toBe(
    'http://127.0.0.1:8000/v1/chat/completions',
  );
  expect(vllm?.timeouts).toEqual({ queueMs: 30_000, connectMs: 500, firstByteMs: 600_000, idleMs: 600_000 });
  expect(vllm?.maxConnections).toBe(8);
  expect(vllm?.apiKey?.reveal()).toBe('sk-1');
  expect(vllm?.headers['x-team']).toBe('research');
  expect(vllm?.headers['authorization-extra']).toBeInstanceOf(Secret);
  expect(vllm?.headers['x-from']).toBeInstanceOf(Secret);
  const model = models.get('acme/chat-1');
  expect(model?.deployments).toMatchObject([{ backend: vllm, model: 'fallback' }]);
  expect(model?.tier).toBe('small');
  expect(requestLimits).toEqual({ requestsPerMinute: 60, tiers: new Map([['small', 1_000_000_000]]) });
  expect([...(model?.capabilities ?? [])]).toEqual(['chat', 'decision']);
});

test('a free model has costs of 0, and one that is not paid by tokens has no token costs', async () => {
  const { models } = await load(
    smallFile(
      '    free: true',
      `  acme/draw-1:
    mode: image_generation
    deployments: [{ backend: vllm, model: draw }]
    prices: { per_image: 0.04 }
    limits: { max_images: 10 }`,
    ),
  );
  expect(models.get('acme/chat-1')?.info).toMatchObject({
    input_cost_per_1m_tokens: 0,
    output_cost_per_1m_tokens: 0,
  });
  expect(models.get('acme/draw-1')?.info).toEqual({
    id: expect.any(String),
    key: 'acme/draw-1',
    mode: 'image_generation',
  });
  expect(models.get('acme/draw-1')?.prices).toMatchObject({ images: 40_000_000_000_000n });
});

test('anchors and aliases can be used for what models share', async () => {
  const { models } = await load(
    smallFile(
      '    free: true\n    info: &shared { max_input_tokens: 100 }',
      `  acme/chat-2:
    mode: chat
    deployments: [{ backend: vllm, model: chat-2 }]
    info: *shared
    free: true`,
    ),
  );
  expect(models.get('acme/chat-2')?.info.max_input_tokens).toBe(100);
});

test('a key is never shown when a catalogue is printed or serialised', async () => {
  const { backends } = await load(
    `backends:
  vllm: { kind: openai, base_url: 'http://127.0.0.1/v1', api_key: "\${KEY}", headers: { x-h: "\${KEY}" } }
discovery: true`,
    { KEY: 'sk-very-secret' },
  );
  const shown = [
    inspect(backends, { depth: 10, showHidden: true }),
    JSON.stringify([...backends]),
    String(backends.get('vllm')?.apiKey),
  ].join('\n');
  expect(shown).not.toContain('sk-very-secret');
  expect(shown).toContain('[redacted]');
});
