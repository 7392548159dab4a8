import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { JsonServer, type JsonRequest, type JsonResponse } from '../backends/json-server.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

/** An id of a chat service. A number would round it to …000. */
const ID = 2512292042121000001n;
const DIGITS = /2512292042121000001/g;
const ARGUMENTS = `{"id":${ID},"in":[{"id":${ID}}]}`;
const QUOTED = JSON.stringify(ARGUMENTS);

const USAGE = '"usage":{"input_tokens":40,"output_tokens":9}';
/** How each vendor's server writes a call in a plain response and in a stream. */
const REPLIES: Readonly<Record<string, { path: RegExp; plain: string; events: string[] }>> = {
  chat: {
    path: /chat\/completions$/,
    plain: `{"id":"c","object":"chat.completion","created":1764000000,"model":"up","choices":[{"index":0,"message":{"role":"assistant","content":null,"tool_calls":[{"id":"call_1","type":"function","function":{"name":"find","arguments":${QUOTED}}}]},"finish_reason":"tool_calls"}],"usage":{"prompt_tokens":40,"completion_tokens":9,"total_tokens":49}}`,
    // Ollama's servers give the whole arguments, some of them as an object.
    events: [
      `{"id":"c","object":"chat.completion.chunk","created":1764000000,"model":"up","choices":[{"index":0,"delta":{"role":"assistant","tool_calls":[{"index":0,"id":"call_1","type":"function","function":{"name":"find","arguments":${ARGUMENTS}}}]},"finish_reason":null}]}`,
      `{"id":"c","object":"chat.completion.chunk","created":1764000000,"model":"up","choices":[{"index":0,"delta":{},"finish_reason":"tool_calls"}],"usage":{"prompt_tokens":40,"completion_tokens":9,"total_tokens":49}}`,
      '[DONE]',
    ],
  },
  messages: {
    path: /messages$/,
    plain: `{"id":"msg_1","type":"message","role":"assistant","model":"up","content":[{"type":"tool_use","id":"toolu_1","name":"find","input":${ARGUMENTS}}],"stop_reason":"tool_use","stop_sequence":null,${USAGE}}`,
    // Servers other than the vendor's own send the whole input at the start.
    events: [
      `{"type":"message_start","message":{"id":"msg_1","type":"message","role":"assistant","model":"up","content":[],"stop_reason":null,"stop_sequence":null,${USAGE}}}`,
      `{"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"toolu_1","name":"find","input":${ARGUMENTS}}}`,
      '{"type":"content_block_stop","index":0}',
      '{"type":"message_delta","delta":{"stop_reason":"tool_use","stop_sequence":null},"usage":{"output_tokens":9}}',
      '{"type":"message_stop"}',
    ],
  },
  gemini: {
    path: /generateContent|streamGenerateContent/,
    plain: `{"candidates":[{"content":{"role":"model","parts":[{"functionCall":{"name":"find","args":${ARGUMENTS}}}]},"finishReason":"STOP","index":0}],"usageMetadata":{"promptTokenCount":40,"candidatesTokenCount":9,"totalTokenCount":49},"modelVersion":"up"}`,
    events: [
      `{"candidates":[{"content":{"role":"model","parts":[{"functionCall":{"name":"find","args":${ARGUMENTS}}}]},"finishReason":"STOP","index":0}],"usageMetadata":{"promptTokenCount":40,"candidatesTokenCount":9,"totalTokenCount":49},"modelVersion":"up"}`,
    ],
  },
  bedrock: {
    path: /converse/,
    plain: `{"output":{"message":{"role":"assistant","content":[{"toolUse":{"toolUseId":"tooluse_1","name":"find","input":${ARGUMENTS}}}]}},"stopReason":"tool_use","usage":{"inputTokens":40,"outputTokens":9,"totalTokens":49},"metrics":{"latencyMs":1}}`,
    // Its streams carry the arguments as text, which no parser touches.
    events: [],
  },
};

