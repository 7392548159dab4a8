import { expect, test } from '@jest/globals';
import { asExpected, load, problemsOf, smallFile, type ProblemCase } from './configuration-file.ts';

const withSignIn = (changes: Readonly<Record<string, string>> = {}): string => {
  const keys = {
    issuer: "'https://login.example'",
    client_id: 'console',
    address: "'https://gateway.example'",
    role_claim: 'groups',
    roles: '[{ value: admins, role: admin }]',
    ...changes,
  };
  const lines = Object.entries(keys).map(([key, value]) => `  ${key}: ${value}`);
  return smallFile('    free: true', ['sign_in:', ...lines].join('\n'));
};

const CASES: readonly ProblemCase[] = [
  [
    'a provider over plain HTTP',
    withSignIn({ issuer: "'http://login.example'" }),
    ['9: this is not an https address'],
  ],
  [
    'a console over plain HTTP',
    withSignIn({ address: "'http://g.example'" }),
    ['11: this is not an https address'],
  ],
  [
    'an address with a path',
    withSignIn({ address: "'https://gateway.example/console'" }),
    ['11: this address has no path: write it as https://gateway.example.com'],
  ],
  ['no role', withSignIn({ roles: '[]' }), ['13: this must not be empty']],
  [
    'an unknown role',
    withSignIn({ roles: '[{ value: a, role: owner }]' }),
    [/^13: this must be one of viewer, finance, operator, admin/],
  ],
  [
    'scopes without an ID token',
    withSignIn({ scopes: '[email]' }),
    ["14: 'openid' must be one of the scopes"],
  ],
  ['a session of two days', withSignIn({ session_hours: '48' }), ['14: this must be <= 24']],
  ['a missing file of the secret', withSignIn({ client_secret: '{ file: none }' }), [/^14: this file /]],
];

test.each(CASES)('%s is reported', async (_what, text, expected) => {
  expect(await problemsOf(text)).toEqual(asExpected(expected));
});

test('what is left out has a default', async () => {
  const { signIn } = await load(withSignIn());
  expect(signIn).toMatchObject({
    clientSecret: null,
    scopes: ['openid', 'profile', 'email'],
    nameClaim: 'email',
    roles: [{ value: 'admins', role: 'admin', organisation: null }],
    sessionMs: null,
  });
});
