import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { CHANGES_LOCK, verifyAudit } from '../../../management/audit.ts';
import { rotateKey } from '../../../projects/key-rotation.ts';
import { createKey, readKey, revokeKey } from '../../../projects/keys.ts';
import { listKeys } from '../../../scripts/test-bed/list-keys.ts';
import { listProjects, requireProject, setProjectModel } from '../../../projects/projects.ts';
import { SHARED_DATABASE_URL } from '../../../scripts/test-bed/stores.ts';
import type { Store } from '../../../storage/open-database.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { watchLock } from '../../support/management/watch-lock.ts';
import { applyText, differenceOf, exportedText, nameOf } from './apply-scene.ts';

const FILE = `organisations:
  acme:
    projects:
      research:
        models: [acme/chat, acme/embed]
        budgets: [{ interval: month, limit_eur_cents: 5000 }]
        quota: { max_bytes: 1000 }
        keys:
          laptop:
          ci: { models: [acme/chat], requests_per_minute: 60, expires_at: 2100-01-31 }
      web:
        models: all
        disabled_models: [acme/embed]
        keys: { site: {} }
`;

let folder: TemporaryFolder;
let store: Store;
const folders: TemporaryFolder[] = [];
beforeEach(async () => {
  folder = await TemporaryFolder.make();
  folders.push(folder);
  store = await folder.openStore();
});
afterAll(() => Promise.all(folders.map((one) => one[Symbol.asyncDispose]())));

const apply = (text: string, options = {}) => applyText(folder.path, store, text, options);
const difference = (text: string, options = {}) => differenceOf(folder.path, store, text, options);
const exported = () => exportedText(store);

test('a file is applied once, and what was applied is no difference', async () => {
  const { steps, keys } = await apply(FILE);
  expect(steps.map(nameOf)).toEqual([
    'create organisation acme',
    'create project acme/research',
    'create quota acme/research',
    'create budget acme/research month',
    'create key acme/research laptop',
    'create key acme/research ci',
    'create project acme/web',
    'update project acme/web',
    'create key acme/web site',
  ]);
  expect(keys.map(({ name, key }) => [name, key.slice(0, 3)])).toEqual([
    ['laptop', 'gw_'],
    ['ci', 'gw_'],
    ['site', 'gw_'],
  ]);
  for (const prune of [false, true]) expect(await difference(FILE, { prune })).toEqual([]);
  expect((await apply(FILE)).steps).toEqual([]);
});

test('what is exported is no difference here, and the same file from another database', async () => {
  await apply(FILE);
  const text = await exported();
  expect(text).toMatch(
    /^# yaml-language-server: \$schema=\.\/management\/apply\/organisation\.schema\.json\n/,
  );
  for (const prune of [false, true]) expect(await difference(text, { prune })).toEqual([]);
  await using other = await TemporaryFolder.make();
  const copy = await other.openStore();
  await applyText(other.path, copy, text);
  expect(await exportedText(copy, 'acme')).toBe(text);
});

test('a change of each setting is one difference, and applied', async () => {
  await apply(FILE);
  const changed = FILE.replace('[acme/chat, acme/embed]', 'all')
    .replace('5000', '7000')
    .replace('max_bytes: 1000', 'max_count: 7')
    .replace('minute: 60', 'minute: 120')
    .replace('2100-01-31', '2100-01-31T12:00:00+02:00')
    .replace('disabled_models: [acme/embed]', 'disabled_models: []');
  const { steps } = await apply(changed);
  expect(steps.map(({ before, after }) => [before, after])).toEqual([
    [{ models: ['acme/chat', 'acme/embed'] }, { models: 'all' }],
    [
      { max_bytes: 1000, max_count: null },
      { max_bytes: null, max_count: 7 },
    ],
    [{ limit_eur_cents: 5000 }, { limit_eur_cents: 7000 }],
    [
      { requests_per_minute: 60, expires_at: '2100-01-31T00:00:00.000Z' },
      { requests_per_minute: 120, expires_at: '2100-01-31T10:00:00.000Z' },
    ],
    [{ disabled_models: ['acme/embed'] }, { disabled_models: [] }],
  ]);
  expect(await difference(changed, { prune: true })).toEqual([]);
});

