import { afterEach, describe, expect, test } from '@jest/globals';
import { call, page } from '../../../../packages/sdk/runtime/call.ts';
import { ResponseError, UnexpectedResponseError } from '../../../../packages/sdk/runtime/errors.ts';
import type { OperationDescription } from '../../../../packages/sdk/runtime/operation.ts';
import {
  readChatCompletion,
  type ChatSource,
} from '../../../../packages/sdk/runtime/read-chat-completion.ts';
import { readMessage, type MessageSource } from '../../../../packages/sdk/runtime/read-message.ts';
import { readResponse, type ResponseSource } from '../../../../packages/sdk/runtime/read-response.ts';
import { OutputError } from '../../../../packages/sdk/runtime/tools.ts';
import { Transport } from '../../../../packages/sdk/runtime/transport.ts';
import { json, startScriptedServer, type ScriptedServer } from './scripted-server.ts';

async function* streamed(...events: unknown[]): AsyncGenerator<never> {
  // The contract's types do not allow what these tests send.
  for (const event of events) yield await Promise.resolve(event as never);
}

/** Replies that the types of the contract do not allow. */
const readers: [string, (reply: unknown) => Promise<{ text: string; toolCalls: unknown[] }>][] = [
  ['readChatCompletion', (reply) => readChatCompletion(reply as ChatSource)],
  ['readMessage', (reply) => readMessage(reply as MessageSource)],
  ['readResponse', (reply) => readResponse(reply as ResponseSource)],
];

const completionWith = (message: object) => ({ choices: [{ index: 0, message }] });

describe('a tool call', () => {
  const called = { name: 'get_weather', arguments: '{"city":"Graz"}' };
  const expected = [{ id: 't1', name: 'get_weather', arguments: { city: 'Graz' } }];

  test('of a function without its type is read', async () => {
    const reply = completionWith({ content: null, tool_calls: [{ id: 't1', function: called }] });
    expect(await readChatCompletion(reply as never)).toMatchObject({ toolCalls: expected });
  });

  test('of a function that is streamed without its type is read', async () => {
    const delta = { tool_calls: [{ index: 0, id: 't1', function: called }] };
    expect(await readChatCompletion(streamed({ choices: [{ index: 0, delta }] }))).toMatchObject({
      toolCalls: expected,
    });
  });

  test.each([
    { id: 't2', type: 'custom', custom: { name: 'run', input: 'ls' } },
    { id: 't2', custom: { name: 'run', input: 'ls' } },
  ])('of a custom tool is read with its text (%j)', async (given) => {
    const { toolCalls } = await readChatCompletion(completionWith({ tool_calls: [given] }) as never);
    expect(toolCalls).toEqual([{ id: 't2', name: 'run', arguments: 'ls' }]);
  });

  test.each([
    { id: 't3', type: 'browser' },
    { id: 't3', type: 'function' },
    { id: 't3', function: null },
    null,
    'call',
  ])('of a kind that the SDK does not know stays in the result (%j)', async (given) => {
    const reply = completionWith({ content: 'x', tool_calls: [given] });
    const { toolCalls, result } = await readChatCompletion(reply as never);
    expect(toolCalls).toEqual([]);
    expect(result).toBe(reply);
  });
});

describe.each(readers)('%s', (_, read) => {
  test.each([null, 'text', 7, [], {}, { choices: null, content: {}, output: 'x' }])(
    'throws an error of the SDK for a reply without its list (%j)',
    async (reply) => {
      await expect(read(reply)).rejects.toBeInstanceOf(OutputError);
    },
  );

  test('takes entries that are null or of another form', async () => {
    const list = [null, 1, {}, { type: 'new' }, { type: 'message' }, { type: 'text' }];
    expect(await read({ choices: list, content: list, output: list })).toMatchObject({
      text: '',
      toolCalls: [],
    });
  });

  test.each([[null], [7], [{}], [{ type: 'new' }], [{ choices: [null, {}] }]])(
    'ends with an error of the SDK or a result for a stream of %j',
    async (event) => {
      const ended = await read(streamed(event)).catch((error: unknown) => error);
      expect(ended instanceof OutputError || !(ended instanceof Error)).toBe(true);
    },
  );
});

