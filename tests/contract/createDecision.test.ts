import { expect } from '@jest/globals';
import { jsonOf } from '../support/client.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { modelFor } from '../support/test-catalogue.ts';

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
