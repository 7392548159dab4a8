import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { storeResponse } from '../support/responses.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

const shared = sharedScenarios('listResponseInputItems');

describeContract('listResponseInputItems', {
  ...shared,
  200: [
    responds(
      200,
      'with the items of the request, each with an id',
      async (world) => world.call({ path: { response_id: await storeResponse(world) } }),
      (response) =>
        expect(jsonOf(response)).toMatchObject({
          object: 'list',
          data: [
            {
              id: expect.any(String),
              type: 'message',
              role: 'user',
              content: [{ type: 'input_text', text: 'Which river flows through Vienna?' }],
            },
          ],
          has_more: false,
        }),
    ),
  ],
  404: [
    ...shared[404],
    responds(404, "to another project's response", async (world) =>
      world.call({ key: world.keys.otherProject, path: { response_id: await storeResponse(world) } }),
    ),
  ],
  422: [
    ...['?limit=0', '?limit=101', '?order=newest'].map((query) =>
      responds(422, `to ${query}`, (world) => world.call({ query })),
    ),
    responds(422, 'to an id after which no item can be', async (world) =>
      world.call({ path: { response_id: await storeResponse(world) }, query: '?after=msg_of_nobody' }),
    ),
  ],
});
