import { foldCase, kindOf, KNOWN } from './characters.ts';
import { FOLDED, type Cluster, type FormNeeds } from './clusters.ts';
import type { Finder } from './finder.ts';
import type { OperatorPattern } from './operator-pattern.ts';

/** Tells which differences of the forms of a text could matter to finders and patterns. */
export function formNeeds(finders: readonly Finder[], patterns: readonly OperatorPattern[]): FormNeeds {
  const literals = finders.flatMap((finder) => finder.literals);
  const signs = new Set(literals.flatMap((literal) => Array.from(literal, (sign) => sign.codePointAt(0))));
  const words = finders.filter(({ ignoresCase }) => ignoresCase).flatMap((finder) => finder.literals);
  const folded = new WeakMap<Cluster, boolean>();
  return {
    // Patterns may match any character. No detector finds a text with a symbol beyond ASCII, and what is beside one matters only to words.
    isApart: (symbol, next) =>
      patterns.length === 0 &&
      symbol > 0x7f &&
      isSymbol(symbol) &&
      !signs.has(symbol) &&
      (next === undefined || isSymbol(next)),
    // Folding makes letters of letters, so that it does not change where words begin and end.
    isFolded(cluster) {
      let known = folded.get(cluster);
      if (known === undefined) {
        known = cluster.forms.slice(FOLDED).some((form) => words.some((word) => overlaps(word, form)));
        folded.set(cluster, known);
      }
      return known;
    },
  };
}

const symbols = new Map<number, boolean>();

/** Whether a character is neither of a word nor white space beyond ASCII, in any form of the text. */
function isSymbol(point: number): boolean {
  let known = symbols.get(point);
  if (known === undefined) {
    const isOther = /[^\p{L}\p{N}\p{M}_\u1680\u2028\u2029]/u.test(String.fromCodePoint(point));
    known = isOther && kindOf(point) === KNOWN;
    symbols.set(point, known);
  }
  return known;
}

/** Whether a word, in lower case and with single spaces, could begin, end or be where a part of a text is. */
function overlaps(word: string, part: string): boolean {
  const written = foldCase(part).replace(/\s+/g, ' ');
  if (word.includes(written) || written.includes(word)) return true;
  for (let length = 1; length < Math.min(word.length, written.length); length += 1)
    if (word.endsWith(written.slice(0, length)) || word.startsWith(written.slice(-length))) return true;
  return false;
}
