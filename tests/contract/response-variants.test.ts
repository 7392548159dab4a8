import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eventsOf } from '../../packages/contract-tools/checks/stream-check.ts';
import { chatChunks, chatCompletion } from '../../scripts/test-bed/replies/chat.ts';
import { jsonOf, send } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import {
  isStream,
  json,
  named,
  unnamed,
  type Respond,
  type UpstreamRequest,
} from '../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { outputItems, REFUSAL, responseOf, variantEvents } from './response-variants.ts';

/** Fields of the server's response in addition to those that it repeats from the request. */
let additions: object = {};

const server: Respond = (request) => {
  if (request.path === '/chat/completions') return refusedChat(request);
  if (request.path !== '/responses') return null;
  const response = { ...responseOf(request.fields), ...additions };
  return isStream(request.fields) ? named(variantEvents(response)) : json(response);
};

/** A chat model whose refusal is cut off by the token limit. */
function refusedChat({ model, fields }: UpstreamRequest) {
  const wish = { model, tools: false, reasoning: false, includeUsage: true, text: REFUSAL };
  const text = isStream(fields) ? JSON.stringify(chatChunks(wish)) : JSON.stringify(chatCompletion(wish));
  const refused = text
    .replaceAll('"content":', '"refusal":')
    .replaceAll('"finish_reason":"stop"', '"finish_reason":"length"');
  // Both are the fixtures' output with two names changed.
  return isStream(fields)
    ? unnamed(JSON.parse(refused) as (object | string)[])
    : json(JSON.parse(refused) as object);
}

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, server);
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  native: { kind: openai, base_url: '${upstream.baseUrl}', formats: [responses] }`,
      `  chat: { kind: openai, base_url: '${upstream.baseUrl}', formats: [chat] }`,
      'models:',
      '  acme/native: { mode: chat, free: true, deployments: [{ backend: native, model: up-native }] }',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: chat, model: up-chat }] }',
    ],
  });
});
afterEach(() => {
  additions = {};
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

/** Creates a response and returns it together with the stored one. */
async function createdAndStored(fields: object): Promise<[response: unknown, stored: unknown]> {
  const response = jsonOf(
    await gateway.call('/v1/responses', { model: 'acme/native', input: 'Hi', ...fields }),
  );
  const path = `/v1/responses/${String(Reflect.get(Object(response), 'id'))}`;
  const stored = await send(gateway.address, { method: 'GET', path, headers: gateway.headers });
  return [response, jsonOf(stored)];
}

const parameters = { type: 'object', properties: {} };
const weather = { type: 'function', name: 'weather', parameters, strict: false };
const patch = { type: 'custom', name: 'apply_patch', description: 'd', format: { type: 'text' } };
const search = { type: 'web_search', search_context_size: 'low' };

describe('a response repeats, when it is created and when it is read again,', () => {
  test.each<[string, object]>([
    ['tools of both kinds', { tools: [weather, search] }],
    [
      'tools of free text, and groups of tools',
      {
        tools: [
          patch,
          { type: 'namespace', name: 'city', description: 'd', tools: [weather, patch, search] },
        ],
      },
    ],
    ['the choice of a function', { tools: [weather], tool_choice: { type: 'function', name: 'weather' } }],
    [
      'the choice of some tools',
      {
        tools: [weather],
        tool_choice: { type: 'allowed_tools', mode: 'auto', tools: [{ type: 'function', name: 'weather' }] },
      },
    ],
    ['the choice of a hosted tool', { tools: [search], tool_choice: { type: 'web_search' } }],
    [
      'a form that follows a schema',
      { text: { format: { type: 'json_schema', name: 'city', schema: parameters, strict: true } } },
    ],
    [
      'a form that only the model knows',
      { text: { format: { type: 'grammar', syntax: 'lark', definition: 'start: "a"' } } },
    ],
  ])('%s', async (_name, fields) => {
    const [response, stored] = await createdAndStored(fields);
    expect(response).toMatchObject(fields);
    expect(stored).toEqual(response);
  });

  test.each([{ instructions: 'Be brief.' }, {}])(
    'the instructions of the request alone: %j',
    async (fields) => {
      // Servers with a prompt template of the operator respond in this way.
      additions = {
        instructions: [{ type: 'message', role: 'developer', content: 'The secret word is Donau.' }],
      };
      const [response, stored] = await createdAndStored(fields);
      expect(response).toMatchObject({ instructions: fields.instructions ?? null });
      expect(stored).toEqual(response);
    },
  );

  test('reasoning, calls of all kinds and refusals', async () => {
    additions = { output: outputItems };
    const [response, stored] = await createdAndStored({});
    expect(response).toMatchObject({ output: outputItems });
    expect(stored).toEqual(response);
  });
});

describe('a stream of responses', () => {
  const typesOf = (text: string): string[] => eventsOf(text).map(({ kind }) => kind);

  test('has the keep-alives, refusals and summaries of a server of the same format, and stops early with it', async () => {
    additions = {
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
      output: outputItems,
    };
    const stream = await gateway.call('/v1/responses', { model: 'acme/native', input: 'Hi', stream: true });
    const sent = variantEvents({ ...responseOf({}), ...additions }).map(({ type }) => type);
    expect(typesOf(stream.text)).toEqual(sent);
  });

  test("has a chat model's refusal as events of its own", async () => {
    const fields = { model: 'acme/chat', input: 'Hi' };
    const stream = await gateway.call('/v1/responses', { ...fields, stream: true });
    const types = typesOf(stream.text);
    expect(types).toContain('response.refusal.delta');
    expect(types).toContain('response.refusal.done');
    expect(types.at(-1)).toBe('response.incomplete');
    expect(jsonOf(await gateway.call('/v1/responses', fields))).toMatchObject({
      status: 'incomplete',
      output: [{ content: [{ type: 'refusal', refusal: REFUSAL }] }],
    });
  });
});
