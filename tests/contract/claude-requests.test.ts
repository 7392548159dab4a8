import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { JsonServer } from '../backends/json-server.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { claudeServer, NO_PREFILL, TAKEN, type Fields } from './claude-server.ts';

const MODELS: Readonly<Record<string, [backend: string, name: string, settings?: string]>> = {
  'sonnet-4': ['anthropic', 'claude-sonnet-4-20250514'],
  'sonnet-4-5': ['anthropic', 'claude-sonnet-4-5'],
  'opus-4-6': ['anthropic', 'claude-opus-4-6'],
  'opus-4-7': ['anthropic', 'claude-opus-4-7'],
  'opus-4-8': ['anthropic', 'claude-opus-4-8'],
  'sonnet-5': ['anthropic', 'claude-sonnet-5@20260901'],
  mythos: ['anthropic', 'claude-mythos-preview'],
  'bedrock-4-8': ['bedrock', 'eu.anthropic.claude-opus-4-8-v1:0'],
  profile: [
    'bedrock',
    'arn:aws:bedrock:eu-central-1:1:application-inference-profile/abc',
    'thinking: adaptive,',
  ],
  plain: ['anthropic', 'claude-sonnet-4-5', 'info: { supports_reasoning: false },'],
  cached: ['anthropic', 'claude-sonnet-4-5', 'cache_prompts: true,'],
};

