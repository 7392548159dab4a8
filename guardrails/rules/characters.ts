import { CodeUnits } from './code-units.ts';

/** Bit of a code unit: its other bits are known. */
const KNOWN = 1;
/** Invisible, or not a character. It must not hide or split words. */
export const HIDDEN = 2;
/** Has another compatibility form (NFKC), or may have one together with its neighbours. */
export const COMPATIBLE = 4;
/** A combining mark. */
export const MARK = 8;
/** Its case folding is not a simple pair of one upper-case and one lower-case character. */
export const FOLDS_OTHERWISE = 16;

/**
 * Invisible characters: format and control characters, fillers, lone surrogates, private-use characters, the blank Braille pattern
 * and the null note head. White space is not included.
 */
const HIDDEN_CHARACTER =
  /[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u2800\ufffc\ufffd\u{1d159}]--[\t\n\v\f\r]]/v;
const ALL_HIDDEN = new RegExp(HIDDEN_CHARACTER, 'gv');

const kinds = new Uint8Array(0x10000);

/** The most code units of one range. */
const MAX_UNITS = 8192;
const range = new CodeUnits(MAX_UNITS);
const { units } = range;

/** The bits of all characters of a range, in linear time. */
export function kindsOf(text: string, from: number, to: number): number {
  let all = 0;
  for (let start = from; start < to; start += MAX_UNITS) {
    const end = Math.min(start + MAX_UNITS, to);
    range.copy(text, start, end);
    for (let index = 0; index < end - start; index += 1) all |= kindOfUnit(units[index] ?? 0);
  }
  return all;
}

function kindOfUnit(unit: number): number {
  return kinds[unit] || learn(unit);
}

/** Whether a text can be cut before a place without changing the normal form of the two parts together. */
export function canCutBefore(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit < 0x300 || (!isSurrogate(unit) && (kindOfUnit(unit) & (MARK | COMPATIBLE)) === 0);
}

/** Whether a code unit is a visible character of its own, which no normal form removes or combines with its neighbours. */
export function isOwnCharacter(unit: number): boolean {
  return !isSurrogate(unit) && (kindOfUnit(unit) & (HIDDEN | MARK | COMPATIBLE)) === 0;
}

export function withoutHidden(text: string, replacement: '' | ' '): string {
  return text.replace(ALL_HIDDEN, replacement);
}

/**
 * Folds those characters whose folding is not a simple pair; for the others, searches treat both cases as equal. A high surrogate
 * stands for all of its characters, so that some are folded without need.
 */
export function foldOtherwise(text: string): string {
  let folded = '';
  let from = 0;
  for (let start = 0; start < text.length; start += MAX_UNITS) {
    const end = Math.min(start + MAX_UNITS, text.length);
    range.copy(text, start, end);
    for (let index = 0; index < end - start; index += 1) {
      const unit = units[index] ?? 0;
      const at = start + index;
      if ((kindOfUnit(unit) & FOLDS_OTHERWISE) === 0 || at < from) continue;
      const next = unit >= 0xd800 && unit <= 0xdbff ? at + 2 : at + 1;
      folded += text.slice(from, at) + foldOne(text.slice(at, next));
      from = next;
    }
  }
  return folded + text.slice(from);
}

/** The foldings of single code units, which are some hundreds: converting case takes 0.2 µs. */
const foldings = new Map<string, string>();

function foldOne(character: string): string {
  if (character.length > 1) return foldCase(character);
  let folded = foldings.get(character);
  if (folded === undefined) {
    folded = foldCase(character);
    foldings.set(character, folded);
  }
  return folded;
}

/** Folds case, full foldings (ß to ss) and the final sigma included. */
export function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

function learn(unit: number): number {
  let kind = KNOWN;
  // A high surrogate stands for all characters that begin with it. Lone surrogates are found by `isWellFormed`.
  if (unit >= 0xd800 && unit <= 0xdbff)
    for (let low = 0xdc00; low <= 0xdfff; low += 1) kind |= kindOf(String.fromCharCode(unit, low));
  else if (!isSurrogate(unit)) kind |= kindOf(String.fromCharCode(unit));
  kinds[unit] = kind;
  return kind;
}

function kindOf(character: string): number {
  let kind = 0;
  if (HIDDEN_CHARACTER.test(character)) kind |= HIDDEN;
  if (/\p{M}/u.test(character)) kind |= MARK | COMPATIBLE;
  // Hangul Jamo combine into syllables.
  if (/[\u1100-\u11ff]/.test(character) || character.normalize('NFKC') !== character) kind |= COMPATIBLE;
  const folded = foldCase(character);
  const isPair = folded.toUpperCase() === character && folded.length === 1;
  if (folded !== character && !isPair) kind |= FOLDS_OTHERWISE;
  return kind;
}
