import { describe, expect, test } from '@jest/globals';
import { parseFrame, readFrames } from '../../streaming/read-frames.ts';

async function* chunksOf(bytes: Buffer, at: number): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, at);
  yield bytes.subarray(at);
  await Promise.resolve();
}

async function eventsOf(chunks: AsyncIterable<Uint8Array>): Promise<string[]> {
  const events: string[] = [];
  for await (const frames of readFrames(chunks)) {
    for (const frame of frames) {
      const event = parseFrame(frame);
      if (event !== null) events.push(`${event.event}|${event.data}`);
    }
  }
  return events;
}

const STREAM = ': hello\n\ndata: {"a":"é🙂"}\n\nevent: ping\ndata:x\ndata: y\n\nid: 7\n\ndata: [DONE]\n\n';
const EVENTS = ['|{"a":"é🙂"}', 'ping|x\ny', '|[DONE]'];

describe('an event stream', () => {
  test.each([
    ['line feeds', STREAM],
    ['carriage returns and line feeds', STREAM.replaceAll('\n', '\r\n')],
    ['carriage returns', STREAM.replaceAll('\n', '\r')],
  ])('with %s reads the same wherever the network splits it', async (_name, text) => {
    const bytes = Buffer.from(text);
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(await eventsOf(chunksOf(bytes, at))).toEqual(EVENTS);
    }
  });

  test('keeps its last event without a blank line, but not one cut inside a line', async () => {
    const ended = Buffer.from('data: a\n\ndata: b\n');
    const cut = Buffer.from('data: a\n\ndata: b');
    expect(await eventsOf(chunksOf(ended, 3))).toEqual(['|a', '|b']);
    expect(await eventsOf(chunksOf(cut, 3))).toEqual(['|a']);
  });

  test.each([
    ['a line feed', 'data: a\n\ndata: b\n'],
    ['a lone carriage return', 'data: a\r\rdata: b\r'],
    ['a lone carriage return after line feeds', 'data: a\n\ndata: b\r'],
    ['a carriage return and a line feed', 'data: a\r\n\r\ndata: b\r\n'],
  ])('keeps its last event when it ends in %s', async (_name, text) => {
    const bytes = Buffer.from(text);
    for (let at = 0; at <= bytes.length; at += 1)
      expect(await eventsOf(chunksOf(bytes, at))).toEqual(['|a', '|b']);
  });

  test('with a frame beyond the bound is a broken upstream', async () => {
    async function* endless(): AsyncGenerator<Uint8Array> {
      const chunk = Buffer.alloc(8 * 1024 * 1024, 'x');
      for (let count = 0; count < 20; count += 1) yield await Promise.resolve(chunk);
    }
    await expect(eventsOf(endless())).rejects.toMatchObject({ code: 'bad_gateway' });
  });
});
