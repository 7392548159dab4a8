import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { anthropicMessage } from '../../scripts/test-bed/replies/anthropic.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { json } from '../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

const CHAT = '/v1/chat/completions';
const MESSAGES = '/v1/messages';
const RESPONSES = '/v1/responses';

const THEIR_ANSWER = JSON.stringify({
  type: 'error',
  error: { type: 'invalid_request_error', message: 'I do not understand that.' },
});

let upstream: Upstream;
let theirs: Upstream;
let gateway: RecordedGateway;
beforeAll(async () => {
  upstream = await Upstream.start();
  theirs = await Upstream.start(0, ({ model }) => json(anthropicMessage(model)));
  const backends = {
    // Backends of every format, of chat only, and of messages only.
    same: `kind: openai, base_url: '${upstream.baseUrl}', formats: [chat, messages, responses]`,
    chats: `kind: openai, base_url: '${upstream.baseUrl}'`,
    theirs: `kind: anthropic, base_url: '${theirs.baseUrl.replace(/\/v1$/, '')}'`,
  };
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      ...Object.entries(backends).map(([name, settings]) => `  ${name}: { ${settings} }`),
      'models:',
      ...Object.keys(backends).map(
        (name) =>
          `  acme/${name}: { mode: chat, free: true, deployments: [{ backend: ${name}, model: up }] }`,
      ),
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
  await theirs.close();
});

const user = { role: 'user', content: 'Hello' };
const called = (args: string) => ({
  role: 'assistant',
  content: null,
  tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'look_up', arguments: args } }],
});
const chatResult = { role: 'tool', tool_call_id: 'call_1', content: 'It rains.' };
const toolUse = (input: unknown) => ({
  role: 'assistant',
  content: [{ type: 'tool_use', id: 'toolu_1', name: 'look_up', input }],
});
const toolResult = {
  role: 'user',
  content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: 'It rains.' }],
};
const item = { type: 'function_call', call_id: 'call_1', name: 'look_up', arguments: '{"city":' };
const output = { type: 'function_call_output', call_id: 'call_1', output: 'It rains.' };
const chatImage = (url: string) => ({ role: 'user', content: [{ type: 'image_url', image_url: { url } }] });
const blockImage = (data: string) => ({
  role: 'user',
  content: [{ type: 'image', source: { type: 'base64', media_type: 'image/png', data } }],
});
const inputImage = (url: string) => ({ role: 'user', content: [{ type: 'input_image', image_url: url }] });
const NO_IMAGE = `data:image/png;base64,${Buffer.from('no image').toString('base64')}`;
const NO_BASE64 = 'data:image/png;base64,***';

const chat = (...messages: object[]) => ({ messages });
const messages = (...given: object[]) => ({ max_tokens: 9, messages: given });
const responses = (...input: object[]) => ({ input });

/** The field that the gateway refuses. Null when the server reports the error. */
type Refused = Record<'same' | 'chats' | 'theirs', string | null>;
const byServer: Refused = { same: null, chats: null, theirs: null };
const allAt = (param: string): Refused => ({ same: param, chats: param, theirs: param });
/** A refusal because the server's format cannot express the request. */
const translated = (chats: string | null, theirs: string | null): Refused => ({ same: null, chats, theirs });

