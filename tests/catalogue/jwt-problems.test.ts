import { expect, test } from '@jest/globals';
import { asExpected, load, problemsOf, smallFile, type ProblemCase } from './configuration-file.ts';

const withJwt = (changes: Readonly<Record<string, string>> = {}): string => {
  const keys = {
    jwks_url: "'https://login.example/keys'",
    issuer: "'https://login.example'",
    audiences: '[inference]',
    project_claim: 'project',
    ...changes,
  };
  const lines = Object.entries(keys).map(([key, value]) => `  ${key}: ${value}`);
  return smallFile('    free: true', ['jwt:', ...lines].join('\n'));
};

const CASES: readonly ProblemCase[] = [
  [
    'keys over plain HTTP',
    withJwt({ jwks_url: "'http://login.example/keys'" }),
    ['9: this is not an https address'],
  ],
  ['no address', withJwt({ jwks_url: 'keys' }), ['9: this is not an https address']],
  [
    'an address with a password',
    withJwt({ jwks_url: "'https://user:pass@login.example/keys'" }),
    ['9: an address has no user name and no password here'],
  ],
  ['no audience', withJwt({ audiences: '[]' }), ['11: this must not be empty']],
  ['a shared secret as signature', withJwt({ algorithms: '[HS256]' }), [/^13: this must be one of RS256, /]],
  ['no signature', withJwt({ algorithms: '[none]' }), [/^13: this must be one of RS256, /]],
  ['refused labels of no claim', withJwt({ refused_labels: '[a]' }), ['13: labels need label_claim']],
  ['a time that is none', withJwt({ issued_after: '2026-13-01T00:00:00Z' }), ['13: this is not a time']],
  ['an unknown key', withJwt({ audience: 'a' }), ["13: unknown key 'audience'; did you mean 'audiences'?"]],
];

test.each(CASES)('%s is reported', async (_what, text, expected) => {
  expect(await problemsOf(text)).toEqual(asExpected(expected));
});

test('keys on this machine need no TLS', async () => {
  const { jwt } = await load(withJwt({ jwks_url: "'http://127.0.0.1:8080/keys'" }));
  expect(jwt).toMatchObject({
    algorithms: ['RS256', 'ES256'],
    labelClaim: null,
    hashesLabel: true,
    audiences: ['inference'],
  });
});
