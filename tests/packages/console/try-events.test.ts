import { afterEach, expect, jest, test } from '@jest/globals';
import { EventCollector } from '../../../packages/console/pages/try/event-collector.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const chat = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

afterEach(() => {
  jest.restoreAllMocks();
});

test('the events and the text of a stream do not depend on the split of its bytes', () => {
  const stream = bytes(
    `: begin\r\n\r\nevent: delta\r\ndata: {"delta":"é"}\r\n\r\n${chat('llo')}data: [DONE]\n\n`,
  );
  for (let size = 1; size <= stream.length; size += 1) {
    const collector = new EventCollector();
    for (let start = 0; start < stream.length; start += size)
      collector.add(stream.subarray(start, start + size));
    expect(collector.events).toEqual([
      '{"delta":"é"}',
      '{"choices":[{"delta":{"content":"llo"}}]}',
      '[DONE]',
    ]);
    expect(collector.text).toBe('éllo');
  }
});

test('each event of a long stream is read once, and the first ones are kept', () => {
  const parse = jest.spyOn(JSON, 'parse');
  const collector = new EventCollector();
  for (let index = 0; index < 4_000; index += 1) collector.add(bytes(chat('a')));
  expect(parse).toHaveBeenCalledTimes(4_000);
  expect(collector.text).toHaveLength(4_000);
  expect([collector.count, collector.events.length]).toEqual([4_000, 2_000]);
});
