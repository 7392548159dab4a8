import { describe, expect, test } from '@jest/globals';
import { expectsContinue, headFailure } from '../../middleware/request-head.ts';
import { requestOf } from './parsed-request.ts';

const WIDE = { lineBytes: 1_000, blockBytes: 10_000 };

const HOST: [string, string] = ['Host', 'gateway:8080'];
const NOT_CHUNKED = 'the Transfer-Encoding header must be chunked, in HTTP/1.1';

describe('a request head', () => {
  test.each<[string, [string, string][]]>([
    ['a host', [HOST]],
    ['an empty host', [['Host', '']]],
    ['an address in brackets', [['Host', '[::1]:80']]],
    ['a repeated header that may be', [HOST, ['Accept', 'a'], ['Accept', 'b']]],
    ['an expectation', [HOST, ['Expect', '100-Continue']]],
    ['chunks', [HOST, ['Transfer-Encoding', 'Chunked']]],
  ])('with %s is accepted', (_name, headers) => {
    expect(headFailure(requestOf(headers), WIDE)).toBeNull();
  });

  test.each<[string, [string, string][], string]>([
    ['no host', [], 'the Host header is missing'],
    ['two hosts', [HOST, ['HOST', 'other']], 'the host header is sent more than once'],
    [
      'two content types',
      [HOST, ['Content-Type', 'a/b'], ['content-type', 'a/b']],
      'the content-type header is sent more than once',
    ],
    [
      'two expectations',
      [HOST, ['Expect', '100-continue'], ['Expect', '100-continue']],
      'the expect header is sent more than once',
    ],
    ['a host with a path', [['Host', 'gateway/path']], 'the Host header is invalid'],
    ['a host with a user', [['Host', 'user@gateway']], 'the Host header is invalid'],
    ['a host list', [['Host', 'a, b']], 'the Host header is invalid'],
    ['another expectation', [HOST, ['Expect', '200-ok']], 'the Expect header must be 100-continue'],
    ['a transfer coding that is not decoded', [HOST, ['Transfer-Encoding', 'gzip, chunked']], NOT_CHUNKED],
  ])('with %s is refused', (_name, headers, publicMessage) => {
    expect(headFailure(requestOf(headers), WIDE)).toMatchObject({ code: 'malformed_request', publicMessage });
  });

  test('of HTTP/1.0 needs no host, and its expectation is ignored', () => {
    const request = requestOf([['Expect', '200-ok']], '1.0');
    expect(headFailure(request, WIDE)).toBeNull();
    expect(expectsContinue(requestOf([['Expect', '100-continue']], '1.0'))).toBe(false);
  });

  test('of HTTP/1.0 has no chunks, of which older proxies know nothing', () => {
    const request = requestOf([['Transfer-Encoding', 'chunked']], '1.0');
    expect(headFailure(request, WIDE)).toMatchObject({ publicMessage: NOT_CHUNKED });
  });

  test('announces a waiting body only with 100-continue', () => {
    expect(expectsContinue(requestOf([HOST, ['Expect', '100-CONTINUE']]))).toBe(true);
    expect(expectsContinue(requestOf([HOST]))).toBe(false);
  });
});

describe('the size of a head', () => {
  const requestLine = 'GET /v1/models HTTP/1.1'.length;
  const header: [string, string] = ['x', 'y'.repeat(40)];
  const line = 'x: '.length + 40;
  const block = requestLine + 2 + 'Host: gateway:8080'.length + 2 + line + 2;

  test('may be as large as the limits say', () => {
    expect(headFailure(requestOf([HOST, header]), { lineBytes: line, blockBytes: block })).toBeNull();
  });

  test.each([
    ['a header line', { lineBytes: line - 1, blockBytes: block }],
    ['all lines together', { lineBytes: line, blockBytes: block - 1 }],
  ])('must not be a byte larger: %s', (_name, limits) => {
    expect(headFailure(requestOf([HOST, header]), limits)).toMatchObject({ code: 'header_too_large' });
  });

  test('counts the request line as a line', () => {
    const limits = { lineBytes: requestLine, blockBytes: 1_000 };
    expect(headFailure(requestOf([['Host', 'g']]), limits)).toBeNull();
    expect(headFailure(requestOf([['Host', 'g']]), { ...limits, lineBytes: requestLine - 1 })).toMatchObject({
      code: 'header_too_large',
    });
  });
});
