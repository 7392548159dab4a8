import {
  passesFrenchNir,
  passesGermanTaxId,
  passesIban,
  passesItalianCode,
  passesLuhn,
  passesSpanishId,
} from './check-digits.ts';

const GROUP = /\d+/g;
const MOST_DIGITS = 19;

/** Numbers as people write them, whole or in groups with one space or dash between them, of `least` to 19 digits. */
function* groupedNumbers(text: string, least: number): Generator<string> {
  /** The groups that the next one may go on from. */
  let open: string[] = [];
  let end = -2;
  for (const { 0: digits, index } of text.matchAll(GROUP)) {
    const follows = index === end + 1 && /[ \u00a0-]/.test(text.charAt(end));
    open = (follows ? [...open, ''] : ['']).map((before) => before + digits);
    open = open.filter((number) => number.length <= MOST_DIGITS);
    end = index + digits.length;
    yield* open.filter((number) => number.length >= least);
  }
}

/** Which lengths the numbers of an issuer have, by how they begin (ISO/IEC 7812). */
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

export function holdsPaymentCard(text: string): boolean {
  for (const number of groupedNumbers(text, 12)) {
    const isIssued = CARDS.some(
      ([beginning, lengths]) => lengths.includes(number.length) && beginning.test(number),
    );
    if (isIssued && passesLuhn(number)) return true;
  }
  return false;
}

/** Characters of an IBAN by its country (SWIFT's IBAN registry). */
const IBAN_LENGTHS = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 ' +
    'GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 ' +
    'MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SD18 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 ' +
    'UA29 VA22 VG24 XK20'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Looks ahead without moving on, so that what only begins like an IBAN hides none that follows. */
const IBAN_START = /(?<![A-Z0-9])(?=([A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,31}))/gi;

export function holdsIban(text: string): boolean {
  for (const [, found = ''] of text.matchAll(IBAN_START)) {
    const plain = found.replace(/[ -]/g, '').toUpperCase();
    const length = IBAN_LENGTHS.get(plain.slice(0, 2));
    if (length !== undefined && plain.length >= length && passesIban(plain.slice(0, length))) return true;
  }
  return false;
}

const SPANISH_ID = /(?<![A-Z0-9])(?:\d{8}|[XYZ]-?\d{7})-?[A-Z](?![A-Z0-9])/gi;
const FRENCH_NIR = /(?<![A-Z0-9])[1-478] ?\d\d ?\d\d ?(?:\d\d|2[AB]) ?\d{3} ?\d{3} ?\d\d(?![A-Z0-9])/gi;
/** Digits of the year, the day and the place may be letters, which tell homonyms apart. */
const ITALIAN_CODE =
  /(?<![A-Z0-9])[A-Z]{6}[0-9LMNP-V]{2}[A-EHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z](?![A-Z0-9])/gi;

export function holdsNationalId(text: string): boolean {
  for (const number of groupedNumbers(text, 11)) {
    if (number.length === 11 && passesGermanTaxId(number)) return true;
  }
  return (
    anyPasses(text, SPANISH_ID, passesSpanishId) ||
    anyPasses(text, FRENCH_NIR, passesFrenchNir) ||
    anyPasses(text, ITALIAN_CODE, passesItalianCode)
  );
}

function anyPasses(text: string, form: RegExp, passes: (plain: string) => boolean): boolean {
  for (const [found] of text.matchAll(form)) {
    if (passes(found.replace(/[ -]/g, '').toUpperCase())) return true;
  }
  return false;
}

const DOMAIN = /[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){1,8}/iy;

export function holdsEmail(text: string): boolean {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    DOMAIN.lastIndex = at + 1;
    if (/[\w+-]/.test(text.charAt(at - 1)) && DOMAIN.test(text)) return true;
  }
  return false;
}

/** In the international form only: national ones look like any other number. */
const PHONE = /(?<![\w+])\+[1-9](?:[ ()./-]{0,2}\d){7,14}(?!\d)/;

export function holdsPhone(text: string): boolean {
  return PHONE.test(text);
}
