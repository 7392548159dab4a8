import { RE2JS } from 're2js';
import { startOf } from './block-list.ts';
import { factsOf } from './pattern-analysis.ts';
import type { Work } from './work.ts';

/** Patterns with longer matches are searched in complete texts. */
const MAX_WINDOW_UNITS = 2_000;
/** The cost of RE2 for one character, in steps. */
const STEPS_PER_CHARACTER = 10;

/** An operator's regular expression, matched in linear time (RE2). */
export class OperatorPattern {
  readonly literals: readonly string[];
  /** Whether only the text around its literals is searched; otherwise all of each text, once one of its literals was found. */
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

  /** Whether all texts must be searched, since no literal is known. */
  get hasNoLiteral(): boolean {
    return this.literals.length === 0;
  }

  findsInWhole(text: string, work: Work): boolean {
    work.steps += text.length * STEPS_PER_CHARACTER;
    return this.#expression.test(text);
  }

  /** Finds the first match in a part of a text; null: none. */
  firstIn(part: string, work: Work): { start: number; end: number } | null {
    work.steps += part.length * STEPS_PER_CHARACTER;
    const matcher = this.#expression.matcher(part);
    return matcher.find() ? { start: matcher.start(), end: matcher.end() } : null;
  }
}

/** Searches the ranges of one text around the literals of one pattern. Overlapping ranges are merged. */
export class PatternWindows {
  readonly #pattern: OperatorPattern;
  readonly #text: string;
  readonly #work: Work;
  #from = 0;
  #to = -1;
  /** Whether the complete text has been searched. */
  #isSettled = false;

  constructor(pattern: OperatorPattern, text: string, work: Work) {
    this.#pattern = pattern;
    this.#text = text;
    this.#work = work;
  }

  /** Adds the literal at a place. Whether the previous range, if this literal ends it, has a match. */
  findsAt(end: number, index: number): boolean {
    const { literals, reach } = this.#pattern;
    // One character more on either side than a match can have, to see whether a word ends there.
    const from = Math.max(startOf(this.#text, end, literals[index] ?? '') - reach - 1, 0);
    const to = end + reach + 1;
    const found = from > this.#to && this.findsAtEnd();
    if (from > this.#to) this.#from = from;
    this.#to = Math.max(this.#to, to);
    return found;
  }

  /** Whether the last range has a match. */
  findsAtEnd(): boolean {
    if (this.#to < 0 || this.#isSettled) return false;
    const part = this.#text.slice(this.#from, this.#to);
    const match = this.#pattern.firstIn(part, this.#work);
    if (match === null) return false;
    const touchesStart = this.#from > 0 && match.start === 0;
    const touchesEnd = this.#to < this.#text.length && match.end === part.length;
    if (!touchesStart && !touchesEnd) return true;
    // A word may seem to end where the range was cut.
    this.#isSettled = true;
    return this.#pattern.findsInWhole(this.#text, this.#work);
  }
}
