import { describe, expect, jest, test } from '@jest/globals';
import { detectors } from '../../catalogue/guardrail.ts';
import { compileRules } from '../../guardrails/rules/compile-rules.ts';
import type { Work } from '../../guardrails/rules/work.ts';
import { findsAtOnce } from './finds-at-once.ts';

/** Texts that are designed to take long. A new one is one row. The tests count steps, since times depend on the machine. */

const rules = compileRules({
  kind: 'rules',
  detect: detectors,
  blockLists: [
    { words: ['aaaaaaaa', 'aaaa b', 'a b c', '한글', 'straße'], wholeWords: true, ignoreCase: true },
    { words: ['Aaaa', 'X'.repeat(200)], wholeWords: true, ignoreCase: false },
  ],
  patterns: ['\\bx\\d{1,50}y\\b', '(a+)+$', '(?i)(?:token|secret)-[a-z]{1,40}\\b', '\\b[a-z]{1,60}--z\\b'],
});

const PIECES: readonly string[] = [
  'a',
  'A',
  'aaaa ',
  'a b ',
  '1',
  '4 ',
  '41',
  '1234-',
  '@',
  'a@',
  'a@a.',
  '+',
  '+1',
  'eyJ',
  ' eyJaaaaaaaaaa.',
  'AKIA',
  'sk-',
  'AB12',
  'AB12 ',
  'X1-',
  'token=',
  'token=1a',
  'secret:::',
  '"secret" : ',
  'token-',
  'token-a ',
  'x1',
  ' x1',
  '--z',
  'z--z',
  '-----BEGIN A ',
  'hooks.slack.com/services/T',
  '\u0301',
  '\u0323\u0301',
  'e\u0301',
  '\u0344',
  '\u0f73',
  '\u3099',
  '\u05b0\u05b1',
  '\u1100\u1161\u11a8',
  '\u200b',
  '\u0000',
  '\ud800',
  '\u{e0041}',
  '\ufe01',
  '\u{e0141}',
  '\ufdfa',
  'ß',
  'İ',
  'ς',
  '😀',
  '\u{1d400}',
  '\u3000',
  '   ',
  'aaaa \n\t \u00a0',
  '，',
];

const SIZE = 20_000;
/** The most steps for a character: all forms, each normalised and walked over, and all patterns. */
const MAX_STEPS = 600;

describe.each(PIECES)('%j, repeated,', (piece) => {
  const textOf = (size: number): string => piece.repeat(Math.ceil(size / piece.length));

  test('takes work in proportion to its length', () => {
    const small: Work = { steps: 0 };
    const large: Work = { steps: 0 };
    findsAtOnce(rules, { running: [textOf(SIZE)], others: [] }, small);
    findsAtOnce(rules, { running: [textOf(4 * SIZE)], others: [] }, large);
    expect(small.steps).toBeLessThan(textOf(SIZE).length * MAX_STEPS);
    // Work in proportion to the square would be 16 times. A character costs more after the first range of the scan, and before it is known.
    expect(large.steps).toBeLessThan(Math.max(small.steps, SIZE) * 4.5);
  });

  test('is normalised only a few times, and never with long runs of marks', () => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    try {
      findsAtOnce(rules, { running: [textOf(SIZE), textOf(SIZE)], others: [] });
      const given = normalize.mock.contexts.map(String);
      expect(given.filter((text) => /\p{M}{61}/u.test(text)).length).toBe(0);
      expect(given.join('').length).toBeLessThan(SIZE * 2 * 10);
    } finally {
      normalize.mockRestore();
    }
  });
});
