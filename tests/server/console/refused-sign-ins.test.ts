import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Account } from '../../support/identity/identity-provider.ts';
import { ADA, cookiesOf, expectRefused, SignInScene } from './sign-in-scene.ts';

let scene: SignInScene;

beforeEach(async () => {
  scene = await SignInScene.start();
});
afterEach(() => scene.close());

describe('nobody is signed in', () => {
  test('without a role', async () => {
    const nobody: Account = { subject: 'eve', claims: { groups: ['others'] } };
    expectRefused(await scene.signIn(nobody, await scene.begin()), 'no-role');
    expectRefused(await scene.signIn({ subject: 'eve', claims: {} }, await scene.begin()), 'no-role');
  });

  test('by an organisation that does not exist', async () => {
    await scene.configure(
      scene.signInOf(['    - { value: gateway-admins, role: admin, organisation: unknown }']),
    );
    expectRefused(await scene.signIn(ADA, await scene.begin()), 'no-role');
  });

  test('by an email address that the provider has not checked', async () => {
    await scene.configure(
      scene
        .signInOf(['    - { value: ada@example.com, role: admin }'])
        .map((line) => line.replace(': groups', ': email')),
    );
    const claims = { email: 'ada@example.com', email_verified: false };
    expectRefused(await scene.signIn({ subject: 'eve', claims }, await scene.begin()), 'no-role');
    await scene.sessionOf(ADA);
  });

  test('with the state of another browser', async () => {
    const [here, there] = [await scene.begin(), await scene.begin()];
    expectRefused(await scene.signIn(ADA, { location: here.location, cookie: there.cookie }), 'failed');
    expectRefused(await scene.signIn(ADA, { location: here.location, cookie: '' }), 'failed');
    expectRefused(
      await scene.signIn(ADA, { location: here.location, cookie: '__Host-gateway-sign-in=e30' }),
      'failed',
    );
  });

  test('with a code that was used before', async () => {
    const begun = await scene.begin();
    const { pathname, search } = await scene.provider.signIn(begun.location, ADA);
    expect(cookiesOf(await scene.get(pathname + search, begun.cookie))).toContain('gateway-console=');
    expectRefused(await scene.get(pathname + search, begun.cookie), 'failed');
  });

  test.each(['state', 'nonce', 'verifier'])('with another %s', async (name) => {
    const { location, cookie } = await scene.begin();
    const [key, value = ''] = cookie.split('=', 2);
    // The browser keeps an object of texts.
    const kept = JSON.parse(Buffer.from(value, 'base64url').toString()) as Record<string, string>;
    const changed = { ...kept, [name]: 'a'.repeat(43) };
    const text = Buffer.from(JSON.stringify(changed)).toString('base64url');
    expectRefused(await scene.signIn(ADA, { location, cookie: `${key}=${text}` }), 'failed');
  });

  test('by a provider that refused, or by a made-up code', async () => {
    const { location, cookie } = await scene.begin();
    const state = new URL(location).searchParams.get('state') ?? '';
    expectRefused(
      await scene.get(`/console/sign-in/callback?error=access_denied&state=${state}`, cookie),
      'failed',
    );
    expectRefused(await scene.get(`/console/sign-in/callback?code=made-up&state=${state}`, cookie), 'failed');
    expectRefused(await scene.get('/console/sign-in/callback', cookie), 'failed');
  });

  test('while the provider is away, and a session goes on', async () => {
    const cookie = await scene.sessionOf(ADA);
    const begun = await scene.begin();
    const { pathname, search } = await scene.provider.signIn(begun.location, ADA);
    scene.provider.isAway = true;
    expectRefused(await scene.get('/console/sign-in'), 'away');
    expectRefused(await scene.get(pathname + search, begun.cookie), 'failed');
    expect((await scene.get('/admin/projects', cookie)).status).toBe(200);
  });
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/console/../admin',
  '/console\\evil',
  '/consoles',
  '/console?sign_in=x',
  '/console#a\r\nset-cookie: a=b',
])('the way back leads to no other page: %s', async (page) => {
  const response = await scene.signIn(ADA, await scene.begin(page));
  expect(response.headers['location']).toBe('/console');
});

test('there is no sign-in at a provider where none is configured', async () => {
  await scene.configure([]);
  expect((await scene.get('/console/sign-in')).status).toBe(404);
  expect((await scene.get('/console/sign-in/callback')).status).toBe(404);
});
