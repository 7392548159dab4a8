import { expect, test } from '@jest/globals';
import { parseFrame, readFrames } from '../../streaming/read-frames.ts';
import { dataFrame, DONE_FRAME, KEEP_ALIVE_FRAME, namedFrame } from '../../streaming/write-frames.ts';

test('frames have the form that the clients of each format expect', () => {
  expect(dataFrame({ a: 'two\nlines' })).toBe('data: {"a":"two\\nlines"}\n\n');
  expect(namedFrame({ type: 'ping', a: 1 })).toBe('event: ping\ndata: {"type":"ping","a":1}\n\n');
  expect(DONE_FRAME).toBe('data: [DONE]\n\n');
});

test('a keep-alive between events is a comment, which readers skip', async () => {
  async function* stream(): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(Buffer.from(`${dataFrame(1)}${KEEP_ALIVE_FRAME}${DONE_FRAME}`));
  }
  const events: (string | undefined)[] = [];
  for await (const frames of readFrames(stream()))
    events.push(...frames.map((frame) => parseFrame(frame)?.data));
  expect(events).toEqual(['1', undefined, '[DONE]']);
});
