import { afterEach, describe, expect, test } from '@jest/globals';
import { exchangeBytes } from '../../../support/raw-socket.ts';
import {
  rawResponse,
  CHAT,
  chunked,
  expectExchange,
  findingsOf,
  IDS,
  json,
  record,
  stopRecording,
  stream,
} from './recorded-reply.ts';

afterEach(stopRecording);

describe('a valid response', () => {
  test.each([
    ['JSON', json('200 OK', '{"text":"Hello"}')],
    ['a declared header', json('200 OK', '{"text":"Hello"}', 'X-Declared: 1\r\n')],
    ['an error', json('401 Unauthorized', '{"error":1}', IDS)],
    ['a chat stream', stream('data: {"text":"a"}\n\n: keep-alive\n\ndata: [DONE]\n\n')],
    ['a chat stream that failed', stream('data: {"text":"a"}\n\ndata: {"error":{}}\n\n')],
    ['audio in chunks', `${chunked('abc', 'de')}0\r\n\r\n`],
    ['truncated audio', chunked('abc')],
    [
      'the rate limit',
      rawResponse('429 Too Many Requests', `content-type: text/plain\r\n${IDS}`, 'rate limit exceeded'),
    ],
  ])('passes: %s', async (_name, reply) => {
    expect(await findingsOf(reply)).toEqual([]);
  });

  test('passes, after an interim response', async () => {
    expect(await findingsOf(`HTTP/1.1 100 Continue\r\n\r\n${json('200 OK', '{"text":"Hello"}')}`)).toEqual(
      [],
    );
  });

  test('passes: a message stream, a response stream that failed, a transcript', async () => {
    const to = (path: string) => CHAT.replace('/v1/chat/completions', path);
    const named = (...types: string[]) =>
      types.map((type) => `event: ${type}\ndata: {"type":"${type}"}\n\n`).join('');
    expect(
      await findingsOf(
        stream(named('message_start', 'ping', 'message_delta', 'message_stop')),
        to('/v1/messages'),
      ),
    ).toEqual([]);
    expect(
      await findingsOf(stream(named('response.created', 'error', 'response.failed')), to('/v1/responses')),
    ).toEqual([]);
    const transcript = 'data: {"type":"transcript.text.done"}\n\ndata: [DONE]\n\n';
    expect(await findingsOf(stream(transcript), to('/v1/audio/transcriptions/stream'))).toEqual([]);
  });
});

