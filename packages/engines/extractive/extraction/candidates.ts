import { kindOf, type Literal, type ScalarField } from './field.ts';

/** A value in a passage, with its position. */
export interface Found {
  value: Literal;
  at: number;
  /** The score of its form alone. */
  gain: number;
}

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const datePattern = new RegExp(
  `\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b|\\b\\d{1,2}(?:st|nd|rd|th)? (?:${months})\\b(?:,? \\d{4}\\b)?|\\b(?:${months}) \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4}\\b)?|\\b(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b`,
  'giu',
);
const numberPattern = new RegExp(
  `[-+]?\\b\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?\\b|[-+]?\\b\\d+(?:\\.\\d+)?|\\b(?:${words.join('|')})\\b`,
  'giu',
);
const scales: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, k: 1e3 };
const negated =
  /\b(?:no|not|never|without|none|isn't|aren't|wasn't|doesn't|don't|didn't|can't|cannot|neither|nor|unavailable|false)\b|n't\b/iu;
const emailPattern = /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}\b/giu;
const urlPattern = /\bhttps?:\/\/[^\s<>"')\]]{1,500}/giu;
const phonePattern = /\+?\d[\d ()/-]{6,18}\d/gu;
const colourPattern =
  /\b(?:(?:dark|light|pale|bright) )?(?:red|green|blue|yellow|orange|purple|pink|brown|black|white|gr[ea]y|silver|gold|beige|turquoise|violet)\b/giu;
const quotedPattern = /["“«]([^"”»]{2,200})["”»]/gu;
const properPattern =
  /(?:\b(?:Dr|Mr|Mrs|Ms|Prof)\. )?\b\p{Lu}[\p{L}\p{N}'’.&-]{0,30}(?: (?:(?:of|the|de|van|von|der|&) )?\p{Lu}[\p{L}\p{N}'’.&-]{0,30}){0,4}/gu;

/** Returns all values of a field's type in a text. */
export function candidatesIn(field: ScalarField, text: string): Found[] {
  switch (field.kind) {
    case 'number':
      return numbersIn(text, isYear(field.terms)).filter(
        ({ value }) =>
          value >= field.minimum && value <= field.maximum && (!field.isInteger || Number.isInteger(value)),
      );
    case 'choice':
      return field.options.flatMap((value) =>
        mentions(text, String(value)).map((at) => ({ value, at, gain: 0.4 })),
      );
    case 'flag':
      // The value is read from the complete passage.
      return [{ value: !negated.test(text), at: 0, gain: 0 }];
    case 'text':
      return textsIn(field.terms, field.format, text).filter(
        ({ value }) => String(value).length <= field.maxLength,
      );
  }
}

const isYear = kindOf('year');

function numbersIn(text: string, wantsYear: boolean): (Found & { value: number })[] {
  const dates = [...text.matchAll(datePattern)].map((match) => [match.index, match.index + match[0].length]);
  return [...text.matchAll(numberPattern)].map(({ 0: written, index }) => {
    const spelled = words.indexOf(written.toLowerCase());
    const after = /^\s?(thousand|million|billion|k)\b/iu.exec(text.slice(index + written.length))?.[1] ?? '';
    const value = spelled >= 0 ? spelled : Number(written.replaceAll(',', ''));
    const isDate = dates.some(([start = 0, end = 0]) => index >= start && index < end);
    // "One" is more often a pronoun than a number.
    const looksLikeYear = /^(?:1[5-9]|20)\d\d$/u.test(written);
    const year = looksLikeYear ? 0.35 : -0.5;
    const gain = wantsYear
      ? year
      : (isDate ? -0.4 : 0) + (spelled === 1 ? -0.3 : 0) + (looksLikeYear ? -0.2 : 0);
    return { value: value * (scales[after.toLowerCase()] ?? 1), at: index, gain };
  });
}

function mentions(text: string, value: string): number[] {
  const spoken = value.replaceAll('_', ' ');
  const at = text.toLowerCase().indexOf(spoken.toLowerCase());
  if (at === -1) return [];
  const isWord = (character: string | undefined): boolean =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  return isWord(text[at - 1]) || isWord(text[at + spoken.length]) ? [] : [at];
}

const isEmail = kindOf('email mail');
const isAddressOnline = kindOf('url link website homepage');
const isDay = kindOf('date day deadline birthday due');
const isPhone = kindOf('phone telephone fax mobile');
const isColour = kindOf('colour color');
const isCode = kindOf('id number code reference order invoice zip postcode');

function textsIn(terms: readonly string[], format: string, text: string): Found[] {
  if (format === 'email' || isEmail(terms)) return matches(text, emailPattern, 0.6);
  if (format === 'uri' || format === 'url' || isAddressOnline(terms)) return matches(text, urlPattern, 0.6);
  if (format.startsWith('date') || isDay(terms)) return dates(text, format);
  if (isPhone(terms)) return matches(text, phonePattern, 0.5);
  const quoted = [...text.matchAll(quotedPattern)].map(({ 1: value = '', index }) => {
    return { value, at: index, gain: 0.3 };
  });
  if (isColour(terms)) return matches(text, colourPattern, 0.4);
  return [...quoted, ...properNames(text, terms), ...codes(text, terms)];
}

