import { isDigit } from './numbers.ts';
import type { Finder } from './finder.ts';
import { LiteralSearch } from './literal-search.ts';
import { MAX_RANGE } from './search-module.ts';
import type { Work } from './work.ts';

/** Plain ASCII, without the signs that a flat text may have as escapes. */
const FLAT_LITERAL = /^[[\x20-\x7e]--["\x26\x27<>\\]]+$/v;
/** A part that two numbers have, which texts have one after the other and a flat text has not. */
const OF_NUMBERS = /\d [-\d]/;
/** With more looks at expressions, or steps at digits, some milliseconds, a complete search decides. */
const MAX_LOOKS = 5_000;
const MAX_STEPS = 200_000;
/** Words that are compared: each look compares all of them. */
const MAX_COMPARED = 100_000;

/**
 * Tells whether anything may be found in a request, by its flat text (`flat-text.ts`). Never says no where a complete search would find
 * something.
 */
export class LooseSearch {
  readonly #search: LiteralSearch;
  readonly #forms: readonly RegExp[];
  readonly #maxLooks: number;
  readonly #ofDigits: readonly Finder[];
  /** Whether a form begins with a digit. */
  readonly #hasDigitForms: boolean;

  private constructor(search: LiteralSearch, finders: readonly Finder[]) {
    this.#search = search;
    this.#forms = ['y', 'iy'].flatMap((flags) => {
      const sources = finders.flatMap(({ loose }) =>
        loose?.ignoreCase === (flags === 'iy') ? loose.source : [],
      );
      return sources.length === 0 ? [] : new RegExp(sources.join('|'), flags);
    });
    const words = finders.flatMap(({ loose, literals }) => (loose?.ignoreCase === true ? literals : []));
    this.#maxLooks = Math.min(MAX_LOOKS, MAX_COMPARED / words.length);
    this.#ofDigits = finders.filter(({ leastDigits }) => leastDigits !== undefined);
    this.#hasDigitForms = finders.some(
      ({ leastDigits, literals }) => leastDigits === undefined && literals.some((one) => /^\d/.test(one)),
    );
  }

  /** Null where a finder has no loose form, and where literals are not searched 16 places at once. */
  static of(finders: readonly Finder[]): LooseSearch | null {
    if (finders.some((finder) => finder.loose === undefined && finder.mayFindAt === undefined)) return null;
    const literals = finders.flatMap((finder) => finder.literals);
    if (!literals.every((literal) => FLAT_LITERAL.test(literal) && !OF_NUMBERS.test(literal))) return null;
    const counts = finders.flatMap(({ leastDigits }) => leastDigits ?? []);
    const ofGroups = new Set<number>();
    let count = 0;
    for (const finder of finders)
      for (const _literal of finder.literals) {
        if (finder.leastDigits !== undefined) ofGroups.add(count);
        count += 1;
      }
    const search = LiteralSearch.of(literals, ofGroups, counts.length === 0 ? 0 : Math.min(...counts));
    return search === null ? null : new LooseSearch(search, finders);
  }

  mayFind(flat: Buffer): boolean {
    let text: string | null = null;
    let looks = 0;
    const work: Work = { steps: 0 };
    for (let from = 0; from < flat.length; from += MAX_RANGE) {
      const count = this.#search.findInBytes(flat, from, Math.min(from + MAX_RANGE, flat.length));
      looks += count;
      if (looks > this.#maxLooks) return true;
      if (count > 0) text ??= flat.toString('latin1');
      for (let index = 0; index < count && text !== null; index += 1)
        if (this.#mayFindAt(text, from + this.#search.placeOf(index), work)) return true;
    }
    return false;
  }

  #mayFindAt(text: string, at: number, work: Work): boolean {
    const isOfDigits = isDigit(text.charCodeAt(at));
    if (isOfDigits && this.#ofDigits.some((finder) => finder.mayFindAt?.(text, at, work))) return true;
    if (work.steps > MAX_STEPS) return true;
    if (isOfDigits && !this.#hasDigitForms) return false;
    for (const form of this.#forms) {
      form.lastIndex = at;
      if (form.test(text)) return true;
    }
    return false;
  }
}
