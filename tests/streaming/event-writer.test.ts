import { expect, test } from '@jest/globals';
import { writeEvents, type EventWriter } from '../../streaming/event-writer.ts';

/** A writer whose terminal event is `end`, or what it writes when the upstream ends by itself. */
const WRITER: EventWriter = {
  accept: (frame) => ({ text: `<${frame}>`, ended: frame === 'end' }),
  finish: () => '<finished>',
  failureFrames: () => '<failed>',
};

async function run(reads: string[][]): Promise<{ steps: string[]; last: string }> {
  const steps: string[] = [];
  async function* upstream(): AsyncGenerator<string[]> {
    for (const read of reads) yield await Promise.resolve(read);
  }
  const beforeEnd = (): Promise<void> => Promise.resolve(void steps.push('beforeEnd'));
  const frames = writeEvents(upstream(), WRITER, beforeEnd);
  let next = await frames.next();
  for (; next.done !== true; next = await frames.next()) steps.push(next.value);
  return { steps, last: next.value };
}

test.each([
  ['a terminal event of its own', [['a'], ['b'], ['end']], ['<a>', '<b>'], '<end>'],
  ['a terminal event in the read of others', [['a'], ['b', 'end']], ['<a>'], '<b><end>'],
  ['an upstream that ends by itself', [['a'], ['b']], ['<a>', '<b>'], '<finished>'],
  ['more after the terminal event', [['a', 'end', 'b'], ['c']], [], '<a><end>'],
])(
  'the terminal event is returned, so that it goes out with the end: %s',
  async (_name, reads, before, last) => {
    expect(await run(reads)).toEqual({ steps: [...before, 'beforeEnd'], last });
  },
);