describe('what the file does not name', () => {
  const LESS = 'organisations: { acme: { projects: { research: { keys: { laptop: } } } } }';

  test('stays as it is', async () => {
    await apply(FILE);
    const before = await exported();
    expect((await apply(LESS)).steps).toEqual([]);
    expect(await exported()).toBe(before);
  });

  test('is removed when null says so', async () => {
    await apply(FILE);
    const none = 'organisations: { acme: { projects: { research: { budgets: [], quota: null } } } }';
    expect((await apply(none)).steps.map(nameOf)).toEqual([
      'delete quota acme/research',
      'delete budget acme/research month',
    ]);
  });

  test('is removed with prune: keys are revoked, projects deleted, settings have their defaults', async () => {
    await apply(FILE);
    await apply('organisations: { other: { projects: { kept: } } }');
    expect((await apply(LESS, { prune: true })).steps.map(nameOf)).toEqual([
      'update project acme/research',
      'delete quota acme/research',
      'delete budget acme/research month',
      'delete key acme/research ci',
      'delete project acme/web',
    ]);
    const keys = await listKeys(store.database);
    expect(keys.map(({ name, revoked_at: at }) => [name, at !== null])).toEqual([
      ['laptop', false],
      ['ci', true],
    ]);
    expect((await listProjects(store.database)).map(({ name }) => name)).toEqual(['research', 'kept']);
    expect(await difference(LESS, { prune: true })).toEqual([]);
  });

  test('is shown before with what would be lost', async () => {
    await apply(FILE);
    const { steps } = await apply('organisations: { acme: }', { prune: true });
    expect(steps.map(({ before }) => before)).toEqual([
      { keys: 2, stored_objects: 0, stored_bytes: 0 },
      { keys: 1, stored_objects: 0, stored_bytes: 0 },
    ]);
  });
});

describe('a key', () => {
  const KEY = 'organisations: { acme: { projects: { research: { keys: { laptop: } } } } }';

  test('that was rotated is its successor, and the old one keeps its grace', async () => {
    const [key] = (await apply(KEY)).keys;
    const { record } = await rotateKey(store, key?.id ?? '', 3_600_000);
    expect(await difference(KEY, { prune: true })).toEqual([]);
    const limited = KEY.replace('laptop:', 'laptop: { requests_per_minute: 5 }');
    await apply(limited, { prune: true });
    expect(await readKey(store.database, record.id)).toMatchObject({ requests_per_minute: 5 });
    expect(await readKey(store.database, key?.id ?? '')).toMatchObject({
      requests_per_minute: null,
      revoked_at: null,
    });
  });

  test('that was revoked is created again', async () => {
    const [key] = (await apply(KEY)).keys;
    await revokeKey(store, key?.id ?? '');
    expect((await apply(KEY)).steps.map(nameOf)).toEqual(['create key acme/research laptop']);
  });

  test('that has expired stays as it is, until the file states a later expiry', async () => {
    const dated = (date: string) => KEY.replace('laptop:', `laptop: { expires_at: ${date} }`);
    const [key] = (await apply(dated('2100-01-01'))).keys;
    await sql`update keys set expires_at = '2026-01-01T00:00:00.000Z' where id = ${key?.id}`.execute(
      store.database,
    );
    expect(await difference(dated('2026-01-01'), { prune: true })).toEqual([]);
    expect((await apply(dated('2100-01-01'))).steps.map(nameOf)).toEqual(['update key acme/research laptop']);
    expect(await readKey(store.database, key?.id ?? '')).toMatchObject({
      expires_at: '2100-01-01T00:00:00.000Z',
    });
  });

  test('whose name another one has is a problem, also for the export', async () => {
    await apply(KEY);
    const { id: projectId } = await requireProject(store.database, 'acme/research');
    await createKey(store.database, { projectId, name: 'laptop', models: null, expiresAt: null });
    await expect(apply(KEY)).rejects.toThrow(/yaml:1:\d+ the project has 2 keys with this name/);
    await expect(exported()).rejects.toThrow("key 'laptop' of acme/research: the project has 2 keys");
  });

  test('keeps models that its project may no longer use, and gets no others', async () => {
    await apply(FILE);
    const { id: projectId } = await requireProject(store.database, 'acme/research');
    await setProjectModel(store, { projectId, modelId: 'acme/chat', enabled: false });
    const text = await exported();
    expect(await difference(text)).toEqual([]);
    await expect(difference(text.replace('- acme/chat', '- acme/none'))).rejects.toThrow(
      "the project may not use the model 'acme/none'",
    );
  });
});

