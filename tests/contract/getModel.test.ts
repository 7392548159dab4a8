import { expect } from '@jest/globals';
import { jsonOf } from '../support/client.ts';
import { answers, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

describeContract('getModel', {
  ...sharedScenarios('getModel'),
  403: [
    answers(
      403,
      'to a key that is narrowed to other models, as every operation does',
      (world) => world.call({ key: world.keys.narrowed }),
      (answer) => expect(jsonOf(answer)).toMatchObject({ detail: { error_type: 'forbidden' } }),
    ),
  ],
  200: ['acme/chat', 'acme%2Fchat'].map((model) =>
    answers(
      200,
      `with the model, written as ${model}`,
      (world) => world.call({ path: { model } }),
      (answer) => expect(jsonOf(answer)).toMatchObject({ object: 'list', data: [{ id: 'acme/chat' }] }),
    ),
  ),
});
