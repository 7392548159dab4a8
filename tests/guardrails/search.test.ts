import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RE2JS } from 're2js';
import { Automaton } from '../../guardrails/rules/automaton.ts';
import { compileRules } from '../../guardrails/rules/compile-rules.ts';
import { OperatorPattern } from '../../guardrails/rules/operator-pattern.ts';
import { factsOf } from '../../guardrails/rules/pattern-analysis.ts';
import { findsAtOnce } from './finds-at-once.ts';

const factsOfPattern = (pattern: string) => factsOf(RE2JS.compile(pattern));

describe('the automaton', () => {
  const literal = fc.stringMatching(/^[ab](?:[ab ]{0,3}[ab])?$/).map((text) => text.replace(/ +/g, ' '));
  const text = fc.stringMatching(/^[abAB \t\n]{0,40}$/);

  test('reports the end of every match of a literal, in any case and with any white space', () => {
    fc.assert(
      fc.property(fc.array(literal, { minLength: 1, maxLength: 8 }), text, (literals, where) => {
        const hits = new Set<string>();
        const automaton = new Automaton(literals);
        automaton.walk({ state: 0, isStopped: false }, where, 0, where.length, true, (index, end) => {
          hits.add(`${index} ${end}`);
          return false;
        });
        const expected = new Set<string>();
        for (const [index, one] of literals.entries()) {
          const form = new RegExp(`${one.replaceAll(' ', '\\s+')}$`, 'i');
          for (let end = 1; end <= where.length; end += 1)
            if (form.test(where.slice(0, end))) expected.add(`${index} ${end}`);
        }
        expect(hits).toEqual(expected);
      }),
    );
  });

  test('finds the same in one range of a text as in many', () => {
    const automaton = new Automaton(['project phoenix']);
    const where = 'a project  phoenix';
    for (let cut = 0; cut <= where.length; cut += 1) {
      const walk = { state: 0, isStopped: false };
      const ends: number[] = [];
      const onHit = (_literal: number, end: number): boolean => ends.push(end) === 0;
      automaton.walk(walk, where, 0, cut, true, onHit);
      automaton.walk(walk, where, cut, where.length, true, onHit);
      expect(ends).toEqual([where.length]);
    }
  });

  test('finds words from lists that are too large for a table', () => {
    const words = Array.from(
      { length: 30_000 },
      (_, n) => `${String.fromCodePoint(0x4e00 + (n % 20_000))}${n}`,
    );
    const rules = compileRules({
      kind: 'rules',
      detect: ['payment_card'],
      blockLists: [{ words, wholeWords: true, ignoreCase: true }],
      patterns: [],
    });
    const finds = (text: string): boolean => findsAtOnce(rules, { running: [text], others: [] });
    expect(finds(`x ${words[29_999] ?? ''} y`)).toBe(true);
    expect(finds('4111 1111 1111 1111')).toBe(true);
    expect(finds('nothing 1 2 3')).toBe(false);
  });
});

describe('the analysis of a pattern', () => {
  test.each([
    ['(?i)project\\s+phoenix', ['project'], null, false],
    ['ACME-\\d{4,8}', ['acme-'], 26, false],
    ['(?:foo|barr|bazz)\\d', ['foo', 'barr', 'bazz'], 10, false],
    ['^secret\\d+$', ['secret'], null, true],
    ['(a+)+$', null, null, true],
    ['\\bzorb(?:ium|ite)\\b', ['zorbi'], 14, false],
    ['[A-Z]{3}', null, 6, false],
    ['(?i)(?:alpha|omega)-protocol', ['-protocol'], 28, false],
    ['x?y?', null, 4, false],
  ])('%s', (pattern, literals, mostUnits, isAnchored) => {
    const facts = factsOfPattern(pattern);
    expect([facts.literals?.toSorted() ?? null, facts.mostUnits, facts.isAnchored]).toEqual([
      literals?.toSorted() ?? null,
      mostUnits,
      isAnchored,
    ]);
  });

  test("finds a match far from the end of a range, and none that ends a word only at the range's end", () => {
    const finds = (pattern: string, text: string): boolean =>
      findsAtOnce(compileRules({ kind: 'rules', detect: [], blockLists: [], patterns: [pattern] }), {
        running: [text],
        others: [],
      });
    expect(new OperatorPattern('\\b[ab]{1,4}--z\\b').isLocal).toBe(true);
    expect(finds('\\b[ab]{1,4}--z\\b', `${'a'.repeat(50)}--z`)).toBe(false);
    expect(finds('\\b[ab]{1,4}--z\\b', `${'a'.repeat(50)} ab--z ${'b'.repeat(50)}`)).toBe(true);
  });

  test('never prevents a match', () => {
    const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
      pattern: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('ab', 'b', 'aab', 'K', '[ab]', '.', '\\s', '\\b', '^', '$', ' ', '(?i:ab)', '\\d'),
        fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `${one}${other}`),
        fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(?:${one}|${other})`),
        fc
          .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}'))
          .map(([one, times]) => `(?:${one})${times}`),
      ),
    }));
    const text = fc.stringMatching(/^[abAB k1\n]{0,30}$/);
    fc.assert(
      fc.property(pattern, text, (source, where) => {
        const rules = compileRules({ kind: 'rules', detect: [], blockLists: [], patterns: [source] });
        expect(findsAtOnce(rules, { running: [where], others: [] })).toBe(RE2JS.compile(source).test(where));
      }),
      { numRuns: 1_000 },
    );
  });
});
