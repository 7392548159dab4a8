import { expect } from '@jest/globals';
import { jsonOf } from '../support/client.ts';
import { uploadFile } from '../support/files.ts';
import { answers, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

describeContract('listFiles', {
  ...sharedScenarios('listFiles'),
  200: [
    answers(
      200,
      "with the project's files, newest first, and whether there are more",
      async (world) => {
        await uploadFile(world, 'first');
        await uploadFile(world, 'second');
        return world.call({ query: '?limit=1' });
      },
      (answer) => expect(jsonOf(answer)).toMatchObject({ data: [{ purpose: 'second' }], has_more: true }),
    ),
    answers(
      200,
      "with none of another project's",
      (world) => world.call({ key: world.keys.otherProject }),
      (answer) => expect(jsonOf(answer)).toMatchObject({ data: [], has_more: false }),
    ),
  ],
});
