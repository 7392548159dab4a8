import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

describeContract('createClassification', {
  ...sharedScenarios('createClassification'),
  200: [
    responds(
      200,
      'with a label',
      (world) => world.call(),
      (response) => expect(jsonOf(response)).toMatchObject({ data: [{ label: 'positive' }] }),
    ),
  ],
});
