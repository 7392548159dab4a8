import { expect, test } from '@jest/globals';
import { endProject, sweepEndedProjects } from '../../projects/project-deletion.ts';
import { requireProject } from '../../projects/projects.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { sceneIn, turn } from './response-scene.ts';

test('what a deleted project still has is removed later, and nothing of other projects', async () => {
  await using folder = await TemporaryFolder.make();
  const { store, responses, mine, theirs } = await sceneIn(folder);
  await responses.save(mine, turn(1));
  await responses.save(theirs, turn(1));
  await endProject(store, await requireProject(store.database, mine));
  await sweepEndedProjects(store);
  const left = await store.database.selectFrom('responses').select('project_id').execute();
  expect(left).toEqual([{ project_id: theirs }]);
});
