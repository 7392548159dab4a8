import { describe, expect, test } from '@jest/globals';
import type { RulesSettings } from '../../catalogue/guardrail.ts';
import { compileRules } from '../../guardrails/rules/compile-rules.ts';
import { findsAtOnce } from './finds-at-once.ts';

/** Ways to hide text from a check that models or people can still read. A new way is one row. */

const RULES: RulesSettings = {
  kind: 'rules',
  detect: ['secrets', 'payment_card', 'iban', 'email', 'phone', 'national_id'],
  blockLists: [{ words: ['bomb', 'project phoenix'], wholeWords: true, ignoreCase: true }],
  patterns: ['(?i)omega-\\d{4}', '(?i)\\bzorb(?:ium|ite)\\b'],
};
const rules = compileRules(RULES);
const finds = (...running: string[]): boolean => findsAtOnce(rules, { running, others: [] });

const KEY = `ghp_${'a1B2'.repeat(9)}`;
const SECRETS = ['a bomb', 'Project  Phoenix', 'omega-1234', 'zorbium', '4111 1111 1111 1111', KEY];

const between = (what: string) => (text: string) => [...text].join(what);
const tagged = (text: string): string =>
  [...text].map((character) => String.fromCodePoint(0xe0000 + (character.codePointAt(0) ?? 0))).join('');
const selected = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16))
    .join('');
const styled = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x1d41a + letter.charCodeAt(0) - 0x61));

const WAYS: readonly (readonly [name: string, hide: (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['NUL between', between('\0')],
  ['backspaces between', between('\b')],
  ['escape characters between', between('\x1b')],
  ['delete characters between', between('\x7f')],
  ['control characters of C1 between', between('\x85\x9f')],
  ['a lone high surrogate between', between('\ud800')],
  ['a lone low surrogate between', between('\udfff')],
  ['private characters between', between('\ue000')],
  ['noncharacters between', between('\ufffe')],
  ['replacement characters between', between('\ufffd')],
  ['long strokes over each (U+0336)', between('\u0336')],
  ['dots below each, many', between('\u0323'.repeat(200) + '\u0336')],
  ['enclosing circles around each (U+20DD)', between('\u20dd')],
  ['blank Braille patterns between (U+2800)', between('\u2800')],
  ['Hangul fillers between (U+3164)', between('\u3164')],
  ['halfwidth Hangul fillers between', between('\uffa0')],
  ['Khmer vowels that cannot be seen between', between('\u17b4')],
  ['null notes between (U+1D159)', between('\u{1d159}')],
  ['zero-width spaces between', between('\u200b')],
  ['zero-width joiners between', between('\u200d')],
  ['word joiners between', between('\u2060')],
  ['soft hyphens between', between('\u00ad')],
  ['byte order marks between', between('\ufeff')],
  ['direction marks between', between('\u202e')],
  ['variation selectors between', between('\ufe0f')],
  ['further variation selectors between', between('\u{e0100}')],
  ['empty tags between', between('\u{e0001}')],
  ['tag characters', tagged],
  ['tag characters behind visible text', (text) => `harmless 🏴${tagged(text)}`],
  ['bytes in variation selectors', (text) => `😀${selected(text)}`],
  [
    'full-width characters',
    (text) => text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
  ],
  ['mathematical letters', styled],
  ['the bytes of UTF-16 as characters', (text) => Buffer.from(text, 'utf16le').toString('latin1')],
  ['the bytes of UTF-16, big-endian', (text) => Buffer.from(text, 'utf16le').swap16().toString('latin1')],
  ['the bytes of UTF-32', (text) => text.replace(/./g, '$&\0\0\0')],
  ['behind 300 marks', (text) => `e${'\u0301'.repeat(300)} ${text}`],
];

describe.each(WAYS)('%s', (_name, hide) => {
  test.each(SECRETS)('does not hide %j', (text) => {
    expect(finds(`see ${hide(text)} there`)).toBe(true);
    expect(finds(hide(text))).toBe(true);
  });
});

test.each(['\u3164', '\u2800', '\uffa0', '\u0000', '\ue000', '\ud800', '\u200b'])(
  'invisible characters separate words as spaces do: %j',
  (blank) => {
    expect(finds(`one${blank}bomb${blank}two`)).toBe(true);
    expect(finds(`project${blank}phoenix`)).toBe(true);
  },
);

test.each([
  'Ein Bömbchen, Straße, ﬁne, naïve café, Ωmega',
  'काम और कम',
  'été à Zoë \u{1f469}\u{1f3fd}\u200d\u{1f4bb} 😀 bombast',
  'ΑΒΓ όμως Ἀθῆναι',
  'شُكْرًا',
  '敏捷的棕色狐狸，跳过了懒狗。',
  '한국어 텍스트',
])('ordinary text passes: %s', (text) => {
  expect(finds(text)).toBe(false);
  expect(finds(text.normalize('NFD'))).toBe(false);
});

test('a listed word is found with any encoding of its accents, but not with other accents', () => {
  const one = compileRules({
    ...RULES,
    blockLists: [{ words: ['Überfall', 'कम'], wholeWords: true, ignoreCase: true }],
  });
  const findsIn = (text: string): boolean => findsAtOnce(one, { running: [text], others: [] });
  expect(findsIn('ein ÜBERFALL'.normalize('NFD'))).toBe(true);
  expect(findsIn('ein überfall'.normalize('NFC'))).toBe(true);
  expect(findsIn('ein Uberfall')).toBe(false);
  expect(findsIn('काम')).toBe(false);
  expect(findsIn('कम')).toBe(true);
});
