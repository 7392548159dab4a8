import { describe, expect, test } from '@jest/globals';
import type { Detector } from '../../catalogue/guardrail.ts';
import { compileRules } from '../../guardrails/rules/compile-rules.ts';
import { findsAtOnce } from './finds-at-once.ts';

function detector(name: Detector): (text: string) => boolean {
  const rules = compileRules({ kind: 'rules', detect: [name], blockLists: [], patterns: [] });
  return (text) => findsAtOnce(rules, { running: [text], others: [] });
}

/** Letters and digits, the same each time. */
const some = (length: number): string => 'a1B2c3D4e5F6g7H8'.repeat(20).slice(0, length);
const letters = (length: number): string => 'aBcDeFgH'.repeat(20).slice(0, length);

describe('keys', () => {
  const finds = detector('secrets');

  /** The prefix before the last part, and the minimum length of that part. */
  const keys: [issuer: string, beginning: string, length: number][] = [
    ...['gho_', 'ghp_', 'ghr_', 'ghs_', 'ghu_'].map((one): [string, string, number] => ['GitHub', one, 36]),
    ['GitHub', 'github_pat_', 60],
    ['GitLab', 'glpat-', 20],
    ...[...'abeoprs'].map((one): [string, string, number] => ['Slack', `xox${one}-`, 10]),
    ['Slack', 'hooks.slack.com/services/T00000000/B00000000/', 16],
    ['Google', 'AIza', 35],
    ['Stripe', 'sk_live_', 20],
    ['Stripe', 'rk_live_', 20],
    ['SendGrid', `SG.${some(22)}.`, 43],
    ['npm', 'npm_', 36],
    ['PyPI', 'pypi-AgEIcHlwaS5vcmc', 50],
    ['Anthropic', 'sk-ant-', 20],
    ['OpenAI', 'sk-proj-', 20],
    ['OpenAI', 'sk-svcacct-', 20],
    ['OpenRouter', 'sk-or-v1-', 20],
    ['OpenAI', 'sk-', 48],
    ['this gateway', 'gw_', 43],
  ];
  test.each(keys)(
    'of %s that begin with %s are found from their minimum length on',
    (_issuer, beginning, length) => {
      expect(finds(`the key ${beginning}${some(length)}`)).toBe(true);
      expect(finds(`the key ${beginning}${some(length - 1)}`)).toBe(false);
      expect(finds(`the key ${beginning}${some(length - 1)}!`)).toBe(false);
    },
  );

  test.each(['AKIA', 'ASIA', 'ABIA', 'ACCA'])(
    'of Amazon that begin with %s have 20 characters',
    (beginning) => {
      const rest = 'ABCDEFGHIJKLM234';
      expect(finds(`id=${beginning}${rest}.`)).toBe(true);
      for (const text of [`X${beginning}${rest}`, `${beginning}${rest}A`, `${beginning}${rest.slice(1)}`])
        expect([text, finds(text)]).toEqual([text, false]);
    },
  );

  test('of Hugging Face have 34 letters', () => {
    expect(finds(`hf_${letters(34)}`)).toBe(true);
    for (const text of [`hf_${letters(33)}`, `hf_${letters(35)}`, `xhf_${letters(34)}`])
      expect([text, finds(text)]).toEqual([text, false]);
  });

  test('are not found within longer words', () => {
    for (const beginning of ['ghp_', 'npm_', 'sk_live_', 'glpat-', 'AIza'])
      expect([beginning, finds(`x${beginning}${some(60)}`)]).toEqual([beginning, false]);
  });

  test.each(['RSA ', 'EC ', 'OPENSSH ', 'ENCRYPTED ', ''])('of form PEM are found (%s)', (kind) => {
    expect(finds(`-----BEGIN ${kind}PRIVATE KEY-----`)).toBe(true);
    expect(finds(`-----BEGIN ${kind}PUBLIC KEY-----`)).toBe(false);
  });
});

describe('values that are assigned', () => {
  const finds = detector('secrets');
  const value = '9f8e7d6c5b4a3928';

  test.each([
    'api_key',
    'api-key',
    'apikey',
    'access_key',
    'access-key',
    'accesskey',
    'secret',
    'token',
    'passwd',
    'password',
  ])('to %s are found', (name) => {
    expect(finds(`${name}=${value}`)).toBe(true);
    expect(finds(`MY_${name.toUpperCase()} = ${value}`)).toBe(true);
    expect(finds(`my${name}=${value}`)).toBe(false);
  });

  test.each(['=', ':', ' = ', ': ', '":"', " => '", ' := '])('by %j are found', (sign) => {
    expect(finds(`token${sign}${value}`)).toBe(true);
  });

  test.each([
    ['are short', 'token=9f8e7d6c5b4a392'],
    ['have no digit', 'token=abcdefghijklmnopqrst'],
    ['have no letter', 'token=12345678901234567890'],
    ['repeat few characters', 'token=ab1ab1ab1ab1ab1ab1'],
    ['are not assigned', `token ${value}`],
  ])('that %s are not found', (_name, text) => {
    expect(finds(text)).toBe(false);
  });
});

/** A number of the given length with its check digit (Luhn). */
function luhn(beginning: string, length: number): string {
  const digits = beginning.padEnd(length - 1, '1');
  const sum = [...digits]
    .reverse()
    .map((digit, place) => (place % 2 === 0 ? Number(digit) * 2 : Number(digit)))
    .reduce((all, digit) => all + (digit > 9 ? digit - 9 : digit), 0);
  return `${digits}${String((10 - (sum % 10)) % 10)}`;
}

