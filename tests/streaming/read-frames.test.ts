import { afterEach, describe, expect, jest, test } from '@jest/globals';
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

  test.each([
    ['line feeds', STREAM],
    ['carriage returns and line feeds', STREAM.replaceAll('\n', '\r\n')],
  ])('with %s reads the same when an event arrives alone after any part', async (_name, text) => {
    async function* after(part: number, length: number): AsyncGenerator<Uint8Array> {
      const bytes = Buffer.from(text);
      yield bytes.subarray(0, part);
      yield bytes.subarray(part, part + length);
      yield await Promise.resolve(bytes.subarray(part + length));
    }
    for (let part = 0; part <= text.length; part += 1)
      for (let length = 1; length < 20; length += 1)
        expect(await eventsOf(after(part, length))).toEqual(EVENTS);
  });

  test('keeps its last event without a blank line, but not one cut inside a line', async () => {
    const ended = Buffer.from('data: a\n\ndata: b\n');
    const cut = Buffer.from('data: a\n\ndata: b');
    expect(await eventsOf(chunksOf(ended, 3))).toEqual(['|a', '|b']);
    expect(await eventsOf(chunksOf(cut, 3))).toEqual(['|a']);
  });

  // openai/openai-node#2725, earendil-works/pi#9047, google-gemini/gemini-cli#29059
  test.each([
    ['an object', 'data: {"a":1}\n\ndata: {"b":{"c":2}}', ['|{"a":1}', '|{"b":{"c":2}}']],
    ['an object with its name', 'event: end\ndata: {"b":2}', ['end|{"b":2}']],
    ['the mark of the end', 'data: {"a":1}\n\ndata: [DONE]', ['|{"a":1}', '|[DONE]']],
    ['an object after a line feed', 'data: {"a":1}\ndata: {"b":2}', ['|{"a":1}', '|{"b":2}']],
    ['a part of an object', 'data: {"a":1}\n\ndata: {"b":{"c":2}', ['|{"a":1}']],
    ['a number, which may go on', 'data: {"a":1}\n\ndata: 12', ['|{"a":1}']],
  ])('that ends with %s without a line feed', async (_end, text, expected) => {
    const bytes = Buffer.from(text);
    for (let at = 0; at <= bytes.length; at += 1)
      expect(await eventsOf(chunksOf(bytes, at))).toEqual(expected);
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

  test('with a frame that is too long is an upstream error', async () => {
    async function* endless(): AsyncGenerator<Uint8Array> {
      const chunk = Buffer.alloc(8 * 1024 * 1024, 'x');
      for (let count = 0; count < 20; count += 1) yield await Promise.resolve(chunk);
    }
    await expect(eventsOf(endless())).rejects.toMatchObject({ code: 'bad_gateway' });
  });
});

describe('events without a blank line between them', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each([
    ['nothing', '{"a":1}', '\n', '{"b":2}'],
    ['spaces inside the objects', '{ "a":1}', '\n', '{ "b":2}'],
    ['spaces at the end of a line', '{"a":1}', ' \t\n', '{"b":2}'],
    ['an id', '{"a":1}', '\nid: 2\n', '{"b":2}'],
    ['a comment', '{"a":1}', '\n: ping\n', '{"b":2}'],
    ['an event, an id and a retry hint', '{"a":1}', '\nevent: a-b\nid: 2\nretry: 7\n', '{"b":2}'],
    ['carriage returns', '{"a":1}', '\r\nid: 2\r\n', '{"b":2}'],
    ['nothing, and the second is empty', '{"a":1}', '\n', '{}'],
  ])('are two where between them is %s', async (_what, first, between, second) => {
    const bytes = Buffer.from(`data: ${first}${between}data: ${second}\n\n`);
    for (let at = 0; at <= bytes.length; at += 1)
      expect((await eventsOf(chunksOf(bytes, at))).map((event) => event.replace(/^.*?\|/, ''))).toEqual([
        first,
        second,
      ]);
  });

  test.each([
    [{ a: { b: {} }, c: [{ d: 1 }, { e: [] }] }],
    [[{ a: 1 }, { b: 2 }, {}, []]],
    [{ text: '}\ndata: {"a":1}', more: ['{', '}'] }],
  ])('are one where they are the lines of one value: %j', async (value) => {
    const lines = JSON.stringify(value, null, 1).split('\n');
    const text = lines.map((line) => `data: ${line}\n`).join(': ping\nid: 1\n');
    const events = await eventsOf(chunksOf(Buffer.from(`${text}\n`), 9));
    expect(events.map((event) => JSON.parse(event.slice(1)) as unknown)).toEqual([value]);
  });

  test.each([
    ['ends of objects', '}\n'],
    ['ends of objects and spaces', `}${' '.repeat(15)}`],
    ['lines of fields', `}\n:${'a'.repeat(100)}\n`],
    ['fields without an end', '}\nevent: '],
    ['complete events', 'data: {"a":1}\n'],
  ])('take work that is linear in the text, of %s', async (_what, hostile) => {
    const split = jest.spyOn(String.prototype, 'split');
    const match = jest.spyOn(RegExp.prototype, 'test');
    const reads = 2_000;
    await framesOf(...Array.from({ length: reads }, () => hostile));
    const texts = [...split.mock.contexts.map(String), ...match.mock.calls.map(([text]) => text)];
    const characters = texts.reduce((sum, text) => sum + text.length, 0);
    expect(texts.length).toBeGreaterThanOrEqual(reads);
    expect(characters).toBeLessThan(reads * (4 * hostile.length + 1_024));
  });
});

