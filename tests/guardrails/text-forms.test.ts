import { expect, test } from '@jest/globals';
import type { RulesSettings } from '../../catalogue/guardrail.ts';
import { foldCase } from '../../guardrails/rules/characters.ts';
import { compileRules } from '../../guardrails/rules/compile-rules.ts';
import { textForms } from '../../guardrails/rules/text-forms.ts';
import { findsAtOnce } from './finds-at-once.ts';

/** The forms of a text are compared with those that are made of all of it, by the rules as docs/guardrails.md states them. */

/** `GUARDRAIL_TEXTS=1000000` compares that many random texts. */
const TEXTS = Number(process.env['GUARDRAIL_TEXTS'] ?? 4_000);

const HIDDEN =
  /[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u2800\ufffc\ufffd\u{1d159}]--[\t\n\v\f\r]]/gv;
const LOOSE = '[\\p{Script=Inherited}&&\\p{M}]';

interface Forms {
  plain: Set<string>;
  /** Folded completely. */
  folded: Set<string>;
}

function expectedForms(text: string): Forms {
  const normalised = (part: string): string => part.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFKC');
  const closed = text.replace(HIDDEN, '');
  const unmarked = normalised(closed.replace(new RegExp(`${LOOSE}{3,}`, 'gv'), ''));
  const ways = [
    normalised(closed),
    normalised(text.replace(HIDDEN, ' ')),
    unmarked.replace(new RegExp(LOOSE, 'gv'), ''),
  ];
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const tags = points.filter((point) => point >= 0xe0020 && point <= 0xe007e).map((point) => point - 0xe0000);
  const bytes = points.flatMap((point) => {
    if (point >= 0xfe00 && point <= 0xfe0f) return [point - 0xfe00];
    return point >= 0xe0100 && point <= 0xe01ef ? [point - 0xe0100 + 16] : [];
  });
  const plain = new Set([text, ...ways, String.fromCodePoint(...tags), Buffer.from(bytes).toString('utf8')]);
  return { plain: withoutEmpty(plain), folded: new Set(ways.map(foldAll)) };
}

/** All forms, those that are not folded too: searches treat simple pairs of cases as equal. */
function writtenForms(text: string): Forms {
  const steps = textForms(text, { steps: 0 });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const texts = (isFolded: boolean): string[] =>
    step.done === true
      ? step.value.filter((form) => form.isFolded === isFolded).map((form) => form.text)
      : [];
  return {
    plain: withoutEmpty(new Set(texts(false))),
    folded: new Set([...texts(false), ...texts(true)].map(foldAll)),
  };
}

function foldAll(text: string): string {
  return Array.from(text, foldCase).join('');
}

/** Folds simple pairs, which searches treat as equal, as they do the long s and the kelvin sign. */
function foldPairs(text: string): string {
  return Array.from(text, (character) => {
    const folded = foldCase(character);
    const isEqual = folded.length === 1 && folded.toUpperCase() === character;
    return isEqual || 'ſ\u212a'.includes(character) ? folded : character;
  }).join('');
}

function withoutEmpty(texts: Set<string>): Set<string> {
  return new Set([...texts].filter((text) => text !== ''));
}

/** What differs from the expected forms; null: nothing. A folded form may be missing where no text of its way has another folding. */
function differenceOf(text: string): object | null {
  const expected = expectedForms(text);
  const written = writtenForms(text);
  const missing = [...expected.plain].filter((form) => !written.plain.has(form));
  const unexpected = [...written.plain].filter((form) => !expected.plain.has(form));
  const unfolded = [...expected.folded].filter((form) => !written.folded.has(form));
  const isEqual = missing.length + unexpected.length + unfolded.length === 0;
  return isEqual
    ? null
    : {
        text: escaped(text),
        missing: missing.map(escaped),
        unexpected: unexpected.map(escaped),
        unfolded: unfolded.map(escaped),
      };
}

