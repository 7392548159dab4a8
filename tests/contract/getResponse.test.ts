import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { storeResponse } from '../support/responses.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

const shared = sharedScenarios('getResponse');

describeContract('getResponse', {
  ...shared,
  200: [
    responds(
      200,
      'with the response as it was created',
      async (world) => world.call({ path: { response_id: await storeResponse(world) } }),
      (response) => expect(jsonOf(response)).toMatchObject({ object: 'response', status: 'completed' }),
    ),
    responds(200, 'to a client that asks for no events', async (world) =>
      world.call({ path: { response_id: await storeResponse(world) }, query: '?stream=false' }),
    ),
  ],
  422: [
    responds(
      422,
      'to a client that waits for events',
      async (world) =>
        world.call({ path: { response_id: await storeResponse(world) }, query: '?stream=true' }),
      (response) =>
        expect(jsonOf(response)).toMatchObject({
          detail: { error_type: 'validation_error', details: { parameter: 'stream' } },
        }),
    ),
  ],
  404: [
    ...shared[404],
    responds(404, "to another project's response", async (world) =>
      world.call({ key: world.keys.otherProject, path: { response_id: await storeResponse(world) } }),
    ),
  ],
});
