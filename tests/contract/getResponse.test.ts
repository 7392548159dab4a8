import { describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

describeContract('getResponse', {
  ...sharedScenarios('getResponse'),
  200: 'pending',
});
