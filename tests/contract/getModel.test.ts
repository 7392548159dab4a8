import { expect } from '@jest/globals';
import { jsonOf } from '../support/client.ts';
import { answers, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';

describeContract('getModel', {
  ...sharedScenarios('getModel'),
  200: ['acme/chat', 'acme%2Fchat'].map((model) =>
    answers(
      200,
      `with the model, written as ${model}`,
      (world) => world.call({ path: { model } }),
      (answer) => expect(jsonOf(answer)).toMatchObject({ object: 'list', data: [{ id: 'acme/chat' }] }),
    ),
  ),
});
