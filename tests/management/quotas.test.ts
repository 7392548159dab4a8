import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { startTestManagement, type TestManagement } from '../support/management/test-management.ts';

let management: TestManagement;
beforeAll(async () => {
  management = await startTestManagement();
});
afterAll(() => management.close());

const path = { project: 'research' };

test('a quota has the members that were given, and null restores the default', async () => {
  const change = async (body: object) => jsonOf(await management.call('updateQuota', { path, body }));
  expect(await change({ max_bytes: 5_000, max_count: null })).toMatchObject({
    max_bytes: 5_000,
    max_count: null,
  });
  expect(await change({ max_count: 7 })).toMatchObject({ max_bytes: 5_000, max_count: 7 });
  expect(await change({ max_bytes: null })).toMatchObject({ max_bytes: null, max_count: 7 });
  expect(jsonOf(await management.call('getQuota', { path }))).toEqual({
    project: 'acme/research',
    project_id: expect.any(String),
    max_bytes: null,
    max_count: 7,
    stored_bytes: 0,
    stored_count: 0,
  });
});

test('of two changes of the same quota or organisation one is refused', async () => {
  await management.call('createOrganisation', { body: { name: 'contested' } });
  for (const [read, update, changes] of [
    ['getQuota', 'updateQuota', { path, body: { max_count: 9 } }],
    [
      'getOrganisation',
      'updateOrganisation',
      { path: { organisation: 'contested' }, body: { name: 'settled' } },
    ],
  ] as const) {
    const { etag } = (await management.call(read, { path: changes.path })).headers;
    const change = { ...changes, headers: { 'if-match': String(etag) } };
    const first = await management.call(update, change);
    expect([first.status, first.headers.etag === etag]).toEqual([200, false]);
    const organisation = { organisation: 'settled' };
    const path = 'organisation' in change.path ? organisation : change.path;
    expect((await management.call(update, { ...change, path })).status).toBe(412);
    expect((await management.call(read, { path })).headers.etag).toBe(first.headers.etag);
  }
});

test('an organisation is renamed, and deleted only without projects and without dry_run', async () => {
  const created = jsonOf(await management.call('createOrganisation', { body: { name: 'gone' } }));
  const { id } = created as { id: string };
  const named = { path: { organisation: 'gone' } };
  const renamed = await management.call('updateOrganisation', { ...named, body: { name: 'going' } });
  expect(jsonOf(renamed)).toMatchObject({ id, name: 'going' });
  const used = await management.call('deleteOrganisation', { path: { organisation: 'acme' } });
  expect([used.status, used.text]).toEqual([422, expect.stringContaining('research')]);
  const going = { path: { organisation: id } };
  for (const query of ['?dry_run=true', ''])
    expect((await management.call('deleteOrganisation', { ...going, query })).status).toBe(200);
  expect((await management.call('deleteOrganisation', going)).status).toBe(404);
  const { data } = jsonOf(
    await management.call('listAuditEntries', { query: `?target=organisation:${id}` }),
  ) as {
    data: { action: string }[];
  };
  expect(data.map(({ action }) => action)).toEqual([
    'deleteOrganisation',
    'updateOrganisation',
    'createOrganisation',
  ]);
});
