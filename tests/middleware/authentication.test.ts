import { describe, expect, test } from '@jest/globals';
import { findPrincipal, presentedKey } from '../../middleware/authentication.ts';
import type { Principal } from '../../projects/principal.ts';
import { requestOf } from './parsed-request.ts';

describe('the key of a request', () => {
  test.each<[string, [string, string][], object | null]>([
    ['X-API-Key', [['X-API-Key', 'one']], { scheme: 'ApiKeyHeader', key: 'one' }],
    ['a bearer token', [['Authorization', 'Bearer one']], { scheme: 'BearerKey', key: 'one' }],
    ['a scheme in any case', [['Authorization', 'bEARER o']], { scheme: 'BearerKey', key: 'o' }],
    [
      'X-API-Key alone when both are sent',
      [
        ['Authorization', 'Basic x'],
        ['X-API-Key', 'one'],
      ],
      { scheme: 'ApiKeyHeader', key: 'one' },
    ],
    [
      'the bearer token beside an empty X-API-Key',
      [
        ['X-API-Key', ''],
        ['Authorization', 'Bearer two'],
      ],
      { scheme: 'BearerKey', key: 'two' },
    ],
    ['neither when none is sent', [['Accept', 'Bearer two']], null],
  ])('is read from %s', (_name, headers, key) => {
    expect(presentedKey(requestOf(headers))).toEqual(key);
  });

  test.each<[string, [string, string][]]>([
    ['another scheme', [['Authorization', 'Basic b25l']]],
    ['no token', [['Authorization', 'Bearer ']]],
    ['quotes', [['Authorization', 'Bearer "one"']]],
    ['more white space', [['Authorization', 'Bearer one two']]],
    ['two spaces', [['Authorization', 'Bearer  one']]],
    ['something before the scheme', [['Authorization', 'x Bearer one']]],
    [
      'a header sent twice',
      [
        ['Authorization', 'Bearer one'],
        ['AUTHORIZATION', 'Bearer one'],
      ],
    ],
  ])('is invalid with %s', (_name, headers) => {
    expect(() => presentedKey(requestOf(headers))).toThrow(expect.objectContaining({ code: 'invalid_key' }));
  });
});

describe('the principal of a request', () => {
  const principal = { keyId: 'k1' } as Principal;
  const keys = { authenticate: (key: string) => Promise.resolve(key === 'known' ? principal : null) };

  test('is the one of its key', async () => {
    const request = requestOf([['X-API-Key', 'known']]);
    expect(await findPrincipal('ApiKeyHeader', request, keys)).toBe(principal);
    expect(await findPrincipal('BearerKey', request, keys)).toBeNull();
  });

  test('is null without a key', async () => {
    expect(await findPrincipal('ApiKeyHeader', requestOf([]), keys)).toBeNull();
  });

  test.each<[string, [string, string][]]>([
    ['an unknown key', [['X-API-Key', 'unknown']]],
    ['a malformed header', [['Authorization', 'Basic b25l']]],
  ])('is refused with %s', async (_what, headers) => {
    const finding = findPrincipal('ApiKeyHeader', requestOf(headers), keys);
    await expect(finding).rejects.toMatchObject({ code: 'invalid_key' });
  });
});
