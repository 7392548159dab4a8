import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Automaton } from '../../guardrails/rules/automaton.ts';
import { MAX_RANGE } from '../../guardrails/rules/search-module.ts';
import { compileRules } from '../../guardrails/rules/compile-rules.ts';
import type { Work } from '../../guardrails/rules/work.ts';
import { findsAtOnce } from './finds-at-once.ts';

/** Texts are scanned in slices: what is found must not depend on where a slice, or one of several texts, ends. */

const PHRASE = 'project phoenix';
const CARD = '4111 1111 1111 1111';
const KEY = `ghp_${'a1B2'.repeat(9)}`;

const rules = compileRules({
  kind: 'rules',
  detect: ['payment_card', 'secrets'],
  blockLists: [{ words: [PHRASE], wholeWords: true, ignoreCase: true }],
  patterns: ['(?i)omega-[0-9]{4}'],
});
const finds = (...running: string[]): boolean => findsAtOnce(rules, { running, others: [] });

/** Words, numbers and lines of about this length, which always end with a space. */
const fillerOf = (length: number): string => 'some 12 words\nto 3 fill '.repeat(length).slice(-length);

const FOUND = [PHRASE, 'PROJECT \n Phoenix', CARD, KEY, 'omega-1234'];
const ALMOST = ['project phoenia', 'projectphoenix', '4111 1111 1111 1112', KEY.slice(0, -1), 'omega-123x'];

describe.each([
  ['plain ASCII', ''],
  ['accented letters', 'é à ü '],
  ['Chinese', '敏捷的狐狸 '],
])('at the end of a slice of %s', (_name, first) => {
  const at = (place: number, what: string): string =>
    `${first}${fillerOf(place - first.length)}${what} and more`;

  test.each(FOUND)('%j is found, whichever part of it is in which slice', (what) => {
    for (let before = 0; before <= what.length + 1; before += 1)
      expect([before, finds(at(MAX_RANGE - before, what))]).toEqual([before, true]);
    expect(finds(at(2 * MAX_RANGE - 3, what))).toBe(true);
  });

  test.each(ALMOST)('%j is not found', (what) => {
    for (let before = 0; before <= what.length + 1; before += 1)
      expect([before, finds(at(MAX_RANGE - before, what))]).toEqual([before, false]);
  });
});

test.each(FOUND)('%j is found when several texts are cut within it', (what) => {
  for (const filler of ['', fillerOf(1_000), fillerOf(MAX_RANGE - 8), fillerOf(20_000)]) {
    for (let cut = 1; cut < what.length; cut += 1) {
      const first = filler + what.slice(0, cut);
      expect([cut, finds(first, `${what.slice(cut)} ${filler}`)]).toEqual([cut, true]);
    }
  }
});

test('words are found exactly where a plain search finds them, in any text and in any number of texts', () => {
  const word = fc.stringMatching(/^[ab1]{1,4}$/);
  const letters = fc.stringMatching(/^[abAB1é敏 ]{0,12}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.array(letters, { maxLength: 4 }),
      fc.nat({ max: 20 }),
      (words, texts, before) => {
        const compiled = compileRules({
          kind: 'rules',
          detect: [],
          blockLists: [{ words, wholeWords: false, ignoreCase: true }],
          patterns: [],
        });
        const [head = '', ...tail] = texts;
        const running = ['c'.repeat(MAX_RANGE - before) + head, ...tail];
        const joined = running.join('').toLowerCase() + '\n' + running.join(' ').toLowerCase();
        const expected = words.some((one) => joined.includes(one));
        expect(findsAtOnce(compiled, { running, others: [] })).toBe(expected);
      },
    ),
  );
});

test('only the first digit of a group is a hit, also where a walk ends within the group', () => {
  const digits = '0123456789'.split('');
  const automaton = new Automaton([...digits, 'b2'], new Set(digits.keys()));
  fc.assert(
    fc.property(fc.stringMatching(/^[ab12 ]{0,20}$/), fc.nat({ max: 20 }), (text, cut) => {
      const walk = { state: 0, isStopped: false };
      const ends: number[] = [];
      const onHit = (literal: number, end: number): boolean => literal < 10 && ends.push(end) === 0;
      automaton.walk(walk, text, 0, Math.min(cut, text.length), true, onHit);
      automaton.walk(walk, text, Math.min(cut, text.length), text.length, true, onHit);
      expect(ends).toEqual([...text.matchAll(/(?<!\d)\d|(?<=b)2/g)].map(({ index }) => index + 1));
    }),
  );
});

test('a walk refuses more characters than it would read', () => {
  const automaton = new Automaton(['bomb']);
  const text = 'x'.repeat(MAX_RANGE + 1);
  expect(() =>
    automaton.walk({ state: 0, isStopped: false }, text, 0, text.length, true, () => true),
  ).toThrow(RangeError);
});

test('a scan of many short texts lets others have their turn', () => {
  const others = Array.from({ length: 10_000 }, (_, index) => `${'x'.repeat(90)}${index}`);
  const work: Work = { steps: 0 };
  const scan = rules.scan({ running: [], others }, work);
  let most = 0;
  for (let before = 0, isDone = false; !isDone; before = work.steps) {
    isDone = scan.next() !== null;
    most = Math.max(most, work.steps - before);
  }
  expect(work.steps).toBeGreaterThan(900_000);
  expect(most).toBeLessThan(70_000);
});
