import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CompiledQuery, type RootOperationNode } from 'kysely';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject, findProject, findProjects } from '../../projects/projects.ts';
import type { Store } from '../../storage/open-database.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await TemporaryFolder.make();
});
afterAll(() => folder[Symbol.asyncDispose]());

test('projects are found by id, name and organisation, also with a slash in a name', async () => {
  const { database } = await folder.openStore();
  for (const name of ['é', 'a', 'a/b']) await createOrganisation(database, name);
  const first = await createProject(database, { organisation: 'a', name: 'b/c', models: 'all' });
  const second = await createProject(database, { organisation: 'a/b', name: 'c', models: 'all' });
  const third = await createProject(database, { organisation: 'é', name: 'c', models: 'all' });
  const found = async (reference: string) => (await findProjects(database, reference)).map(({ id }) => id);
  expect(await found(first.id)).toEqual([first.id]);
  expect(await found('b/c')).toEqual([first.id]);
  expect(await found('a/b/c')).toEqual([first.id, second.id]);
  expect(await found('c')).toEqual([second.id, third.id]);
  expect(await found('é/c')).toEqual([third.id]);
  for (const reference of ['', '/', 'a/', '/c', 'A/b/c', '%']) expect(await found(reference)).toEqual([]);
});

test('a project whose name is the id or the full name of another makes that one neither unknown nor ambiguous', async () => {
  const { database } = await folder.openStore();
  for (const name of ['acme', 'other']) await createOrganisation(database, name);
  const { id } = await createProject(database, { organisation: 'acme', name: 'web', models: 'all' });
  for (const name of [id, 'acme/web', 'web'])
    await createProject(database, { organisation: 'other', name, models: 'all' });
  for (const reference of [id, 'acme/web'])
    expect(await findProject(database, reference)).toMatchObject({ id, organisation_name: 'acme' });
  await expect(findProject(database, 'web')).rejects.toThrow("'web' is ambiguous: write one of");
});

test('a name with a half of a surrogate pair is refused: it would be stored as another name', async () => {
  const { database } = await folder.openStore();
  const broken = '\u{1f600}'.slice(0, 1);
  for (const name of [broken, `a${broken}`])
    await expect(createOrganisation(database, name)).rejects.toThrow('cannot be printed');
  expect(await createOrganisation(database, '\u{1f600}')).toMatchObject({ name: '\u{1f600}' });
});

test('finding a project reads no others', async () => {
  const store = await folder.openEmbedded();
  const plan = await planOf(store, ({ database }) => findProjects(database, 'acme/research'));
  expect(plan.filter((line) => line.startsWith('SCAN projects'))).toEqual([]);
  expect(plan).toContainEqual(expect.stringMatching(/SEARCH projects .*organisation_id=\? AND name=\?/));
});

/** The plan of SQLite for the query that a function makes. */
async function planOf(
  store: Store,
  query: (store: Pick<Store, 'database'>) => Promise<unknown>,
): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  const database = store.database.withPlugin({
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await query({ database });
  // Those before it are its parts.
  const node = nodes.at(-1);
  if (node === undefined) throw new Error('no query was made');
  const { sql, parameters } = store.database.getExecutor().compileQuery(node, { queryId: 'plan' });
  const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await store.database.executeQuery<{ detail: string }>(explained);
  return rows.map(({ detail }) => detail);
}
