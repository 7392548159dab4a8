import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { JwtCallers } from '../../identity/jwt-callers.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { AUDIENCE, IdentityProvider } from '../support/identity/identity-provider.ts';
import { eventually } from '../support/eventually.ts';

const MINUTE_MS = 60_000;

let folder: TemporaryFolder;
let provider: IdentityProvider;
let callers: JwtCallers;
const clock = { nowMs: 0 };
const lines: object[] = [];

beforeEach(async () => {
  folder = await TemporaryFolder.make();
  provider = await IdentityProvider.start();
  clock.nowMs = 0;
  lines.length = 0;
  const store = await folder.openStore();
  await createOrganisation(store.database, 'acme');
  await createProject(store.database, { organisation: 'acme', name: 'lab', models: 'all' });
  const settings = {
    keySetUrl: new URL(provider.keySetUrl),
    issuer: provider.issuer,
    audiences: [AUDIENCE],
    algorithms: ['ES256'] as const,
    projectClaim: 'project',
    labelClaim: 'sub',
    hashesLabel: true,
    refusedLabels: [],
    issuedAfterSeconds: null,
  };
  const note = (fields: object): number => lines.push(fields);
  callers = new JwtCallers({
    store,
    settings: () => settings,
    log: { info: note, warn: note },
    clockMs: () => clock.nowMs,
  });
});
afterEach(async () => {
  await provider.close();
  await folder[Symbol.asyncDispose]();
});

function token(claims: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + 7_200;
  return provider.sign({
    iss: provider.issuer,
    aud: AUDIENCE,
    exp,
    project: 'acme/lab',
    sub: 'ada',
    ...claims,
  });
}

const isAccepted = async (presented: string): Promise<boolean> =>
  (await callers.authenticate(presented)) !== null;

const fetches = (): number => provider.requests.filter((path) => path === '/jwks').length;

test('a new key of the provider is fetched with the first token that it signed, at most every ten seconds', async () => {
  expect(await isAccepted(await token())).toBe(true);
  await provider.rotate();
  const next = await token();
  expect(await isAccepted(next)).toBe(false);
  expect(fetches()).toBe(1);
  clock.nowMs += 10_000;
  expect(await isAccepted(next)).toBe(true);
  expect(fetches()).toBe(2);
});

test('tokens of a key that the provider has withdrawn are refused, also verified ones', async () => {
  const old = await token();
  expect(await isAccepted(old)).toBe(true);
  await provider.rotate();
  clock.nowMs += 5 * MINUTE_MS;
  // This request begins the fetch, and does not wait for it.
  expect(await isAccepted(old)).toBe(true);
  await eventually('the old token is refused', async () => !(await isAccepted(old)));
});

test('without the provider its keys are used for an hour, and tokens that were verified until they expire', async () => {
  const known = await token();
  expect(await isAccepted(known)).toBe(true);
  provider.isAway = true;
  clock.nowMs += 59 * MINUTE_MS;
  expect(await isAccepted(await token({ jti: 'another' }))).toBe(true);
  clock.nowMs += MINUTE_MS;
  await expect(callers.authenticate(await token({ jti: 'a third' }))).rejects.toMatchObject({
    code: 'service_unavailable',
  });
  expect(await isAccepted(known)).toBe(true);
});

test('a provider that is back is asked again after ten seconds', async () => {
  provider.isAway = true;
  await expect(callers.authenticate(await token())).rejects.toMatchObject({ code: 'service_unavailable' });
  provider.isAway = false;
  await expect(callers.authenticate(await token())).rejects.toMatchObject({ code: 'service_unavailable' });
  clock.nowMs += 10_000;
  expect(await isAccepted(await token())).toBe(true);
});

test('requests at the same time share one fetch', async () => {
  const tokens = await Promise.all(['a', 'b', 'c'].map((jti) => token({ jti })));
  expect(await Promise.all(tokens.map(isAccepted))).toEqual([true, true, true]);
  expect(fetches()).toBe(1);
});

test.each([
  ['no JSON', '<html>'],
  ['no set of keys', '{"keys":{}}'],
  ['too large', `{"keys":[],"more":"${'a'.repeat(600_000)}"}`],
  ['of too many keys', JSON.stringify({ keys: Array(101).fill({ kty: 'EC' }) })],
])('a document that is %s lets nobody in', async (_what, text) => {
  provider.replaceKeySet(text);
  await expect(callers.authenticate(await token())).rejects.toMatchObject({ code: 'service_unavailable' });
});

test('the log says why a token was refused, and nothing of the token', async () => {
  const expired = await token({ exp: 1, sub: 'somebody' });
  const lost = await token({ project: 'acme/unknown' });
  expect([await isAccepted(expired), await isAccepted(lost)]).toEqual([false, false]);
  expect(lines).toEqual([{ reason: 'ERR_JWT_EXPIRED exp' }, { project: 'acme/unknown' }]);
});
