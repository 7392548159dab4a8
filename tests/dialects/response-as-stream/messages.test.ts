import { expect, test } from '@jest/globals';
import { filledStartFrames } from '../../../dialects/response-as-stream/messages.ts';

const content = [{ type: 'text', text: 'The Nile.' }];

test('a first event with all of the message becomes a stream up to its end', () => {
  const frames = filledStartFrames({ id: 'm', content, stop_reason: 'end_turn' });
  expect(frames?.map((frame) => /^event: (\w+)/.exec(frame)?.[1])).toEqual([
    ...['message_start', 'content_block_start', 'content_block_delta', 'content_block_stop'],
    'message_delta',
  ]);
});

test.each([
  ['without a stop reason, since its blocks may still come', { content, stop_reason: null }],
  ['without blocks', { content: [], stop_reason: 'end_turn' }],
])('a first event %s stays as it is', (_what, message) => {
  expect(filledStartFrames(message)).toBeNull();
});
