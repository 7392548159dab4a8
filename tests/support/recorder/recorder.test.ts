import { afterEach, describe, expect, test } from '@jest/globals';
import type { OperationRow, ResponseRow, Validator } from '../../../calls/operation.ts';
import { exchangeBytes, isWholeAnswer } from '../raw-socket.ts';
import { startScriptedServer, type ScriptedServer } from '../scripted-server.ts';
import { ContractCheck } from './contract-check.ts';
import { Recorder } from './recorder.ts';

const ERROR_HEADERS = ['x-request-id', 'request-id'];
const row = (content: ResponseRow['content'], headers = ERROR_HEADERS): ResponseRow => ({ content, headers });

const operation = (
  operationId: string,
  method: 'get' | 'post',
  path: string,
  cors = false,
): OperationRow => ({
  operationId,
  method,
  path,
  greedyParameters: ['model'],
  tag: 'Test',
  gateway: {
    capability: null,
    model: null,
    prompts: [],
    notPrompts: [],
    streams: null,
    bills: 'none',
    cors,
  },
  keyRequired: 'required',
  bodyRequired: false,
  request: {},
  consumed: null,
  parameters: null,
  binaryParts: [],
  requiredParts: [],
  arrayParts: [],
  responses: {
    '200': row({ 'application/json': 'Body', 'text/event-stream': 'Event', 'audio/mpeg': null }, [
      'x-declared',
    ]),
    '400': row({ 'text/plain': null, 'application/json': 'Error' }),
    '401': row({ 'application/json': 'Error' }),
    '429': row({ 'text/plain': null }),
  },
});

const hasText: Validator = Object.assign(
  (value: unknown): boolean =>
    typeof value === 'object' && value !== null && ('text' in value || 'type' in value || 'error' in value),
  {
    errors: [
      { instancePath: '/text', schemaPath: '', keyword: 'required', params: {}, message: 'must be there' },
    ],
  },
);

const check = new ContractCheck({
  operations: [
    operation('createChatCompletion', 'post', '/v1/chat/completions'),
    operation('createMessage', 'post', '/v1/messages'),
    operation('createResponse', 'post', '/v1/responses'),
    operation('createTranscriptionStream', 'post', '/v1/audio/transcriptions/stream'),
    operation('getModelInfo', 'get', '/v1/model/info', true),
    operation('getModel', 'get', '/v1/models/{model}'),
  ],
  serverResponses: {
    unknownPath: row({ 'text/plain': null }),
    wrongMethod: row({}, [...ERROR_HEADERS, 'allow']),
    preflight: row({}, []),
    malformedRequest: row({ 'text/plain': null }),
    stalledRequest: row({ 'text/plain': null }),
  },
  validator: (_operationId, _status, mediaType) => (mediaType === 'audio/mpeg' ? null : hasText),
});

