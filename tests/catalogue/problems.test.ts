import { describe, expect, test } from '@jest/globals';
import { asExpected, errorOf, problemsOf, smallFile, type ProblemCase } from './configuration-file.ts';

const FREE = '    free: true';

const CASES: readonly ProblemCase[] = [
  [
    'an unknown key at the top',
    smallFile(FREE, 'defualts: {}'),
    ["8: unknown key 'defualts'; did you mean 'defaults'?"],
  ],
  [
    'an unknown key of a backend',
    `backends:
  vllm:
    kind: openai
    base_ur: http://127.0.0.1/v1
discovery: true`,
    ["2: the key 'base_url' is missing", "4: unknown key 'base_ur'; did you mean 'base_url'?"],
  ],
  [
    'a key spelled with other separators',
    smallFile('    free: true\n    Owned-By: acme'),
    ["8: unknown key 'Owned-By'; did you mean 'owned_by'?"],
  ],
  [
    'a key that resembles no other',
    smallFile('    free: true\n    zzzzzz: 1'),
    [/^8: unknown key 'zzzzzz'; known here: mode, /],
  ],
  ['__proto__', smallFile('    free: true\n    __proto__: { free: true }'), [/^8: unknown key '__proto__'/]],
  [
    'a derived field',
    smallFile('    free: true\n    info: { input_cost_per_1m_tokens: 3 }'),
    [/^8: unknown key .*; it follows from 'prices\.input_per_million_tokens'/],
  ],
  [
    'rate limits, which are not part of the file yet',
    smallFile(FREE, 'rate_limits: {}'),
    [/^8: unknown key 'rate_limits'/],
  ],
  [
    'a repeated key',
    smallFile('    free: true\n    free: true'),
    ['8: this key is repeated; remove one of the two'],
  ],
  [
    'a repeated key in a mapping that is used twice',
    smallFile(
      '    free: true\n    info: &info { precision: fp8, precision: fp16 }\n  b/c: { mode: chat, free: true, deployments: [{ backend: vllm, model: x }], info: *info }',
    ),
    ['8: this key is repeated; remove one of the two'],
  ],
  [
    'a repeated merge key',
    smallFile('    <<: { free: true }\n    <<: { free: true }'),
    [/^8: this key is repeated/],
  ],
  [
    'a repeated model',
    smallFile(FREE, '  acme/chat-1: { mode: chat, free: true, deployments: [{ backend: vllm, model: x }] }'),
    [/^8: this key is repeated/],
  ],
  [
    'an unknown mode',
    smallFile(FREE, '  a/b: { mode: embeddings, free: true, deployments: [{ backend: vllm, model: x }] }'),
    [/^8: this must be one of chat, .*; did you mean 'embedding'\?$/],
  ],
  [
    'a model without a mode',
    smallFile(FREE, '  a/b: { free: true, deployments: [{ backend: vllm, model: x }] }'),
    ["8: the key 'mode' is missing"],
  ],
  [
    'an id that is not a UUID',
    smallFile('    free: true\n    info:\n      id: 123'),
    ['9: this must be a text; quote it'],
  ],
  [
    'an id that is nearly a UUID',
    smallFile('    free: true\n    info:\n      id: 123e4567-e89b-42d3-a456'),
    [/^9: this must be a UUID/],
  ],
  [
    'a day that is not in the calendar',
    smallFile('    free: true\n    info:\n      deprecation_date: 2026-02-30'),
    [/^9: this must be a date of the calendar/],
  ],
  [
    'a revision that YAML reads as a number',
    smallFile('    free: true\n    info:\n      model_version: 5000000'),
    ['9: this must be a text; quote it'],
  ],
  [
    'no bound at all',
    smallFile('    free: true\n    info: { max_input_tokens: 0 }'),
    ['8: this must be >= 1'],
  ],
  [
    'a bound of half a token',
    smallFile('    free: true\n    info: { max_input_tokens: 1.5 }'),
    ['8: this must be a whole number'],
  ],
  [
    'a yes',
    smallFile('    free: true\n    info: { supports_vision: yes }'),
    ['8: this must be true or false'],
  ],
  ['a tab', smallFile('\tfree: true'), [/^7: a tab indents this line; YAML is indented with spaces$/]],
  [
    'a text that does not end',
    smallFile("    free: true\n    tier: 'open"),
    [/^\d+: a closing quote, bracket, comma or colon is missing$/],
  ],
  [
    'two syntax errors, of which the first is reported',
    smallFile('\tfree: true\n    info: { a: [ }', 'defaults: ]'),
    [/^7: a tab indents this line/],
  ],
  ['two documents', smallFile(FREE, '---\na: b'), [/^8: a second document begins here/]],
  ['a tag', smallFile('    free: !yes true'), [/^7: YAML tags are not used here/]],
  [
    'an alias without a target',
    smallFile('    free: true\n    info: *shared'),
    [/^8: this alias \(\*name\) has no anchor/],
  ],
  [
    'a variable without quotes in braces',
    'backends:\n  vllm: { kind: openai, base_url: ${URL}, api_key: ${KEY} }',
    [/^2: .*; between \{ and \} an environment variable is quoted: "\$\{NAME\}"$/],
  ],
  ['a list', '- a', ['1: this must be a mapping (key: value)', /^1: the file has no models/]],
  ['nothing', '', ['1: the file is empty']],
  ['a comment', '# nothing yet\n', [/^\d: the file is empty$/]],
  ['no model and no discovery', 'backends: {}', [/^1: the file has no models; add one under 'models'/]],
];

