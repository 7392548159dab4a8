import { afterAll, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { ConfigurationSource } from '../../server/configuration/configuration-source.ts';

const folder = await mkdtemp(join(tmpdir(), 'gateway-old-prices-'));
afterAll(() => rm(folder, { recursive: true }));

test('a configuration has old prices as soon as others become valid', async () => {
  const configurationPath = join(folder, 'gateway.yaml');
  const later = Date.UTC(2998, 0, 1);
  await writeFile(
    configurationPath,
    `backends: { vllm: { kind: openai, base_url: 'http://127.0.0.1:8000/v1' } }
models:
  acme/embed:
    mode: embedding
    deployments: [{ backend: vllm, model: embed }]
    prices: [{ input_per_million_tokens: 2 }, { valid_from: 2998-01-01, input_per_million_tokens: 1 }]
    info: { max_input_tokens: 9 }
`,
  );
  const settings = {
    configurationPath,
    configurationRequired: true,
    dataDirectory: folder,
    discovery: 'off',
    engines: new Set<never>(),
    port: 0,
  } as const;
  const source = new ConfigurationSource(settings, {}, pino({ level: 'silent' }));
  await source.load();
  expect([later - 1, later].map((nowMs) => source.hasOldPrices(nowMs))).toEqual([false, true]);
});
