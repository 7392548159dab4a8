import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RecordedGateway } from '../support/recorded-gateway.ts';

/** The body with which the server responds, in the form of its format. */
let body = '';
let mediaType = '';

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(200, { 'content-type': mediaType });
    response.end(body);
  });
});
let gateway: RecordedGateway;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // A TCP server has no other address.
  const prices =
    'prices: { input_per_million_tokens: 1, cached_input_per_million_tokens: 0.1, output_per_million_tokens: 10, per_thousand_searches: 5 }';
  const limits = 'info: { max_input_tokens: 200000, max_output_tokens: 4000 }, limits: { max_searches: 5 }';
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  chat: { kind: openai, base_url: 'http://127.0.0.1:${port}/v1', formats: [chat] }`,
      `  messages: { kind: anthropic, base_url: 'http://127.0.0.1:${port}', api_key: k }`,
      `  bedrock: { kind: bedrock, base_url: 'http://127.0.0.1:${port}', api_key: k, aws: { region: us-east-1 } }`,
      `  responses: { kind: openai, base_url: 'http://127.0.0.1:${port}/v1', formats: [responses] }`,
      `  cohere: { kind: cohere, base_url: 'http://127.0.0.1:${port}/v2', api_key: k }`,
      'models:',
      ...['chat', 'messages', 'bedrock', 'responses', 'cohere'].map(
        (name) =>
          `  acme/${name}: { mode: chat, ${prices}, ${limits}, deployments: [{ backend: ${name}, model: up }] }`,
      ),
    ],
    environment: { GATEWAY_COST_HEADER: 'on' },
  });
});
afterAll(async () => {
  await gateway.close();
  server.close();
});

const messages = [{ role: 'user', content: 'Which river is the longest?' }];
const parameters = { type: 'object', properties: { name: { type: 'string' } } };
const tool = { name: 'find_river', description: 'Finds a river.' };
const REQUESTS = {
  chat: [
    '/v1/chat/completions',
    { messages, tools: [{ type: 'function', function: { ...tool, parameters } }] },
  ],
  messages: ['/v1/messages', { messages, max_tokens: 99, tools: [{ ...tool, input_schema: parameters }] }],
  responses: [
    '/v1/responses',
    {
      input: 'Which river is the longest?',
      tools: [{ type: 'function', ...tool, parameters, strict: false }],
    },
  ],
} as const;
const CLIENTS = ['chat', 'messages', 'responses'] as const;

async function ask(client: (typeof CLIENTS)[number], model: string, reply: object) {
  mediaType = 'application/json';
  body = JSON.stringify(reply);
  const [path, fields] = REQUESTS[client];
  const { status, text, headers } = await gateway.call(path, { model: `acme/${model}`, ...fields });
  return { status, text, cost: headers['x-gateway-cost-eur'] };
}

describe.each(CLIENTS)('a client of the %s format', (client) => {
  // Cloudflare Workers AI, JSON mode at its address of OpenAI's format (recorded by posit-dev/chatlas).
  test.each<[unknown, string]>([
    [{ river: 'Nile' }, '{"river":"Nile"}'],
    [[{ river: 'Nile' }, { river: 'Volga' }], '[{"river":"Nile"},{"river":"Volga"}]'],
    [[1, 2], '[1,2]'],
    [6650, '6650'],
    [false, 'false'],
  ])('gets the content %j of a server that parses its own JSON as text', async (content, expected) => {
    const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' };
    const { status, text } = await ask(client, 'chat', { id: 'c1', choices: [choice] });
    expect(status).toBe(200);
    expect(text).toContain(JSON.stringify(expected));
  });

  // Anthropic with `compact_20260112` and with an advisor (recorded by langchain-anthropic and pydantic-ai).
  test.each([
    ['compaction', 1_000, 20],
    ['advisor_message', 1_000, 20],
    ['message', 0, 0],
  ])('pays for a pass of type %s beside the counts', async (type, input, output) => {
    const pass = { type, input_tokens: 1_000, output_tokens: 20, cache_read_input_tokens: 0 };
    const { cost } = await ask(client, 'messages', {
      content: [{ type: 'text', text: 'The Nile.' }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 200, output_tokens: 5, iterations: [pass] },
    });
    expect(Number(cost)).toBeCloseTo((200 + input + 10 * (5 + output)) / 1e6, 9);
  });

  // Cohere's cache is counted in the complete prompt, of which a part is not billed (recorded by traceloop).
  test.each([
    [212, 208, 8],
    [212, 64, 0],
    [12, 10, 10],
  ])(
    'pays %i counted tokens of Cohere with %i from the cache as %i cached',
    async (counted, cached, paid) => {
      const { cost } = await ask(client, 'cohere', {
        id: 'co-1',
        message: { role: 'assistant', content: [{ type: 'text', text: 'The Nile.' }] },
        finish_reason: 'COMPLETE',
        usage: {
          billed_units: { input_tokens: 12, output_tokens: 3 },
          tokens: { input_tokens: counted, output_tokens: 3 },
          cached_tokens: cached,
        },
      });
      expect(Number(cost)).toBeCloseTo((12 - paid + 0.1 * paid + 10 * 3) / 1e6, 9);
    },
  );
});

const LEAKED = 'find_river<|channel|>commentary';
const CALLED = { id: 'call_1', type: 'function', function: { name: LEAKED, arguments: '{"name":"Nile"}' } };
/** Replies of gpt-oss on Bedrock (recorded by vercel/ai, issue 9967), and on servers of OpenAI's format (ollama/ollama#11704). */
const LEAKING: readonly [server: string, stream: boolean, reply: object | readonly object[]][] = [
  [
    'bedrock',
    false,
    {
      output: {
        message: {
          role: 'assistant',
          content: [{ toolUse: { toolUseId: 'call_1', name: LEAKED, input: { name: 'Nile' } } }],
        },
      },
      stopReason: 'tool_use',
      usage: { inputTokens: 4, outputTokens: 3, totalTokens: 7 },
    },
  ],
  [
    'chat',
    false,
    {
      id: 'c1',
      choices: [
        { index: 0, message: { role: 'assistant', tool_calls: [CALLED] }, finish_reason: 'tool_calls' },
      ],
    },
  ],
  [
    'chat',
    true,
    [
      { id: 'c1', choices: [{ index: 0, delta: { tool_calls: [{ index: 0, ...CALLED }] } }] },
      { id: 'c1', choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] },
    ],
  ],
];

describe.each(CLIENTS)('a client of the %s format', (client) => {
  test.each(LEAKING)(
    'gets the name of its tool from %s without tokens of the model, stream: %j',
    async (server, stream, reply) => {
      const [path, fields] = REQUESTS[client];
      mediaType = stream ? 'text/event-stream' : 'application/json';
      body = Array.isArray(reply)
        ? reply.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
        : JSON.stringify(reply);
      const { text } = await gateway.call(path, { model: `acme/${server}`, ...fields, stream });
      expect(text).toContain('"name":"find_river"');
      expect(text).not.toContain('<|');
    },
  );

  // Anthropic after results of a program that calls tools (recorded by vercel/ai): blocks and reason are in the first event.
  test.each([true, false])(
    'gets a stream whose first event has all of the message, streamed: %j',
    async (stream) => {
      mediaType = 'text/event-stream';
      const content = [
        { type: 'text', text: 'I look.' },
        { type: 'tool_use', id: 'toolu_1', name: 'find_river', input: { name: 'Nile' } },
      ];
      const usage = { input_tokens: 0, output_tokens: 0 };
      const message = {
        id: 'm',
        type: 'message',
        role: 'assistant',
        content,
        stop_reason: 'tool_use',
        usage,
      };
      body = [{ type: 'message_start', message }, { type: 'message_stop' }]
        .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
        .join('');
      const [path, fields] = REQUESTS[client];
      const { status, text } = await gateway.call(path, { model: 'acme/messages', ...fields, stream });
      expect(status).toBe(200);
      expect(text).toContain('I look.');
      expect(text).toContain('find_river');
      expect(text).toMatch(/\\?"name\\?": ?\\?"Nile/);
      expect(text).not.toContain('"error":{');
    },
  );
});

/** Perplexity's agent begins its own search as a call, and ends it as its results (recorded by vercel/ai). */
const SEARCHED = {
  type: 'search_results',
  queries: ['Nile'],
  results: [{ url: 'https://example.com/nile' }],
};
const ANSWER = {
  ...{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed' },
  content: [{ type: 'output_text', text: 'The Nile.', annotations: [] }],
};
const SEARCH_CALL = {
  ...{ type: 'function_call', id: 'fc_1', call_id: 'call_1', status: 'completed' },
  ...{ name: 'search_web', arguments: '{"queries":["Nile"]}' },
};
const SEARCH_EVENTS = [
  { type: 'response.created', response: { id: 'resp_1', status: 'in_progress', output: [] } },
  { type: 'response.output_item.added', output_index: 0, item: SEARCH_CALL },
  { type: 'response.reasoning.search_queries', call_id: 'call_1', queries: ['Nile'] },
  { type: 'response.output_item.done', output_index: 0, item: SEARCHED },
  { type: 'response.output_item.added', output_index: 1, item: { ...ANSWER, content: null } },
  {
    ...{ type: 'response.output_text.delta', item_id: 'msg_1', output_index: 1, content_index: 0 },
    delta: 'The Nile.',
  },
  { type: 'response.output_item.done', output_index: 1, item: ANSWER },
  {
    type: 'response.completed',
    response: {
      ...{ id: 'resp_1', status: 'completed', output: [SEARCHED, ANSWER] },
      usage: {
        ...{ input_tokens: 30, output_tokens: 7, total_tokens: 37 },
        tool_calls_details: { search_web: { invocation: 2 } },
      },
    },
  },
];

describe.each(CLIENTS)('a client of the %s format', (client) => {
  test("gets no call for a server's own search, and pays for it", async () => {
    mediaType = 'text/event-stream';
    body = SEARCH_EVENTS.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
    const [path, fields] = REQUESTS[client];
    const { text, headers } = await gateway.call(path, { model: 'acme/responses', ...fields, stream: false });
    expect(text).toContain('The Nile.');
    expect(text).not.toContain('"name":"search_web"');
    expect(Number(headers['x-gateway-cost-eur'])).toBeCloseTo((30 + 10 * 7) / 1e6 + 2 * 0.005, 9);
    const streamed = await gateway.call(path, { model: 'acme/responses', ...fields, stream: true });
    expect(streamed.text).toContain('The Nile.');
    expect(streamed.text).not.toMatch(/"error":\{|"tool_calls"|tool_use/);
  });
});

test('a stream that ends after its summary costs the summary', async () => {
  mediaType = 'text/event-stream';
  const usage = { input_tokens: 0, output_tokens: 0 };
  const iterations = [{ type: 'compaction', input_tokens: 1_000, output_tokens: 20 }];
  const summary = { type: 'compaction', content: null };
  body = [
    { type: 'message_start', message: { id: 'm', role: 'assistant', content: [], usage } },
    { type: 'content_block_start', index: 0, content_block: summary },
    { type: 'content_block_delta', index: 0, delta: { type: 'compaction_delta', content: 'Rivers.' } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'compaction' }, usage: { ...usage, iterations } },
    { type: 'message_stop' },
  ]
    .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    .join('');
  const { text } = await gateway.call('/v1/chat/completions', {
    model: 'acme/messages',
    messages,
    stream: true,
    stream_options: { include_usage: true },
  });
  expect(text).toContain('"prompt_tokens":1000,"completion_tokens":20');
});

test.each(CLIENTS)('a prompt that Azure refuses with status 200 is 400 for clients of %s', async (client) => {
  // opentelemetry-instrumentation-openai 0.62.4, test_prompt_content_filtering.
  const message = 'The response was filtered due to the prompt triggering Azure Content management policy.';
  const innererror = { code: 'ResponsibleAIPolicyViolation' };
  const { status, text } = await ask(client, 'chat', {
    error: { message, type: null, param: 'prompt', code: 'content_filter', status: 400, innererror },
  });
  expect(status).toBe(400);
  expect(text).toContain('content_filter');
});
