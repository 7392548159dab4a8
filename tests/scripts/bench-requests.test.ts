import { describe, expect, test } from '@jest/globals';
import { fullSuite } from '../../scripts/bench/suites.ts';
import { REPLIES, readWish, replyOf } from '../../scripts/bench/replies.ts';
import { requestsOf } from '../../scripts/bench/requests.ts';
import { IMAGE, seededRandom, textNames, textOf } from '../../scripts/bench/texts.ts';

const workloads = fullSuite.workloads.filter(({ id }) => /^(?:A\d+|B2[0-3]|E1|H|J|K|L)$/.test(id));

describe.each(workloads)('the requests of $id, $name', (workload) => {
  const { count, request } = requestsOf(workload, 'publicName');
  const requests = Array.from({ length: count }, (_, number) => request(number));

  test('all differ, and are of about the size of the workload', () => {
    expect(new Set(requests.map(({ body }) => body.toString('latin1'))).size).toBe(requests.length);
    for (const { body } of requests) expect(body.length).toBeGreaterThan(workload.shape.bytes * 0.8);
  });

  test('name their replies', () => {
    const { events } = workload;
    for (const { body, reply } of requests) expect(readWish(body)).toEqual({ reply, events, intervalMs: 0 });
  });
});

test.each([...textNames, IMAGE])(
  'the text %s has about the requested size, and is the same for a seed',
  (name) => {
    const text = textOf(name, 5_000, seededRandom(7));
    expect(Math.abs(Buffer.byteLength(text) - 5_000)).toBeLessThan(2_500);
    expect(textOf(name, 5_000, seededRandom(7))).toBe(text);
    expect(textOf(name, 5_000, seededRandom(8))).not.toBe(text);
  },
);

test('replies differ in text, reasoning, calls and usage', () => {
  const replies = Array.from({ length: REPLIES }, (_, number) => replyOf(number));
  expect(new Set(replies.map(({ text }) => text)).size).toBe(REPLIES);
  for (const member of ['reasoning', 'call'] as const) {
    expect(replies.some((reply) => reply[member] === null)).toBe(true);
    expect(replies.some((reply) => reply[member] !== null)).toBe(true);
  }
});
