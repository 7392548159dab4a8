import { describe, expect, test } from '@jest/globals';
import type { RulesSettings } from '../../catalogue/guardrail.ts';
import type { PromptTexts } from '../../guardrails/prompt.ts';
import { compileRules } from '../../guardrails/rules/compile-rules.ts';
import { endOfReach, startOfReach } from '../../guardrails/rules/reach.ts';
import { findsAtOnce } from './finds-at-once.ts';

/** `GUARDRAIL_TEXTS=1000000` compares that many random texts. */
const TEXTS = Number(process.env['GUARDRAIL_TEXTS'] ?? 6_000);

const RULES: RulesSettings = {
  kind: 'rules',
  detect: ['secrets', 'payment_card', 'iban', 'phone', 'national_id', 'email'],
  blockLists: [
    { words: ['bomb', 'strasse', 'project phoenix', 'a|b', '爆，弹'], wholeWords: true, ignoreCase: true },
  ],
  patterns: [],
};
const rules = compileRules(RULES);
/** Without national ids, all that is found has a literal. */
const LITERAL_RULES: RulesSettings = {
  ...RULES,
  detect: ['secrets', 'payment_card', 'iban', 'phone', 'email'],
};

const FOUND = [
  'bomb',
  'straße',
  'project phoenix',
  'a|b',
  '爆，弹',
  '4111 1111 1111 1111',
  '6759 6498 2643 8453 002',
  'DE89 3704 0044 0532 0130 00',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  '+39 06 1234 5678 901',
  '1 84 12 76 451 089 46',
  'GB㉙ NWBK 6016 1331 9268 19',
  'anna@example.org',
  'anna＠example.org',
  'api_key  :=  "hunter2-hunter3-hunter4-5-6-7-8-9-0"',
  '-----BEGIN SSH2 ENCRYPTED PRIVATE KEY BLOCK-----',
  `ghp_${'a1B2'.repeat(9)}`,
];
const OTHERS = [
  '½',
  '…',
  '\u2011',
  'ß',
  'ς',
  'é',
  'e\u0301',
  '，',
  '１',
  '1\ufe0f\u20e3',
  '☕\ufe0f',
  'ﬁ',
  '\u0651',
  'اً',
  '？',
  'µ',
  '|',
  'Ｑ',
  '㆒',
];
const HIDDEN = ['\u200b', '\u00ad', '\u0336', '\ufe0f', '\0'];
const SPACES = [' ', '\n', '\t ', '\u00a0', '\u3000', ' \u200b '];
const FILLERS = ['the quick brown fox ', 'lorem', '12 ', 'a-b/c=d ', 'über Größe ', 'x'.repeat(90), ' '];

/** Xorshift (Marsaglia, 2003): the same numbers in each run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function randomText(below: (limit: number) => number): string {
  const one = (list: readonly string[]): string => list[below(list.length)] ?? '';
  const filler = (): string => Array.from({ length: below(40) }, () => one(FILLERS)).join('');
  let hidden = one(FOUND);
  for (let count = below(4); count > 0; count -= 1) {
    const at = below(hidden.length + 1);
    const added = [one(HIDDEN).repeat(1 + below(3)), one(SPACES), one(OTHERS)][below(3)] ?? '';
    hidden = hidden.slice(0, at) + added + hidden.slice(at);
  }
  return Array.from({ length: 1 + below(3) }, () => filler() + one(OTHERS) + filler() + one(SPACES))
    .join(below(2) === 0 ? hidden : one(SPACES) + hidden + one(SPACES))
    .concat(filler());
}

/** Cuts a text into messages and other strings. */
function cut(text: string, below: (limit: number) => number): PromptTexts {
  const running: string[] = [];
  const others: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = below(3) === 0 ? text.length : at + 1 + below(60);
    (below(3) === 0 ? others : running).push(text.slice(at, end));
    at = end;
  }
  return { running, others };
}

test.each([
  ['all detectors', RULES],
  ['detectors that need literals', LITERAL_RULES],
  ['cards only', { ...RULES, detect: ['payment_card'], blockLists: [] } satisfies RulesSettings],
])('the parts of texts and forms that %s can reach have what complete ones have', (_name, settings) => {
  const quick = compileRules(settings);
  // With a pattern, complete forms are searched.
  const complete = compileRules({ ...settings, patterns: ['never-found-[0-9]{9}'] });
  const below = numbersFrom(20_261_126);
  let found = 0;
  for (let count = 0; count < TEXTS; count += 1) {
    const prompt = cut(randomText(below), below);
    const expected = findsAtOnce(complete, prompt);
    if (expected) found += 1;
    if (findsAtOnce(quick, prompt) !== expected)
      throw new Error(`${expected ? 'not found' : 'found'} in parts: ${JSON.stringify(prompt)}`);
  }
  // Neither always nor never.
  expect(found).toBeGreaterThan(TEXTS / 50);
  expect(found).toBeLessThan((TEXTS * 9) / 10);
});

test('what one string encodes in tags is found, whatever the next one encodes', () => {
  const tags = (word: string): string =>
    Array.from(word, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
  expect(findsAtOnce(rules, { running: [], others: [`a${tags('bomb')}`, `b${tags('astic')}`] })).toBe(true);
  expect(findsAtOnce(rules, { running: [], others: [`a${tags('bo')}`, `b${tags('mb')}`] })).toBe(false);
});

describe('the reach of a match', () => {
  const text = 'one two three\u200b four \u200b  five six';
  const at = text.indexOf('four');
  const end = (reach: number): string => text.slice(at, endOfReach(text, at + 1, text.length, reach));
  const start = (reach: number): string => text.slice(startOfReach(text, at, 0, reach), at + 4);

  test('ends at white space, after so many visible characters', () => {
    expect(end(0)).toBe('four');
    expect(end(1)).toBe('four \u200b  five');
    expect(end(6)).toBe('four \u200b  five six');
  });

  test('begins after white space, and counts nothing that is hidden', () => {
    expect(start(0)).toBe('four');
    expect(start(1)).toBe('three\u200b four');
    expect(start(6)).toBe('three\u200b four');
    expect(start(7)).toBe('two three\u200b four');
  });

  test('ends at its limit', () => {
    expect(endOfReach(text, at + 1, at + 2, 40)).toBe(at + 2);
    expect(startOfReach(text, at, at - 1, 40)).toBe(at - 1);
  });
});