describe('the source of an event stream is ended', () => {
  test.each([
    ['when its reader stops early', 'data: a\n\n'],
    ['when a frame is too long', 'x'.repeat(65 * 1024 * 1024)],
  ])('%s', async (_name, text) => {
    let isEnded = false;
    async function* source(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield await Promise.resolve(Buffer.from(text));
      } finally {
        isEnded = true;
      }
    }
    const read = async (): Promise<void> => {
      for await (const frames of readFrames(source())) if (frames.length > 0) break;
    };
    await read().catch(() => undefined);
    expect(isEnded).toBe(true);
  });
});

async function framesOf(...texts: string[]): Promise<string[][]> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (const text of texts) yield await Promise.resolve(Buffer.from(text));
  }
  const reads: string[][] = [];
  for await (const frames of readFrames(chunks())) reads.push(frames);
  return reads;
}

describe('the frames of one network read', () => {
  test('come together, as soon as their blank line arrives', async () => {
    expect(await framesOf('data: a\n\ndata: b\n\ndata: c', '\n', '\ndata: d\n\n')).toEqual([
      ['data: a', 'data: b'],
      ['data: c', 'data: d'],
    ]);
  });

  test('are never empty, however many blank lines there are', async () => {
    const reads = await framesOf('\n\n\n\ndata: a\n\n\n\n\ndata: b\ndata: c\n\n\n', '\n');
    expect(reads.flat()).toEqual(['data: a', 'data: b\ndata: c']);
    expect((await framesOf('data: a\n\n\n')).flat()).toEqual(['data: a']);
    expect((await framesOf('data: a\n\n\ndata: b\ndata: c\n')).flat()).toEqual([
      'data: a',
      'data: b\ndata: c',
    ]);
  });

  test('end inside a read that begins with the blank line', async () => {
    const reads = await framesOf('data: a\n', '\ndata: b', 'more\n', '', '\n', 'data: c\n');
    expect(reads.flat()).toEqual(['data: a', 'data: bmore', 'data: c']);
  });

  test('do not end at a line feed that begins a read inside a line', async () => {
    expect(await framesOf('data: a', '\ndata: b\n\n')).toEqual([['data: a\ndata: b']]);
  });
});

test.each([
  ['data: x', '', 'x'],
  ['data:x', '', 'x'],
  ['data:  x', '', ' x'],
  ['data\ndata', '', '\n'],
  ['data: x: y', '', 'x: y'],
  ['data: x\nevent: ping', 'ping', 'x'],
  ['event\ndata: x', '', 'x'],
  ['event:\ndata: x', '', 'x'],
  [':data: y\ndata: x', '', 'x'],
  ['data: x\n: a comment\nretry: 7\ndataset: y\ndate', '', 'x'],
])('the frame %j is the event %j with the data %j', (frame, event, data) => {
  expect(parseFrame(frame)).toEqual({ event, data });
});

test.each([
  '',
  ': data: x',
  'event: ping',
  'id: 7',
  'retry: 10',
  'eventdata: ',
  'data',
  'data: ',
  'event: ping\ndata:',
  // lidge-jun/opencodex#1219, decolua/9router#1148
  'data: null',
  'event: ping\ndata:null',
])('the frame %j is not an event', (frame) => {
  expect(parseFrame(frame)).toBeNull();
});
