import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { uploadFile } from '../support/files.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

describeContract('listFiles', {
  ...sharedScenarios('listFiles'),
  200: [
    responds(
      200,
      "with the project's files, newest first, and whether there are more",
      async (world) => {
        await uploadFile(world, 'first');
        await uploadFile(world, 'second');
        return world.call({ query: '?limit=1' });
      },
      (response) => expect(jsonOf(response)).toMatchObject({ data: [{ purpose: 'second' }], has_more: true }),
    ),
    responds(
      200,
      "with none of another project's",
      (world) => world.call({ key: world.keys.otherProject }),
      (response) => expect(jsonOf(response)).toMatchObject({ data: [], has_more: false }),
    ),
  ],
});