const IDS = 'x-request-id: a\r\nrequest-id: a\r\n';
const CHAT = 'POST /v1/chat/completions HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}';
const answer = (status: string, head: string, body: string): string =>
  `HTTP/1.1 ${status}\r\n${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const json = (status: string, body: string, head = ''): string =>
  answer(status, `content-type: application/json\r\n${head}`, body);
const stream = (body: string): string =>
  answer('200 OK', 'content-type: text/event-stream; charset=utf-8\r\n', body);
const chunked = (...chunks: string[]): string =>
  `HTTP/1.1 200 OK\r\ncontent-type: audio/mpeg\r\ntransfer-encoding: chunked\r\n\r\n${chunks.map((one) => `${one.length.toString(16)}\r\n${one}\r\n`).join('')}`;

let server: ScriptedServer | undefined;
let recorder: Recorder | undefined;

afterEach(stop);

async function stop(): Promise<void> {
  await recorder?.close();
  await server?.close();
  recorder = undefined;
  server = undefined;
}

/** What the recorder finds wrong with an answer; the server then closes the connection. */
async function faultsOf(reply: string, request = CHAT): Promise<string[]> {
  await stop();
  server = await startScriptedServer((socket) => socket.end(reply, 'latin1'));
  recorder = await Recorder.start(server.address, check);
  await exchangeBytes(recorder.address, [request], isWholeAnswer);
  await expectExchange(recorder);
  return recorder.violations.splice(0);
}

/** The recorder may see the end of an answer a moment after its caller. */
async function expectExchange({ exchanges, violations }: Recorder): Promise<void> {
  for (let turns = 0; turns < 200 && exchanges.length === 0 && violations.length === 0; turns++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('an answer that keeps the contract', () => {
  test.each([
    ['JSON', json('200 OK', '{"text":"Hello"}')],
    ['a declared header', json('200 OK', '{"text":"Hello"}', 'X-Declared: 1\r\n')],
    ['an error', json('401 Unauthorized', '{"error":1}', IDS)],
    ['a chat stream', stream('data: {"text":"a"}\n\n: keep-alive\n\ndata: [DONE]\n\n')],
    ['a chat stream that failed', stream('data: {"text":"a"}\n\ndata: {"error":{}}\n\n')],
    ['sound in chunks', `${chunked('abc', 'de')}0\r\n\r\n`],
    ['sound that was cut', chunked('abc')],
    [
      'the rate limit',
      answer('429 Too Many Requests', `content-type: text/plain\r\n${IDS}`, 'rate limit exceeded'),
    ],
  ])('passes: %s', async (_name, reply) => {
    expect(await faultsOf(reply)).toEqual([]);
  });

  test('passes, after an interim answer', async () => {
    expect(await faultsOf(`HTTP/1.1 100 Continue\r\n\r\n${json('200 OK', '{"text":"Hello"}')}`)).toEqual([]);
  });

  test('passes: a message stream, a response stream that failed, a transcript', async () => {
    const to = (path: string) => CHAT.replace('/v1/chat/completions', path);
    const named = (...types: string[]) =>
      types.map((type) => `event: ${type}\ndata: {"type":"${type}"}\n\n`).join('');
    expect(await faultsOf(stream(named('ping', 'message_stop')), to('/v1/messages'))).toEqual([]);
    expect(
      await faultsOf(stream(named('response.created', 'error', 'response.failed')), to('/v1/responses')),
    ).toEqual([]);
    const transcript = 'data: {"type":"transcript.text.done"}\n\ndata: [DONE]\n\n';
    expect(await faultsOf(stream(transcript), to('/v1/audio/transcriptions/stream'))).toEqual([]);
  });
});

describe('the recorder catches', () => {
  test.each([
    [
      'an undeclared status',
      json('418 Teapot', '{"error":1}', IDS),
      /status is not one of createChatCompletion/,
    ],
    [
      'an undeclared media type',
      answer('200 OK', 'content-type: text/html\r\n', 'Hello'),
      /'text\/html' is none of/,
    ],
    ['a body without a media type', answer('200 OK', '', 'Hello'), /'' is none of/],
    [
      'an undeclared header',
      json('200 OK', '{"text":""}', 'X-Powered-By: y\r\n'),
      /header x-powered-by is not declared/,
    ],
    ['a repeated header', json('200 OK', '{"text":""}', 'X-Declared: 1\r\nX-Declared: 2\r\n'), /there twice/],
    ['an error without a request id', json('401 Unauthorized', '{"error":1}'), /no X-Request-Id/],
    [
      'two request ids that differ',
      json('401 Unauthorized', '{"error":1}', IDS.replace(': a', ': b')),
      /does not equal/,
    ],
    ['a body that is no JSON', json('200 OK', '{"text"'), /no JSON/],
    [
      'a body that breaks its schema',
      json('200 OK', '{"other":1}'),
      /breaks its schema at '\/text': must be there/,
    ],
    [
      'another text than the specified one',
      answer('429 x', `content-type: text/plain\r\n${IDS}`, 'slow down'),
      /rate limit/,
    ],
    [
      'another text for a body that does not parse',
      answer('400 x', `content-type: text/plain\r\n${IDS}`, 'oops'),
      /unexpected text/,
    ],
    [
      'a JSON body that was cut',
      'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"text',
      /was cut/,
    ],
    [
      'a body whose end nothing tells',
      'HTTP/1.1 200 OK\r\ncontent-type: audio/mpeg\r\n\r\nabc',
      /nothing tells/,
    ],
    ['what is no HTTP', 'hello\r\n\r\n', /sent no HTTP/],
    ['a stream that ends too early', stream('data: {"text":"a"}\n\n'), /0 terminal events/],
    [
      'a stream with two ends',
      stream('data: {"text":"a"}\n\ndata: [DONE]\n\ndata: [DONE]\n\n'),
      /2 terminal events/,
    ],
    ['an error and then a good end', stream('data: {"error":{}}\n\ndata: [DONE]\n\n'), /2 terminal events/],
    ['an event after the end', stream('data: [DONE]\n\ndata: {"text":"a"}\n\n'), /after the terminal event/],
    [
      'an event that breaks its schema',
      stream('data: {"other":1}\n\ndata: [DONE]\n\n'),
      /data event breaks its schema/,
    ],
    ['an event that is no JSON', stream('data: {"te\n\ndata: [DONE]\n\n'), /event is no JSON/],
    ['a stream that ends within an event', stream('data: [DONE]\n\ndata: {"te'), /ends within an event/],
    ['a line of no field', stream('text: a\ndata: {"text":"a"}\n\ndata: [DONE]\n\n'), /no known field/],
    [
      'a stream that was cut',
      chunked('data: {"text":"a"}\n\n').replace('audio/mpeg', 'text/event-stream'),
      /was cut/,
    ],
  ])('%s', async (_name, reply, expected) => {
    expect((await faultsOf(reply)).join('\n')).toMatch(expected);
  });

  test('an event whose name is not its type, and an error that response.failed does not follow', async () => {
    const messages = CHAT.replace('/v1/chat/completions', '/v1/messages');
    const unnamed = await faultsOf(stream('data: {"type":"message_stop"}\n\n'), messages);
    expect(unnamed.join('\n')).toMatch(/event: null stands before message_stop/);
    const responses = CHAT.replace('/v1/chat/completions', '/v1/responses');
    const error =
      'event: error\ndata: {"type":"error"}\n\nevent: response.completed\ndata: {"type":"response.completed"}\n\n';
    expect((await faultsOf(stream(error), responses)).join('\n')).toMatch(/must come response.failed/);
  });
});

describe('answers beside the operations', () => {
  const plain = (status: string, text: string, head = '') =>
    answer(status, `content-type: text/plain\r\n${IDS}${head}`, text);

  test.each([
    ['an unknown path', 'GET /v2/chat HTTP/1.1\r\n\r\n', plain('404 Not Found', '404 page not found')],
    [
      'a wrong method',
      'PUT /v1/chat/completions HTTP/1.1\r\n\r\n',
      answer('405 x', `allow: POST\r\n${IDS}`, ''),
    ],
    [
      'a preflight',
      'OPTIONS /v1/model/info HTTP/1.1\r\n\r\n',
      'HTTP/1.1 204 No Content\r\naccess-control-allow-origin: *\r\n\r\n',
    ],
    [
      'nonsense',
      'HELLO\r\n\r\n',
      plain('400 Bad Request', 'malformed HTTP request', 'connection: close\r\n'),
    ],
    [
      'half a head',
      'GET /v1/model',
      plain('408 Request Timeout', 'request timeout', 'connection: close\r\n'),
    ],
  ])('pass: %s', async (_name, request, reply) => {
    expect(await faultsOf(reply, request)).toEqual([]);
  });

  test.each([
    [
      'another text for an unknown path',
      'GET /v2 HTTP/1.1\r\n\r\n',
      plain('404 Not Found', 'nope'),
      /404 page not found/,
    ],
    [
      'another status for an unknown path',
      'GET /v2 HTTP/1.1\r\n\r\n',
      json('200 OK', '{}'),
      /none of what the server answers/,
    ],
    [
      'a 405 with a body',
      'PUT /v1/chat/completions HTTP/1.1\r\n\r\n',
      answer('405 x', `allow: POST\r\n${IDS}`, 'no'),
      /should be empty/,
    ],
    [
      'a 405 that allows something else',
      'PUT /v1/chat/completions HTTP/1.1\r\n\r\n',
      answer('405 x', `allow: GET\r\n${IDS}`, ''),
      /Allow should name POST/,
    ],
    [
      'a raw 400 without a request id',
      'HELLO\r\n\r\n',
      answer('400 x', 'content-type: text/plain\r\n', 'no'),
      /no X-Request-Id/,
    ],
    [
      "Node's own answer to long headers",
      'HELLO\r\n\r\n',
      'HTTP/1.1 431 x\r\nconnection: close\r\n\r\n',
      /none of what the server answers/,
    ],
  ])('are caught: %s', async (_name, request, reply, expected) => {
    expect((await faultsOf(reply, request)).join('\n')).toMatch(expected);
  });

  test('an id with slashes belongs to the operation whose parameter may hold them', async () => {
    expect(
      await faultsOf(json('200 OK', '{"text":""}'), 'GET /v1/models/acme/chat HTTP/1.1\r\n\r\n'),
    ).toEqual([]);
  });
});

test('answers on one connection are paired with their requests in order', async () => {
  server = await startScriptedServer((socket) =>
    socket.write(json('200 OK', '{"text":""}') + json('200 OK', '{"other":1}')),
  );
  recorder = await Recorder.start(server.address, check);
  await exchangeBytes(recorder.address, [CHAT + CHAT.replace('chat/completions', 'messages')], (text) =>
    text.includes('other'),
  );
  await expectExchange(recorder);
  expect(recorder.exchanges.map(({ request }) => request?.target)).toEqual([
    '/v1/chat/completions',
    '/v1/messages',
  ]);
  expect(() => recorder?.assertClean()).toThrow(/POST \/v1\/messages → 200/);
  expect(() => recorder?.assertClean()).not.toThrow();
});
