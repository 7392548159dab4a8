import { afterAll, describe, expect, test } from '@jest/globals';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '../../catalogue/load.ts';
import { runHere, type CommandResult } from './run-cli.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/prices');
const folder = await mkdtemp(join(tmpdir(), 'gateway-import-'));
const configuration = join(folder, 'gateway.yaml');
const output = join(folder, 'prices.yaml');
afterAll(() => rm(folder, { recursive: true }));

const LIMITS = 'info: { max_input_tokens: 200000, max_output_tokens: 64000 }, limits: { max_searches: 5 }';
const BACKENDS = `prices: { file: prices.yaml }
backends:
  openai: { kind: openai, base_url: 'https://api.openai.com/v1' }
  anthropic: { kind: anthropic, base_url: 'https://api.anthropic.com' }
  openrouter: { kind: openrouter }
models:
`;

function model(id: string, mode: string, backend: string, name: string, more = LIMITS): string {
  return `  ${id}: { mode: ${mode}, deployments: [{ backend: ${backend}, model: '${name}' }], ${more} }\n`;
}

async function run(commandArguments: string[], ...models: string[]): Promise<CommandResult> {
  if (models.length > 0) await writeFile(configuration, BACKENDS + models.join(''));
  return runHere(join(folder, 'data'), ['prices', ...commandArguments], { GATEWAY_CONFIG: configuration });
}

function importFrom(source: string, rate: string, ...models: string[]): Promise<CommandResult> {
  return run(['import', join(FIXTURES, `${source}.json`), '--from', source, '--rate', rate], ...models);
}

async function pricesOf(id: string) {
  const { models } = await loadCatalogue({ path: configuration, environment: {} });
  return models.get(id)?.priceSchedule;
}

test('prices of LiteLLM are imported exactly, and the gateway starts with them', async () => {
  const result = await importFrom('litellm', '0.92', model('openai/large', 'chat', 'openai', 'gpt-5.4'));
  expect(result).toMatchObject({ exitCode: 0, error: '' });
  expect(result.out).toContain('prices of 1 of 1 models');
  expect(result.out).toContain('openai/large: not carried over: fedramp_uplift_multiplier');
  const text = await readFile(output, 'utf8');
  expect(text).toMatch(/^source: litellm\ndate: \d{4}-\d\d-\d\d\ncurrency: USD\nrate: 0.92$/m);
  expect(text).toContain('    # not carried over: fedramp_uplift_multiplier\n    source_model: "gpt-5.4"');
  const [period] = (await pricesOf('openai/large')) ?? [];
  expect(period?.plain).toMatchObject({
    prices: { inputTokens: 2_300_000_000n, cachedInputTokens: 230_000_000n, outputTokens: 13_800_000_000n },
    longInputs: [{ aboveInputTokens: 272_000, prices: { inputTokens: 4_600_000_000n } }],
  });
  // 1.3e-07 USD × 0.92 is no multiple of a double.
  expect(period?.serviceTiers.get('flex')?.prices.cachedInputTokens).toBe(119_600_000n);
  expect([...(period?.serviceTiers.keys() ?? [])].toSorted()).toEqual(['batch', 'flex', 'priority']);
});

test('a price that a service tier lacks is completed, rather too high than too low', async () => {
  const result = await importFrom(
    'litellm',
    '1',
    model('anthropic/sonnet', 'chat', 'anthropic', 'claude-sonnet-4-5'),
  );
  expect(result.out).toContain("completed: cache_write_1h_per_million_tokens of 'batch'");
  const [period] = (await pricesOf('anthropic/sonnet')) ?? [];
  expect(period?.plain.prices).toMatchObject({
    cacheWriteTokens: 3_750_000_000n,
    searches: 10_000_000_000_000n,
  });
  expect(period?.serviceTiers.get('batch')?.prices).toMatchObject({
    cacheWriteTokens: 1_875_000_000n,
    cacheWrite1hTokens: 6_000_000_000n,
  });
});

test.each([
  ['transcription', 'whisper-1', 'limits: { max_seconds: 60 }', { seconds: 100_000_000_000n }],
  [
    'speech',
    'gpt-4o-mini-tts',
    LIMITS,
    { inputTokens: 600_000_000n, audioOutputTokens: 12_000_000_000n, seconds: 0n },
  ],
  [
    'image_generation',
    'gpt-image-1',
    LIMITS,
    { inputTokens: 10_000_000_000n, outputTokens: 40_000_000_000n },
  ],
  ['rerank', 'rerank-v3.5', LIMITS, { searches: 2_000_000_000_000n }],
])('the prices of %s are those of its pieces or tokens, not both', async (mode, name, limits, prices) => {
  expect(await importFrom('litellm', '1', model('acme/one', mode, 'openai', name, limits))).toMatchObject({
    exitCode: 0,
  });
  expect((await pricesOf('acme/one'))?.[0].plain.prices).toMatchObject(prices);
});

test('prices of genai-prices keep their starts, and name what has no place', async () => {
  const result = await importFrom(
    'genai-prices',
    '1',
    model('anthropic/opus', 'chat', 'anthropic', 'claude-opus-4-6'),
  );
  expect(result.exitCode).toBe(0);
  const [first, second] = (await pricesOf('anthropic/opus')) ?? [];
  expect(first?.plain.longInputs).toMatchObject([
    { aboveInputTokens: 200_000, prices: { outputTokens: 37_500_000_000n } },
  ]);
  expect(second).toMatchObject({ validFromMs: Date.UTC(2026, 2, 13), plain: { longInputs: [] } });
  const named = await run(
    [
      'import',
      join(FIXTURES, 'genai-prices.json'),
      '--from',
      'genai-prices',
      '--rate',
      '1',
      '--match',
      'acme/deep=deepseek/deepseek-chat',
    ],
    model('acme/deep', 'chat', 'openai', 'deep'),
  );
  expect(named.out).toContain('acme/deep: not carried over: requests_kcount');
  expect(named.out).toContain('acme/deep: not carried over: prices by the time of day');
});

