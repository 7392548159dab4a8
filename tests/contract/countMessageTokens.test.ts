import { expect } from '@jest/globals';
import { jsonOf } from '../support/client.ts';
import { answers, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

describeContract('countMessageTokens', {
  ...sharedScenarios('countMessageTokens'),
  200: [
    answers(
      200,
      'with the number of input tokens',
      (world) => world.call(),
      (answer) => expect(jsonOf(answer)).toEqual({ input_tokens: 11 }),
    ),
  ],
});
