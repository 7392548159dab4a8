import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Detector, RulesSettings } from '../../catalogue/guardrail.ts';
import { compileRules } from '../../guardrails/rules/compile-rules.ts';
import { findsAtOnce } from './finds-at-once.ts';
import type { PromptTexts } from '../../guardrails/prompt.ts';
import { newPlainKey } from '../../projects/plain-key.ts';

function rules(settings: Partial<RulesSettings>): (text: string) => boolean {
  const compiled = compileRules({ kind: 'rules', detect: [], blockLists: [], patterns: [], ...settings });
  return (text) => findsAtOnce(compiled, { running: [text], others: [] });
}

const words = (list: string[], options: { wholeWords?: boolean; ignoreCase?: boolean } = {}) =>
  rules({ blockLists: [{ words: list, wholeWords: true, ignoreCase: true, ...options }] });
const detector = (name: Detector) => rules({ detect: [name] });

describe('a block list', () => {
  test('finds complete words in any case by default, and as configured otherwise', () => {
    const finds = words(['Bomb', 'he', 'she', 'kill bill']);
    for (const text of ['a bomb', 'BOMB!', '(bomb)', 'bomb', 'Kill \n Bill', 'ushe she'])
      expect([text, finds(text)]).toEqual([text, true]);
    for (const text of ['bombast', 'rebomb', 'the ushers', 'killbill', '', 'bom b'])
      expect([text, finds(text)]).toEqual([text, false]);
    expect(words(['bomb'], { wholeWords: false })('bombast')).toBe(true);
    expect(words(['Bomb'], { ignoreCase: false })('bomb')).toBe(false);
  });

  test('finds words that begin or end with a symbol, and words of scripts without spaces', () => {
    expect(words(['c++'])('I like C++.')).toBe(true);
    expect(words(['$$$'])('a$$$b')).toBe(true);
    expect(words(['爆弾'])('この爆弾は')).toBe(true);
    expect(words(['κόσμος'])('ΚΌΣΜΟΣ')).toBe(true);
    expect(words(['strasse'])('Straße')).toBe(true);
    expect(words(['strasse'])('STRAẞE')).toBe(true);
  });

  test.each([
    ['zero-width spaces inside', 'bo\u200bmb'],
    ['a soft hyphen inside', 'bo\u00admb'],
    ['full-width letters', 'ｂｏｍｂ'],
    ['mathematical letters', '𝐛𝐨𝐦𝐛'],
    ['ideographic and zero-width spaces around', 'a\u3000\u200bbomb\u200bb'],
    ['direction marks', '\u202ebomb\u202c'],
    ['variation selectors', 'b\ufe0fo\ufe0fm\ufe0fb'],
  ])('is not evaded by %s', (_name, text) => {
    expect(words(['bomb'])(text)).toBe(true);
    expect(rules({ patterns: ['\\bbomb\\b'] })(text)).toBe(true);
  });

  test('finds exactly what a word-by-word search finds', () => {
    const letters = fc.stringMatching(/^[ab]{1,4}$/);
    const text = fc.stringMatching(/^[ab ]{0,30}$/);
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 6 }), text, (list, where) => {
        expect(words(list, { wholeWords: false })(where)).toBe(list.some((word) => where.includes(word)));
        expect(words(list)(where)).toBe(list.some((word) => where.split(' ').includes(word)));
      }),
    );
  });
});

describe('text that was split', () => {
  const split = compileRules({
    kind: 'rules',
    detect: ['payment_card'],
    blockLists: [{ words: ['bomb', 'kill bill'], wholeWords: true, ignoreCase: true }],
    patterns: ['^secret\\d+$'],
  });
  const finds = (prompt: PromptTexts): boolean => findsAtOnce(split, prompt);

  test.each([
    ['inside of a word', ['bo', 'mb']],
    ['between the words of a phrase', ['kill', 'bill']],
    ['over many texts', ['x b', 'o', 'm', 'b y']],
    ['inside of a number', ['4111 1111', ' 1111 1111']],
  ])('is found %s', (_name, running) => {
    expect(finds({ running, others: [] })).toBe(true);
  });

  test('is not found when nothing was split', () => {
    expect(finds({ running: ['bo', 'x', 'mb'], others: [] })).toBe(false);
    expect(finds({ running: [], others: ['bo', 'mb'] })).toBe(false);
  });

  test('is also searched for patterns as one text', () => {
    expect(finds({ running: ['hello', 'secret12'], others: [] })).toBe(true);
  });
});

describe('patterns of operators', () => {
  test.each(['(a+)+$', '(a|aa)+$', '(.*)*x', '([a-zA-Z]+)*x$'])(
    '%s, which hangs other engines, is matched in linear time',
    (pattern) => {
      // An engine with backtracking would never finish here.
      expect(rules({ patterns: [pattern] })(`${'a'.repeat(50_000)}!`)).toBe(false);
    },
  );

  test('can ignore case', () => {
    expect(rules({ patterns: ['(?i)project\\s+phoenix'] })('PROJECT  Phoenix')).toBe(true);
  });
});

