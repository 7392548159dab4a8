import { expect, test } from '@jest/globals';
import {
  LiveStream,
  type EventFinding,
} from '../../../../../packages/contract-tools/checks/record/live-stream.ts';
import type { Validator } from '../../../../../contract/operation.ts';

const hasText: Validator = Object.assign(
  (value: unknown): boolean => typeof value === 'object' && value !== null && 'text' in value,
  {
    errors: [
      { instancePath: '/text', schemaPath: '', keyword: 'required', params: {}, message: 'must be there' },
    ],
  },
);

const STREAM = Buffer.from(
  ': keep-alive\n\nevent: a\ndata: {"text":"Grüße"}\n\ndata: {"other":1}\n\n\n\ndata: {"te\n\ndata: {"text":""}\n\ndata: [DONE]\n\ndata: {"cut',
);

function check(chunks: readonly Buffer[]): { events: number; findings: [number, string][] } {
  const found: EventFinding[] = [];
  const stream = new LiveStream(hasText, (finding) => found.push(finding));
  for (const piece of chunks) stream.add(piece);
  return { events: stream.events, findings: found.map(({ event, rule }) => [event, rule]) };
}

const EXPECTED = {
  events: 5,
  findings: [
    [1, 'must be there (required)'],
    [2, 'the data is not JSON'],
  ],
};

test('a split of the bytes at any place gives the same findings', () => {
  expect(check([STREAM])).toEqual(EXPECTED);
  for (let at = 1; at < STREAM.length; at++)
    expect([at, check([STREAM.subarray(0, at), STREAM.subarray(at)])]).toEqual([at, EXPECTED]);
  expect(check(Array.from(STREAM, (byte) => Buffer.from([byte])))).toEqual(EXPECTED);
});
