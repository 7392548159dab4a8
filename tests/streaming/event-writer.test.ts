import { expect, test } from '@jest/globals';
import { writeEvents, type EventWriter } from '../../streaming/event-writer.ts';

/** A writer whose terminal event is `end`, or the text of `finish` when the upstream ends. */
const WRITER: EventWriter = {
  accept: (frame) => {
    if (frame === 'broken') throw new Error('a broken frame');
    return { text: frame === 'silent' ? '' : `<${frame}>`, ended: frame === 'end' };
  },
  finish: () => '<finished>',
  failureFrames: () => '<failed>',
};

async function run(reads: string[][], steps: string[] = []): Promise<{ steps: string[]; last: string }> {
  async function* upstream(): AsyncGenerator<string[]> {
    for (const read of reads) yield await Promise.resolve(read);
  }
  const beforeEnd = (text: string): Promise<string> => {
    steps.push('beforeEnd');
    return Promise.resolve(text);
  };
  const frames = writeEvents(upstream(), WRITER, beforeEnd);
  let next = await frames.next();
  for (; next.done !== true; next = await frames.next()) steps.push(next.value);
  return { steps, last: next.value };
}

test.each([
  ['a terminal event in a separate read', [['a'], ['b'], ['end']], ['<a>', '<b>'], '<end>'],
  ['a terminal event in a read with others', [['a'], ['b', 'end']], ['<a>'], '<b><end>'],
  ['an upstream that ends without a terminal event', [['a'], ['b']], ['<a>', '<b>'], '<finished>'],
  ['frames that write nothing', [['silent'], ['a'], ['silent', 'silent']], ['<a>'], '<finished>'],
  ['more after the terminal event', [['a', 'end', 'b'], ['c']], [], '<a><end>'],
])(
  'the terminal event is returned, so that it is written with the end: %s',
  async (_name, reads, before, last) => {
    expect(await run(reads)).toEqual({ steps: [...before, 'beforeEnd'], last });
  },
);

test.each([
  ['in a separate read', [['a'], ['broken'], ['b']], ['<a>']],
  ['in a read with others, which are written first', [['a', 'b', 'broken', 'c']], ['<a><b>']],
  ['at the start of the stream, when nothing is written', [['silent', 'broken'], ['b']], []],
])('a broken frame ends the stream: %s', async (_name, reads, before) => {
  const steps: string[] = [];
  await expect(run(reads, steps)).rejects.toThrow('a broken frame');
  expect(steps).toEqual(before);
});

test('a stream ends without a beforeEnd', async () => {
  async function* upstream(): AsyncGenerator<string[]> {
    yield await Promise.resolve(['end']);
  }
  const frames = writeEvents(upstream(), WRITER);
  expect(await frames.next()).toEqual({ done: true, value: '<end>' });
});

test('a complete stream that goes on without an end is stopped and finished', async () => {
  let isStopped = false;
  async function* upstream(): AsyncGenerator<string[]> {
    try {
      yield ['a'];
      for (;;) {
        // As comments that keep the connection open, with less than the time limit between them.
        await new Promise((resolve) => setTimeout(resolve, 20));
        yield ['silent'];
      }
    } finally {
      isStopped = true;
    }
  }
  const frames = writeEvents(upstream(), { ...WRITER, isComplete: true });
  expect(await frames.next()).toEqual({ done: false, value: '<a>' });
  expect(await frames.next()).toEqual({ done: true, value: '<finished>' });
  expect(isStopped).toBe(true);
});

/** An upstream that counts how often its reader stopped it, and fails with the error after its reads. */
function watched(
  reads: string[][],
  error?: Error,
): {
  stops: () => number;
  left: () => number;
  reads: AsyncIterable<string[]>;
} {
  let stops = 0;
  const left = [...reads];
  const iterator: AsyncIterator<string[], undefined> = {
    next() {
      const read = left.shift();
      if (read !== undefined) return Promise.resolve({ done: false, value: read });
      return error === undefined ? Promise.resolve({ done: true, value: undefined }) : Promise.reject(error);
    },
    return() {
      stops += 1;
      return Promise.resolve({ done: true, value: undefined });
    },
  };
  return { stops: () => stops, left: () => left.length, reads: { [Symbol.asyncIterator]: () => iterator } };
}

test('the upstream is read to its end after the terminal event, and not stopped', async () => {
  const upstream = watched([['end'], ['a'], ['b']]);
  const frames = writeEvents(upstream.reads, WRITER);
  expect(await frames.next()).toMatchObject({ done: true });
  await frames.return?.();
  expect(await frames.next()).toEqual({ done: true, value: '' });
  await new Promise(setImmediate);
  expect(upstream.left()).toBe(0);
  expect(upstream.stops()).toBe(0);
});

test('the upstream is stopped once after a broken frame', async () => {
  const upstream = watched([['broken'], ['a']]);
  const frames = writeEvents(upstream.reads, WRITER);
  await frames.next().catch(() => undefined);
  expect(await frames.next()).toMatchObject({ done: true });
  await frames.return?.();
  expect(upstream.stops()).toBe(1);
});

test('a reader that stops early stops the upstream once', async () => {
  const upstream = watched([['a'], ['b']]);
  const frames = writeEvents(upstream.reads, WRITER);
  expect(await frames.next()).toEqual({ done: false, value: '<a>' });
  await frames.return?.();
  await frames.return?.();
  expect(await frames.next()).toMatchObject({ done: true });
  expect(upstream.stops()).toBe(1);
});

test('an upstream that has ended is not stopped', async () => {
  const upstream = watched([['a']]);
  const frames = writeEvents(upstream.reads, WRITER);
  for (const expected of ['<a>', '<finished>'])
    expect(await frames.next()).toMatchObject({ value: expected });
  await frames.return?.();
  expect(upstream.stops()).toBe(0);
});

test('the error of an upstream that fails reaches the reader after what was written before', async () => {
  const frames = writeEvents(watched([['a']], new Error('the upstream failed')).reads, WRITER);
  expect(await frames.next()).toEqual({ done: false, value: '<a>' });
  await expect(frames.next()).rejects.toThrow('the upstream failed');
  expect(await frames.next()).toMatchObject({ done: true });
});

test('an upstream whose end could not be kept is stopped', async () => {
  const upstream = watched([['end']]);
  const frames = writeEvents(upstream.reads, WRITER, () => Promise.reject(new Error('not kept')));
  await expect(frames.next()).rejects.toThrow('not kept');
  expect(upstream.stops()).toBe(1);
});

test('a reader that stops during a read gets no end, and nothing is kept', async () => {
  const steps: string[] = [];
  const upstream = watched([['end']]);
  const frames = writeEvents(upstream.reads, WRITER, (text) => {
    steps.push('beforeEnd');
    return Promise.resolve(text);
  });
  const reading = frames.next();
  await frames.return?.();
  expect(await reading).toEqual({ done: true, value: '' });
  expect(steps).toEqual([]);
  expect(upstream.stops()).toBe(1);
});