const early = { role: 'assistant', content: 'Hi' };
const late = { role: 'system', content: 'Be kind.' };
const CASES: [what: string, path: string, body: object, refused: Refused][] = [
  ['tool arguments that are not JSON', CHAT, chat(user, called('{"city":'), chatResult), byServer],
  [
    'tool arguments that are not an object',
    MESSAGES,
    messages(user, toolUse('{"city":'), toolResult),
    allAt('messages[1].content[0].input'),
  ],
  ['tool arguments that are not JSON', RESPONSES, responses(user, item, output), byServer],
  ['a tool result without a call', CHAT, chat(user, chatResult), byServer],
  [
    'a tool result without a call',
    MESSAGES,
    messages(toolResult),
    translated('messages[0].content[0]', null),
  ],
  [
    'a tool result without a call',
    RESPONSES,
    responses(user, output),
    translated('input[1].call_id', 'input[1].call_id'),
  ],
  ['a call without a result', CHAT, chat(user, called('{}'), user), byServer],
  ['a call without a result', MESSAGES, messages(user, toolUse({}), user), byServer],
  ['a call without a result', RESPONSES, responses(user, item, user), byServer],
  ['roles out of order', CHAT, chat(early, user, user, late), byServer],
  ['roles out of order', MESSAGES, messages(early, user, user), byServer],
  ['roles out of order', RESPONSES, responses(early, user, late), byServer],
  ['an empty text', CHAT, chat({ role: 'user', content: '' }), byServer],
  ['an empty text', MESSAGES, messages({ role: 'user', content: '' }), byServer],
  ['an empty text', RESPONSES, responses({ role: 'user', content: '' }), byServer],
  ['no parts', CHAT, chat({ role: 'user', content: [] }), byServer],
  ['no parts', MESSAGES, messages({ role: 'user', content: [] }), byServer],
  ['no parts', RESPONSES, responses({ role: 'user', content: [] }), byServer],
  ['no message', CHAT, chat(), allAt('messages')],
  ['no message', MESSAGES, messages(), allAt('messages')],
  ['no message', RESPONSES, responses(), translated('input', 'input')],
  ['an invalid image', CHAT, chat(chatImage(NO_IMAGE)), byServer],
  ['an invalid image', MESSAGES, messages(blockImage(NO_IMAGE.slice(22))), byServer],
  ['an invalid image', RESPONSES, responses(inputImage(NO_IMAGE)), byServer],
  ['invalid base64', CHAT, chat(chatImage(NO_BASE64)), byServer],
  [
    'invalid base64',
    MESSAGES,
    messages(blockImage('***')),
    translated('messages[0].content[0].source.data', null),
  ],
  ['invalid base64', RESPONSES, responses(inputImage(NO_BASE64)), byServer],
  ['no choices', CHAT, { ...chat(user), n: 0 }, translated(null, 'n')],
  ['no tokens', CHAT, { ...chat(user), max_tokens: 0 }, byServer],
  ['no tokens', MESSAGES, { ...messages(user), max_tokens: 0 }, byServer],
  ['no tokens', RESPONSES, { ...responses(user), max_output_tokens: 0 }, byServer],
  ['more tokens than any model has', CHAT, { ...chat(user), max_tokens: 2 ** 40 }, byServer],
  ['more tokens than any model has', MESSAGES, { ...messages(user), max_tokens: 2 ** 40 }, byServer],
  ['more tokens than any model has', RESPONSES, { ...responses(user), max_output_tokens: 2 ** 40 }, byServer],
];

const calls = CASES.flatMap(([what, path, body, refused]) =>
  Object.entries(refused).map(([backend, param]) => ({ what, path, body, backend, param })),
);

describe('a conversation with', () => {
  beforeEach(() => {
    for (const server of [upstream, theirs]) {
      server.reset();
      server.always({ kind: 'status', status: 400, body: THEIR_ANSWER });
    }
  });

  test.each(calls.filter(({ param }) => param !== null))(
    '$what at $path, for $backend, is refused by the gateway, which names $param',
    async ({ path, body, backend, param }) => {
      const response = await gateway.call(path, { model: `acme/${backend}`, ...body });
      expect(response.status).toBe(400);
      expect(jsonOf(response)).toMatchObject({
        error: { type: 'invalid_request_error', param, message: expect.stringContaining(String(param)) },
      });
      expect([...upstream.requests, ...theirs.requests]).toHaveLength(0);
    },
  );

  test.each(calls.filter(({ param }) => param === null))(
    '$what at $path, for $backend, gets the error of the server',
    async ({ path, body, backend }) => {
      const response = await gateway.call(path, { model: `acme/${backend}`, ...body });
      expect(response.status).toBe(400);
      expect(jsonOf(response)).toMatchObject({ error: { message: 'I do not understand that.' } });
      expect([...upstream.requests, ...theirs.requests]).toHaveLength(1);
    },
  );

  test.each(calls.filter(({ param }) => param === null))(
    '$what at $path, for $backend, gets a response when the server accepts it',
    async ({ path, body, backend }) => {
      for (const server of [upstream, theirs]) server.always({ kind: 'good' });
      expect((await gateway.call(path, { model: `acme/${backend}`, ...body })).status).toBe(200);
    },
  );
});
