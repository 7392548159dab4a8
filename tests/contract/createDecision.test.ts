import { expect } from '@jest/globals';
import { jsonOf } from '../support/client.ts';
import { answers, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { modelFor } from '../support/test-catalogue.ts';

describeContract('createDecision', {
  ...sharedScenarios('createDecision'),
  200: [
    answers(
      200,
      'with an answer to each question',
      (world) => world.call(),
      (answer) =>
        expect(jsonOf(answer)).toMatchObject({ model: modelFor('decision'), usage: { output_tokens: 0 } }),
    ),
  ],
});
