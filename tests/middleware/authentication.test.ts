import { describe, expect, test } from '@jest/globals';
import { authenticate, findPrincipal, presentedKey } from '../../middleware/authentication.ts';
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

test('a key identifies its principal, and an unknown key is invalid', async () => {
  const principal = { keyId: 'k1' } as Principal;
  const keys = { authenticate: (key: string) => Promise.resolve(key === 'known' ? principal : null) };
  expect(await authenticate('known', keys)).toBe(principal);
  await expect(authenticate('unknown', keys)).rejects.toMatchObject({ code: 'invalid_key' });
});

describe('the principal of a request', () => {
  const principal = { keyId: 'k1' } as Principal;
  const known = { authenticate: (key: string) => (key === 'known' ? principal : null) };
  const valid = requestOf([['X-API-Key', 'known']]);
  const unknown = requestOf([['X-API-Key', 'unknown']]);

  test('is there at once when its key is known', () => {
    expect(findPrincipal('ApiKeyHeader', valid, known)).toBe(principal);
  });

  test('is null in the header that has no key', () => {
    expect(findPrincipal('BearerKey', valid, known)).toBeNull();
    expect(findPrincipal('ApiKeyHeader', requestOf([]), known)).toBeNull();
  });

  test('is refused with an unknown key', () => {
    expect(() => findPrincipal('ApiKeyHeader', unknown, known)).toThrow(
      expect.objectContaining({ code: 'invalid_key' }),
    );
  });
});
