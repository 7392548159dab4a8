import { describe, expect, test } from '@jest/globals';
import { faultOf, load, problemsOf, smallFile } from './configuration-file.ts';

const FREE = '    free: true';

/** name, file, the problems that it must have: all of them and no others, with their lines. */
const FAULTS: readonly [name: string, file: string, problems: readonly (string | RegExp)[]][] = [
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
    'a key of no likeness',
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
    'neither prices nor free',
    smallFile('    visibility: public'),
    ["4: a model has either prices or 'free: true'"],
  ],
  [
    'both prices and free',
    smallFile('    free: true\n    prices: { per_image: 1 }\n    limits: { max_images: 1 }'),
    [/^4: a model has either prices or 'free: true'$/, /input_per_million/, /output_per_million/],
  ],
  [
    'free: false',
    smallFile('    free: false'),
    ["7: 'free' can only be true; a model that costs has prices"],
  ],
  ['no prices in prices', smallFile('    prices: {}'), ['7: this must not be empty']],
  [
    'half of the prices',
    smallFile('    prices:\n      input_per_million_tokens: 1\n    info: { max_input_tokens: 1 }'),
    ["7: the price 'output_per_million_tokens' is missing, which the capability 'chat' needs"],
  ],
  [
    'prices without bounds',
    smallFile(
      '    prices:\n      input_per_million_tokens: 1\n      output_per_million_tokens: 1\n    info:\n      precision: fp8',
    ),
    [
      "10: the model has a price for input tokens, but nothing bounds how many one request can use; add 'max_input_tokens' under 'info'",
      "10: the model has a price for output tokens, but nothing bounds how many one request can use; add 'max_output_tokens' under 'info'",
    ],
  ],
  [
    'a price by the image without a bound',
    smallFile(
      FREE,
      '  acme/draw-1: { mode: image_generation, deployments: [{ backend: vllm, model: d }], prices: { per_image: 1 } }',
    ),
    [/^8: the model has a price for images, .*; add 'max_images' under 'limits'$/],
  ],
  ['a negative price', pricedAt('-0.1'), ['8: a price cannot be negative']],
  ['a price above all reason', pricedAt('200000'), [/^8: no price is above 100000 EUR here/]],
  ['a price with an exponent', pricedAt('1e-3'), [/^8: a price is a decimal number of EUR/]],
  ['a price in hexadecimal', pricedAt('0x10'), [/^8: a price is a decimal number of EUR/]],
  ['a price that is not a number', pricedAt('.nan'), [/^8: /]],
  ['an endless price', pricedAt('.inf'), [/^8: /]],
  ['a price with a currency', pricedAt("'0.20 EUR'"), [/^8: a price is a decimal number of EUR/]],
  ['a price of ten decimals', pricedAt('0.0000000001'), [/^8: a price has 9 decimals at most/]],
  ['a price that is a list', pricedAt('[1]'), ['8: this must be a number or a text']],
  ['a price that is null', pricedAt(''), ['8: this must be a number or a text']],
  [
    'prices that are all zero',
    smallFile('    prices: { input_per_million_tokens: 0, output_per_million_tokens: 0.00 }'),
    ["7: all prices are zero; a model that costs nothing says 'free: true' in place of prices"],
  ],
  [
    'cached input dearer than input',
    smallFile(
      '    prices: { input_per_million_tokens: 1, cached_input_per_million_tokens: 2, output_per_million_tokens: 1 }\n    info: { max_input_tokens: 1, max_output_tokens: 1 }',
    ),
    ['7: cached input costs more than input; are the two exchanged?'],
  ],
  [
    'a deployment on no backend',
    smallFile(
      FREE,
      '  acme/chat-2:\n    mode: chat\n    free: true\n    deployments:\n      - { backend: vlm, model: x }',
    ),
    ["12: no backend of this file has the name 'vlm'; did you mean 'vllm'?"],
  ],
  [
    'no deployment',
    smallFile(FREE, '  acme/chat-2: { mode: chat, free: true, deployments: [] }'),
    ['8: this must not be empty'],
  ],
  [
    'a default that is no model',
    smallFile(FREE, 'defaults:\n  chat: acme/caht-1'),
    ["9: no model of this file has the name 'acme/caht-1'; did you mean 'acme/chat-1'?"],
  ],
  [
    'a default that cannot do it',
    smallFile(FREE, 'defaults:\n  embedding: acme/chat-1'),
    ["9: this model lacks the capability 'embedding'; no model of this file has it"],
  ],
  [
    'a default of no capability',
    smallFile(FREE, 'defaults:\n  caht: acme/chat-1'),
    [/^9: unknown key 'caht'; did you mean 'chat'\?$/, /^9: this model lacks/],
  ],
  [
    'a superseding model that is none',
    smallFile('    free: true\n    info:\n      superseded_by_model_name: acme/x'),
    [/^9: no model of this file has the name 'acme\/x'/],
  ],
  [
    'a model that supersedes itself',
    smallFile('    free: true\n    info:\n      superseded_by_model_name: acme/chat-1'),
    ['9: a model cannot supersede itself'],
  ],
  [
    'a project model that is none',
    smallFile(FREE, 'projects: { defaults: { models: [acme/chat-1, acme/x] } }'),
    [/^8: no model of this file has the name 'acme\/x'/],
  ],
  [
    'project models of a third kind',
    smallFile(FREE, 'projects: { defaults: { models: none } }'),
    ["8: this is 'all' or a list of different model ids"],
  ],
  [
    'an id without a vendor',
    smallFile(FREE, '  chat-2: { mode: chat, free: true, deployments: [{ backend: vllm, model: x }] }'),
    ['8: a model id is <vendor>/<model_name>, such as acme/chat-1'],
  ],
  [
    'an id with two slashes',
    smallFile(FREE, '  a/b/c: { mode: chat, free: true, deployments: [{ backend: vllm, model: x }] }'),
    ['8: a model id is <vendor>/<model_name>, such as acme/chat-1'],
  ],
  [
    'an id with a space',
    smallFile(FREE, '  a/b c: { mode: chat, free: true, deployments: [{ backend: vllm, model: x }] }'),
    [/^8: a model id is/],
  ],
  [
    'a key that stands twice',
    smallFile('    free: true\n    free: true'),
    ['8: this key stands twice in the same place; remove one of the two'],
  ],
  [
    'a model that stands twice',
    smallFile(FREE, '  acme/chat-1: { mode: chat, free: true, deployments: [{ backend: vllm, model: x }] }'),
    [/^8: this key stands twice/],
  ],
  [
    'a mode that is none',
    smallFile(FREE, '  a/b: { mode: embeddings, free: true, deployments: [{ backend: vllm, model: x }] }'),
    [/^8: this must be one of chat, .*; did you mean 'embedding'\?$/],
  ],
  [
    'a model without a mode',
    smallFile(FREE, '  a/b: { free: true, deployments: [{ backend: vllm, model: x }] }'),
    ["8: the key 'mode' is missing"],
  ],
  [
    'an id that is no UUID',
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
    'two models with one UUID',
    smallFile(
      '    free: true\n    info: { id: 123e4567-e89b-42d3-a456-426614174000 }',
      '  a/b: { mode: chat, free: true, deployments: [{ backend: vllm, model: x }], info: { id: 123E4567-e89b-42d3-a456-426614174000 } }',
    ),
    ["9: the model 'acme/chat-1' has the same id"],
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
  ['two documents', smallFile(FREE, '---\na: b'), [/^8: a second document begins here/]],
  ['a tag', smallFile('    free: !yes true'), [/^7: YAML tags are not used here/]],
  [
    'an alias of nothing',
    smallFile('    free: true\n    info: *shared'),
    [/^8: this alias \(\*name\) has no anchor/],
  ],
  [
    'a variable without quotes in braces',
    'backends:\n  vllm: { kind: openai, base_url: ${URL}, api_key: ${KEY} }',
    [/^2: .*; between \{ and \} an environment variable is quoted: "\$\{NAME\}"$/],
  ],
  ['a list', '- a', ['1: this must be a mapping (key: value)', /^1: no model is described/]],
  ['nothing', '', ['1: the file is empty']],
  ['a comment', '# nothing yet\n', [/^\d: the file is empty$/]],
  ['no model and no discovery', 'backends: {}', [/^1: no model is described; add one under 'models'/]],
];