function escaped(text: string): string {
  return Array.from(text, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`).join('');
}

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

const ALPHABETS = [
  'abc XYZ 019.,-_@€—“”’…',
  'äöüßÄÖÜẞ éèêëçœŒÉÇ«»\u00a0ąćęłńóśźż',
  'αβγδςσΣΑΒΓάέήϐϑΰΐᾳᾴ',
  'абвгдАБВГДёЁйЙіїєґ',
  'ابتثجحخآأؤئةى\u064b\u064c\u0651\u0652\u0670\u0640\ufefb\ufe8d\ufdfa',
  'कखगघङचछजझड़ढ़\u093c\u093e\u093f\u0940\u0941\u094d\u0951\u0952।',
  '\u0995\u0996\u09be\u09c7\u09cb\u09d7\u09cd\u0b95\u0bc6\u0bbe\u0bca\u0dd9\u0dcf\u0dca\u0ddc',
  'กขคงจฉ\u0e31\u0e34\u0e38\u0e48\u0e49\u0e4d\u0e33',
  'אבגדהו\u05b0\u05b1\u05bc\u05c1\ufb1d\ufb2a',
  '敏捷的棕色狐狸，。！？（）：；「」、\u3000１２３ＡＢＣａｂｃ',
  'あいうえおがぎぐパピプハヒアカ\u3099\u309aｱｶﾊﾞﾟー',
  '빠른갈색\u1100\u1161\u11a8ㄱㅏㅋㅠᅠㅤ가각',
  '😀🦊👩\u200d🌾❤\ufe0f👍🏽🇩🇪\u20e31\ufe0f🄰🯱',
  '𝐛𝐨𝐦𝐛𝛓𐐀𐐨\u{16d63}\u{16d67}\u{16d68}\u{110ba}\u{11099}\u{1d15e}\u{1d165}',
  '\u0301\u0323\u0334\u0345\u0344\u0308\u20dd\u0f71\u0f72\u0f73',
  '\u200b\u200d\u00ad\u202e\ufeff\u0000\u001f\u007f\u2800\u3164\ud800\udc00\ufffd\ue000\u{e0041}\u{e0062}\ufe00\u{e0150}',
  'ﬁﬂ½²³ªº¨´¸\u2126\u212a\u212bſŉǰİıŐﷺ㎏①Ⅳ℡',
].map((alphabet) => Array.from(alphabet));

const { length: ALPHABETS_COUNT } = ALPHABETS;

/** A text of one to three alphabets, sometimes with any characters. No run of marks is longer than those that are kept. */
function randomText(below: (limit: number) => number): string {
  const chosen = Array.from({ length: 1 + below(3) }, () => ALPHABETS[below(ALPHABETS_COUNT)] ?? []);
  const characters = Array.from({ length: 1 + below(24) }, () => {
    if (below(12) === 0) return String.fromCodePoint(below(below(2) === 0 ? 0x3000 : 0x110000));
    const alphabet = chosen[below(chosen.length)] ?? [];
    return alphabet[below(alphabet.length)] ?? '';
  });
  return characters.join('');
}

test('random texts of all scripts have the forms that all of the text has', () => {
  const below = numbersFrom(147);
  const different: object[] = [];
  for (let count = 0; count < TEXTS && different.length < 5; count += 1) {
    const difference = differenceOf(randomText(below));
    if (difference !== null) different.push(difference);
  }
  expect(different).toEqual([]);
});

test('every character has its forms, alone, after a letter and between letters, marks and hidden characters', () => {
  const different: object[] = [];
  const step = TEXTS > 100_000 ? 1 : 101;
  for (let point = 0; point < 0x110000; point += point < 0x400 ? 1 : step) {
    const character = String.fromCodePoint(point);
    for (const text of [
      character,
      `e${character}`,
      `a${character}\u0301\u0323b`,
      `\u1100\u200b${character}c`,
    ]) {
      const difference = differenceOf(text);
      if (difference !== null && different.length < 5) different.push(difference);
    }
  }
  expect(different).toEqual([]);
});

test('every character that combines with the one before it does so here', () => {
  const different: object[] = [];
  for (let point = 0; point < 0x110000; point += 1) {
    const character = String.fromCodePoint(point);
    const parts = character.normalize('NFD');
    if (parts === character || character.normalize('NFC') !== character) continue;
    const difference = differenceOf(`x${parts}y`);
    if (difference !== null && different.length < 5) different.push(difference);
  }
  expect(different).toEqual([]);
});

test.each([
  ['at the end of a range', 65_530],
  ['after several ranges', 131_070],
])('the forms of a long text are complete %s', (_name, before) => {
  for (let length = before; length < before + 4; length += 1) {
    const text = `${'敏，x'.repeat(length / 3)}${'x'.repeat(length % 3)}e\u200b\u0301ß\u{1d41b}…\u{10400} ${'ab，'.repeat(20)}`;
    expect([length, differenceOf(text)]).toEqual([length, null]);
  }
});

test('what is hidden beside symbols is found as in all forms, also where these are not written', () => {
  const settings: RulesSettings = {
    kind: 'rules',
    detect: ['secrets', 'payment_card', 'email', 'phone', 'iban', 'national_id'],
    blockLists: [
      { words: ['bomb', '⚡c', '⚡!', 'kg', '-d', 'e\u2028f'], wholeWords: true, ignoreCase: true },
    ],
    patterns: [],
  };
  const quick = compileRules(settings);
  // A pattern, although it matches nothing, has all forms written.
  const complete = compileRules({ ...settings, patterns: ['\\x{10FFFD}{9}'] });
  const hidden = Array.from('\ufe0f\u200d\u00ad\u{e0041}');
  const symbols = Array.from('❤⚡☎🌾-!@+, ，１_aé\u0301\u00a0\u2028');
  const words = ['bomb', 'c', '㎏', '-d', 'f', '4111 1111 1111 1111', 'g@b.de', '+39 (06)\u200d-1234 5678'];
  const choose = (parts: readonly string[]): string => parts[below(parts.length)] ?? '';
  const below = numbersFrom(7);
  const different: string[] = [];
  for (let count = 0; count < TEXTS; count += 1) {
    const around = Array.from({ length: below(4) }, () => choose([...symbols, ...words, ...hidden])).join('');
    const text = `${around}${choose(['e', '', ''])}${choose(symbols)}${choose(hidden)}${choose([...words, ...symbols])}`;
    const [one, other] = [quick, complete].map((rules) =>
      findsAtOnce(rules, { running: [text], others: [] }),
    );
    if (one !== other && different.length < 5) different.push(escaped(text));
  }
  expect(different).toEqual([]);
});

test('words are found in whatever folds to them, also where only some clusters are folded', () => {
  const list = ['ss', 'as', 'sb', 'strasse', 'σα', 'bσ', 'i\u0307', 'ʼn', 'ffi', 'aιb', 'ss a', 'k'];
  const found = list.map((word) => {
    const blockLists = [{ words: [word], wholeWords: false, ignoreCase: true }];
    const rules = compileRules({ kind: 'rules', detect: [], blockLists, patterns: [] });
    return (text: string): boolean => findsAtOnce(rules, { running: [text], others: [] });
  });
  const parts = [...Array.from('ßẞςΣσİŉﬃᾳſ\u212aαbaABst é\u0345\u200b\u0301n'), 'stra', 'ße', 'fi'];
  const below = numbersFrom(11);
  const different: string[] = [];
  for (let count = 0; count < TEXTS / 2; count += 1) {
    const text = Array.from({ length: 1 + below(5) }, () => parts[below(parts.length)] ?? '').join('');
    const { plain, folded } = expectedForms(text);
    const forms = [...folded, ...Array.from(plain, foldPairs)].map((form) => form.replaceAll(/\s+/g, ' '));
    for (const [index, word] of list.entries()) {
      const expected = forms.some((form) => form.includes(word));
      if (found[index]?.(text) !== expected && different.length < 5)
        different.push(`${word} ${escaped(text)}`);
    }
  }
  expect(different).toEqual([]);
});