describe('the start is refused, with the line, for', () => {
  test.each(CASES)('%s', async (_name, file, expected) => {
    expect(await problemsOf(file)).toEqual(asExpected(expected));
  });

  const ADDRESSES = [
    ['ftp://host/v1', /http or https/],
    ['10.0.0.5:8000', /http or https/],
    ['http://user:hunter2@host/v1', /user name or password/],
    ['http://host/v1?key=hunter2', /with \? or #/],
    ['http://host/v1/chat/completions', /names an operation/],
  ] as const;

  test.each(ADDRESSES)('the backend address %s', async (address, message) => {
    const { problems, message: whole } = await errorOf(`backends:
  vllm:
    kind: openai
    base_url: ${address}
discovery: true`);
    expect(problems).toEqual([
      expect.objectContaining({ line: 4, column: 15, message: expect.stringMatching(message) }),
    ]);
    expect(whole).not.toContain('hunter2');
  });

  test('an address, a key or headers of the engines, which have none', async () => {
    const problems = await problemsOf(`backends:
  embedded:
    kind: embedded
    base_url: http://127.0.0.1/v1
    api_key: x
discovery: true`);
    expect(problems).toEqual([
      '4: a backend that runs inside the gateway has no such key',
      '5: a backend that runs inside the gateway has no such key',
    ]);
  });

  test('keys of another kind', async () => {
    const problems = await problemsOf(`backends:
  vllm:
    kind: openai
    base_url: http://127.0.0.1/v1
    api_version: v1
    aws: { region: eu-central-1 }
    models_dir: models
  embedded: { kind: embedded, health: { path: /health } }
discovery: true`);
    expect(problems).toEqual([
      "5: only backends of kind 'azure' have such a key",
      "6: only backends of kind 'bedrock' have such a key",
      "7: only backends of kind 'onnx' have such a key",
      '8: a backend of this kind has no such key',
    ]);
  });

  test('an invalid certificate file', async () => {
    const problems = await problemsOf(`backends:
  vllm:
    kind: openai
    base_url: https://127.0.0.1/v1
    ca_file: gateway.yaml
discovery: true`);
    expect(problems).toEqual(['5: no certificate in PEM can be read from this file']);
  });

  test('bytes that are not UTF-8', async () => {
    expect(await problemsOf(Buffer.from([0x61, 0x3a, 0x20, 0xff]))).toEqual(['1: the file is not UTF-8']);
  });

  test('a hundred thousand levels of nesting', async () => {
    expect(await problemsOf('['.repeat(100_000))).toEqual([expect.stringContaining('nested too deeply')]);
  });

  test('aliases that multiply', async () => {
    const layers = Array.from({ length: 20 }, (_, layer) => {
      const below = layer === 0 ? 'x' : Array.from({ length: 9 }, () => `*l${layer - 1}`).join(', ');
      return `l${layer}: &l${layer} [${below}]`;
    });
    expect(await problemsOf(layers.join('\n'))).toContainEqual(
      expect.stringContaining('its aliases multiply'),
    );
  });
});

test('all problems are reported at once, in the order of the file, each as file:line:column', async () => {
  const { message, problems } = await errorOf(
    smallFile('    prices: { input_per_million_tokens: -1 }\n    teir: small', 'defaults: { chat: acme/x }'),
  );
  expect(problems.map(({ line }) => line)).toEqual([7, 7, 8, 9]);
  const lines = message.split('\n');
  expect(lines[0]).toMatch(/^\/.*\/gateway\.yaml:7:5 the price 'output_per_million_tokens' is missing/);
  expect(lines[2]).toMatch(/\/gateway\.yaml:8:5 unknown key 'teir'; did you mean 'tier'\?$/);
});
