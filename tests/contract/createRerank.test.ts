import { expect } from '@jest/globals';
import { jsonOf } from '../support/client.ts';
import { answers, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { modelFor } from '../support/test-catalogue.ts';

describeContract('createRerank', {
  ...sharedScenarios('createRerank'),
  200: [
    answers(
      200,
      'with the documents, best first',
      (world) => world.call(),
      (answer) =>
        expect(jsonOf(answer)).toMatchObject({
          model: modelFor('rerank'),
          results: [{ index: 0, document: expect.any(String) }, {}],
        }),
    ),
  ],
});
