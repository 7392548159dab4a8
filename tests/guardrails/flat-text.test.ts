import { expect, test } from '@jest/globals';
import { jsonBodyFromBytes } from '../../bodies/json-body.ts';
import type { RulesSettings } from '../../catalogue/guardrail.ts';
import { collectPrompt } from '../../guardrails/collect-prompt.ts';
import { flatTextOf } from '../../guardrails/flat-text.ts';
import { formatWords } from '../../guardrails/format-words.ts';
import { compileRules } from '../../guardrails/rules/compile-rules.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { findsAtOnce } from './finds-at-once.ts';

/** `GUARDRAIL_TEXTS=1000000` compares that many random bodies. */
const BODIES = Number(process.env['GUARDRAIL_TEXTS'] ?? 2_000);

const RULES: RulesSettings = {
  kind: 'rules',
  detect: ['secrets', 'payment_card', 'iban'],
  blockLists: [
    { words: ['bomb', 'strasse', 'project phoenix', 'a|b', '4711-x'], wholeWords: true, ignoreCase: true },
    { words: ['Fi', 'TM ss'], wholeWords: false, ignoreCase: false },
  ],
  patterns: [],
};
const rules = compileRules(RULES);
const GATEWAY = {
  prompts: ['messages', 'system', 'tools', 'input'],
  notPrompts: ['model', 'metadata'],
};
const words = formatWords();

/** What each body is made of: what is found, what disguises it, and texts of many scripts. */
const FOUND = [
  'bomb',
  'STRASSE',
  'project phoenix',
  'a|b',
  '4711-x',
  'Fi',
  'TM ss',
  '4111 1111 1111 1111',
  '4111111111111111',
  '6759 6498 2643 8453 002',
  `ghp_${'a1B2'.repeat(9)}`,
  `sk-proj-${'Zx9_'.repeat(6)}`,
  `AKIA${'Q7WERT2Y'.repeat(2)}`,
  '-----BEGIN SSH2 ENCRYPTED PRIVATE KEY BLOCK-----',
  'DE89 3704 0044 0532 0130 00',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'api_key  :=  "hunter2-hunter3-hunter4-5-6-7-8-9-0"',
  "token='a8Zk2.mQ9x~Lw4vTt7' and more",
  'password=>0a1b2c3d4e5f6g7h8i9j',
  `eyJ${'hbGciOi'.repeat(3)}.eyJ${'zdWIiOi'.repeat(3)}.${'c2lnbmF0'.repeat(3)}`,
];
const FILLERS = [
  'the quick brown fox ',
  'Größe und Straße, ',
  'съешь ещё этих булок ',
  'नमस्ते दुनिया ',
  'قُلْ أَعُوذُ ',
  '敏捷的棕色狐狸，跳过了懒狗。',
  'こんにちは、ｶﾀｶﾅ ',
  '안녕하세요 ',
  '☕\ufe0f👩‍👩‍👧 1\ufe0f\u20e3 ',
  '{"id":17641,"at":"2026-11-28T10:00:00Z"} ',
  'C:\\temp\\new\\users\\u00 ',
  '\\u003cb\\u003e \\u4e2d\\ud83d\\ude00 ',
  'if (a < b) return "x"; // 12 34\n',
  'é ﬁ ½ … ™ \u00a0',
  'max_tokens: 1024, password: none; ',
  '-- ',
  '\t',
  '2026-11-28 09:15:01 ',
];
const DISGUISES = [
  '\u200b',
  '\u00ad',
  '\u0336',
  '\ufe0f',
  '\u0000',
  '\u001b',
  '\u007f',
  '\u0301',
  '\u2028',
  '\ufeff',
  '\ud800',
  '\\',
  '\\/',
  '\\"',
  ' ',
  '\n',
  '\u00a0',
  '\u3000',
  '｜',
  'é',
  '中',
  '\u{e0041}',
  '\u{e0101}',
  'ß',
  'ﬁ',
];

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

type Below = (limit: number) => number;

function one(list: readonly string[], below: Below): string {
  return list[below(list.length)] ?? '';
}

/** Writes one character in another way that a reader may take for the same. */
function disguised(character: string, below: Below): string {
  const unit = character.charCodeAt(0);
  const code = unit.toString(16).padStart(4, '0');
  const isStyled = unit > 0x20 && unit < 0x7f;
  switch (below(14)) {
    case 0:
      return isStyled ? String.fromCharCode(unit + 0xfee0) : character;
    case 1:
      return `\\u${below(2) === 0 ? code : code.toUpperCase()}`;
    case 2:
      return `\\\\u${code}`;
    case 3:
      return `\\u005cu${code}`;
    case 4:
      return unit < 0x80 ? String.fromCodePoint(0xe0000 + unit) : character;
    case 5:
      return (
        ({ s: 'ſ', k: '\u212a', S: 'ſ', '1': '①', f: 'ﬀ' } as Record<string, string>)[character] ?? character
      );
    case 6:
      return below(2) === 0 ? character.toUpperCase() : character.toLowerCase();
    default:
      return character + one(DISGUISES, below);
  }
}

function planted(below: Below): string {
  const found = one(FOUND, below);
  if (below(3) === 0) return found;
  const characters = Array.from(found);
  for (let count = 1 + below(3); count > 0; count -= 1) {
    const at = below(characters.length);
    characters[at] = disguised(characters[at] ?? '', below);
  }
  return characters.join('');
}

function randomText(below: Below): string {
  const filler = (): string => Array.from({ length: below(6) }, () => one(FILLERS, below)).join('');
  return filler() + (below(2) === 0 ? planted(below) : '') + filler();
}

