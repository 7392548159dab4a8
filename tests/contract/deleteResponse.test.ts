import { describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

describeContract('deleteResponse', {
  ...sharedScenarios('deleteResponse'),
  200: 'pending',
});
