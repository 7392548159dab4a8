import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SignInSettings } from '../../catalogue/sign-in.ts';
import type { Person } from '../../identity/person-sign-in.ts';
import { endSessionsOf, findSession, openPersonSession } from '../../management/sessions.ts';
import { hasValidToken, listTokens } from '../../management/tokens.ts';
import type { Store } from '../../storage/open-database.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';

const DAY_MS = 86_400_000;
const SETTINGS: SignInSettings = {
  issuer: new URL('https://login.example/'),
  clientId: 'console',
  clientSecret: null,
  address: new URL('https://gateway.example'),
  scopes: ['openid'],
  nameClaim: 'email',
  roleClaim: 'groups',
  roles: [
    { value: 'admins', role: 'admin', organisation: null },
    { value: 'readers', role: 'viewer', organisation: null },
  ],
  sessionMs: null,
};
const ROLE = { role: 'admin', organisationId: null, organisation: null } as const;

let folder: TemporaryFolder;
let store: Store;

beforeEach(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openStore();
});
afterEach(() => folder[Symbol.asyncDispose]());

function person(subject: string, roleValues = ['readers', 'admins']): Person {
  const { issuer, clientId } = SETTINGS;
  return { issuer: issuer.href, clientId, subject, name: subject, roleValues, expiresAtMs: 0 };
}

const open = (subject: string, expiresAtMs = Date.now() + DAY_MS): Promise<string> =>
  openPersonSession(store, person(subject), ROLE, expiresAtMs);

const find = (secret: string, settings: SignInSettings | null = SETTINGS) =>
  findSession(store, secret, () => Promise.resolve(settings));

test('the first entry of the configuration that applies decides about the role', async () => {
  const secret = await open('ada');
  expect(await find(secret)).toMatchObject({ name: 'ada', actor: 'person:ada', role: 'admin' });
  const turned = { ...SETTINGS, roles: SETTINGS.roles.toReversed() };
  expect(await find(secret, turned)).toMatchObject({ role: 'viewer' });
});

test.each([
  ['no provider', null],
  ['another provider', { ...SETTINGS, issuer: new URL('https://other.example') }],
  ['another client', { ...SETTINGS, clientId: 'other' }],
  ['no role', { ...SETTINGS, roles: [] }],
])('a session ends for good when the configuration has %s', async (_what, settings) => {
  const secret = await open('ada');
  expect(await find(secret, settings)).toBeNull();
  expect(await find(secret)).toBeNull();
});

test('all sessions of a person end together, and no others', async () => {
  const [first, second, other] = [await open('ada'), await open('ada'), await open('bob')];
  const session = await find(first);
  await endSessionsOf(store.database, session?.tokenId ?? '');
  expect([await find(first), await find(second)]).toEqual([null, null]);
  expect(await find(other)).not.toBeNull();
});

test('a sign-in is no token that opens the console', async () => {
  await open('ada');
  expect(await hasValidToken(store.database)).toBe(false);
});

test('sign-ins that ended two days ago are removed with the next one', async () => {
  const recent = Date.now() - DAY_MS;
  await open('old', Date.now() - 3 * DAY_MS);
  await open('recent', recent);
  await open('new');
  const names = (await listTokens(store.database)).map(({ name }) => name);
  expect(names).toEqual(['recent', 'new']);
});
