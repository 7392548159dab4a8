import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createToken, revokeToken } from '../../../management/tokens.ts';
import { send, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import { databaseOf, giveDatabase, takeDatabase } from '../../../scripts/test-bed/stores.ts';
import { openManagement, type Management } from '../../../server/management/management.ts';
import { openDatabase, type Store } from '../../../storage/open-database.ts';
import { controlled } from '../../support/management/controlled-gateway.ts';

let folder: string;
let store: Store;
let management: Management;
/** A second replica on the same database. */
let replica: Management;
const received: IncomingMessage[] = [];
const api = createServer((request, response) => {
  received.push(request);
  response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'vendor=1' }).end('<b>vendor</b>');
});

async function open(): Promise<Management> {
  // The server listens on a port, so its address has this type.
  const { port } = api.address() as AddressInfo;
  return openManagement({
    manageHost: '127.0.0.1',
    managePort: 0,
    isManagePortOptional: false,
    adminNames: [],
    stalledUploadMs: 500,
    services: { store, gateway: controlled },
    log: pino({ level: 'silent' }),
    apiAddress: `http://127.0.0.1:${port}`,
    consoleAssets: pathToFileURL(`${folder}/`),
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-test-'));
  await giveDatabase(folder);
  store = await openDatabase(databaseOf(folder));
  await writeFile(join(folder, 'console.js'), 'export {};');
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  management = await open();
  replica = await open();
});
afterAll(async () => {
  await management.close();
  await replica.close();
  api.close();
  api.closeAllConnections();
  await store.close();
  await takeDatabase(folder);
  await rm(folder, { recursive: true, force: true });
});

interface SignedIn {
  cookie: string;
  changeToken: string;
  tokenId: string;
}

function request(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<TestAnswer> {
  return send(management.address, { method, path, headers, ...(body === undefined ? {} : { body }) });
}

async function newToken(role: 'viewer' | 'operator' = 'operator'): Promise<{ token: string; id: string }> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { plainToken, record } = await createToken(store.database, {
    name: 'people',
    role,
    organisation: null,
    expiresAt,
  });
  return { token: plainToken, id: record.id };
}

async function signIn(
  role?: 'viewer' | 'operator',
  token?: { token: string; id: string },
): Promise<SignedIn> {
  const { token: plain, id } = token ?? (await newToken(role));
  const answer = await request('POST', '/console/session', { authorization: `Bearer ${plain}` });
  expect(answer.status).toBe(201);
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
  // The body of a session has this member.
  const { change_token: changeToken } = JSON.parse(answer.text) as { change_token: string };
  return { cookie, changeToken, tokenId: id };
}

const create = (headers: Record<string, string>): Promise<TestAnswer> =>
  request(
    'POST',
    '/admin/organisations',
    { 'content-type': 'application/json', ...headers },
    JSON.stringify({ name: `acme-${Math.random()}` }),
  );

test('the console does not exist without a valid token, and is there at once with one', async () => {
  const now = new Date().toISOString();
  await store.database.updateTable('management_tokens').set({ revoked_at: now }).execute();
  expect((await request('GET', '/console')).status).toBe(404);
  expect((await request('POST', '/console/session')).status).toBe(404);
  await newToken();
  expect((await request('GET', '/console')).status).toBe(200);
});

describe('the page', () => {
  beforeEach(async () => void (await newToken()));

  test('runs no code and no style but that of this server', async () => {
    const { headers, text } = await request('GET', '/console');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    // For recordings to transcribe; no other page has one.
    expect(headers['permissions-policy']).toBe('microphone=(self), camera=(), geolocation=()');
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
  });

  test('says how to build what is missing', async () => {
    expect((await request('GET', '/console/console.js')).status).toBe(200);
    const missing = await request('GET', '/console/console.css');
    expect([missing.status, missing.text]).toEqual([404, 'the console is not built: npm run bundle']);
  });

  test('is refused by a name that the gateway does not have', async () => {
    expect((await request('GET', '/console', { host: 'rebound.example.com' })).status).toBe(421);
  });
});

describe('a session', () => {
  test('has a cookie that scripts cannot read and other sites cannot send', async () => {
    const { token } = await newToken();
    const { headers } = await request('POST', '/console/session', { authorization: `Bearer ${token}` });
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-gateway-console=gwc_[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('is not opened by an unknown token, nor by another site', async () => {
    const { token } = await newToken();
    const authorization = `Bearer ${token}`;
    expect((await request('POST', '/console/session')).status).toBe(401);
    expect((await request('POST', '/console/session', { authorization: 'Bearer gwa_x' })).status).toBe(401);
    const origin = 'https://evil.example.com';
    expect((await request('POST', '/console/session', { authorization, origin })).status).toBe(403);
  });

  test('is stored as a hash', async () => {
    const { cookie } = await signIn();
    const rows = JSON.stringify(await store.database.selectFrom('console_sessions').selectAll().execute());
    expect(rows).not.toContain(cookie.split('=')[1]);
  });

  test('reads with its cookie, and says whose it is', async () => {
    const { cookie, tokenId } = await signIn('viewer');
    expect((await request('GET', '/admin/projects', { cookie })).status).toBe(200);
    const shown: unknown = JSON.parse((await request('GET', '/console/session', { cookie })).text);
    expect(shown).toMatchObject({
      actor: `token:${tokenId}`,
      name: 'people',
      role: 'viewer',
      organisation: null,
    });
  });

  test('changes nothing without the change token', async () => {
    const { cookie, changeToken } = await signIn();
    const other = await signIn();
    expect((await create({ cookie })).status).toBe(403);
    expect((await create({ cookie, 'x-csrf-token': other.changeToken })).status).toBe(403);
    expect((await create({ cookie, 'x-csrf-token': changeToken })).status).toBe(201);
  });

  test('is not used by a page of another port of this host', async () => {
    const { cookie, changeToken } = await signIn();
    const site = { 'sec-fetch-site': 'same-site' };
    expect((await request('GET', '/admin/projects', { cookie, ...site })).status).toBe(401);
    expect((await create({ cookie, 'x-csrf-token': changeToken, ...site })).status).toBe(401);
  });

  test('has the rights of its token', async () => {
    const { cookie, changeToken } = await signIn('viewer');
    const refused = await create({ cookie, 'x-csrf-token': changeToken });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('the role viewer may not use createOrganisation');
  });

  test('is known to every replica', async () => {
    const { cookie } = await signIn();
    const answer = await send(replica.address, {
      method: 'GET',
      path: '/admin/projects',
      headers: { cookie },
    });
    expect(answer.status).toBe(200);
  });

  test('ends with its token', async () => {
    const { cookie, tokenId } = await signIn();
    await revokeToken(store.database, tokenId);
    expect((await request('GET', '/admin/projects', { cookie })).status).toBe(401);
  });

  test('ends with its time', async () => {
    const { cookie } = await signIn();
    const expires_at = new Date().toISOString();
    await store.database.updateTable('console_sessions').set({ expires_at }).execute();
    expect((await request('GET', '/admin/projects', { cookie })).status).toBe(401);
  });

  test('ends in this browser, or in all browsers of its token', async () => {
    const token = await newToken();
    const [one, two, three] = [
      await signIn('operator', token),
      await signIn('operator', token),
      await signIn('operator', token),
    ];
    const isOpen = async ({ cookie }: SignedIn): Promise<boolean> =>
      (await request('GET', '/console/session', { cookie })).status === 200;
    const end = ({ cookie, changeToken }: SignedIn, path: string): Promise<TestAnswer> =>
      request('DELETE', path, { cookie, 'x-csrf-token': changeToken });
    expect((await request('DELETE', '/console/session', { cookie: one.cookie })).status).toBe(403);
    const ended = await end(one, '/console/session');
    expect(String(ended.headers['set-cookie'])).toContain('Max-Age=0');
    expect([await isOpen(one), await isOpen(two), await isOpen(three)]).toEqual([false, true, true]);
    await end(two, '/console/sessions');
    expect([await isOpen(two), await isOpen(three)]).toEqual([false, false]);
  });

  test('ends when 100 newer ones of its token are open', async () => {
    const token = await newToken();
    const isOpen = async ({ cookie }: SignedIn): Promise<boolean> =>
      (await request('GET', '/console/session', { cookie })).status === 200;
    const [first, others] = [await signIn('operator', token), await signIn()];
    for (let index = 0; index < 99; index++) await signIn('operator', token);
    expect(await isOpen(first)).toBe(true);
    const last = await signIn('operator', token);
    expect([await isOpen(first), await isOpen(last), await isOpen(others)]).toEqual([false, true, true]);
  });
});

describe('a request to the API', () => {
  const call = (path: string, headers: Record<string, string>): Promise<TestAnswer> =>
    request('POST', `/console/api${path}`, { 'content-type': 'application/json', ...headers }, '{}');

  test('reaches it with the key of a project, and without the session', async () => {
    const { cookie, changeToken } = await signIn();
    const answer = await call('/v1/chat/completions', {
      cookie,
      'x-csrf-token': changeToken,
      'x-api-key': 'gw_key',
    });
    expect([answer.status, answer.text]).toEqual([200, '<b>vendor</b>']);
    const headers = received.at(-1)?.headers;
    expect(headers).toMatchObject({ 'x-api-key': 'gw_key', 'content-type': 'application/json' });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('x-csrf-token');
  });

  test('reaches it with its whole query', async () => {
    const { cookie, changeToken } = await signIn();
    for (const path of ['/v1/models?a=b?c&d=%3F', '/v1/models?', '/v1/models']) {
      await call(path, { cookie, 'x-csrf-token': changeToken });
      expect(received.at(-1)?.url).toBe(path.replace(/\?$/, ''));
    }
  });

  test('returns nothing that a browser runs or keeps', async () => {
    const { cookie, changeToken } = await signIn();
    const { headers } = await call('/v1/models', { cookie, 'x-csrf-token': changeToken });
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('needs a session and its change token, and reaches operations only', async () => {
    const { cookie, changeToken } = await signIn();
    const before = received.length;
    expect((await call('/v1/models', {})).status).toBe(401);
    expect((await call('/v1/models', { cookie })).status).toBe(403);
    for (const path of ['/metrics', '/v1/../metrics', '/v1/%2e%2e/metrics', '//other.example.com/v1/models'])
      expect((await call(path, { cookie, 'x-csrf-token': changeToken })).status).toBe(404);
    expect(received.length).toBe(before);
  });
});
