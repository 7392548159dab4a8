import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Automaton } from '../../guardrails/rules/automaton.ts';
import { MAX_RANGE } from '../../guardrails/rules/search-module.ts';
import { foldCase } from '../../guardrails/rules/characters.ts';
import { Trie } from '../../guardrails/rules/trie.ts';

/** So many literals that the automaton's table is used, and none that any text here contains. */
const FILLERS = Array.from({ length: 100 }, (_, n) =>
  `~${String.fromCharCode(0x41 + (n % 26))}${n}~`.toLowerCase(),
);
const DIGITS = '0123456789'.split('');

interface Found {
  hits: string[];
  isStopped: boolean;
}

/** Walks over plain text, in ranges that end at the cuts. */
function walkOver(
  literals: readonly string[],
  text: string,
  cuts: readonly number[] = [],
  onlyPlain = true,
): Found {
  const digits = literals.flatMap((literal, index) => (DIGITS.includes(literal) ? [index] : []));
  const automaton = new Automaton(literals, new Set(digits));
  const walk = { state: 0, isStopped: false };
  const hits: string[] = [];
  let from = 0;
  for (const to of [...cuts.toSorted((a, b) => a - b), text.length]) {
    const end = Math.min(to, text.length);
    automaton.walk(walk, text, from, end, onlyPlain, (index, at) => {
      // Where another literal ends too, the table also reports digits within a group.
      const isWithinGroup = digits.includes(index) && /^\d\d$/.test(text.slice(Math.max(at - 2, 0), at));
      if (!isWithinGroup) hits.push(`${literals[index] ?? ''} ${at}`);
      return false;
    });
    if (walk.isStopped) break;
    from = end;
  }
  return { hits: hits.sort(), isStopped: walk.isStopped };
}

const byTable = (literals: readonly string[], text: string): Found =>
  walkOver([...literals, ...FILLERS], text);

describe('the search for the beginnings of literals', () => {
  const word = fc.stringMatching(/^[a-c_@.1 -]{0,6}$/).map((text) => text.trim().replace(/ +/g, ' '));
  const words = fc.array(
    word.filter((text) => text !== ''),
    { minLength: 1, maxLength: 12 },
  );
  const text = fc.stringMatching(/^[a-cA-C_@.12 \t\n-]{0,80}$/);

  test('finds what the table finds, in one range and in many', () => {
    fc.assert(
      fc.property(words, text, fc.array(fc.nat({ max: 80 }), { maxLength: 4 }), (some, where, cuts) => {
        const literals = [...new Set([...some.filter((one) => !DIGITS.includes(one)), ...DIGITS])];
        expect(walkOver(literals, where)).toEqual(byTable(literals, where));
        expect(walkOver(literals, where, cuts)).toEqual(byTable(literals, where));
      }),
      { numRuns: 2_000 },
    );
  });

  test('finds what the table finds in texts with any characters', () => {
    const letters = fc.stringMatching(/^[a-c1éskß敏Я ]{1,5}$/).map((one) => one.trim().replace(/ +/g, ' '));
    const some = fc.array(
      letters.filter((one) => one !== ''),
      { minLength: 1, maxLength: 12 },
    );
    const where = fc.stringMatching(/^[a-cA-C12ßẞéÉſsSkK\u212a敏яЯ \u00a0\u3000\n]{0,60}$/);
    fc.assert(
      fc.property(some, where, fc.array(fc.nat({ max: 60 }), { maxLength: 3 }), (given, searched, cuts) => {
        const literals = [...new Set([...given.map(foldCase), ...DIGITS])];
        const expected = walkOver([...literals, ...FILLERS], searched, [], false);
        expect(walkOver(literals, searched, [], false)).toEqual(expected);
        expect(walkOver(literals, searched, cuts, false)).toEqual(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  test('finds every letter in its other case', () => {
    const pairs: [lower: string, upper: string][] = [
      ['s', '\u017f'],
      ['k', '\u212a'],
    ];
    for (let unit = 0x61; unit < 0x10000; unit += 1) {
      const lower = String.fromCharCode(unit);
      const upper = lower.toUpperCase();
      if (upper !== lower && upper.length === 1 && upper.toLowerCase() === lower) pairs.push([lower, upper]);
    }
    expect(pairs.length).toBeGreaterThan(1_000);
    const missed = pairs.filter(
      ([lower, upper]) => walkOver([lower], upper, [], false).hits[0] !== `${lower} 1`,
    );
    expect(missed).toEqual([]);
  });

  test('finds literals of each length, with each character, at each place of a vector', () => {
    const printable = Array.from({ length: 0x5e }, (_, n) => String.fromCharCode(0x21 + n).toLowerCase());
    for (const [index, first] of printable.entries()) {
      for (let length = 1; length <= 6; length += 1) {
        const literal =
          first +
          printable
            .join('')
            .repeat(2)
            .slice(index, index + length - 1);
        for (const before of [0, 1, 14, 15, 16, 17, 33]) {
          const where = `${' '.repeat(before)}${literal.toUpperCase()}`;
          expect([literal, walkOver([literal], where).hits]).toEqual([
            literal,
            [`${literal} ${where.length}`],
          ]);
        }
      }
    }
  });

  test.each(['é', '\0', '\u007f', '\u0080', '\u212a', '敏', '\ud800', '😀', '\u001f', '\u000e'])(
    'stops at %j, wherever it is',
    (character) => {
      for (let before = 0; before < 50; before += 1) {
        const where = `${'x'.repeat(before)}${character}${'y'.repeat(50 - before)}`;
        expect([before, walkOver(['bomb'], where).isStopped]).toEqual([before, true]);
      }
      const filler = 'x'.repeat(MAX_RANGE - 1);
      expect(walkOver(['bomb'], filler + character, [MAX_RANGE - 2]).isStopped).toBe(true);
      expect(walkOver(['bomb'], 'x'.repeat(40)).isStopped).toBe(false);
    },
  );

  test('searches for several sets of literals in turn', () => {
    const one = new Automaton(['alpha']);
    const other = new Automaton(['omega']);
    const hitsOf = (automaton: Automaton): number => {
      let hits = 0;
      const onHit = (): boolean => (hits += 1) === 0;
      automaton.walk({ state: 0, isStopped: false }, 'alpha omega alpha', 0, 17, true, onHit);
      return hits;
    };
    expect([hitsOf(one), hitsOf(other), hitsOf(one), hitsOf(other)]).toEqual([2, 1, 2, 1]);
  });

  test.each([
    [['project phoenix', 'blue harvest'], 2],
    [['aaaa'], 4],
    [['abab'], 2],
    [['very very very bad'], 3],
    [['abcd', 'bcd', 'cd', 'd'], 4],
    [['secret', 'access_key', 'token'], 2],
  ])('knows how many of %j can be open at one place', (literals, most) => {
    expect(new Trie(literals, new Set()).mostOverlaps).toBe(most);
  });

  test('finds every literal of a text that repeats one character', () => {
    for (const length of [3, 8, 9, 80]) {
      const literal = 'a'.repeat(length);
      const found = walkOver([literal], 'a'.repeat(MAX_RANGE));
      expect([length, found.hits.length]).toEqual([length, MAX_RANGE - length + 1]);
    }
  });
});
