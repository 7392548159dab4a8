import { expect } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { CHAT_TEXT } from '../../scripts/test-bed/replies/chat.ts';
import { responds, describeContract } from '../support/scenarios/scenario.ts';
import { sharedScenarios } from '../support/scenarios/shared.ts';
import { errorBeforeStream, streamScenarios, type StreamWish } from '../support/scenarios/streams.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';

const stream: StreamWish = { fields: { stream: true }, success: 'data: [DONE]', content: CHAT_TEXT };
const shared = sharedScenarios('createChatCompletion');

describeContract('createChatCompletion', {
  ...shared,
  200: [
    responds(
      200,
      'with the completion in one piece',
      (world) => world.call({ fields: { stream: false } }),
      (response) =>
        expect(jsonOf(response)).toMatchObject({
          model: modelFor('chat'),
          choices: [{ message: { content: CHAT_TEXT }, finish_reason: 'stop' }],
        }),
    ),
    responds(
      200,
      'with the usage as an event only when it was requested',
      (world) => world.call({ fields: { stream: true, stream_options: { include_usage: true } } }),
      ({ text }) => expect(text).toContain('"choices":[],"usage":{'),
    ),
    responds(
      200,
      'without a usage event otherwise, although the gateway requests it from the upstream',
      (world) => world.call({ fields: stream.fields }),
      ({ text }, { upstream }) => {
        expect(text).not.toContain('"usage":{');
        expect(upstream.last.fields).toMatchObject({ stream_options: { include_usage: true } });
      },
    ),
    responds(
      200,
      'with tool calls and reasoning',
      (world) =>
        world.call({
          fields: {
            stream: true,
            reasoning_effort: 'low',
            tools: [{ type: 'function', function: { name: 'look_up' } }],
          },
        }),
      ({ text }) => {
        expect(text).toContain('"name":"look_up"');
        expect(text).toContain('"reasoning":"Let me "');
        expect(text).toContain('"finish_reason":"tool_calls"');
      },
    ),
    ...streamScenarios('createChatCompletion', stream),
  ],
  502: [
    ...shared[502],
    errorBeforeStream(stream),
    responds(502, 'when an event of the upstream is larger than any', (world) => {
      world.upstream.next({ kind: 'gigantic_frame', sizeBytes: 70 * 1024 * 1024 });
      return world.call({ fields: stream.fields });
    }),
  ],
});
