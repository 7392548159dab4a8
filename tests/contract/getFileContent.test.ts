import { expect } from '@jest/globals';
import { uploadFile } from '../support/files.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

const shared = sharedScenarios('getFileContent');

describeContract('getFileContent', {
  ...shared,
  200: [
    responds(
      200,
      "with the file's bytes",
      async (world) => world.call({ path: { file_id: await uploadFile(world, 'mine') } }),
      (response) => expect(response.text).toBe('the bytes of file'),
    ),
  ],
  404: [
    ...shared[404],
    responds(404, "to another project's file", async (world) =>
      world.call({ key: world.keys.otherProject, path: { file_id: await uploadFile(world, 'mine') } }),
    ),
  ],
});
