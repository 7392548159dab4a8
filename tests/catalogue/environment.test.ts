import { describe, expect, test } from '@jest/globals';
import { errorOf, load, problemsOf, smallFile } from './configuration-file.ts';

describe('environment variables', () => {
  const file = (address: string) => `backends:
  vllm:
    kind: openai
    base_url: http://127.0.0.1/v1
    api_key: ${address}
discovery: true`;

  test('that are unset or empty stop the start', async () => {
    const expected = [
      '5: the environment variable VLLM_KEY is not set; set it, or give a default: ${VLLM_KEY:-value}',
    ];
    expect(await problemsOf(file('${VLLM_KEY}'))).toEqual(expected);
    expect(await problemsOf(file('${VLLM_KEY}'), { VLLM_KEY: '' })).toEqual(expected);
  });

  test('may have a default, be part of a text, and are not expanded twice', async () => {
    const keyOf = async (text: string, environment = {}) =>
      (await load(file(text), environment)).backends.get('vllm')?.apiKey?.reveal();
    expect(await keyOf('${KEY:-fallback}')).toBe('fallback');
    expect(await keyOf('${KEY:-}')).toBeUndefined();
    expect(await keyOf('a-${KEY}-b', { KEY: '${OTHER}$1' })).toBe('a-${OTHER}$1-b');
    expect(await keyOf('$${KEY}')).toBe('${KEY}');
    expect(await keyOf('${KEY}', { KEY: '12345' })).toBe('12345');
  });

  test('with an invalid name stop the start', async () => {
    expect(await problemsOf(file('${1KEY}'))).toEqual([expect.stringMatching(/^5: \$\{ begins the name/)]);
  });

  test('can hold a price, exactly', async () => {
    const priced =
      smallFile(`    prices: { input_per_million_tokens: "\${PRICE}", output_per_million_tokens: 1 }
    info: { max_input_tokens: 1, max_output_tokens: 1 }`);
    const { models } = await load(priced, { PRICE: '0.3' });
    expect(models.get('acme/chat-1')?.prices).toMatchObject({ inputTokens: 300_000_000n });
  });
});

test('no value of the file or the environment that could be a key shows in a problem', async () => {
  const secret = 'sk-s3cr3t';
  const files = [
    `backends: { vllm: { kind: "\${KEY}", base_url: "\${KEY}", ca_file: "\${KEY}", max_connections: "\${KEY}" } }`,
    `backends: { vllm: { kind: openai, headers: "\${KEY}", base_url: 'http://\${KEY}:x@h' } }`,
    `backends: { vllm: { kind: openai, headers: { a b: "\${KEY}", c: "\${KEY}\\n" }, api_key: { key: "\${KEY}" } } }`,
    `backends: { vllm: { kind: openai, api_key: *${secret} } }`,
    `backends: { vllm: { kind: openai, api_key: !${secret} x } }`,
    `backends: { vllm: { kind: openai, api_key: "${secret} } }`,
    `backends: { vllm: { kind: openai, api_key: [${secret}] } }`,
    `backends: { vllm: { kind: openai, api_key: @${secret} } }`,
    smallFile('    free: true\n    tier: ["${KEY}"]', 'defaults: { chat: "${KEY}" }'),
    smallFile(
      '    prices: { input_per_million_tokens: "${KEY}" }\n    info: { id: "${KEY}", superseded_by_model_name: "${KEY}" }',
    ),
  ];
  for (const file of files) {
    const error = await errorOf(file, { KEY: secret });
    expect(JSON.stringify([error.message, error.problems, error.stack])).not.toContain(secret);
  }
});
