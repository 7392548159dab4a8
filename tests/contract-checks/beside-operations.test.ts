import { afterEach, describe, expect, test } from '@jest/globals';
import { answer, faultsOf, IDS, json, stopRecording } from './recorded-reply.ts';

afterEach(stopRecording);

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
