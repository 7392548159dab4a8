import { expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { MessagesStreamWriter } from '../../dialects/native/messages.ts';
import { parseFrame } from '../../streaming/read-frames.ts';

test('input that a messages stream counts at its start alone is charged, and no zero of its end reaches the client', () => {
  const usage = noUsage();
  const estimate = { inputTokens: 40, outputTokens: 2 };
  const writer = new MessagesStreamWriter('acme/chat', 'r-1', usage, () => estimate);
  const message = { role: 'assistant', content: [], usage: { input_tokens: 5, output_tokens: 1 } };
  writer.accept(`data: ${JSON.stringify({ type: 'message_start', message })}`);
  const counts = { input_tokens: 0, output_tokens: 4 };
  const end = { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: counts };
  const { text } = writer.accept(`data: ${JSON.stringify(end)}`);
  expect(usage).toMatchObject({ inputTokens: 5, outputTokens: 4 });
  expect(JSON.parse(parseFrame(text)?.data ?? '')).toMatchObject({ usage: { output_tokens: 4 } });
  expect(text).not.toContain('"input_tokens"');
});
