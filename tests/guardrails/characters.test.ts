import { describe, expect, test } from '@jest/globals';
import { isSpace } from '../../guardrails/rules/reach.ts';
import { foldCase, foldOtherwise } from '../../guardrails/rules/characters.ts';

/** Folds simple pairs, which searches treat as equal. */
function foldPairs(text: string): string {
  return [...text]
    .map((character) => {
      const folded = foldCase(character);
      return folded.length === 1 && folded.toUpperCase() === character ? folded : character;
    })
    .join('');
}

describe('characters', () => {
  test('white space is what an expression says it is', () => {
    const different: number[] = [];
    for (let unit = 0; unit < 0x10000; unit += 1) {
      const text = `a${String.fromCharCode(unit)}`;
      if (isSpace(text, 1) !== /\s/.test(text.charAt(1))) different.push(unit);
    }
    expect(different).toEqual([]);
    expect(isSpace('', 0)).toBe(false);
  });

  test('folding without simple pairs is complete together with them, for every character', () => {
    const different: number[] = [];
    for (let point = 0; point < 0x110000; point += 1) {
      const character = String.fromCodePoint(point);
      if (foldPairs(foldOtherwise(character)) !== foldPairs(foldCase(character))) different.push(point);
    }
    expect(different).toEqual([]);
  });

  test('folding keeps what is around folded characters, wherever they are', () => {
    for (const length of [0, 1, 8_190, 8_191, 8_192, 16_383, 20_000]) {
      const text = `${'x'.repeat(length)}\u{10400}ßẞ${'y'.repeat(3)}ς\ud801`;
      expect([length, foldPairs(foldOtherwise(text))]).toEqual([length, foldPairs(foldCase(text))]);
    }
  });
});
