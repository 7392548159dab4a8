import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { ADA, ROLES, SignInScene, supervisedGateway } from './sign-in-scene.ts';

let scene: SignInScene;

beforeEach(async () => {
  scene = await SignInScene.start(supervisedGateway);
});
afterEach(() => scene.close());

test('the supervisor of several processes signs people in, and ends sessions by the file', async () => {
  const statusOf = async (path: string, cookie?: string): Promise<number> =>
    (await scene.get(path, cookie)).status;
  await eventually('the console is there', async () => (await statusOf('/console')) === 200);
  const cookie = await scene.sessionOf(ADA);
  expect(await statusOf('/admin/organisations', cookie)).toBe(200);
  await scene.configure(['sign_in: this is invalid']);
  expect(await statusOf('/admin/organisations', cookie)).toBe(200);
  await scene.configure(scene.signInOf(ROLES.slice(1)));
  await eventually(
    'the session has ended',
    async () => (await statusOf('/admin/organisations', cookie)) === 401,
  );
});
