import { expect, test } from '@jest/globals';
import { ReceivedBody } from '../../bodies/received-body.ts';

const TEXT = 'abcdefghij';

function receivedAs(...sizes: number[]): ReceivedBody {
  let at = 0;
  const chunks = sizes.map((size) => Buffer.from(TEXT.slice(at, (at += size))));
  return new ReceivedBody(chunks, at);
}

test.each([[[10]], [[4, 6]], [[1, 0, 8, 1]]])(
  'any part of chunks of %j bytes is found without a copy',
  (sizes) => {
    const received = receivedAs(...sizes);
    for (let start = 0; start <= TEXT.length; start += 1)
      for (let end = start; end <= TEXT.length; end += 1) {
        const pieces = received.pieces(start, end);
        expect(Buffer.concat(pieces).toString()).toBe(TEXT.slice(start, end));
        for (const { buffer } of pieces)
          expect(received.chunks.some((chunk) => chunk.buffer === buffer)).toBe(true);
      }
  },
);

test('chunks are joined once, and not kept beside the joined bytes', () => {
  const received = receivedAs(4, 6);
  const joined = received.joined();
  expect(joined.toString()).toBe(TEXT);
  expect(received.joined()).toBe(joined);
  expect(received.chunks).toEqual([joined]);
});
