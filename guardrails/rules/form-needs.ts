import { isWordCharacter } from './block-list.ts';
import { foldCase, kindOf, KNOWN } from './characters.ts';
import { CLOSED, FOLDED, SPACED, UNMARKED, type FormNeeds } from './clusters.ts';
import type { Finder } from './finder.ts';
import type { OperatorPattern } from './operator-pattern.ts';

/** The bits of the folded ways. */
const FOLDED_BITS = 0b111 << FOLDED;

/** What a match of a detector may have, or what beside one decides whether it matches. */
const DETECTED = /[\s\w"'()+./:=>@~\u017f\u212a-]/;

/** Tells which differences of the forms of a text could matter to finders and patterns. */
export function formNeeds(finders: readonly Finder[], patterns: readonly OperatorPattern[]): FormNeeds {
  const literals = finders.flatMap((finder) => finder.literals);
  const points = literals.flatMap((literal) => Array.from(literal, (sign) => sign.codePointAt(0) ?? 0));
  const signs = new Set(points);
  const words = finders.filter(({ ignoresCase }) => ignoresCase).flatMap((finder) => finder.literals);
  /** Whether a part in place of another one changes nothing: no match has any of both, and the same words end beside them. */
  const isNeutral = (before: string, after: string): boolean =>
    before !== '' &&
    after !== '' &&
    !DETECTED.test(before + after) &&
    !Array.from(foldCase(before + after)).some((sign) => signs.has(sign.codePointAt(0) ?? 0)) &&
    isWordAt(before, 0) === isWordAt(after, 0) &&
    isWordAt(before, -1) === isWordAt(after, -1);
  return {
    // Patterns may depend on all of a text.
    reach: patterns.length === 0 ? Math.max(0, ...finders.map(({ reach }) => reach)) : Infinity,
    // Patterns may match any character. No detector finds a text with a symbol beyond ASCII, and what is beside one matters only to words.
    isApart: (symbol, next) =>
      patterns.length === 0 &&
      symbol > 0x7f &&
      isSymbol(symbol) &&
      !signs.has(symbol) &&
      (next === undefined || isSymbol(next)),
    mattering(text, { forms, differing }) {
      // Folding makes letters of letters, so it does not change where words begin and end.
      const isFolded =
        (differing & FOLDED_BITS) !== 0 &&
        forms.slice(FOLDED).some((form) => words.some((word) => overlaps(word, form)));
      let ways = isFolded ? differing : differing & ~FOLDED_BITS;
      for (const way of patterns.length > 0 ? [] : [CLOSED, SPACED, UNMARKED])
        if (isNeutral(way === CLOSED ? text : (forms[CLOSED] ?? ''), forms[way] ?? '')) ways &= ~(1 << way);
      return ways;
    },
  };
}

/** By code point: 0 for those that were not looked at. Memory is used only for the others. */
const symbols = new Uint8Array(0x110000);
const SYMBOL = 1;
const NO_SYMBOL = 2;

/** Whether a character is neither of a word nor white space beyond ASCII, in any form of the text. */
function isSymbol(point: number): boolean {
  if (symbols[point] === 0) {
    const isOther = /[^\p{L}\p{N}\p{M}_\u1680\u2028\u2029]/u.test(String.fromCodePoint(point));
    symbols[point] = isOther && kindOf(point) === KNOWN ? SYMBOL : NO_SYMBOL;
  }
  return symbols[point] === SYMBOL;
}

function isWordAt(text: string, index: 0 | -1): boolean {
  return isWordCharacter(Array.from(text).at(index) ?? '');
}

/** Whether a word, in lower case and with single spaces, could begin, end or be where a part of a text is. */
function overlaps(word: string, part: string): boolean {
  const written = foldCase(part).replace(/\s+/g, ' ');
  if (word.includes(written) || written.includes(word)) return true;
  for (let length = 1; length < Math.min(word.length, written.length); length += 1)
    if (word.endsWith(written.slice(0, length)) || word.startsWith(written.slice(-length))) return true;
  return false;
}
