import { RE2JS } from 're2js';
import { startOf } from './block-list.ts';
import { factsOf } from './pattern-analysis.ts';
import type { Work } from './work.ts';

/** Matches that can be longer are looked for in the whole of a text. */
const MAX_WINDOW_UNITS = 2_000;
/** What RE2 takes for a character, in steps of a walk. */
const STEPS_PER_CHARACTER = 10;

/** A regular expression of the operator's, in linear time (RE2). */
export class OperatorPattern {
  readonly literals: readonly string[];
  /** Whether it is looked for around its literals; otherwise in whole texts, where one of its literals was seen. */
  readonly isLocal: boolean;
  readonly reach: number;
  readonly #expression: RE2JS;

  constructor(pattern: string) {
    this.#expression = RE2JS.compile(pattern);
    const { literals, mostUnits, isAnchored } = factsOf(this.#expression);
    this.literals = literals ?? [];
    this.reach = mostUnits ?? 0;
    this.isLocal = literals !== null && mostUnits !== null && mostUnits <= MAX_WINDOW_UNITS && !isAnchored;
  }

  /** Whether all of a text has to be looked through for it. */
  get hasNoLiteral(): boolean {
    return this.literals.length === 0;
  }

  findsInWhole(text: string, work: Work): boolean {
    work.add(text.length * STEPS_PER_CHARACTER);
    return this.#expression.test(text);
  }

  /** The first match in a part of a text; null: none. */
  firstIn(part: string, work: Work): { start: number; end: number } | null {
    work.add(part.length * STEPS_PER_CHARACTER);
    const matcher = this.#expression.matcher(part);
    return matcher.find() ? { start: matcher.start(), end: matcher.end() } : null;
  }
}

/** The ranges of one text around the literals of one pattern; those that overlap are one. */
export class PatternWindows {
  readonly #pattern: OperatorPattern;
  readonly #text: string;
  readonly #work: Work;
  #from = 0;
  #to = -1;
  /** Whether the whole text was looked through, once and for all. */
  #isSettled = false;

  constructor(pattern: OperatorPattern, text: string, work: Work) {
    this.#pattern = pattern;
    this.#text = text;
    this.#work = work;
  }

  /** Whether a match stands in the range before the literal at a place, if that range is complete. */
  findsAt(end: number, index: number): boolean {
    const { literals, reach } = this.#pattern;
    // One character more on either side than a match can have: whether a word ends there is seen.
    const from = Math.max(startOf(this.#text, end, literals[index] ?? '') - reach - 1, 0);
    const to = end + reach + 1;
    const found = from > this.#to && this.findsAtEnd();
    if (from > this.#to) this.#from = from;
    this.#to = to;
    return found;
  }

  /** Whether a match stands in the last range. */
  findsAtEnd(): boolean {
    if (this.#to < 0 || this.#isSettled) return false;
    const part = this.#text.slice(this.#from, this.#to);
    const match = this.#pattern.firstIn(part, this.#work);
    if (match === null) return false;
    const touchesStart = this.#from > 0 && match.start === 0;
    const touchesEnd = this.#to < this.#text.length && match.end === part.length;
    if (!touchesStart && !touchesEnd) return true;
    // Where the range was cut, a word may seem to end that does not.
    this.#isSettled = true;
    return this.#pattern.findsInWhole(this.#text, this.#work);
  }
}
