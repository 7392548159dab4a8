import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { RESPONSE_TEXT } from '../../scripts/test-bed/replies/responses.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { errorBeforeStream, streamScenarios, type StreamWish } from '../support/scenarios/streams.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';

const stream: StreamWish = {
  fields: { stream: true },
  success: 'response.completed',
  content: RESPONSE_TEXT,
};
const shared = sharedScenarios('createResponse');

describeContract('createResponse', {
  ...shared,
  200: [
    responds(
      200,
      'with the complete response',
      (world) => world.call({ fields: { stream: false } }),
      (response) => expect(jsonOf(response)).toMatchObject({ model: modelFor('chat'), status: 'completed' }),
    ),
    ...streamScenarios('createResponse', stream),
  ],
  502: [...shared[502], errorBeforeStream(stream)],
});
