import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { AuditList, KeyList, OrganisationList, ProjectList } from '../../generated/admin/contract.ts';
import type { OperationId } from '../../generated/admin/contract.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { createKey } from '../../projects/keys.ts';
import { requireProject } from '../../projects/projects.ts';
import { startTestManagement, type TestManagement } from '../support/management/test-management.ts';

let management: TestManagement;
beforeAll(async () => {
  management = await startTestManagement();
  const { database } = management.store;
  const { id: projectId } = await requireProject(database, 'acme/research');
  for (const [name, use] of [
    ['Used-1', '2026-11-01T00:00:00.000Z'],
    ['Used-2', '2026-11-03T00:00:00.000Z'],
    ['Used-3', '2026-11-02T00:00:00.000Z'],
    ['100%', null],
  ] as const) {
    const { record } = await createKey(database, { projectId, name, models: null, expiresAt: null });
    await database.updateTable('keys').set({ last_used_at: use }).where('id', '=', record.id).execute();
  }
});
afterEach(() => management.settle());
afterAll(() => management.close());

async function list<List>(id: OperationId, query: string): Promise<List> {
  // The recorder has checked it against the contract.
  const response = await management.call(id, { query });
  expect([response.status, response.status === 200 ? '' : response.text]).toEqual([200, '']);
  return jsonOf(response) as List;
}

test('keys are listed by their last use, in pages without gaps and repetitions', async () => {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const next: string = cursor === null ? '' : `&cursor=${cursor}`;
    const page: KeyList = await list('listKeys', `?sort=-last_used_at&limit=2${next}`);
    names.push(...page.data.map(({ name }) => name));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect(names.slice(0, 3)).toEqual(['Used-2', 'Used-3', 'Used-1']);
  expect(names.slice(3).sort()).toEqual(['100%', 'laptop']);
});

test('projects are listed by creation or name, in pages without gaps and repetitions', async () => {
  const created = ['beta', 'Alpha', 'gamma'];
  for (const name of created)
    await management.call('createProject', { body: { name, organisation: 'other' } });
  const names = async (sort: string, removed?: string): Promise<string[]> => {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const next: string = cursor === null ? '' : `&cursor=${cursor}`;
      const page: ProjectList = await list('listProjects', `?organisation=other&sort=${sort}&limit=1${next}`);
      found.push(...page.data.map(({ name }) => name));
      cursor = page.next_cursor;
      if (found.at(-1) === removed)
        await management.call('deleteProject', { path: { project: `other/${removed}` } });
    } while (cursor !== null);
    return found;
  };
  expect(await names('created_at')).toEqual(created);
  expect(await names('-created_at')).toEqual(created.toReversed());
  expect(await names('name')).toEqual(['Alpha', 'beta', 'gamma']);
  expect(await names('-name')).toEqual(['gamma', 'beta', 'Alpha']);
  expect(await names('-created_at', 'Alpha')).toEqual(created.toReversed());
  for (const name of ['team', 'team !b', 'team (alpha)'])
    await management.call('createProject', { body: { name, organisation: 'other' } });
  const named = ['beta', 'gamma', 'team', 'team !b', 'team (alpha)'];
  expect(await names('name', 'team')).toEqual(named);
});

test('keys and organisations are found by a part of their name', async () => {
  const keys = async (query: string): Promise<string[]> =>
    (await list<KeyList>('listKeys', query)).data.map(({ name }) => name);
  expect(await keys('?search=used')).toEqual(['Used-1', 'Used-2', 'Used-3']);
  expect(await keys('?search=%25')).toEqual(['100%']);
  const { data } = await list<OrganisationList>('listOrganisations', '?search=CM');
  expect(data.map(({ name }) => name)).toEqual(['acme']);
});

test('the cursor of another order is 422', async () => {
  const id = management.keyId;
  for (const query of [`?cursor=_${id}`, `?sort=-last_used_at&cursor=${id}`, '?cursor=x'])
    expect([query, (await management.call('listKeys', { query })).status]).toEqual([query, 422]);
});

test('changes are found by actor, action and time', async () => {
  const { operator } = management.tokens;
  for (const [token, name] of [
    [operator, 'by-operator'],
    [management.tokens.admin, 'by-admin'],
  ] as const)
    await management.call('createOrganisation', { token, body: { name } });
  const found = async (query: string): Promise<string[]> =>
    (await list<AuditList>('listAuditEntries', query)).data.map((one) => `${one.action} ${one.actor_name}`);
  expect(await found('?actor=operator')).toEqual(['createOrganisation operator']);
  expect(await found('?action=createOrganisation')).toHaveLength(2);
  expect(await found('?action=updateBudget')).toEqual([]);
  expect(
    await found('?action=createOrganisation&from=2026-01-01T00:00:00%2B02:00&until=2027-12-01T00:00:00Z'),
  ).toHaveLength(2);
  expect(await found('?until=2026-01-01T00:00:00Z')).toEqual([]);
  expect((await management.call('listAuditEntries', { query: '?from=now' })).status).toBe(422);
});
