import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { verifyAudit } from '../../management/audit.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { startTestManagement, type TestManagement } from '../support/management/test-management.ts';

let management: TestManagement;
beforeAll(async () => {
  management = await startTestManagement();
});
afterEach(() => management.settle());
afterAll(() => management.close());

const expires = { expires_at: new Date(Date.now() + 3_600_000).toISOString() };
const audited = () => management.store.database.selectFrom('audit').selectAll().orderBy('sequence').execute();

test('a repeated request has the first response without its secret, and creates nothing more', async () => {
  const call = () =>
    management.call('createToken', {
      body: { name: 'once', role: 'viewer', ...expires },
      headers: { 'idempotency-key': 'the-first' },
    });
  const [first, again] = [await call(), await call()];
  expect(jsonOf(first)).toMatchObject({ token: expect.stringMatching(/^gwa_/) });
  expect(jsonOf(again)).toEqual({ ...(jsonOf(first) as object), token: null });
  const listed = await management.store.database
    .selectFrom('management_tokens')
    .select('id')
    .where('name', '=', 'once')
    .execute();
  expect(listed).toHaveLength(1);
});

test('an operation that compares no version refuses If-Match, also in bulk, and changes nothing', async () => {
  const name = 'kept';
  await management.call('createProject', { body: { name, organisation: 'acme' } });
  const path = { project: 'acme/kept' };
  const ifMatch = '"another version"';
  const response = await management.call('deleteProject', { path, headers: { 'if-match': ifMatch } });
  expect([response.status, response.text]).toEqual([422, expect.stringContaining("parameter 'If-Match'")]);
  const operation = { operation: 'deleteProject', path, if_match: ifMatch };
  const bulk = await management.call('changeInBulk', { body: { operations: [operation] } });
  expect(jsonOf(bulk)).toMatchObject({ failed: 1, results: [{ status: 422 }] });
  expect((await management.call('getProject', { path, headers: { 'if-match': ifMatch } })).status).toBe(200);
});

test('a change of nothing is refused with what it needs', async () => {
  const { text } = await management.call('updateProject', { body: {} });
  expect(text).toContain('Invalid parameter the body: it needs a member');
});

test('requests with one Idempotency-Key that arrive together create one thing', async () => {
  const call = () =>
    management.call('createProject', {
      body: { name: 'together', organisation: 'acme' },
      headers: { 'idempotency-key': 'together' },
    });
  const responses = await Promise.all([call(), call(), call(), call()]);
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
});

test('a budget is raised once by a repeated request, also when its usage cannot be read', async () => {
  const { database } = management.store;
  const { schema } = database;
  await management.call('updateBudget', { body: { limit_eur_cents: 500 } });
  const { data } = jsonOf(await management.call('listBudgets')) as { data: { id: string; scope: string }[] };
  const path = { budget: String(data.find(({ scope }) => scope === 'project')?.id) };
  const raise = (operation: 'updateBudget' | 'changeBudget') =>
    management.call(operation, {
      ...(operation === 'changeBudget' ? { path } : {}),
      body: { raise_eur_cents: 100 },
      headers: { 'idempotency-key': `raise by ${operation}` },
    });
  await schema.alterTable('ledger_processes').renameTo('lost').execute();
  const first = await raise('updateBudget');
  await schema.alterTable('lost').renameTo('ledger_processes').execute();
  const again = await raise('updateBudget');
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(jsonOf(first)).toMatchObject({ limit_eur_cents: 600 });
  expect(jsonOf(again)).toEqual(jsonOf(first));
  expect(jsonOf(await raise('changeBudget'))).toMatchObject({ limit_eur_cents: 700 });
  expect(jsonOf(await raise('changeBudget'))).toMatchObject({ limit_eur_cents: 700 });
});

test('a deletion that is repeated with its Idempotency-Key has the first response', async () => {
  await management.call('createProject', { body: { name: 'ended', organisation: 'acme' } });
  const call = () =>
    management.call('deleteProject', {
      path: { project: 'acme/ended' },
      headers: { 'idempotency-key': 'the-end' },
    });
  const [first, again] = [await call(), await call()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(jsonOf(again)).toEqual(jsonOf(first));
});

test('the Idempotency-Key of another token is another one', async () => {
  const { admin, operator } = management.tokens;
  const call = (token: string, name: string) =>
    management.call('createProject', {
      token,
      body: { name, organisation: 'acme' },
      headers: { 'idempotency-key': 'shared' },
    });
  expect((await call(admin, 'of-admin')).status).toBe(201);
  expect((await call(operator, 'of-operator')).status).toBe(201);
});

test('of two changes of the same version one is refused', async () => {
  const read = await management.call('getProject');
  const { id } = jsonOf(read) as { id: string };
  const change = (name: string) =>
    management.call('updateProject', {
      path: { project: id },
      body: { name },
      headers: { 'if-match': String(read.headers.etag) },
    });
  const statuses = (await Promise.all([change('one'), change('two')])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 412]);
  await management.call('updateProject', { path: { project: id }, body: { name: 'research' } });
});

test('a change is in the audit log with who, what and why, and without a secret', async () => {
  const body = { name: 'audited', role: 'finance', ...expires };
  const created = await management.call('createToken', { body, query: '?reason=ticket%20%C3%BC' });
  const { token, record } = jsonOf(created) as { token: string; record: { id: string } };
  const entry = (await audited()).at(-1);
  expect(entry).toMatchObject({
    action: 'createToken',
    actor_name: 'admin',
    address: '127.0.0.1',
    reason: 'ticket ü',
    request_id: created.headers['x-request-id'],
    state_before: null,
    target: `token:${record.id}`,
  });
  expect(JSON.parse(entry?.state_after ?? '')).toEqual(record);
  expect(
    (await audited()).some((row) => Object.values(row).some((value) => String(value).includes(token))),
  ).toBe(false);
});

test('a refused change and a preview are not in the audit log', async () => {
  const before = await audited();
  await management.call('updateProject', { body: { name: 'x' }, headers: { 'if-match': '"other"' } });
  await management.call('deleteProject', { query: '?dry_run=true' });
  await management.call('createProject', { body: { name: 'research', organisation: 'acme' } });
  expect(await audited()).toHaveLength(before.length);
});

test('the audit log refuses changes of its rows, and each row continues the one before', async () => {
  const { database } = management.store;
  const body = { name: 'audited', organisation: 'acme' };
  expect((await management.call('createProject', { body })).status).toBe(201);
  await expect(database.updateTable('audit').set({ reason: 'other' }).execute()).rejects.toThrow();
  await expect(database.deleteFrom('audit').execute()).rejects.toThrow();
  const rows = await audited();
  expect(await verifyAudit(database)).toEqual({ rows: rows.length, firstInvalid: null });
});
