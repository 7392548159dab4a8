import { describe, expect, test } from '@jest/globals';
import { batchesOf, piecesOf } from '../../guardrails/text-pieces.ts';

describe('a text in pieces', () => {
  test('is one piece up to the given size', () => {
    expect(piecesOf('', 10)).toEqual(['']);
    expect(piecesOf('123456789', 10)).toEqual(['123456789']);
    expect(piecesOf('1234567890', 10)).toEqual(['1234567890']);
  });

  test('overlaps by a twentieth, and ends with its last character', () => {
    const text = Array.from({ length: 50 }, (_value, index) => String.fromCharCode(0x4e00 + index)).join('');
    expect(piecesOf(text, 20)).toEqual([text.slice(0, 20), text.slice(19, 39), text.slice(38)]);
    expect(piecesOf(text.slice(0, 39), 20)).toEqual([text.slice(0, 20), text.slice(19, 39)]);
  });

  test('never splits a surrogate pair', () => {
    const text = `a${'😀'.repeat(40)}`;
    const pieces = piecesOf(text, 20);
    expect(pieces.every((piece) => piece.isWellFormed() && piece.length <= 20)).toBe(true);
    expect(pieces[0]).toBe(`a${'😀'.repeat(9)}`);
    expect(pieces.at(-1)?.endsWith('😀')).toBe(true);
  });

  test('may be cut between two lone surrogates', () => {
    const text = '\udc00'.repeat(40);
    expect(piecesOf(text, 20)[0]).toHaveLength(20);
    const high = '\ud800'.repeat(40);
    expect(piecesOf(high, 20)[0]).toHaveLength(20);
  });
});

test('texts are grouped in lists of at most the given size, in order', () => {
  expect(batchesOf([], 2)).toEqual([]);
  expect(batchesOf(['a', 'b'], 2)).toEqual([['a', 'b']]);
  expect(batchesOf(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});