test('each change is in the audit log with its actor and reason, and without secrets', async () => {
  const { keys } = await apply(FILE);
  await apply('organisations: { acme: }', { prune: true });
  const rows = await store.database.selectFrom('audit').selectAll().orderBy('sequence').execute();
  expect(rows.map(({ action }) => action)).toEqual([
    ...['createOrganisation', 'createProject', 'updateQuota', 'createBudget', 'createKey', 'createKey'],
    ...[
      'createProject',
      'updateProject',
      'updateProjectModel',
      'createKey',
      'deleteProject',
      'deleteProject',
    ],
  ]);
  for (const row of rows)
    expect(row).toMatchObject({ actor: 'command-line', actor_name: 'a test', reason: 'a reason' });
  const text = JSON.stringify(rows, (_name, value: unknown) => (typeof value === 'bigint' ? null : value));
  for (const { key } of keys) expect(text).not.toContain(key);
  expect((await verifyAudit(store.database)).firstInvalid).toBeNull();
});

test('two that run at once create everything once', async () => {
  const other = await folder.openStore();
  const applied = await Promise.all([apply(FILE), applyText(folder.path, other, FILE), apply(FILE)]);
  expect(applied.reduce((sum, { steps }) => sum + steps.length, 0)).toBe(9);
  expect(await listKeys(store.database)).toHaveLength(3);
  expect(await difference(FILE, { prune: true })).toEqual([]);
});

test('the configuration is read once for each request, and not while other changes wait', async () => {
  const withModels = FILE.replace(
    '{ site: {} }',
    '{ site: { budgets: [{ interval: day, model: a/b, limit_eur_cents: 5 }, { interval: week, model: a/b, limit_eur_cents: 5 }] } }',
  );
  const lock = watchLock(store);
  const readings: boolean[] = [];
  const onCatalogue = () => Promise.resolve(void readings.push(lock.isHeld()));
  await apply(withModels, { onCatalogue });
  // That of the plan, and those of the organisation and the two projects.
  expect(readings).toEqual([false, false, false, false]);
});

describe('a project that fails', () => {
  /** Calls `fail` when all changes of the second project are made, and not committed. */
  function failAtEnd(fail: () => Promise<void>): void {
    const withLock = store.withLock.bind(store);
    let count = 0;
    store.withLock = (name, work) =>
      withLock(name, async (transaction) => {
        const made = await work(transaction);
        // The first transaction is that of the organisation.
        if (name === CHANGES_LOCK && (count += 1) === 3) await fail();
        return made;
      });
  }

  test('is not changed at all, those before it are, and the next run completes it', async () => {
    failAtEnd(() => Promise.reject(new Error('the disk is full')));
    await expect(apply(FILE)).rejects.toThrow();
    expect((await listProjects(store.database)).map(({ name }) => name)).toEqual(['research']);
    expect((await apply(FILE)).steps.map(nameOf)).toEqual([
      'create project acme/web',
      'update project acme/web',
      'create key acme/web site',
    ]);
  });

  test('is not changed at all when the database goes away in the middle', async () => {
    const observer = await folder.openStore();
    failAtEnd(() => goAway(store, observer));
    await expect(apply(FILE)).rejects.toThrow();
    expect((await listProjects(observer.database)).map(({ name }) => name)).toEqual(['research']);
    const complete = await applyText(folder.path, observer, FILE);
    expect(complete.keys).toHaveLength(1);
  });
});

/** Ends the connection of the open transaction. */
async function goAway(store: Store, observer: Store): Promise<void> {
  if (SHARED_DATABASE_URL === null) return store.close();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(observer.database);
}
