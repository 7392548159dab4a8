import { afterEach, describe, expect, test } from '@jest/globals';
import { rawResponse, findingsOf, IDS, json, stopRecording } from './recorded-reply.ts';

afterEach(stopRecording);

describe('responses outside of operations', () => {
  const plain = (status: string, text: string, head = '') =>
    rawResponse(status, `content-type: text/plain\r\n${IDS}${head}`, text);

  test.each([
    ['an unknown path', 'GET /v2/chat HTTP/1.1\r\n\r\n', plain('404 Not Found', '404 page not found')],
    [
      'a wrong method',
      'PUT /v1/chat/completions HTTP/1.1\r\n\r\n',
      rawResponse('405 x', `allow: POST\r\n${IDS}`, ''),
    ],
    [
      'a preflight',
      'OPTIONS /v1/model/info HTTP/1.1\r\n\r\n',
      'HTTP/1.1 204 No Content\r\naccess-control-allow-origin: *\r\n\r\n',
    ],
    [
      'malformed HTTP',
      'HELLO\r\n\r\n',
      plain('400 Bad Request', 'malformed HTTP request', 'connection: close\r\n'),
    ],
    [
      'incomplete headers',
      'GET /v1/model',
      plain('408 Request Timeout', 'request timeout', 'connection: close\r\n'),
    ],
  ])('pass: %s', async (_name, request, reply) => {
    expect(await findingsOf(reply, request)).toEqual([]);
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
      /not one of the responses outside of operations/,
    ],
    [
      'a 405 with a body',
      'PUT /v1/chat/completions HTTP/1.1\r\n\r\n',
      rawResponse('405 x', `allow: POST\r\n${IDS}`, 'no'),
      /should be empty/,
    ],
    [
      'a 405 with another Allow',
      'PUT /v1/chat/completions HTTP/1.1\r\n\r\n',
      rawResponse('405 x', `allow: GET\r\n${IDS}`, ''),
      /Allow should name POST/,
    ],
    [
      'a raw 400 without a request id',
      'HELLO\r\n\r\n',
      rawResponse('400 x', 'content-type: text/plain\r\n', 'no'),
      /no X-Request-Id/,
    ],
    [
      'the response of Node to long headers',
      'HELLO\r\n\r\n',
      'HTTP/1.1 431 x\r\nconnection: close\r\n\r\n',
      /not one of the responses outside of operations/,
    ],
  ])('are caught: %s', async (_name, request, reply, expected) => {
    expect((await findingsOf(reply, request)).join('\n')).toMatch(expected);
  });

  test('an id with slashes matches the operation whose parameter may contain them', async () => {
    expect(
      await findingsOf(json('200 OK', '{"text":""}'), 'GET /v1/models/acme/chat HTTP/1.1\r\n\r\n'),
    ).toEqual([]);
  });
});
