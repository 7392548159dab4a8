import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RulesSettings } from '../../catalogue/guardrail.ts';
import { compileRules } from '../../guardrails/rules/compile-rules.ts';
import type { Work } from '../../guardrails/rules/work.ts';
import { findsAtOnce } from './finds-at-once.ts';

const LONG_PHRASE = `${'very '.repeat(150)}blue harvest`;
const RULES: RulesSettings = {
  kind: 'rules',
  detect: ['secrets', 'payment_card', 'iban', 'phone', 'national_id', 'email'],
  blockLists: [{ words: ['bomb', 'project phoenix'], wholeWords: true, ignoreCase: true }],
  patterns: ['omega-\\d{4}'],
};
const finderOf = (settings: RulesSettings) => {
  const rules = compileRules(settings);
  return (...running: string[]): boolean => findsAtOnce(rules, { running, others: [] });
};
const finds = finderOf(RULES);
const findsPhrase = finderOf({
  ...RULES,
  blockLists: [{ words: [LONG_PHRASE], wholeWords: true, ignoreCase: true }],
});
const findsPattern = finderOf({ ...RULES, patterns: ['alpha (?:[a-z]{1,9} ){0,60}omega'] });

/** Many words in which nothing is found. */
const prose = 'the quick brown fox jumps over a lazy dog and then it sleeps. '.repeat(120);

const KEY = `ghp_${'a1B2'.repeat(9)}`;
const TOKEN = `eyJ${'a1'.repeat(900)}.eyJ${'b2'.repeat(1_900)}.${'c3'.repeat(10)}`;

describe('what was split between two long messages is found', () => {
  test.each([
    'bomb',
    'project phoenix',
    'Project \n\t Phoenix',
    'omega-1234',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    'DE89 3704 0044 0532 0130 00',
    '+39 06 1234 5678 901',
    'password  =  "hunter2-hunter3-hunter4"',
    KEY,
  ])('%s, split at any place', (text) => {
    for (let at = 1; at < text.length; at += 1) {
      // Split at white space, it is found as it is.
      expect([at, finds(`${prose}${text.slice(0, at)}`, `${text.slice(at)} ${prose}`)]).toEqual([at, true]);
    }
  });

  test.each([
    ['a long phrase', LONG_PHRASE, findsPhrase],
    ['a long token', TOKEN, finds],
    ['the match of a pattern with many words', `alpha ${'beta '.repeat(59)}omega`, findsPattern],
  ])('%s', (_name, text, findsIt) => {
    for (const share of [0.02, 0.5, 0.98]) {
      const at = Math.floor(text.length * share);
      const [begin, end] = [text.slice(0, at), text.slice(at)];
      expect([share, findsIt(`${prose}${begin}`, `${end} ${prose}`)]).toEqual([share, true]);
    }
  });

  test.each(['\u200b', '\u00ad', '\0', '\u0336'])(
    'a phrase with hundreds of %j between its letters',
    (hidden) => {
      const hide = (text: string): string => [...text].join(hidden.repeat(200));
      expect(finds(`${prose}${hide('project pho')}`, `enix ${prose}`)).toBe(true);
      expect(finds(`${prose}pro`, `${hide('ject phoenix')} ${prose}`)).toBe(true);
    },
  );

  test.each([' ', '\u00a0', '\u1680', '\u3000'])(
    'a phrase with hundreds of %j between its words',
    (space) => {
      const spaces = space.repeat(1_000);
      expect(finds(`${prose}project${spaces}pho`, `enix ${prose}`)).toBe(true);
      expect(finds(`${prose}pro`, `ject${spaces}phoenix ${prose}`)).toBe(true);
    },
  );

  test('a phrase between messages of accented letters, ligatures and letters that fold to two', () => {
    for (const letters of ['é ü å ', 'straße größe ', 'ﬁ ﬂ ', 'e\u0301 u\u0308 ', 'ά 敏 ']) {
      const filler = letters.repeat(400);
      expect([letters, finds(`${filler}Pro`, `ject Phoenix ${filler}`)]).toEqual([letters, true]);
      expect([letters, finds(`${filler}project`, ` phoenix ${filler}`)]).toEqual([letters, true]);
      expect([letters, finds(`${filler}pro`, `jekt phoenix ${filler}`)]).toEqual([letters, false]);
    }
  });

  test('a number in three messages', () => {
    expect(finds(`${prose}4111 1111`, ' 1111 11', `11 ${prose}`)).toBe(true);
    expect(finds(prose, prose, prose)).toBe(false);
  });
});

test('messages of any length are found to have what their texts have, joined with spaces and without', () => {
  const found = [
    'bomb',
    'project phoenix',
    'omega-1234',
    '4111 1111 1111 1111',
    'DE89 3704 0044 0532 0130 00',
    KEY,
  ];
  const part = fc.oneof(
    fc.constantFrom(...found),
    fc.tuple(fc.constantFrom(...found), fc.nat(10)).map(([text, at]) => text.slice(0, at)),
    fc.tuple(fc.constantFrom(...found), fc.nat(10)).map(([text, at]) => text.slice(at)),
    fc.constantFrom(' ', '\n\n', '\t  \r\n', ' '.repeat(300), 'é ', '\u200b', '12 ', 'x'.repeat(40), ''),
    fc.nat(1_300).map((length) => prose.slice(0, length)),
  );
  const message = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(message, { minLength: 1, maxLength: 4 }), (running) => {
      const expected = finds(running.join(' ')) || finds(running.join(''));
      expect(finds(...running)).toBe(expected);
    }),
    { numRuns: 1_000 },
  );
});

test('only the seams of long messages are searched twice', () => {
  const { steps: stepsOfOne } = searched([prose]);
  // A seam has less than 300 characters on either side, which are walked once to find them and once to search them.
  expect(searched(Array.from({ length: 10 }, () => prose)).steps).toBeLessThan(
    10 * stepsOfOne + 9 * 2 * 2 * 300,
  );
});

/** The work of a search by rules that find nothing longer than a few words. */
function searched(running: string[]): Work {
  const work: Work = { steps: 0 };
  const short = compileRules({ ...RULES, detect: ['secrets', 'payment_card'], blockLists: [], patterns: [] });
  expect(findsAtOnce(short, { running, others: [] }, work)).toBe(false);
  return work;
}
