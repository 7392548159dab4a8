import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ID_TOKEN_SECONDS } from '../../support/identity/identity-provider.ts';
import { ADA, BOB, cookiesOf, ROLES, SignInScene } from './sign-in-scene.ts';

let scene: SignInScene;

beforeEach(async () => {
  scene = await SignInScene.start();
});
afterEach(() => scene.close());

describe('a person', () => {
  test('signs in at the provider, without any token, and comes back to the page that was open', async () => {
    expect((await scene.get('/console')).status).toBe(200);
    expect(JSON.parse((await scene.get('/console/provider')).text)).toEqual({
      provider: new URL(scene.provider.issuer).host,
    });
    const response = await scene.signIn(ADA, await scene.begin('/console#/money?by=key'));
    expect(response.headers['location']).toBe('/console#/money?by=key');
    expect(await scene.shown(cookiesOf(response))).toMatchObject({
      name: 'ada@example.com',
      role: 'admin',
      organisation: null,
    });
  });

  test('is named by the audit log', async () => {
    const cookie = await scene.sessionOf(ADA);
    expect((await scene.createAs(cookie, 'umbrella')).status).toBe(201);
    const { data } = JSON.parse((await scene.get('/admin/audit?action=createOrganisation', cookie)).text) as {
      data: object[];
    };
    expect(data).toMatchObject([{ actor: 'person:ada', actor_name: 'ada@example.com' }]);
  });

  test('has no name of which the provider has not checked whose it is', async () => {
    const eve = { subject: 'eve', claims: { ...ADA.claims, email_verified: false } };
    expect(await scene.shown(await scene.sessionOf(eve))).toMatchObject({ name: 'eve' });
  });

  test('has the rights of the role and the organisation of the claim', async () => {
    const cookie = await scene.sessionOf(BOB);
    expect(await scene.shown(cookie)).toMatchObject({ name: 'bob', role: 'viewer', organisation: 'acme' });
    expect((await scene.createAs(cookie, 'umbrella')).status).toBe(403);
    expect((await scene.get('/admin/overview', cookie)).status).toBe(403);
  });

  test('signs in after the provider has changed its key', async () => {
    await scene.sessionOf(ADA);
    await scene.provider.rotate();
    await scene.sessionOf(ADA);
  });

  test('stays signed in until the ID token expires, or as long as the configuration says', async () => {
    const leftSeconds = async (): Promise<number> =>
      (Date.parse(String((await scene.shown(await scene.sessionOf(ADA)))['expires_at'])) - Date.now()) / 1000;
    const ofToken = await leftSeconds();
    expect(ofToken).toBeLessThanOrEqual(ID_TOKEN_SECONDS);
    expect(ofToken).toBeGreaterThan(ID_TOKEN_SECONDS / 2);
    await scene.configure(scene.signInOf(ROLES, ['  session_hours: 3']));
    const ofFile = await leftSeconds();
    expect(ofFile).toBeLessThanOrEqual(10_800);
    expect(ofFile).toBeGreaterThan(7_200);
  });

  test('signs out in one browser, or in all', async () => {
    const [here, there, elsewhere] = [
      await scene.sessionOf(ADA),
      await scene.sessionOf(ADA),
      await scene.sessionOf(ADA),
    ];
    const other = await scene.sessionOf(BOB);
    await scene.change(here, 'DELETE', '/console/session');
    expect((await scene.get('/console/session', here)).status).toBe(401);
    expect((await scene.get('/console/session', there)).status).toBe(200);
    await scene.change(there, 'DELETE', '/console/sessions');
    expect((await scene.get('/console/session', elsewhere)).status).toBe(401);
    expect((await scene.get('/console/session', other)).status).toBe(200);
  });

  test('is listed with the tokens, and signed out when that token is revoked', async () => {
    const [admin, cookie] = [await scene.sessionOf(ADA), await scene.sessionOf(BOB)];
    // A list has this form.
    const { data } = JSON.parse((await scene.get('/admin/tokens', admin)).text) as {
      data: { id: string; name: string }[];
    };
    const { id = '' } = data.find(({ name }) => name === 'bob') ?? {};
    expect((await scene.change(admin, 'DELETE', `/admin/tokens/${id}`)).status).toBe(200);
    expect((await scene.get('/admin/projects', cookie)).status).toBe(401);
  });
});

describe('the session of a person', () => {
  test('ends at its next request when the role was removed', async () => {
    const cookie = await scene.sessionOf(ADA);
    expect((await scene.get('/admin/projects', cookie)).status).toBe(200);
    await scene.configure(scene.signInOf(ROLES.slice(1)));
    expect((await scene.get('/admin/projects', cookie)).status).toBe(401);
    await scene.configure(scene.signInOf());
    expect((await scene.get('/admin/projects', cookie)).status).toBe(401);
  });

  test('has another role at its next request', async () => {
    const cookie = await scene.sessionOf(ADA);
    await scene.configure(scene.signInOf(['    - { value: gateway-admins, role: viewer }']));
    expect((await scene.createAs(cookie, 'umbrella')).status).toBe(403);
  });

  test('ends with the sign-in of the configuration', async () => {
    const cookie = await scene.sessionOf(ADA);
    await scene.configure([]);
    expect((await scene.get('/admin/projects', cookie)).status).toBe(401);
    expect((await scene.get('/console')).status).toBe(404);
  });

  test('is in a cookie that no script and no other site can use', async () => {
    const response = await scene.signIn(ADA, await scene.begin());
    const [session] = [response.headers['set-cookie'] ?? []].flat();
    expect(session).toMatch(
      /^__Host-gateway-console=gwc_[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(
      (await scene.request('POST', '/admin/organisations', { cookie: cookiesOf(response) }, { name: 'x' }))
        .status,
    ).toBe(403);
  });
});
