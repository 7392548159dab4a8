import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';

describeContract('createEmbedding', {
  ...sharedScenarios('createEmbedding'),
  200: [
    responds(
      200,
      'with a vector for each input, and the model name that the client used',
      (world) => world.call({ fields: { input: ['a', 'b', 'c'] } }),
      (response) => {
        expect(jsonOf(response)).toMatchObject({
          model: modelFor('embedding'),
          data: [{ index: 0 }, { index: 1 }, { index: 2 }],
        });
      },
    ),
    responds(
      200,
      'in base64 when it is requested',
      (world) => world.call({ fields: { encoding_format: 'base64' } }),
      (response) => expect(jsonOf(response)).toMatchObject({ data: [{ embedding: expect.any(String) }, {}] }),
    ),
  ],
});