/** Writes JSON, with any of the escapes that a string may have. */
function written(text: string, below: Below): string {
  if (below(2) === 0) return JSON.stringify(text);
  let json = '"';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const plain = JSON.stringify(sign).slice(1, -1);
    const code = `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`;
    const isPair = /[\ud800-\udfff]/.test(sign);
    json += below(8) === 0 || isPair ? code : sign === '/' && below(2) === 0 ? '\\/' : plain;
  }
  return `${json}"`;
}

const KEYS = [
  'content',
  'text',
  'role',
  'name',
  'description',
  'arguments',
  'id',
  'query',
  'k\u00e9y',
  'type',
  'items',
];

/** Cuts a text into values that models read one after the other, with others between. */
function valueOf(text: string, below: Below, depth = 0): string {
  const kind = below(depth > 3 ? 3 : 8);
  if (kind < 3 || text.length < 2) return written(text, below);
  const values: string[] = [];
  const isList = kind < 6;
  for (let at = 0; at < text.length;) {
    const end = below(3) === 0 ? text.length : at + 1 + below(30);
    const value =
      below(6) === 0
        ? one(['12', '-0.5', 'null', 'true', '[]', '{}', '4111111111'], below)
        : valueOf(text.slice(at, end), below, depth + 1);
    // Each key is there once, as otherwise the body is refused.
    const key = values.length < KEYS.length ? (KEYS[values.length] ?? '') : `key_${values.length}`;
    values.push(
      isList
        ? value
        : `${written(key, () => 1)}${one(['', ' '], below)}:${one(['', ' ', '\n'], below)}${value}`,
    );
    at = end;
  }
  return isList ? `[${values.join(one([',', ', '], below))}]` : `{${values.join(',')}}`;
}

function randomBody(below: Below): string {
  const text = randomText(below);
  const middle = below(text.length + 1);
  const properties = [
    `"model":"m"`,
    `"messages":${valueOf(text.slice(0, middle), below)}`,
    `"system":${valueOf(text.slice(middle), below)}`,
    `"max_tokens":${below(5_000)}`,
    `"${one(['extra', 'input', 'tools', 'prompt'], below)}":${valueOf(randomText(below), below)}`,
  ];
  for (let at = properties.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [properties[at], properties[other]] = [properties[other] ?? '', properties[at] ?? ''];
  }
  return `{${properties.join(',')}}`;
}

function rulesOf(blocked: readonly string[]): typeof rules {
  const blockLists = [{ words: [...blocked], wholeWords: true, ignoreCase: true }];
  return compileRules({ kind: 'rules', detect: [], blockLists, patterns: [] });
}

async function isFound(bytes: Buffer, by = rules): Promise<boolean> {
  try {
    return findsAtOnce(by, await collectPrompt(GATEWAY, jsonBodyFromBytes(bytes), words));
  } catch (error) {
    if (error instanceof GatewayError) return true;
    throw error;
  }
}

function mayBeFound(bytes: Buffer, by = rules): boolean {
  const text = flatTextOf(GATEWAY, jsonBodyFromBytes(bytes));
  return text === null || text.some((part) => by.loose?.mayFind(part) !== false);
}

const DISGUISED = [
  ['a mark of no particular script', 'bo\u0336mb'],
  ['a mark whose other case is a letter', 'bo\u0345mb'],
  ['the last but one of the second plane, which is no character', 'bo\u{2fffe}mb'],
  ['the last one of the third plane, which is no character', '4111\u{3ffff}1111 1111 1111'],
] as const;

test.each(DISGUISED)('may be found although it is disguised with %s', async (_name, text) => {
  const bytes = Buffer.from(JSON.stringify({ messages: text }));
  expect([await isFound(bytes), mayBeFound(bytes)]).toEqual([true, true]);
});

const OF_SEVERAL = [
  ['a number that is read with an exponent', '1e-7', '{"messages":"hi","tools":{"minimum":0.00000010}}'],
  ['a number and the next one', '123 456', '{"messages":"hi","tools":{"minimum":123,"maximum":456}}'],
  ['properties in the order of models', 'bomb', '{"messages":"mb today","system":"a bo"}'],
] as const;

test.each(OF_SEVERAL)('a word may be found in %s', async (_name, word, json) => {
  const [bytes, by] = [Buffer.from(json), rulesOf([word])];
  expect([await isFound(bytes, by), mayBeFound(bytes, by)]).toEqual([true, true]);
});

test('groups of digits with many beginnings of cards are left to the complete search', async () => {
  const bytes = Buffer.from(JSON.stringify({ messages: `${'656'.repeat(10)} x `.repeat(4_000) }));
  expect(await isFound(bytes)).toBe(false);
  expect(mayBeFound(bytes)).toBe(true);
});

test('texts in which each of many words may begin often are left to the complete search', async () => {
  const ofWords = rulesOf(Array.from({ length: 5_000 }, (_, index) => `project x${index}`));
  const bytes = Buffer.from(JSON.stringify({ messages: 'project y '.repeat(1_000) }));
  expect(await isFound(bytes, ofWords)).toBe(false);
  expect(mayBeFound(bytes, ofWords)).toBe(true);
});

test('a flat text never tells that nothing is found where the complete search finds something', async () => {
  const below = numbersFrom(20_261_128);
  const counts = { found: 0, clear: 0 };
  for (let count = 0; count < BODIES; count += 1) {
    const json = randomBody(below);
    const bytes = Buffer.from(json);
    const expected = await isFound(bytes);
    const may = mayBeFound(bytes);
    if (expected && !may) throw new Error(`not found: ${json}`);
    if (expected) counts.found += 1;
    if (!may) counts.clear += 1;
  }
  // Both are frequent, so neither proves itself by saying the same of everything.
  expect(counts.found).toBeGreaterThan(BODIES / 10);
  expect(counts.clear).toBeGreaterThan(BODIES / 10);
});
