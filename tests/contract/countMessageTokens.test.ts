import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

describeContract('countMessageTokens', {
  ...sharedScenarios('countMessageTokens'),
  200: [
    responds(
      200,
      'with the number of input tokens',
      (world) => world.call(),
      (response) => expect(jsonOf(response)).toEqual({ input_tokens: 11 }),
    ),
    responds(
      200,
      'with an estimate where the server has no path for counts',
      (world) => {
        world.upstream.always({ kind: 'status', status: 404 });
        return world.call();
      },
      (response) => expect(jsonOf(response)).toEqual({ input_tokens: 16 }),
    ),
  ],
});
