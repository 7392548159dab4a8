import { expect } from '@jest/globals';
import { jsonOf } from '../support/client.ts';
import { RESPONSE_TEXT } from '../fixtures/upstream/responses.ts';
import { answers, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { errorBeforeStream, streamScenarios, type StreamWish } from '../support/scenarios/streams.ts';
import { modelFor } from '../support/test-catalogue.ts';

const stream: StreamWish = {
  fields: { stream: true },
  success: 'response.completed',
  content: RESPONSE_TEXT,
};
const shared = sharedScenarios('createResponse');

describeContract('createResponse', {
  ...shared,
  200: [
    answers(
      200,
      'with the whole response in one piece',
      (world) => world.call({ fields: { stream: false } }),
      (answer) => expect(jsonOf(answer)).toMatchObject({ model: modelFor('chat'), status: 'completed' }),
    ),
    ...streamScenarios('createResponse', stream),
  ],
  502: [...shared[502], errorBeforeStream(stream)],
});
