import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { storeResponse } from '../support/responses.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

const shared = sharedScenarios('deleteResponse');

describeContract('deleteResponse', {
  ...shared,
  200: [
    responds(
      200,
      'with its id, and it is deleted',
      async (world) => world.call({ path: { response_id: await storeResponse(world) } }),
      (response) => expect(jsonOf(response)).toMatchObject({ object: 'response', deleted: true }),
    ),
  ],
  404: [
    ...shared[404],
    responds(404, "to another project's response", async (world) =>
      world.call({ key: world.keys.otherProject, path: { response_id: await storeResponse(world) } }),
    ),
  ],
});
