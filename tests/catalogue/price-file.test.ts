import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError, problemLine } from '../../catalogue/configuration-error.ts';
import { loadWithFiles } from '../../catalogue/load.ts';

const folder = await mkdtemp(join(tmpdir(), 'gateway-prices-'));
afterAll(() => rm(folder, { recursive: true }));

const PRICES = `source: litellm
date: 2026-11-26
currency: USD
rate: 0.92
models:
  acme/chat:
    source_model: gpt-5
    prices: { input_per_million_tokens: 1.15, output_per_million_tokens: 9.2 }
    info: { max_input_tokens: 272000, deprecation_date: 2027-01-01 }
`;

async function loadWith(
  prices: string | null,
  model = 'info: { max_input_tokens: 9, max_output_tokens: 9 }',
) {
  const path = join(folder, 'gateway.yaml');
  await writeFile(
    path,
    `prices: { file: prices.yaml }
backends: { vllm: { kind: openai, base_url: 'http://127.0.0.1:8000/v1' } }
models:
  acme/chat: { mode: chat, deployments: [{ backend: vllm, model: chat }], ${model} }
`,
  );
  await rm(join(folder, 'prices.yaml'), { force: true });
  if (prices !== null) await writeFile(join(folder, 'prices.yaml'), prices);
  return loadWithFiles({ path, environment: {} });
}

async function problemsWith(prices: string | null, model?: string): Promise<string[]> {
  try {
    await loadWith(prices, model);
  } catch (thrown) {
    if (!(thrown instanceof ConfigurationError)) throw thrown;
    return thrown.problems.map((problem) => problemLine(problem).replace(`${folder}/`, ''));
  }
  return [];
}

test('a model without prices has those of the file, which is watched', async () => {
  const { catalogue, files } = await loadWith(PRICES);
  expect(catalogue.models.get('acme/chat')?.prices).toMatchObject({
    inputTokens: 1_150_000_000n,
    outputTokens: 9_200_000_000n,
  });
  expect(files).toEqual([join(folder, 'gateway.yaml'), join(folder, 'prices.yaml')]);
});

test('a model knows where a file has its prices from', async () => {
  const { catalogue } = await loadWith(PRICES);
  expect(catalogue.models.get('acme/chat')?.priceSource).toEqual({ name: 'litellm', date: '2026-11-26' });
  const own =
    'prices: { input_per_million_tokens: 1, output_per_million_tokens: 2 }, info: { max_input_tokens: 9, max_output_tokens: 9 }';
  expect((await loadWith(PRICES, own)).catalogue.models.get('acme/chat')?.priceSource).toBeNull();
});

test('prices in gateway.yaml take precedence', async () => {
  const { catalogue } = await loadWith(PRICES, 'free: true');
  expect(catalogue.models.get('acme/chat')?.prices).toBe('free');
});

describe('a mistake is reported where it is', () => {
  test.each([
    ['no file', null, /^gateway\.yaml:1:17 this file does not exist; 'gateway prices import' writes it$/],
    ['an empty file', '', /^prices\.yaml:1:1 the file is empty$/],
    ['a wrong price', PRICES.replace('1.15', '-1'), /^prices\.yaml:8:41 a price cannot be negative$/],
    ['a misspelt key', PRICES.replace('info:', 'inof:'), /^prices\.yaml:9:5 unknown key 'inof'/],
    [
      'no entry for a model without prices',
      PRICES.replace('acme/chat:', 'acme/other:'),
      /^gateway\.yaml:4:3 a model has either prices or 'free: true', and the file of prices has no entry for this one$/,
    ],
  ])('%s', async (_what, prices, problem) => {
    expect((await problemsWith(prices)).join('\n')).toMatch(new RegExp(problem.source, 'm'));
  });

  test('a priced model without a bound of its use', async () => {
    expect(await problemsWith(PRICES, 'visibility: public')).toEqual([
      expect.stringContaining("add 'max_input_tokens' under 'info'"),
      expect.stringContaining("add 'max_output_tokens' under 'info'"),
    ]);
  });
});
