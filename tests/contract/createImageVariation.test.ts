import { expect } from '@jest/globals';
import { jsonOf } from '../support/client.ts';
import { answers, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

describeContract('createImageVariation', {
  ...sharedScenarios('createImageVariation'),
  200: [
    answers(
      200,
      'with the image',
      (world) => world.call(),
      (answer) => expect(jsonOf(answer)).toMatchObject({ data: [{ b64_json: expect.any(String) }] }),
    ),
  ],
  429: 'pending',
});