function pricedAt(price: string): string {
  return smallFile(`    prices:
      input_per_million_tokens: ${price}
      output_per_million_tokens: 1
    info: { max_input_tokens: 1, max_output_tokens: 1 }`);
}

describe('the start is refused, with the line, for', () => {
  test.each(FAULTS)('%s', async (_name, file, expected) => {
    const problems = await problemsOf(file);
    expect(problems).toEqual(
      expected.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))),
    );
  });

  const ADDRESSES = [
    ['ftp://host/v1', /http or https/],
    ['10.0.0.5:8000', /http or https/],
    ['http://user:hunter2@host/v1', /user name or password/],
    ['http://host/v1?key=hunter2', /with \? or #/],
    ['http://host/v1/chat/completions', /names an operation/],
  ] as const;

  test.each(ADDRESSES)('the backend address %s', async (address, message) => {
    const { problems, message: whole } = await faultOf(`backends:
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
      '4: an embedded backend has no such key: it runs inside the gateway',
      '5: an embedded backend has no such key: it runs inside the gateway',
    ]);
  });

  test('a certificate file that is none', async () => {
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

test('all problems are told at once, in the order of the file, each as file:line:column', async () => {
  const { message, problems } = await faultOf(
    smallFile('    prices: { input_per_million_tokens: -1 }\n    teir: small', 'defaults: { chat: acme/x }'),
  );
  expect(problems.map(({ line }) => line)).toEqual([7, 7, 8, 9]);
  const lines = message.split('\n');
  expect(lines[0]).toMatch(/^\/.*\/gateway\.yaml:7:5 the price 'output_per_million_tokens' is missing/);
  expect(lines[2]).toMatch(/\/gateway\.yaml:8:5 unknown key 'teir'; did you mean 'tier'\?$/);
});

describe('environment variables', () => {
  const file = (address: string) => `backends:
  vllm:
    kind: openai
    base_url: http://127.0.0.1/v1
    api_key: ${address}
discovery: true`;

  test('that are not set, or set to nothing, stop the start', async () => {
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

  test('with a name that is none stop the start', async () => {
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
    const error = await faultOf(file, { KEY: secret });
    expect(JSON.stringify([error.message, error.problems, error.stack])).not.toContain(secret);
  }
});
