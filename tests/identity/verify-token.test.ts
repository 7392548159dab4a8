import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { expectUnauthorized, JwtScene, PROJECT, PROJECT_CLAIM } from './jwt-scene.ts';

let scene: JwtScene;

beforeAll(async () => {
  scene = await JwtScene.start();
});
afterAll(() => scene.close());

describe('refused with 401 is', () => {
  const refused: Readonly<Record<string, () => Promise<string> | string>> = {
    'a token for another audience': () => scene.token({ aud: 'urn:example:other' }),
    'a token of another issuer': () => scene.token({ iss: 'https://other.example' }),
    'an expired token': () => scene.token({ exp: Math.floor(Date.now() / 1000) - 60 }),
    'a token without an expiry': () =>
      scene.provider.signText(JSON.stringify({ ...scene.claims(), exp: undefined })),
    'a token that is not valid yet': () => scene.token({ nbf: Math.floor(Date.now() / 1000) + 60 }),
    'a token of an unknown project': () => scene.token({ [PROJECT_CLAIM]: 'acme/x' }),
    'a token that names no project': () =>
      scene.provider.sign({ ...scene.claims(), [PROJECT_CLAIM]: undefined }),
    'a token whose project is a list': () =>
      scene.provider.sign({ ...scene.claims(), [PROJECT_CLAIM]: [PROJECT] }),
    'a token of an unknown key': () => scene.provider.sign(scene.claims(), { kid: 'unknown' }),
    'a token without a signature': () => new UnsecuredJWT(scene.claims()).encode(),
    'a token signed by another key': async () => {
      const { privateKey } = await generateKeyPair('ES256');
      const { kid } = scene.provider.publicKey();
      return new SignJWT(scene.claims()).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
    },
    'a token signed with the public key as a secret': async () => {
      const { kid, publicKey } = scene.provider.publicKey();
      const secret = new TextEncoder().encode(await exportSPKI(publicKey));
      return new SignJWT(scene.claims()).setProtectedHeader({ alg: 'HS256', kid }).sign(secret);
    },
    'a token that was changed': async () => {
      const [header, , signature] = (await scene.token()).split('.');
      const payload = Buffer.from(JSON.stringify(scene.claims({ job: 'other' }))).toString('base64url');
      return `${header}.${payload}.${signature}`;
    },
    'a token with a claim twice': () =>
      scene.provider.signText(`{"aud":"urn:example:other",${JSON.stringify(scene.claims()).slice(1)}`),
    'a token of 6 kB that nobody signed': () => `ey${'a'.repeat(6_000)}.${'b'.repeat(20)}.c`,
    'what only looks like a token': () => 'ey.a.b',
  };
  test.each(Object.keys(refused))('%s', async (name) => {
    // A valid one first, so that the keys of the provider are known.
    expect((await scene.call(await scene.token({ job: name.replaceAll(' ', '-') }))).status).toBe(200);
    expectUnauthorized(await scene.call((await refused[name]?.()) ?? ''));
  });
});
