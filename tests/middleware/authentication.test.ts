import { describe, expect, test } from '@jest/globals';
import {
  authenticate,
  findPrincipal,
  presentedKey,
  type KeyScheme,
} from '../../middleware/authentication.ts';
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
  const either = new Set<KeyScheme>(['ApiKeyHeader', 'BearerKey']);
  const bearerOnly = new Set<KeyScheme>(['BearerKey']);
  const valid = requestOf([['X-API-Key', 'known']]);
  const unknown = requestOf([['X-API-Key', 'unknown']]);
  const keyless = requestOf([]);

  test('is there at once when its key is known', () => {
    expect(findPrincipal(valid, { schemes: either, isOptional: false }, known)).toBe(principal);
    expect(findPrincipal(valid, { schemes: either, isOptional: true }, known)).toBe(principal);
  });

  test('is null without a key where a key is optional', () => {
    expect(findPrincipal(keyless, { schemes: either, isOptional: true }, known)).toBeNull();
  });

  test('is null, and no key is read, where the operation has no scheme', () => {
    expect(findPrincipal(unknown, { schemes: new Set(), isOptional: true }, known)).toBeNull();
  });

  test.each([
    ['no key where one is required', keyless, { schemes: either, isOptional: false }, 'missing_key'],
    ['an unknown key where one is required', unknown, { schemes: either, isOptional: false }, 'invalid_key'],
    ['an unknown key where one is optional', unknown, { schemes: either, isOptional: true }, 'invalid_key'],
    ['a key in another header', valid, { schemes: bearerOnly, isOptional: false }, 'missing_key'],
    [
      'no scheme, and yet a key that is required',
      valid,
      { schemes: new Set<KeyScheme>(), isOptional: false },
      'missing_key',
    ],
  ])('is refused with %s', (_case, request, rule, code) => {
    expect(() => findPrincipal(request, rule, known)).toThrow(expect.objectContaining({ code }));
  });
});