/** Returns the dates in a text. With the format `date`, returns only dates that can be converted to it. */
function dates(text: string, format: string): Found[] {
  return matches(text, datePattern, 0.4).flatMap((found) => {
    if (format !== 'date') return [found];
    const written = String(found.value);
    const time =
      /\d{4}/u.test(written) && !/[./]/u.test(written)
        ? Date.parse(`${written.replace(/(\d)(?:st|nd|rd|th)\b/u, '$1')} UTC`)
        : Number.NaN;
    const value = /^\d{4}-\d{2}-\d{2}$/u.test(written)
      ? written
      : Number.isNaN(time)
        ? ''
        : new Date(time).toISOString().slice(0, 10);
    return value === '' ? [] : [{ ...found, value }];
  });
}

function matches(text: string, pattern: RegExp, gain: number): Found[] {
  return [...text.matchAll(pattern)].map(({ 0: value, index }) => ({ value: value.trim(), at: index, gain }));
}

/** Returns codes for fields that contain one: numbers with letters or dashes, such as "A-1047". */
function codes(text: string, terms: readonly string[]): Found[] {
  if (!isCode(terms)) return [];
  return matches(text, /#?\b(?=[A-Z0-9-]{0,30}\d)[A-Z0-9][A-Z0-9-]{2,30}\b/gu, 0.2);
}

const isPerson = kindOf(
  'name person customer author contact employee user sender recipient manager winner ceo founder guest patient',
);
const isPlace = kindOf('city place location country town destination origin region address state');
const isVenue = kindOf('restaurant hotel bar cafe shop store venue');
const isOrigin = kindOf('origin departure source');
const isDestination = kindOf('destination arrival target');
const isFirm = kindOf('company firm organization organisation employer vendor brand');
const notNames =
  /^(?:The|A|An|It|In|On|At|He|She|They|We|I|You|This|That|These|What|Who|Where|When|Why|How|Is|Are|Do|Does|Can|Please|My|Our|Your|His|Her|Its|Extract|Find|Get|Show|Tell|Book|Call|Order|Set|Send|And|But|If|For|From|To|Since|After|Hello|Hi|Dear|Yes|No|Contact|Meet|Ask|Write|Reach|Visit|Invoice|Customer|Name|Summarise|Summarize|Return|Reserve|Fly|Go|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/u;

function properNames(text: string, terms: readonly string[]): Found[] {
  return [...text.matchAll(properPattern)].flatMap(({ 0: written, index }) => {
    const value = trimmedName(written);
    if (value === '') return [];
    const at = index + written.indexOf(value);
    const before = text.slice(Math.max(0, at - 24), at);
    return [{ value, at, gain: cueGain(before, value, terms) }];
  });
}

/** Returns the score of a name by the words around it. */
function cueGain(before: string, name: string, terms: readonly string[]): number {
  if (isOrigin(terms)) return /\bfrom $/iu.test(before) ? 0.6 : -0.2;
  if (isDestination(terms)) return /\bto $/iu.test(before) ? 0.6 : -0.2;
  if (isVenue(terms)) return /\bat $/iu.test(before) ? 0.45 : 0;
  if (isPlace(terms)) {
    if (/\b(?:in|to|from|near|for|of) $/iu.test(before)) return 0.4;
    return /\bat $/iu.test(before) ? 0.2 : 0;
  }
  if (isFirm(terms)) {
    if (firmEnding.test(name)) return 0.6;
    return /\b(?:at|for|with) $/iu.test(before) ? 0.4 : 0;
  }
  if (!isPerson(terms)) return 0;
  if (/\b(?:name is|named|called|i am|i'm|by|this is|regards, ?|with|contact) $/iu.test(before)) return 0.6;
  if (/:\s$/u.test(before)) return 0.45;
  return before === '' || /[.!?]\s$/u.test(before) ? 0.35 : 0;
}

const firmEnding = /\b(?:Inc|Ltd|LLC|GmbH|AG|Corp|Co|plc)\.?$/u;
const isGroup = kindOf('participant attendee people name guest member author person employee speaker');

/** Returns the names in a text, for lists of people. */
export function peopleIn(terms: readonly string[], text: string): string[] {
  if (!isGroup(terms)) return [];
  const names = [...text.matchAll(properPattern)].flatMap(([written]) =>
    written.split(/ and | & /u).map(trimmedName),
  );
  return [...new Set(names)].filter((name) => name !== '');
}

/** Removes words that are capitalised only because of their position. */
function trimmedName(written: string): string {
  const parts = written.replace(/[.’']+$/u, '').split(' ');
  while (parts[0] !== undefined && notNames.test(parts[0])) parts.shift();
  return parts.join(' ');
}
