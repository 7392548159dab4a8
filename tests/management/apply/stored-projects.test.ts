import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findUnits } from '../../../management/apply/units.ts';
import { Remarks } from '../../../management/apply/remarks.ts';
import { createOrganisation } from '../../../projects/organisations.ts';
import { createProject } from '../../../projects/projects.ts';
import type { Store } from '../../../storage/open-database.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { controlled } from '../../support/management/controlled-gateway.ts';

let folder: TemporaryFolder;
let store: Store;
beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openStore();
});
afterAll(() => folder[Symbol.asyncDispose]());

test('a comparison reads the organisations and projects of the file, and no others', async () => {
  for (const organisation of ['acme', 'other', 'third']) {
    await createOrganisation(store.database, organisation);
    for (let number = 0; number < 10; number += 1)
      await createProject(store.database, { organisation, name: `project-${number}`, models: 'all' });
  }
  const seen: string[] = [];
  const database = store.database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      for (const { name } of result.rows) if (typeof name === 'string') seen.push(name);
      return Promise.resolve(result);
    },
  });
  const watched = { database, clock: store.clock };
  const file = { organisations: { acme: { projects: { 'project-3': { models: [] }, new: null } } } };
  const options = { prune: 'none', catalogue: await controlled.catalogue() } as const;
  const units = await findUnits(watched, file, new Remarks(), options);
  expect(units.map(({ project }) => project)).toEqual(['project-3', 'new']);
  expect(seen).toEqual(['acme', 'project-3']);
  seen.length = 0;
  await units[0]?.again(watched);
  expect(seen).toEqual(['acme', 'project-3']);
});
