import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { googleSignIn, type GoogleSignIn } from '../../../../backends/kinds/vertex/google-sign-in.ts';
import { Secret } from '../../../../catalogue/secret.ts';
import { GatewayError } from '../../../../errors/gateway-error.ts';
import { TemporaryFolder } from '../../../storage/temporary-store.ts';
import { SUBJECT_TOKEN, TokenServer } from '../../../support/google/token-server.ts';
import { backendSettings } from '../../backend-request.ts';

let google: TokenServer;
let folder: TemporaryFolder;
let signIn: GoogleSignIn | null = null;

beforeEach(async () => {
  google = await TokenServer.start();
  folder = await TemporaryFolder.make();
});
afterEach(async () => {
  await signIn?.close();
  await google.close();
  await folder[Symbol.asyncDispose]();
});

function signInWith(credentials: string | null, timeoutMs = 10_000): GoogleSignIn {
  const googleKey = credentials === null ? null : new Secret(credentials);
  const settings = backendSettings('vertex', new URL('http://127.0.0.1:9'), { googleKey });
  signIn = googleSignIn(settings, google.around, timeoutMs);
  return signIn;
}

/** The token of a process with these variables and without a key in its settings. */
async function signedInWith(variables: Record<string, string>): Promise<string> {
  const names = ['GOOGLE_APPLICATION_CREDENTIALS', 'GCE_METADATA_HOST', 'HOME'];
  const before = names.map((name) => [name, process.env[name]] as const);
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  };
  for (const name of names) set(name, name === 'HOME' ? folder.path : variables[name]);
  try {
    return (await signInWith(null).signIn()).value;
  } finally {
    for (const [name, value] of before) set(name, value);
  }
}

async function failureOf(work: Promise<unknown>): Promise<GatewayError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof GatewayError) return error;
  throw new Error(`no failure of the gateway: ${String(error)}`);
}

describe('the gateway signs in', () => {
  test('by the key of a service account, with the assertion that Google requires', async () => {
    const { value, expiresAtMs } = await signInWith(google.serviceAccount).signIn();
    expect(google.isValid(value)).toBe(true);
    expect(Math.abs(expiresAtMs - Date.now() - 3_600_000)).toBeLessThan(60_000);
    expect(google.signIns).toEqual(['/token']);
  });

  test('again each time, so that a refused token is not returned again', async () => {
    const { signIn: again } = signInWith(google.serviceAccount);
    expect((await again()).value).not.toBe((await again()).value);
  });

  test('as a workload of another provider, by a token in a file', async () => {
    const file = join(folder.path, 'subject-token');
    await writeFile(file, SUBJECT_TOKEN);
    const credentials = join(folder.path, 'workload.json');
    await writeFile(credentials, google.workload(file));
    const value = await signedInWith({ GOOGLE_APPLICATION_CREDENTIALS: credentials });
    expect(google.isValid(value)).toBe(true);
    expect(google.signIns).toEqual(['/sts']);
  });

  test('by the metadata server of its machine, without a file', async () => {
    const value = await signedInWith({ GCE_METADATA_HOST: google.address });
    expect(google.isValid(value)).toBe(true);
  });
});

describe('a sign-in that fails says why, without credentials', () => {
  const refused = { status: 400, body: { error: 'invalid_grant', error_description: 'secret-description' } };

  test.each([
    ['a refused key', refused, /refused to sign the gateway in \(400\): invalid_grant/],
    ['a server that is down', { status: 503, body: { error: { message: 'secret' } } }, /failed \(503\)/],
    ['a connection that breaks', 'reset', /the sign-in at Google failed/],
    ['another page', 'html', /the sign-in at Google failed/],
  ] as const)('%s', async (_name, behaviour, internal) => {
    google.next(...Array.from({ length: 5 }, () => behaviour));
    const error = await failureOf(signInWith(google.serviceAccount).signIn());
    expect(error).toMatchObject({ code: 'bad_gateway', internal: expect.stringMatching(internal) });
    expect(error.cause).toBeUndefined();
    const shown = `${error.stack} ${JSON.stringify(error)} ${error.internal}`;
    expect(shown).not.toMatch(/secret|assertion|PRIVATE KEY|eyJ/);
  });

  test('a server that does not respond', async () => {
    google.next('stall');
    const { signIn: again } = signInWith(google.serviceAccount, 300);
    expect(await failureOf(again())).toMatchObject({ code: 'gateway_timeout' });
    expect(google.isValid((await again()).value)).toBe(true);
  });

  test('a key that is none', async () => {
    const broken = JSON.stringify({ ...JSON.parse(google.serviceAccount), private_key: 'secret-key' });
    const error = await failureOf(signInWith(broken).signIn());
    expect(error.code).toBe('bad_gateway');
    expect(`${error.stack} ${error.internal}`).not.toContain('secret-key');
    expect(google.signIns).toEqual([]);
  });

  test('nobody who listens', async () => {
    const { signIn: again } = signInWith(google.serviceAccount);
    await google.close();
    const error = await failureOf(again());
    expect(error.internal).toMatch(/the sign-in at Google failed: ECONNREFUSED/);
    google = await TokenServer.start();
  });
});
