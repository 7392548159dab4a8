import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { MESSAGE_TEXT } from '../../scripts/test-bed/replies/messages.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { errorBeforeStream, streamScenarios, type StreamWish } from '../support/scenarios/streams.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';

const stream: StreamWish = { fields: { stream: true }, success: 'message_stop', content: MESSAGE_TEXT };
const shared = sharedScenarios('createMessage');

describeContract('createMessage', {
  ...shared,
  200: [
    responds(
      200,
      'with the message in one piece',
      (world) => world.call({ fields: { stream: false } }),
      (response) =>
        expect(jsonOf(response)).toMatchObject({
          model: modelFor('chat'),
          content: [{ text: MESSAGE_TEXT }],
        }),
    ),
    ...streamScenarios('createMessage', stream),
  ],
  502: [...shared[502], errorBeforeStream(stream)],
});
