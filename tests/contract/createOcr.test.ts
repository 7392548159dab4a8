import { expect } from '@jest/globals';
import { jsonOf } from '../support/client.ts';
import { answers, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { modelFor } from '../support/test-catalogue.ts';

describeContract('createOcr', {
  ...sharedScenarios('createOcr'),
  200: [
    answers(
      200,
      'with the text of each page',
      (world) => world.call(),
      (answer) =>
        expect(jsonOf(answer)).toMatchObject({
          model: modelFor('ocr'),
          pages: [{ markdown: expect.any(String) }],
        }),
    ),
  ],
  429: 'pending',
});
