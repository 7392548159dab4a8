import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { uploadFile } from '../support/files.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

const shared = sharedScenarios('deleteFile');

describeContract('deleteFile', {
  ...shared,
  200: [
    responds(
      200,
      'with an empty object, and the file is deleted',
      async (world) => world.call({ path: { file_id: await uploadFile(world, 'mine') } }),
      (response) => expect(jsonOf(response)).toEqual({}),
    ),
  ],
  404: [
    ...shared[404],
    responds(404, "to another project's file", async (world) =>
      world.call({ key: world.keys.otherProject, path: { file_id: await uploadFile(world, 'mine') } }),
    ),
  ],
});