function answer({ path, body }: JsonRequest): JsonResponse {
  const { pathname } = new URL(path, 'http://upstream');
  const reply = Object.values(REPLIES).find((one) => one.path.test(pathname));
  if (reply === undefined) return { status: 404, body: {} };
  const isStreamed = body['stream'] === true || pathname.includes('streamGenerate');
  if (!isStreamed) return { body: reply.plain };
  const events = reply.events.map((data) => {
    const type = /^\{"type":"(\w+)"/.exec(data)?.[1];
    return `${type === undefined ? '' : `event: ${type}\n`}data: ${data}\n\n`;
  });
  return { headers: { 'content-type': 'text/event-stream' }, body: events.join('') };
}

const KINDS: Readonly<Record<string, string>> = {
  chat: 'kind: openai',
  messages: 'kind: anthropic',
  gemini: 'kind: gemini',
  bedrock: 'kind: bedrock, aws: { region: eu-central-1 }',
};

let upstream: JsonServer;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await JsonServer.start(answer);
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      ...Object.entries(KINDS).map(
        ([name, kind]) => `  ${name}: { ${kind}, base_url: '${upstream.address.href}', api_key: k }`,
      ),
      'models:',
      ...Object.keys(KINDS).map(
        (name) =>
          `  acme/${name}: { mode: chat, free: true, deployments: [{ backend: ${name}, model: up-model }] }`,
      ),
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const SCHEMA = { type: 'object', properties: { id: { type: 'integer', enum: [ID] } } };
const QUESTION = { role: 'user', content: 'Which river is the longest?' };
/** A conversation with one call, in each client's format. It holds the id three times. */
const CLIENTS: Readonly<Record<string, { path: string; fields: object }>> = {
  chat: {
    path: '/v1/chat/completions',
    fields: {
      messages: [
        QUESTION,
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'call_0', type: 'function', function: { name: 'find', arguments: ARGUMENTS } }],
        },
        { role: 'tool', tool_call_id: 'call_0', content: 'none' },
      ],
      tools: [{ type: 'function', function: { name: 'find', parameters: SCHEMA } }],
    },
  },
  messages: {
    path: '/v1/messages',
    fields: {
      max_tokens: 100,
      messages: [
        QUESTION,
        {
          role: 'assistant',
          content: [{ type: 'tool_use', id: 'toolu_0', name: 'find', input: { id: ID, in: [{ id: ID }] } }],
        },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_0', content: 'none' }] },
      ],
      tools: [{ name: 'find', input_schema: SCHEMA }],
    },
  },
  responses: {
    path: '/v1/responses',
    fields: {
      input: [
        QUESTION,
        { type: 'function_call', call_id: 'call_0', name: 'find', arguments: ARGUMENTS },
        { type: 'function_call_output', call_id: 'call_0', output: 'none' },
      ],
      tools: [{ type: 'function', name: 'find', parameters: SCHEMA }],
    },
  },
};

describe.each(Object.keys(KINDS))('a 64-bit id over %s', (kind) => {
  test.each(Object.keys(CLIENTS))('keeps its digits in both directions for %s clients', async (client) => {
    const { path, fields } = CLIENTS[client] ?? { path: '', fields: {} };
    const reply = await gateway.call(path, { model: `acme/${kind}`, ...fields });
    expect(reply.status).toBe(200);
    expect(upstream.requests.at(-1)?.text.match(DIGITS)).toHaveLength(3);
    expect(reply.body.toString().match(DIGITS)?.length).toBeGreaterThanOrEqual(2);
  });

  test('keeps its digits in a request that another thread parses', async () => {
    const { path, fields } = CLIENTS['messages'] ?? { path: '', fields: {} };
    const system = 'A long text. '.repeat(100_000);
    const reply = await gateway.call(path, { model: `acme/${kind}`, ...fields, system });
    expect(reply.status).toBe(200);
    expect(upstream.requests.at(-1)?.text.match(DIGITS)).toHaveLength(3);
  });
});

describe.each(['chat', 'messages', 'gemini'])('a 64-bit id in a stream of %s', (kind) => {
  test.each(Object.keys(CLIENTS))('keeps its digits for %s clients', async (client) => {
    const { path, fields } = CLIENTS[client] ?? { path: '', fields: {} };
    const reply = await gateway.call(path, { model: `acme/${kind}`, ...fields, stream: true });
    expect(reply.status).toBe(200);
    expect(reply.body.toString().match(DIGITS)?.length).toBeGreaterThanOrEqual(2);
  });
});
