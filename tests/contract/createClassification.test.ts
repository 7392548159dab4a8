import { expect } from '@jest/globals';
import { jsonOf } from '../support/client.ts';
import { answers, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

describeContract('createClassification', {
  ...sharedScenarios('createClassification'),
  200: [
    answers(
      200,
      'with a label',
      (world) => world.call(),
      (answer) => expect(jsonOf(answer)).toMatchObject({ data: [{ label: 'positive' }] }),
    ),
  ],
});
