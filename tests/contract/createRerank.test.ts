import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';

describeContract('createRerank', {
  ...sharedScenarios('createRerank'),
  200: [
    responds(
      200,
      'with the documents, the most relevant first',
      (world) => world.call(),
      (response) =>
        expect(jsonOf(response)).toMatchObject({
          model: modelFor('rerank'),
          results: [{ index: 0, document: expect.any(String) }, {}],
        }),
    ),
  ],
});
