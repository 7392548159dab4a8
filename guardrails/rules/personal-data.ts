import {
  passesFrenchNir,
  passesGermanTaxId,
  passesIban,
  passesItalianCode,
  passesLuhn,
  passesSpanishId,
} from './check-digits.ts';
import type { Finder, WholeFinder } from './finder.ts';
import { DigitChain, hasDigits, isChainStart, isDigit } from './numbers.ts';
import type { Work } from './work.ts';

const DIGITS = '0123456789'.split('');

type FindsAtDigits = (text: string, at: number, work: Work) => boolean;

/** @param known `leastDigits`, `reach` and `mayFindAt` as in `Finder` */
function digitsFinder(
  known: Pick<Finder, 'leastDigits' | 'reach' | 'mayFindAt'>,
  finds: FindsAtDigits,
): Finder {
  return {
    literals: DIGITS,
    ...known,
    ignoresCase: false,
    findsAt(text, end, _index, work) {
      return finds(text, end - 1, work);
    },
  };
}

/** The lengths of each issuer's numbers, by their first digits (ISO/IEC 7812). */
const CARDS: readonly (readonly [beginning: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^(?:6011|64[4-9]|65)/, [16, 17, 18, 19]],
  [/^(?:30[0-5]|36|38|39)/, [14, 16]],
  [/^35(?:2[89]|[3-8])/, [16, 17, 18, 19]],
  [/^62/, [16, 17, 18, 19]],
  [/^(?:5018|5020|5038|5893|6304|6759|676[1-3])/, [12, 13, 14, 15, 16, 17, 18, 19]],
];

const MIN_CARD_DIGITS = 12;
/** 19 digits with a space after each. */
const CARD_REACH = 38;

/** A chain in a flat text: of a group as long as is looked at, and the digits of a card after it. */
const FLAT_CHAIN = /\d(?:[ -]?\d){11,48}/y;
const MAX_FLAT_GROUP = 30;
const CARD_BEGINNINGS = '23456';

/** Groups may be joined in a flat text, so a card may begin at any digit of one. */
function mayHaveCard(text: string, at: number, work: Work): boolean {
  FLAT_CHAIN.lastIndex = at;
  const chain = FLAT_CHAIN.exec(text)?.[0] ?? '';
  const group = /^\d*/.exec(chain)?.[0].length ?? 0;
  if (group > MAX_FLAT_GROUP) return true;
  const digits = chain.replace(/[ -]/g, '');
  const last = Math.min(group - 1, digits.length - MIN_CARD_DIGITS);
  for (let start = 0; start <= last; start += 1) {
    if (!CARD_BEGINNINGS.includes(digits.charAt(start))) continue;
    const rest = digits.slice(start);
    work.steps += rest.length;
    for (const [beginning, lengths] of CARDS)
      if (
        beginning.test(rest) &&
        lengths.some((length) => length <= rest.length && passesLuhn(rest.slice(0, length)))
      )
        return true;
  }
  return false;
}

export const paymentCardFinder = digitsFinder(
  { leastDigits: MIN_CARD_DIGITS, reach: CARD_REACH, mayFindAt: mayHaveCard },
  (text, at, work) => {
    if (!isChainStart(text, at) || !hasDigits(text, at, MIN_CARD_DIGITS)) return false;
    return new DigitChain(text, at, work).someWithLuhn(MIN_CARD_DIGITS, work, (number) =>
      CARDS.some(([beginning, lengths]) => lengths.includes(number.length) && beginning.test(number)),
    );
  },
);

/** The length of an IBAN by country (SWIFT's IBAN registry). */
const IBAN_LENGTHS = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 ' +
    'FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 ' +
    'LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 ' +
    'SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,31}/iy;
/** In a flat text more may be before it. */
const FLAT_IBAN = /[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,31}/iy;

/** The check digits, which letters may follow. */
const IBAN_DIGITS = 2;
/** 35 letters and digits with a space after each. */
const IBAN_REACH = 70;