describe('for a stream of images the recorder', () => {
  const completed = 'event: image_generation.completed\ndata: {"type":"image_generation.completed"}\n\n';
  const error = 'data: {"error":{}}\n\n';
  const asking = (body: string): string =>
    `POST /v1/images/generations HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

  test.each([
    ['one for one', '{}', completed],
    ['two for two', '{"n":2}', completed.repeat(2)],
    ['fewer than requested', '{"n":3}', completed.repeat(2)],
    ['some, and then an error', '{"n":3}', completed + error],
  ])('passes %s', async (_name, body, frames) => {
    expect(await findingsOf(stream(frames), asking(body))).toEqual([]);
  });

  test.each([
    ['more than requested', '{"n":2}', completed.repeat(3)],
    ['none', '{"n":2}', ''],
    ['one after an error', '{"n":2}', error + completed],
  ])('catches %s', async (_name, body, frames) => {
    expect((await findingsOf(stream(frames), asking(body))).join('\n')).toMatch(/terminal events/);
  });
});

describe('the recorder reports', () => {
  test.each([
    [
      'an undeclared status',
      json('418 Teapot', '{"error":1}', IDS),
      /status is not one of createChatCompletion/,
    ],
    [
      'an undeclared media type',
      rawResponse('200 OK', 'content-type: text/html\r\n', 'Hello'),
      /'text\/html' is not one of/,
    ],
    ['a body without a media type', rawResponse('200 OK', '', 'Hello'), /'' is not one of/],
    [
      'an undeclared header',
      json('200 OK', '{"text":""}', 'X-Powered-By: y\r\n'),
      /header x-powered-by is not declared/,
    ],
    [
      'a repeated header',
      json('200 OK', '{"text":""}', 'X-Declared: 1\r\nX-Declared: 2\r\n'),
      /occurs twice/,
    ],
    ['an error without a request id', json('401 Unauthorized', '{"error":1}'), /no X-Request-Id/],
    [
      'two request ids that differ',
      json('401 Unauthorized', '{"error":1}', IDS.replace(': a', ': b')),
      /does not equal/,
    ],
    ['a body that is not JSON', json('200 OK', '{"text"'), /not JSON/],
    [
      'a body that violates its schema',
      json('200 OK', '{"other":1}'),
      /breaks its schema at '\/text': must be there/,
    ],
    [
      'another text than the specified one',
      rawResponse('429 x', `content-type: text/plain\r\n${IDS}`, 'slow down'),
      /rate limit/,
    ],
    [
      'another text for a body that does not parse',
      rawResponse('400 x', `content-type: text/plain\r\n${IDS}`, 'oops'),
      /unexpected text/,
    ],
    [
      'a truncated JSON body',
      'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"text',
      /was truncated/,
    ],
    [
      'a body without a length',
      'HTTP/1.1 200 OK\r\ncontent-type: audio/mpeg\r\n\r\nabc',
      /end of the body is ambiguous/,
    ],
    ['bytes that are not HTTP', 'hello\r\n\r\n', /sent invalid HTTP/],
    ['a stream that ends too early', stream('data: {"text":"a"}\n\n'), /0 terminal events/],
    [
      'a stream with two ends',
      stream('data: {"text":"a"}\n\ndata: [DONE]\n\ndata: [DONE]\n\n'),
      /2 terminal events/,
    ],
    ['an error and then a good end', stream('data: {"error":{}}\n\ndata: [DONE]\n\n'), /2 terminal events/],
    ['an event after the end', stream('data: [DONE]\n\ndata: {"text":"a"}\n\n'), /follow the terminal event/],
    [
      'an event that violates its schema',
      stream('data: {"other":1}\n\ndata: [DONE]\n\n'),
      /data event breaks its schema/,
    ],
    ['an event that is not JSON', stream('data: {"te\n\ndata: [DONE]\n\n'), /event is not JSON/],
    [
      'a stream that ends in the middle of an event',
      stream('data: [DONE]\n\ndata: {"te'),
      /ends in the middle of an event/,
    ],
    [
      'a line with an unknown field',
      stream('text: a\ndata: {"text":"a"}\n\ndata: [DONE]\n\n'),
      /unknown field/,
    ],
    [
      'a truncated stream',
      chunked('data: {"text":"a"}\n\n').replace('audio/mpeg', 'text/event-stream'),
      /was truncated/,
    ],
  ])('%s', async (_name, reply, expected) => {
    expect((await findingsOf(reply)).join('\n')).toMatch(expected);
  });

  test('an event whose name is not its type, and an error that response.failed does not follow', async () => {
    const messages = CHAT.replace('/v1/chat/completions', '/v1/messages');
    const unnamed = await findingsOf(stream('data: {"type":"message_stop"}\n\n'), messages);
    expect(unnamed.join('\n')).toMatch(/event: null does not match message_stop/);
    const responses = CHAT.replace('/v1/chat/completions', '/v1/responses');
    const error =
      'event: error\ndata: {"type":"error"}\n\nevent: response.completed\ndata: {"type":"response.completed"}\n\n';
    expect((await findingsOf(stream(error), responses)).join('\n')).toMatch(/followed by response.failed/);
  });
});

test('responses on one connection are paired with their requests in order', async () => {
  const recorder = await record((socket) =>
    socket.write(json('200 OK', '{"text":""}') + json('200 OK', '{"other":1}')),
  );
  await exchangeBytes(recorder.address, [CHAT + CHAT.replace('chat/completions', 'messages')], (text) =>
    text.includes('other'),
  );
  await expectExchange(recorder);
  expect(recorder.exchanges.map(({ request }) => request?.target)).toEqual([
    '/v1/chat/completions',
    '/v1/messages',
  ]);
  expect(() => recorder.assertClean()).toThrow(/POST \/v1\/messages → 200/);
  expect(() => recorder.assertClean()).not.toThrow();
});