let upstream: JsonServer;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await JsonServer.start(claudeServer);
  const { href } = upstream.address;
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  anthropic: { kind: anthropic, base_url: '${href}', api_key: k }`,
      `  bedrock: { kind: bedrock, base_url: '${href}', api_key: k, aws: { region: eu-central-1 } }`,
      'models:',
      ...Object.entries(MODELS).map(
        ([id, [backend, name, settings = '']]) =>
          `  acme/${id}: { mode: chat, free: true, ${settings} deployments: [{ backend: ${backend}, model: '${name}' }] }`,
      ),
    ],
  });
});
beforeEach(() => {
  upstream.requests.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const QUESTION = { role: 'user', content: 'Which river is the longest?' };
const sent = (): Fields => upstream.requests.at(-1)?.body ?? {};
const chat = (id: string, fields: object) =>
  gateway.call('/v1/chat/completions', { model: `acme/${id}`, messages: [QUESTION], ...fields });
const respond = (id: string, fields: object) =>
  gateway.call('/v1/responses', { model: `acme/${id}`, input: 'Which river?', ...fields });

describe.each(Object.keys(MODELS))('Claude as %s', (id) => {
  test.each(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'])(
    'takes the effort %s',
    async (effort) => {
      expect((await chat(id, { reasoning_effort: effort })).status).toBe(200);
      expect((await respond(id, { reasoning: { effort } })).status).toBe(200);
    },
  );

  test('takes the sampling of clients, with an effort and without', async () => {
    const sampling = { temperature: 0.7, top_p: 0.9 };
    expect((await chat(id, { ...sampling, top_k: 5 })).status).toBe(200);
    expect((await chat(id, { ...sampling, reasoning_effort: 'low' })).status).toBe(200);
    expect((await respond(id, sampling)).status).toBe(200);
  });

  test('continues a message, or the client learns why not before anything is sent', async () => {
    const messages = [QUESTION, { role: 'assistant', content: 'It is' }];
    const answer = await chat(id, { messages });
    if (!NO_PREFILL.test(MODELS[id]?.[1] ?? '')) expect(answer.status).toBe(200);
    else {
      expect(answer.status).toBe(400);
      expect(jsonOf(answer)).toMatchObject({
        error: { param: 'messages[1].role', message: expect.stringContaining('does not continue a message') },
      });
      expect(upstream.requests).toHaveLength(0);
    }
  });
});

test('an effort is adaptive thinking at this effort, where the model takes only that', async () => {
  await chat('opus-4-8', { reasoning_effort: 'high' });
  expect(sent()).toMatchObject({ thinking: { type: 'adaptive' }, output_config: { effort: 'high' } });
  await chat('opus-4-8', { reasoning_effort: 'minimal', max_tokens: 50 });
  expect(sent()).toMatchObject({ thinking: { type: 'adaptive' }, output_config: { effort: 'low' } });
  await chat('bedrock-4-8', { reasoning_effort: 'high' });
  expect(sent()).toMatchObject({ additionalModelRequestFields: { thinking: { type: 'adaptive' } } });
  await chat('sonnet-4', { reasoning_effort: 'high' });
  expect(sent()).toMatchObject({ thinking: { type: 'enabled', budget_tokens: 16_384 } });
});

test('a model that does not reason gets no thinking, whatever the client asks for', async () => {
  await chat('plain', { reasoning_effort: 'high' });
  expect(sent()).not.toHaveProperty('thinking');
  await respond('plain', { reasoning: { effort: 'high' } });
  expect(sent()).not.toHaveProperty('thinking');
});

test('a model that thinks by default gets its lowest effort in place of none', async () => {
  await chat('sonnet-5', { reasoning_effort: 'none' });
  expect(sent()).toMatchObject({ output_config: { effort: 'low' } });
  await chat('opus-4-8', { reasoning_effort: 'none' });
  expect(sent()).not.toHaveProperty('output_config');
});

test('adaptive thinking goes on after results of tools, and excludes forced tools', async () => {
  const tools = [{ type: 'function', function: { name: 'find', parameters: { type: 'object' } } }];
  const call = { id: 'call_1', type: 'function', function: { name: 'find', arguments: '{}' } };
  const messages = [
    QUESTION,
    { role: 'assistant', content: null, tool_calls: [call] },
    { role: 'tool', tool_call_id: 'call_1', content: 'Nile' },
  ];
  await chat('opus-4-8', { messages, tools, reasoning_effort: 'high' });
  expect(sent()).toMatchObject({ thinking: { type: 'adaptive' } });
  await chat('opus-4-8', { tools, tool_choice: 'required', reasoning_effort: 'high' });
  expect(sent()).not.toHaveProperty('thinking');
  expect(sent()).toMatchObject({ output_config: { effort: 'high' } });
});

test('temperature is sent alone where both are set', async () => {
  await chat('sonnet-4-5', { temperature: 0.7, top_p: 0.9 });
  expect(sent()).toMatchObject({ temperature: 0.7 });
  expect(sent()).not.toHaveProperty('top_p');
  await chat('sonnet-4-5', { top_p: 0.9 });
  expect(sent()).toMatchObject({ top_p: 0.9 });
});

/** The keywords of all schemas within a schema. */
function keywordsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const one = schema as Record<string, Fields>;
  const named = ['properties', '$defs'].flatMap((keyword) => Object.values(one[keyword] ?? {}));
  const listed = ['anyOf', 'allOf'].flatMap((keyword) => Object.values(one[keyword] ?? {}));
  return [...Object.keys(one), ...[...named, ...listed, one['items']].flatMap(keywordsIn)];
}

const REFUSED: [string, Fields][] = [
  ['uniqueItems', { type: 'array', items: { type: 'string' }, uniqueItems: true }],
  ['minItems above 1', { type: 'array', items: { type: 'string' }, minItems: 3, maxItems: 5 }],
  ['prefixItems', { type: 'array', prefixItems: [{ type: 'string', minLength: 2 }] }],
  ['propertyNames', { type: 'object', propertyNames: { pattern: '^a' } }],
  ['minProperties', { type: 'object', minProperties: 1, maxProperties: 2 }],
  ['patternProperties', { type: 'object', patternProperties: { '^a': { type: 'string' } } }],
  ['open objects', { type: 'object', additionalProperties: { type: 'string' } }],
  ['not', { type: 'string', not: { const: '' } }],
  ['if', { type: 'string', if: { const: 'a' }, then: { minLength: 1 }, else: { minLength: 2 } }],
  ['bounds of numbers', { type: 'number', minimum: 1, exclusiveMaximum: 9, multipleOf: 2 }],
  ['bounds of strings', { type: 'string', minLength: 1, maxLength: 9 }],
  ['an unknown format', { type: 'string', format: 'phone' }],
  ['a look-ahead', { type: 'string', pattern: '^(?=a)' }],
  ['objects in an enum', { enum: [{ a: 1 }] }],
  ['a keyword of the future', { type: 'string', 'x-new': 'rule' }],
  ['nullable of OpenAPI', { type: 'string', nullable: true }],
];

test.each(REFUSED)('%s moves into the description, at any depth', async (_name, refused) => {
  const schema = {
    type: 'object',
    properties: {
      a: { anyOf: [refused, { type: 'null' }] },
      b: { type: 'array', items: { $ref: '#/$defs/c' } },
    },
    $defs: { c: { ...refused, description: 'A value.' } },
    required: ['a', 'b'],
    additionalProperties: false,
  };
  const tools = [{ type: 'function', function: { name: 'find', strict: true, parameters: schema } }];
  await chat('sonnet-4-5', {
    tools,
    response_format: { type: 'json_schema', json_schema: { name: 'x', schema } },
  });
  const { tools: sentTools, output_config } = sent() as {
    tools: { input_schema: object }[];
    output_config: { format: { schema: object } };
  };
  for (const written of [sentTools[0]?.input_schema, output_config.format.schema]) {
    expect(keywordsIn(written).filter((keyword) => !TAKEN.test(keyword))).toEqual([]);
    const [keyword = ''] = Object.keys(refused).filter((one) => one !== 'type' && one !== 'items');
    const text = JSON.stringify(written);
    expect(text.split(`\\"${keyword}\\":`).length - 1).toBeGreaterThanOrEqual(2);
    expect(text).toContain('A value.\\nFurther rules');
  }
  await respond('sonnet-4-5', { text: { format: { type: 'json_schema', name: 'x', schema } } });
  expect(sent()).toMatchObject({ output_config });
});

test('oneOf becomes anyOf, and an allOf around a reference the reference', async () => {
  const schema = {
    type: 'object',
    properties: {
      a: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
      b: { allOf: [{ $ref: '#/$defs/c' }], description: 'B', default: null },
    },
    $defs: { c: { type: 'string', enum: ['x'] } },
  };
  await chat('sonnet-4-5', { response_format: { type: 'json_schema', json_schema: { name: 'x', schema } } });
  expect(sent()['output_config']).toEqual({
    format: {
      type: 'json_schema',
      schema: {
        type: 'object',
        properties: { a: { anyOf: [{ type: 'string' }, { type: 'integer' }] }, b: { $ref: '#/$defs/c' } },
        $defs: { c: { type: 'string', enum: ['x'] } },
        additionalProperties: false,
      },
    },
  });
});

const MARK = { cache_control: { type: 'ephemeral', ttl: '1h' } };
const DEFAULT_MARK = { cache_control: { type: 'ephemeral' } };
const conversation = [
  { role: 'system', content: 'Be brief.' },
  QUESTION,
  { role: 'assistant', content: 'The Nile.' },
  { role: 'user', content: 'And the second?' },
];

test('a chat client marks parts, messages and tools for the cache', async () => {
  const [system, question, reply, last] = conversation;
  const messages = [
    {
      role: 'system',
      content: [
        { type: 'text', text: 'Be brief.', ...MARK },
        { type: 'text', text: 'Be kind.' },
      ],
    },
    { ...question, ...MARK },
    reply,
    { role: 'user', content: [{ type: 'text', text: 'And the second?', ...MARK }] },
  ];
  const tools = [
    { type: 'function', function: { name: 'find', parameters: { type: 'object' } } },
    { type: 'function', function: { name: 'look', parameters: { type: 'object' } }, ...MARK },
  ];
  for (const id of ['sonnet-4-5', 'cached']) {
    await chat(id, { messages, tools });
    expect(sent()).toMatchObject({
      system: [
        { type: 'text', text: 'Be brief.', ...MARK },
        { type: 'text', text: 'Be kind.' },
      ],
      messages: [
        { role: 'user', content: [{ type: 'text', text: question?.content, ...MARK }] },
        reply,
        { role: 'user', content: [{ type: 'text', text: last?.content, ...MARK }] },
      ],
      tools: [{ name: 'find' }, { name: 'look', ...MARK }],
    });
    expect(JSON.stringify(sent()).split('cache_control')).toHaveLength(5);
  }
  await chat('bedrock-4-8', { messages: [{ ...system, ...MARK }, question] });
  expect(sent()).toMatchObject({
    system: [{ text: 'Be brief.' }, { cachePoint: { type: 'default', ttl: '1h' } }],
  });
  // Converse takes no mark behind a text file, nor at the beginning (strands-agents/harness-sdk#1966, #3677).
  const file = { filename: 'a.txt', file_data: 'data:text/plain;base64,aGk=' };
  const parts = [
    { type: 'text', text: ' ', ...MARK },
    { type: 'text', text: 'Read' },
    { type: 'file', file, ...MARK },
  ];
  await chat('bedrock-4-8', { messages: [{ role: 'user', content: parts }] });
  expect(JSON.stringify(sent()['messages'])).toMatch(
    /"content":\[\{"text":"Read"\},\{"cachePoint":[^]*"document":/,
  );
});

test('cache_prompts marks the tools, the instructions and the last two turns of the user', async () => {
  const more = [
    { role: 'assistant', content: 'The Amazon.' },
    { role: 'user', content: 'And the third?' },
  ];
  const tools = [{ type: 'function', function: { name: 'find', parameters: { type: 'object' } } }];
  await chat('cached', { messages: [...conversation, ...more], tools });
  expect(sent()).toMatchObject({
    system: [{ type: 'text', text: 'Be brief.', ...DEFAULT_MARK }],
    tools: [{ name: 'find', ...DEFAULT_MARK }],
    messages: [
      QUESTION,
      conversation[2],
      { role: 'user', content: [{ type: 'text', text: 'And the second?', ...DEFAULT_MARK }] },
      more[0],
      { role: 'user', content: [{ type: 'text', text: 'And the third?', ...DEFAULT_MARK }] },
    ],
  });
  await chat('sonnet-4-5', { messages: conversation, tools });
  expect(JSON.stringify(sent())).not.toContain('cache_control');
});
