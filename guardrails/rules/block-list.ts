import type { BlockList } from '../../catalogue/guardrail.ts';
import { foldCase, withoutHidden } from './characters.ts';
import type { Finder } from './finder.ts';

/** What goes on a word. Scripts that put no space between words have no ends of words to look for. */
const WORD_CHARACTER =
  /[[\p{L}\p{N}\p{M}_]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]]/v;

/** Finds the words of a block list. Any run of white space stands for any other. */
export function blockListFinder({ words, ignoreCase, wholeWords }: BlockList): Finder {
  const exact = words.map(canonical).filter((word) => word !== '');
  const literals = exact.map((word) => canonical(foldCase(word)));
  return {
    literals,
    ignoresCase: ignoreCase,
    findsAt(text, end, index, work) {
      const literal = literals[index] ?? '';
      const start = startOf(text, end, literal);
      work.add(end - start);
      if (wholeWords && !isWhole(text, start, end)) return false;
      return ignoreCase || canonical(text.slice(start, end)) === exact[index];
    },
  };
}

/** In the form in which texts are searched, with single spaces. */
function canonical(word: string): string {
  return withoutHidden(word, '').normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** Where the literal begins that ends at a place: each of its spaces is a run of white space in the text. */
export function startOf(text: string, end: number, literal: string): number {
  let at = end;
  for (let left = literal.length - 1; left >= 0; left -= 1) {
    at -= 1;
    if (literal.charCodeAt(left) === 0x20) while (isSpace(text, at - 1)) at -= 1;
  }
  return at;
}

export function isSpace(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || (unit > 0x7f && /\s/.test(text.charAt(at)));
}

function isWhole(text: string, start: number, end: number): boolean {
  return !goesOn(text, start) && !goesOn(text, end);
}

/** Whether a word goes on over a place in the text. */
function goesOn(text: string, at: number): boolean {
  return WORD_CHARACTER.test(characterBefore(text, at)) && WORD_CHARACTER.test(characterAt(text, at));
}

function characterAt(text: string, at: number): string {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
}

function characterBefore(text: string, at: number): string {
  const unit = text.charCodeAt(at - 1);
  return unit >= 0xdc00 && unit <= 0xdfff ? characterAt(text, at - 2) : text.charAt(at - 1);
}
