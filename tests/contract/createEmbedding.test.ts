import { expect } from '@jest/globals';
import { jsonOf } from '../support/client.ts';
import { answers, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { modelFor } from '../support/test-catalogue.ts';

describeContract('createEmbedding', {
  ...sharedScenarios('createEmbedding'),
  200: [
    answers(
      200,
      'with a vector for each input, under the name that the caller used',
      (world) => world.call({ fields: { input: ['a', 'b', 'c'] } }),
      (answer) => {
        expect(jsonOf(answer)).toMatchObject({
          model: modelFor('embedding'),
          data: [{ index: 0 }, { index: 1 }, { index: 2 }],
        });
      },
    ),
    answers(
      200,
      'in base64 when it is asked for',
      (world) => world.call({ fields: { encoding_format: 'base64' } }),
      (answer) => expect(jsonOf(answer)).toMatchObject({ data: [{ embedding: expect.any(String) }, {}] }),
    ),
  ],
});