type Found = readonly [detector: Detector, found: readonly string[], passed: readonly string[]];

const FOUND: readonly Found[] = [
  [
    'payment_card',
    [
      '4111111111111111',
      'my card 4111 1111 1111 1111, please',
      '5500-0000-0000-0004',
      '378282246310005',
      '6011111111111117',
      '3530111333300000',
      '30569309025904',
      '2223003122003222',
      '12 4111 1111 1111 1111 99',
      '４１１１１１１１１１１１１１１１',
    ],
    [
      '4111111111111112',
      '4111 1111 1111 1211',
      '9111111111111111',
      '14111111111111111',
      '41111111111111110',
      '4111.1111.1111.1111',
      '0000000000000000',
      '4111 1111  1111 1111',
    ],
  ],
  [
    'iban',
    [
      'DE89370400440532013000',
      'IBAN: DE89 3704 0044 0532 0130 00.',
      'GB82 WEST 1234 5698 7654 32',
      'NO9386011117947',
      'fr14 2004 1010 0505 0001 3m02 606',
      'AB12 DE89 3704 0044 0532 0130 00',
    ],
    [
      'DE89370400440532013001',
      'DE88 3704 0044 0532 0130 00',
      'XX89370400440532013000',
      'DE8937040044053201300',
    ],
  ],
  [
    'national_id',
    [
      '86095742719',
      'Steuer-ID 86 095 742 719',
      '12345678Z',
      'X1234567L',
      'RSSMRA85T10A562S',
      '255081416802538',
      '2 55 08 14 168 025 38',
    ],
    [
      '86095742718',
      '12345678901',
      '12345678A',
      'X1234567M',
      'RSSMRA85T10A562T',
      '255081416802539',
      '11111111111',
    ],
  ],
  ['email', ['write to a.b+c@mail.example.org now', 'x@y.de'], ['@example', 'a@b', 'a @ b.de', 'user@', '@']],
  ['phone', ['+49 30 901820', '+43 (1) 525-24-0'], ['1234567890', '1+2345678', '+12', '+0123456789']],
  [
    'secrets',
    [
      '-----BEGIN RSA PRIVATE KEY-----\nMII',
      '-----BEGIN PRIVATE KEY-----',
      '-----BEGIN PGP PRIVATE KEY BLOCK-----',
      `key AKIA${'IOSFODNN7EXAMPLE'}`,
      `ghp_${'a1B2'.repeat(9)}`,
      `github_pat_${'a1B2_'.repeat(16)}`,
      `glpat-${'a1B2'.repeat(5)}`,
      `xoxb-${'1234567890'}-abc`,
      `AIza${'aB3_-'.repeat(7)}`,
      `sk_live_${'aB3'.repeat(8)}`,
      `sk-ant-api03-${'aB3-'.repeat(8)}`,
      `npm_${'a1B2'.repeat(9)}`,
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N',
      'API_KEY="9f8e7d6c5b4a39281706f5e4d3c2b1a0"',
      'aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY1',
      `my key is ${newPlainKey()}`,
    ],
    [
      '-----BEGIN PUBLIC KEY-----',
      'AKIA is a prefix',
      'the token: is a word',
      'password = correct-horse-battery-staple',
      'api_key=aaaaaaaaaaaaaaaaaaaaaaaaa1',
      'sk-learn is a library',
      'gw_short',
      'eyJ.eyJ.x',
    ],
  ],
];

describe.each(FOUND)('the detector %s', (name, found, passed) => {
  const finds = detector(name);
  test.each(found)('finds %j', (text) => {
    expect(finds(text)).toBe(true);
    expect(finds(`Hello ${text} and so on`)).toBe(true);
  });
  test.each(passed)('passes %j', (text) => {
    expect(finds(text)).toBe(false);
  });
});

test('every key of this gateway is found, with any characters', () => {
  const finds = detector('secrets');
  for (let count = 0; count < 200; count += 1) expect(finds(newPlainKey())).toBe(true);
});

test('detectors take linear time for every text', () => {
  const size = 300_000;
  const evil = [
    '1',
    'a',
    '@',
    'eyJ',
    '-----BEGIN A ',
    '4 ',
    'AB12',
    'token=',
    '+1',
    'X1',
    'a@a.',
    '/T',
    'secret:::',
  ];
  const all = rules({ detect: ['secrets', 'payment_card', 'iban', 'national_id', 'email', 'phone'] });
  // More than linear time would be minutes, and end in the limit of the test.
  for (const piece of evil) expect(typeof all(piece.repeat(size / piece.length))).toBe('boolean');
});