describe('payment cards', () => {
  const finds = detector('payment_card');

  test.each<[issuer: string, beginnings: string[], lengths: number[]]>([
    ['Visa', ['4'], [13, 16, 19]],
    ['Mastercard', ['51', '55', '2221', '2229', '223', '229', '23', '26', '270', '271', '2720'], [16]],
    ['American Express', ['34', '37'], [15]],
    ['Discover', ['6011', '644', '649', '65'], [16, 17, 18, 19]],
    ['Diners Club', ['300', '305', '36', '38', '39'], [14, 16]],
    ['JCB', ['3528', '3529', '353', '358'], [16, 17, 18, 19]],
    ['UnionPay', ['62'], [16, 17, 18, 19]],
    [
      'Maestro',
      ['5018', '5020', '5038', '5893', '6304', '6759', '6761', '6763'],
      [12, 13, 14, 15, 16, 17, 18, 19],
    ],
  ])('of %s are found in their valid lengths', (_issuer, beginnings, lengths) => {
    for (const beginning of beginnings)
      for (const length of lengths) {
        const number = luhn(beginning, length);
        expect([number, finds(`my card ${number}.`)]).toEqual([number, true]);
        const last = Number(number.at(-1));
        const invalid = number.slice(0, -1) + String((last + 1) % 10);
        expect([invalid, finds(`my card ${invalid}.`)]).toEqual([invalid, false]);
      }
  });

  test.each<[string, number]>([
    ['4', 15],
    ['51', 15],
    ['2220', 16],
    ['2721', 16],
    ['34', 16],
    ['306', 14],
    ['643', 16],
    ['1', 16],
  ])('are not found with the prefix %s and %d digits', (beginning, length) => {
    expect(finds(luhn(beginning, length))).toBe(false);
  });

  test.each([
    ['a group of other digits before it', '77 4111 1111 1111 1111'],
    ['a group of other digits after it', '4111 1111 1111 1111 77'],
    ['dashes', '4111-1111-1111-1111'],
    ['no-break spaces', '4111\u00a01111\u00a01111\u00a01111'],
    ['a group for each digit', '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1'],
    ['a word right before it', 'x4111111111111111'],
  ])('are found with %s', (_name, text) => {
    expect(finds(text)).toBe(true);
  });
});

describe('bank accounts', () => {
  const finds = detector('iban');

  /** An IBAN of a country, with its check digits (ISO/IEC 7064). */
  function iban(country: string, length: number): string {
    const account = '1'.repeat(length - 4);
    const numeric = [...`${account}${country}00`].map((character) => parseInt(character, 36)).join('');
    const check = 98n - (BigInt(numeric) % 97n);
    return `${country}${String(check).padStart(2, '0')}${account}`;
  }

  test.each<[string, number]>([
    ['NO', 15],
    ['BE', 16],
    ['AT', 20],
    ['CH', 21],
    ['DE', 22],
    ['ES', 24],
    ['FR', 27],
    ['PL', 28],
    ['MT', 31],
    ['FK', 18],
    ['MN', 20],
    ['OM', 23],
    ['SO', 23],
    ['BI', 27],
    ['DJ', 27],
    ['HN', 28],
    ['NI', 28],
    ['YE', 30],
    ['RU', 33],
  ])('of %s have %d characters', (country, length) => {
    expect(finds(iban(country, length))).toBe(true);
    expect(finds(iban(country, length).toLowerCase())).toBe(true);
    expect(finds(iban(country, length - 1))).toBe(false);
    expect(finds(iban(country, length).replace(/1$/, '2'))).toBe(false);
  });

  test('are found before other characters, and not within longer words', () => {
    expect(finds(`${iban('DE', 22)} EUR 12`)).toBe(true);
    expect(finds(`X${iban('DE', 22)}`)).toBe(false);
  });
});

describe('national ids', () => {
  const finds = detector('national_id');

  test.each([
    ['a DNI', '12345678Z'],
    ['a DNI with a dash', '12345678-Z'],
    ['a NIE of X', 'X1234567L'],
    ['a NIE of Y', 'Y1234567X'],
    ['a NIE of Z', 'Z1234567R'],
    ['a NIE with dashes', 'X-1234567-L'],
    ['a NIR', '255081416802538'],
    ['a codice fiscale', 'RSSMRA85T10A562S'],
    ['a codice fiscale in small letters', 'rssmra85t10a562s'],
  ])('of the form of %s are found when the checksum is valid', (_name, id) => {
    expect(finds(`id ${id}.`)).toBe(true);
  });

  test('of Corsica are found', () => {
    for (const [department, number] of [
      ['2A', 19n],
      ['2B', 18n],
    ] as const) {
      const [before, after] = ['18505', '001001'];
      const key = 97n - (BigInt(`${before}${number}${after}`) % 97n);
      const nir = `${before}${department}${after}${String(key).padStart(2, '0')}`;
      expect([nir, finds(nir)]).toEqual([nir, true]);
    }
  });

  test('of Italy are found when letters stand for their digits', () => {
    // The last letter follows from the others.
    const code = (digits: string): boolean[] =>
      [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => finds(`${digits}${letter}`));
    expect(code('RSSMRAURTMLARSN').filter(Boolean)).toHaveLength(1);
    expect(code('RSSMRA85T10A562').filter(Boolean)).toHaveLength(1);
  });

  test('of Germany have one digit two or three times, and never begin with 0', () => {
    const withCheck = (ten: string): string[] =>
      [...'0123456789'].map((last) => `${ten}${last}`).filter(finds);
    expect(withCheck('8609574271')).toEqual(['86095742719']);
    // One digit three times.
    expect(withCheck('1112345678')).toHaveLength(1);
    for (const ten of ['1234567890', '1111234567', '1122345678', '0123456788'])
      expect([ten, withCheck(ten)]).toEqual([ten, []]);
  });
});