/** Finds IBANs at their first digits, which follow the two letters of the country. */
export const ibanFinder = digitsFinder(
  {
    leastDigits: IBAN_DIGITS,
    reach: IBAN_REACH,
    mayFindAt: (text, at, work) => hasIban(text, at, FLAT_IBAN, work),
  },
  (text, at, work) => hasIban(text, at, IBAN, work),
);

function hasIban(text: string, at: number, form: RegExp, work: Work): boolean {
  const first = text.charCodeAt(at - 2) | 0x20;
  if (!(first >= 0x61 && first <= 0x7a) || !isDigit(text.charCodeAt(at + 1))) return false;
  form.lastIndex = at - 2;
  const plain = (form.exec(text)?.[0] ?? '').replace(/[ -]/g, '').toUpperCase();
  work.steps += plain.length;
  const length = IBAN_LENGTHS.get(plain.slice(0, 2));
  return length !== undefined && plain.length >= length && passesIban(plain.slice(0, length));
}

const SPANISH_ID = /(?<![A-Z0-9])(?:\d{8}|[XYZ]-?\d{7})-?[A-Z](?![A-Z0-9])/iy;
const FRENCH_NIR = /(?<![A-Z0-9])[1-478] ?\d\d ?\d\d ?(?:\d\d|2[AB]) ?\d{3} ?\d{3} ?\d\d(?![A-Z0-9])/iy;
/** Digits of the year, the day and the place may be replaced by letters, to distinguish equal codes. */
const ITALIAN_CODE =
  /(?<![A-Z0-9])[A-Z]{6}[0-9LMNP-V]{2}[A-EHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z](?![A-Z0-9])/gi;

const TAX_ID_DIGITS = 11;
/** Those of a NIR before the letter of a department of Corsica. A NIE has seven. */
const ID_DIGITS = 6;
/** 15 digits with a space after each. */
const ID_REACH = 30;

export const nationalIdFinder = digitsFinder(
  { leastDigits: ID_DIGITS, reach: ID_REACH },
  (text, at, work) => {
    if (passesAt(text, at, FRENCH_NIR, passesFrenchNir)) return true;
    // The letter of a NIE is one or two characters before its digits.
    for (const before of [0, 1, 2]) if (passesAt(text, at - before, SPANISH_ID, passesSpanishId)) return true;
    if (!isChainStart(text, at) || !hasDigits(text, at, TAX_ID_DIGITS)) return false;
    return new DigitChain(text, at, work).someOfLength(TAX_ID_DIGITS, work, passesGermanTaxId);
  },
);

/** Finds Italian codes by a search of the complete text, since they may contain no digit. */
export const italianCodeFinder: WholeFinder = {
  finds(text) {
    for (const [found] of text.matchAll(ITALIAN_CODE))
      if (passesItalianCode(found.toUpperCase())) return true;
    return false;
  },
};

function passesAt(text: string, at: number, form: RegExp, passes: (plain: string) => boolean): boolean {
  form.lastIndex = Math.max(at, 0);
  const found = form.exec(text);
  return found !== null && passes(found[0].replace(/[ -]/g, '').toUpperCase());
}

const DOMAIN = /[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){1,8}/iy;

export const emailFinder: Finder = {
  literals: ['@'],
  reach: 0,
  ignoresCase: false,
  findsAt(text, end) {
    DOMAIN.lastIndex = end;
    return /[\w+-]/.test(text.charAt(end - 2)) && DOMAIN.test(text);
  },
};

/** International phone numbers. National ones are like any other number. */
const PHONE = /(?<![\w+])\+[1-9](?:[ ()./-]{0,2}\d){7,14}(?!\d)/y;

export const phoneFinder: Finder = {
  literals: ['+'],
  // The plus, a digit, and 14 digits with two separators before each.
  reach: 44,
  ignoresCase: false,
  findsAt(text, end) {
    PHONE.lastIndex = end - 1;
    return PHONE.test(text);
  },
};
