import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { KeyAuthenticator } from '../../projects/key-authenticator.ts';
import { startTestManagement, type TestManagement } from '../support/management/test-management.ts';

let management: TestManagement;
let keys: (string | null)[] = [];
beforeAll(async () => {
  management = await startTestManagement();
  keys = await provisionAll();
});
afterEach(() => management.settle());
afterAll(() => management.close());

const PROJECTS = 30;

/** Creates the projects, each with a key and a budget. Returns the keys; null for one that was created before. */
async function provisionAll(): Promise<(string | null)[]> {
  const provision = async (number: number): Promise<string | null> => {
    const name = `team-${number}`;
    const path = { project: `acme/${name}` };
    const headers = { 'idempotency-key': name };
    const body = { name, organisation: 'acme' };
    expect((await management.call('createProject', { body, headers })).status).toBe(201);
    const keyHeaders = { 'idempotency-key': `key-of-${name}` };
    const created = await management.call('createKey', {
      path,
      body: { name: 'first' },
      headers: keyHeaders,
    });
    const limit = { limit_eur_cents: 5_000 };
    expect((await management.call('updateBudget', { path, body: limit })).status).toBe(200);
    return (jsonOf(created) as { key: string | null }).key;
  };
  const provisioned: (string | null)[] = [];
  for (let number = 1; number <= PROJECTS; number += 1) provisioned.push(await provision(number));
  return provisioned;
}

test('a script that runs twice creates thirty projects with one key and a budget each', async () => {
  expect(await provisionAll()).toEqual(keys.map(() => null));
  const authenticator = new KeyAuthenticator(management.store);
  for (const key of keys) expect(await authenticator.authenticate(key ?? '')).not.toBeNull();
  await authenticator.close();
  const listed = jsonOf(await management.call('listKeys', { query: '?limit=1000' })) as {
    data: { name: string }[];
  };
  expect(listed.data.filter(({ name }) => name === 'first')).toHaveLength(PROJECTS);
});

test('pages have every entry once, and end', async () => {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '?limit=7' : `?limit=7&cursor=${cursor}`;
    const page = jsonOf(await management.call('listProjects', { query })) as {
      data: { name: string }[];
      next_cursor: string | null;
    };
    expect(page.data.length).toBeLessThanOrEqual(7);
    names.push(...page.data.map(({ name }) => name));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBe(PROJECTS + 1);
});

test('a page beyond the end is empty', async () => {
  const query = '?cursor=ffffffff-ffff-7fff-bfff-ffffffffffff';
  expect(jsonOf(await management.call('listProjects', { query }))).toEqual({ data: [], next_cursor: null });
});

test('a token of one organisation sees nothing of the others', async () => {
  for (const id of ['listProjects', 'listKeys', 'listBudgets', 'listAuditEntries'] as const)
    expect(jsonOf(await management.call(id, { token: management.otherToken }))).toMatchObject({ data: [] });
  const { data } = jsonOf(await management.call('listOrganisations', { token: management.otherToken })) as {
    data: { name: string }[];
  };
  expect(data.map(({ name }) => name)).toEqual(['other']);
});

test('a rotated key has a successor, and works as long as its grace', async () => {
  const rotated = await management.call('rotateKey', {
    path: { key_id: management.keyId },
    body: { grace_seconds: 3_600 },
  });
  const { key, record, previous } = jsonOf(rotated) as {
    key: string;
    record: { replaces: string };
    previous: { id: string; expires_at: string | null };
  };
  expect(record.replaces).toBe(previous.id);
  expect(previous.expires_at).not.toBeNull();
  const rows = await management.store.database.selectFrom('audit').selectAll().execute();
  expect(
    JSON.stringify(rows, (_name, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
  ).not.toContain(key);
});
