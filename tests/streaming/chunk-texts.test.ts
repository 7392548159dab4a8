import { describe, expect, test } from '@jest/globals';
import { ChunkTexts } from '../../streaming/chunk-texts.ts';

function decoded(chunks: readonly Uint8Array[]): string {
  const texts = new ChunkTexts();
  return chunks.map((chunk) => texts.of(chunk)).join('') + texts.end();
}

/** All ways to split bytes into three chunks. */
function* splitsOf(bytes: Buffer): Generator<Buffer[]> {
  for (let first = 0; first <= bytes.length; first += 1)
    for (let second = first; second <= bytes.length; second += 1)
      yield [bytes.subarray(0, first), bytes.subarray(first, second), bytes.subarray(second)];
}

describe('the text of a stream', () => {
  test.each([
    ['characters of one to four bytes', Buffer.from('a\né漢🙂z')],
    ['a byte order mark, which is removed', Buffer.from('\uFEFFdata: é')],
    ['a second byte order mark, which is kept', Buffer.from('\uFEFFa\uFEFFé\uFEFF')],
    ['a character that never ends', Buffer.from([0x61, 0xf0, 0x9f, 0x99])],
    ['a character that ends too early', Buffer.from([0xe2, 0x82, 0x61, 0xf0, 0x9f, 0x0a, 0xc3])],
    ['bytes that are in no character', Buffer.from([0x80, 0x61, 0xff, 0xc0, 0xaf, 0xed, 0xa0, 0x80, 0x62])],
    ['a null character', Buffer.from('a\0b')],
  ])('with %s is the same wherever the network splits it', (_name, bytes) => {
    const whole = new TextDecoder().decode(bytes);
    for (const chunks of splitsOf(bytes)) expect(decoded(chunks)).toBe(whole);
  });

  test('is decoded from a view that is not a Buffer, and has only its own bytes', () => {
    const all = Uint8Array.from(Buffer.from('abcdef'));
    expect(decoded([all.subarray(1, 3), all.subarray(4)])).toBe('bcef');
  });
});