test('a stream may number its choices and blocks with gaps', async () => {
  const far = 4_000_000_000;
  const chat = streamed(
    { choices: [{ index: far, delta: { content: 'later' } }] },
    { choices: [{ index: 0, delta: { content: 'first' } }] },
  );
  expect(await readChatCompletion(chat)).toMatchObject({
    text: 'first',
    result: { choices: [{ index: 0 }, { index: far }] },
  });
  const block = { type: 'content_block_start', content_block: { type: 'text', text: 'x' } };
  const message = streamed({ ...block, index: far }, { ...block, index: 0 });
  expect(await readMessage(message)).toMatchObject({ text: 'xx', result: { content: [{}, {}] } });
});

test('a part of a response that the SDK does not know is no refusal', async () => {
  const content = [{ type: 'output_audio' }, { type: 'output_text', text: 'x' }];
  expect(await readResponse({ output: [{ type: 'message', content }] } as never)).toMatchObject({
    text: 'x',
    refusal: null,
  });
});

describe('through HTTP', () => {
  let server: ScriptedServer;
  afterEach(() => server?.close());
  const transport = () => new Transport({ baseUrl: server.baseUrl, maxRetries: 0 });
  const operation: OperationDescription = {
    ...{ id: 'getFile', method: 'GET', url: '/v1/files/{file_id}', multipart: false },
    ...{ path: ['file_id'], query: ['after', 'limit'], accept: ['application/json'], stream: null },
  } as const;
  const list = { ...operation, url: '/v1/files', path: [] };

  test.each(['.', '..', '\ud800'])(
    'an id that no path can hold is refused before it is sent (%j)',
    async (id) => {
      server = await startScriptedServer(json({}));
      await expect(call(transport(), operation, { parameters: { file_id: id } })).rejects.toThrow(
        'getFile: file_id is not valid',
      );
      expect(server.requests).toEqual([]);
    },
  );

  test.each([
    ['...', '...'],
    ['../admin', '..%2Fadmin'],
    ['%2e%2e', '%252e%252e'],
    ['..\\x', '..%5Cx'],
    ['a?b#c', 'a%3Fb%23c'],
  ])('the id %s stays one segment', async (id, sent) => {
    server = await startScriptedServer(json({}));
    await call(transport(), operation, { parameters: { file_id: id } });
    expect(server.requests[0]?.url).toBe(`/v1/files/${sent}`);
  });

  test.each([
    [null],
    [{}],
    [{ data: null }],
    [{ data: [null], has_more: true }],
    [{ data: [{}], has_more: true }],
  ])('a list of another form is an unexpected response (%j)', async (reply) => {
    server = await startScriptedServer(json(reply));
    await expect(page(transport(), list)).rejects.toBeInstanceOf(UnexpectedResponseError);
  });

  test.each([{ has_more: true }, {}])('pages that do not advance end with an error (%j)', async (rest) => {
    server = await startScriptedServer(json({ data: [{ id: 'f1' }], ...rest }));
    const read = async () => {
      for await (const entry of page(transport(), list, { limit: 1 })) expect(entry).toEqual({ id: 'f1' });
    };
    await expect(read()).rejects.toBeInstanceOf(UnexpectedResponseError);
    expect(server.requests).toHaveLength(2);
  });

  test('an error whose body is nested deeply is an error of its status', async () => {
    const body = `${'{"error":'.repeat(9_000)}1${'}'.repeat(9_000)}`;
    server = await startScriptedServer((response) =>
      response.writeHead(400, { 'content-type': 'application/json' }).end(body),
    );
    const thrown: unknown = await call(transport(), list, {}).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ResponseError);
    expect(thrown).toMatchObject({ status: 400 });
  });
});
