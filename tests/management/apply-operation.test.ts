import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Application, AuditList, OrganisationFile } from '../../generated/admin/contract.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { CHANGES_LOCK } from '../../management/audit.ts';
import { applyOrganisations } from '../../management/handlers/applyOrganisations.ts';
import { createKey } from '../../projects/keys.ts';
import { requireProject } from '../../projects/projects.ts';
import { controlled } from '../support/management/controlled-gateway.ts';
import { startTestManagement, type TestManagement } from '../support/management/test-management.ts';

let management: TestManagement;
beforeAll(async () => {
  management = await startTestManagement();
});
afterEach(() => management.settle());
afterAll(() => management.close());

const apply = (organisations: object, changes: { query?: string; token?: string } = {}) =>
  management.call('applyOrganisations', { body: { organisations }, ...changes });
// The recorder has checked it against the contract.
const applied = async (organisations: object, query = ''): Promise<Application> =>
  jsonOf(await apply(organisations, { query })) as Application;

test('what is applied is in the audit log with the token, and its export is no difference', async () => {
  const file = {
    acme: {
      projects: { new: { keys: { first: null }, budgets: [{ interval: 'day', limit_eur_cents: 5 }] } },
    },
  };
  const { changes, keys } = await applied(file, '?reason=ticket%204711');
  expect(changes.map(({ kind }) => kind)).toEqual(['project', 'budget', 'key']);
  expect(keys.map(({ key }) => key.slice(0, 3))).toEqual(['gw_']);
  const query = '?limit=3';
  const { data } = jsonOf(await management.call('listAuditEntries', { query })) as AuditList;
  for (const entry of data)
    expect(entry).toMatchObject({ actor_name: 'admin', reason: 'ticket 4711', address: expect.any(String) });
  const exported = jsonOf(
    await management.call('exportOrganisations', { query: '?organisation=acme' }),
  ) as OrganisationFile;
  expect(await applied(exported.organisations, '?prune=all')).toMatchObject({ changes: [], keys: [] });
});

test('a preview changes nothing', async () => {
  const { changes } = await applied({ other: { projects: { seen: {} } } }, '?dry_run=true');
  expect(changes.map(({ kind, project_id: id }) => [kind, id])).toEqual([['project', null]]);
  expect(await applied({ other: { projects: { seen: {} } } }, '?dry_run=true')).toMatchObject({ changes });
});

test('values that cannot be are 422 with all places, and change nothing', async () => {
  const response = await apply({
    acme: { projects: { ' x': {}, y: { models: ['a'], disabled_models: ['b'] } } },
  });
  expect(response.status).toBe(422);
  expect(jsonOf(response)).toMatchObject({
    detail: {
      message: expect.stringContaining("/organisations/acme/projects/ x: the project's name begins or ends"),
      details: {
        problems: [
          { pointer: '/organisations/acme/projects/ x', part: 'key' },
          { pointer: '/organisations/acme/projects/y/disabled_models', part: 'value' },
        ],
      },
    },
  });
  await expect(requireProject(management.store.database, 'acme/y')).rejects.toThrow('no project');
});

test('new keys are not lost when a later project fails', async () => {
  const projects = { sound: { keys: { first: null } }, failing: { keys: { first: null } } };
  const { store } = management;
  const withLock = store.withLock.bind(store);
  let count = 0;
  // The third transaction is that of the second project; the first one is that of the organisation.
  store.withLock = (name, work) => {
    if (name === CHANGES_LOCK && (count += 1) === 3) return Promise.reject(new Error('the disk is full'));
    return withLock(name, work);
  };
  try {
    const { keys, failure } = await applied({ unlucky: { projects } });
    expect(keys.map(({ project }) => project)).toEqual(['sound']);
    expect(failure).toEqual({ organisation: 'unlucky', project: 'failing', message: 'internal error' });
  } finally {
    store.withLock = withLock;
  }
  expect((await applied({ unlucky: { projects } })).keys.map(({ project }) => project)).toEqual(['failing']);
});

test('what made a later project fail is in the log, and a client that disconnects ends the rest', async () => {
  const body = { organisations: { ended: { projects: { one: null, two: null } } } };
  const client = new AbortController();
  const lines: object[] = [];
  const { store } = management;
  const token = { tokenId: '', actor: '', name: '', role: 'admin', organisationId: null } as const;
  const log = { error: (fields: object) => void lines.push(fields) };
  const run = () =>
    applyOrganisations.run(
      {
        ...{
          operationId: 'applyOrganisations',
          requestId: '',
          parameters: { dry_run: false, prune: 'none' },
        },
        ...{ body, ifMatch: null, idempotencyKey: null, token, address: null, signal: client.signal, log },
      },
      { store, gateway: controlled },
    );
  const withLock = store.withLock.bind(store);
  const cause = new Error('the disk is full');
  let count = 0;
  // The first transaction is that of the organisation.
  store.withLock = (name, work) => ((count += 1) === 2 ? Promise.reject(cause) : withLock(name, work));
  await run().finally(() => (store.withLock = withLock));
  expect(lines).toMatchObject([{ err: cause }]);
  client.abort();
  await expect(run()).rejects.toThrow();
  await expect(requireProject(store.database, 'ended/one')).rejects.toThrow('no project');
});

test('a token of one organisation applies it, and creates no other', async () => {
  const { otherToken: token } = management;
  const own = { other: { projects: { own: { budgets: [{ interval: 'month', limit_eur_cents: 5 }] } } } };
  expect((await apply(own, { token })).status).toBe(200);
  // The budget of its organisation is a cap that others set.
  const cap = { other: { budgets: [{ interval: 'month', limit_eur_cents: 5 }] } };
  for (const organisations of [{ ...own, acme: {} }, { another: {} }, cap])
    expect((await apply(organisations, { token })).status).toBe(403);
  // It has the organisation of its token alone.
  const exported = jsonOf(await management.call('exportOrganisations', { token })) as OrganisationFile;
  expect(Object.keys(exported.organisations)).toEqual(['other']);
});

test('prune of settings keeps other projects', async () => {
  await applied({
    pruned: { projects: { one: { quota: { max_count: 5 }, keys: { first: null } }, two: null } },
  });
  const settings = await applied({ pruned: { projects: { one: null } } }, '?prune=settings');
  expect(settings.changes.map(({ change, kind }) => `${change} ${kind}`)).toEqual([
    'delete quota',
    'delete key',
  ]);
  const all = await applied({ pruned: { projects: { one: null } } }, '?prune=all');
  expect(all.changes.map(({ project, change }) => `${change} ${project}`)).toEqual(['delete two']);
});

test('an export of two keys with one name is 422', async () => {
  const { database } = management.store;
  await applied({ doubled: { projects: { one: { keys: { laptop: null } } } } });
  const { id: projectId } = await requireProject(database, 'doubled/one');
  await createKey(database, { projectId, name: 'laptop', models: null, expiresAt: null });
  const response = await management.call('exportOrganisations', { query: '?organisation=doubled' });
  expect([response.status, response.text]).toEqual([
    422,
    expect.stringContaining("key 'laptop' of doubled/one"),
  ]);
});
