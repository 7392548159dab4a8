import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';

describeContract('createDecision', {
  ...sharedScenarios('createDecision'),
  200: [
    responds(
      200,
      'with an response to each question',
      (world) => world.call(),
      (response) =>
        expect(jsonOf(response)).toMatchObject({ model: modelFor('decision'), usage: { output_tokens: 0 } }),
    ),
  ],
});