test('prices of OpenRouter are imported by the id of the model', async () => {
  const models = [
    model('openrouter/sonnet', 'chat', 'openrouter', 'anthropic/claude-sonnet-4.5'),
    model('openrouter/auto', 'chat', 'openrouter', 'openrouter/auto'),
  ];
  const result = await importFrom('openrouter', '0.5', ...models);
  expect(result.out).toContain('openrouter/sonnet: not carried over: pricing.image');
  expect(result.out).toContain('openrouter/auto: openrouter has no prices for it');
  const text = await readFile(output, 'utf8');
  expect(text).toContain('cached_input_per_million_tokens: 0.15\n');
  expect(text).toContain('max_output_tokens: 64000');
});

describe('a wrong command changes no file', () => {
  test.each([
    [
      'another form',
      ['import', join(FIXTURES, 'litellm.json'), '--from', 'openrouter', '--rate', '1'],
      1,
      /is not a list of openrouter/,
    ],
    [
      'no JSON',
      ['import', import.meta.filename, '--from', 'litellm', '--rate', '1'],
      1,
      /is not a list of litellm/,
    ],
    ['no such file', ['import', '/nonexistent', '--from', 'litellm', '--rate', '1'], 1, /does not exist/],
    ['a wrong rate', ['import', 'x', '--from', 'litellm', '--rate', 'cheap'], 2, /Expected a decimal number/],
    [
      'a model that is not configured',
      ['import', 'x', '--from', 'litellm', '--rate', '1', '--match', 'a/b=c'],
      1,
      /no priced model 'a\/b'/,
    ],
  ])('%s', async (_what, commandArguments, exitCode, message) => {
    await rm(output, { force: true });
    const result = await run(commandArguments, model('openai/large', 'chat', 'openai', 'gpt-5.4'));
    expect(result.exitCode).toBe(exitCode);
    expect(result.error).toMatch(message);
    await expect(readFile(output)).rejects.toThrow('ENOENT');
  });
});

describe('an import that gateway.yaml could not be used with', () => {
  const large = (limits: string): string => model('openai/large', 'chat', 'openai', 'gpt-5.4', limits);
  const sonnet = (limits: string): string =>
    model('anthropic/sonnet', 'chat', 'anthropic', 'claude-sonnet-4-5', limits);

  test.each([
    ['a model has no prices any more', model('openai/large', 'chat', 'openai', 'renamed'), /has no prices/],
    ['a price has no bound', sonnet(LIMITS.replace(/, limits.*/, '')), /max_searches/],
  ])('since %s, leaves the file as it is and writes another one', async (_why, changed, reason) => {
    const before =
      'models:\n  MODEL: { prices: { input_per_million_tokens: 1, output_per_million_tokens: 1 } }\n';
    const id = changed.trim().split(': ')[0] ?? '';
    await writeFile(output, before.replace('MODEL', id));
    const result = await importFrom('litellm', '1', changed);
    expect(result).toMatchObject({ exitCode: 1, out: expect.stringMatching(reason) });
    expect(result.error).toContain(`${output} was not changed: ${output}.new needs 1 correction`);
    expect(await readFile(output, 'utf8')).toBe(before.replace('MODEL', id));
    await rm(`${output}.new`);
  });

  test('for other reasons, also before, replaces the file', async () => {
    await importFrom('litellm', '1', large(LIMITS));
    const result = await importFrom(
      'litellm',
      '2',
      large(LIMITS),
      model('acme/new', 'chat', 'openai', 'new'),
    );
    expect(result).toMatchObject({ exitCode: 0, out: expect.stringContaining('acme/new: litellm has no') });
    expect(await readFile(output, 'utf8')).toContain('rate: 2');
  });
});

test('check lists prices, limits and ends that differ, and exits with 2', async () => {
  await importFrom(
    'litellm',
    '0.92',
    model('openai/large', 'chat', 'openai', 'gpt-5.4'),
    model('openai/mini', 'chat', 'openai', 'o4-mini'),
  );
  expect(await run(['check'])).toMatchObject({
    exitCode: 2,
    out: expect.stringMatching(/openai\/mini +deprecation_date +- +2026-10-23/),
  });
  await copyFile(output, join(folder, 'new.yaml'));
  const own = `prices: { input_per_million_tokens: 3, output_per_million_tokens: 13.8 }, info: { max_input_tokens: 1050000, max_output_tokens: 64000 }`;
  const result = await run(
    ['check', join(folder, 'new.yaml'), '--json'],
    model('openai/large', 'chat', 'openai', 'gpt-5.4', own),
  );
  expect(result.exitCode).toBe(2);
  expect(JSON.parse(result.out)).toEqual(
    expect.arrayContaining([
      { model: 'openai/large', what: 'inputTokens', configured: '3 EUR/1m', file: '2.3 EUR/1m' },
      { model: 'openai/large', what: 'max_output_tokens', configured: '64000', file: '128000' },
    ]),
  );
});

test('check finds nothing in a file that the models have their prices from', async () => {
  await importFrom(
    'litellm',
    '0.92',
    model(
      'openai/large',
      'chat',
      'openai',
      'gpt-5.4',
      LIMITS.replace('200000', '1050000').replace('64000', '128000'),
    ),
  );
  expect(await run(['check'])).toMatchObject({ exitCode: 0, error: '' });
});
