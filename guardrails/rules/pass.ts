import type { Automaton, Walk } from './automaton.ts';
import type { Finder } from './finder.ts';
import { PatternWindows, type OperatorPattern } from './operator-pattern.ts';
import { MAX_RANGE } from './search-module.ts';
import type { TextForm } from './text-forms.ts';
import type { Work } from './work.ts';

/** The finder or pattern of a literal. */
export interface Owner {
  readonly finder: Finder | null;
  readonly pattern: OperatorPattern | null;
  /** The index in the owner's literals. */
  readonly index: number;
}

/** What texts are searched for. */
export interface SearchedLiterals {
  automaton: Automaton;
  /** By the literal's index in the automaton. */
  owners: readonly Owner[];
}

/** What the passes over one prompt share. */
export interface SearchState {
  /** Receives the patterns to search in complete texts. */
  seen: Set<OperatorPattern>;
  work: Work;
}

/** `not plain`: the pass ended at a character that is not plain ASCII. */
export type PassEnd = 'found' | 'nothing' | 'not plain';

/** One pass over one form of a text, slice by slice. At each literal it looks at the text around it. */
export class Pass {
  readonly #literals: SearchedLiterals;
  readonly #form: TextForm;
  readonly #state: SearchState;
  readonly #onlyPlain: boolean;
  readonly #walk: Walk = { state: 0, isStopped: false };
  /** Where the literals that were found end. */
  readonly ends: number[] = [];
  #at = 0;
  #windows: Map<OperatorPattern, PatternWindows> | null = null;

  /** @param onlyPlain whether the pass ends at the first character that is not plain ASCII */
  constructor(literals: SearchedLiterals, form: TextForm, state: SearchState, onlyPlain: boolean) {
    this.#literals = literals;
    this.#form = form;
    this.#state = state;
    this.#onlyPlain = onlyPlain;
  }

  /** Passes over the next slice. Null: there are more slices. */
  next(): PassEnd | null {
    const { automaton } = this.#literals;
    const { text } = this.#form;
    const { length } = text;
    const from = this.#at;
    this.#at = Math.min(from + MAX_RANGE, length);
    const isFound = automaton.walk(this.#walk, text, from, this.#at, this.#onlyPlain, this.#onHit);
    if (isFound) return 'found';
    this.#state.work.steps += (this.#at - from) * automaton.costPerCharacter;
    if (this.#walk.isStopped) return 'not plain';
    if (this.#at < length) return null;
    if (this.#windows === null) return 'nothing';
    return [...this.#windows.values()].some((windows) => windows.findsAtEnd()) ? 'found' : 'nothing';
  }

  readonly #onHit = (literal: number, end: number): boolean => {
    const { work } = this.#state;
    const owner = this.#literals.owners[literal];
    const form = this.#form;
    work.steps += 2;
    this.ends.push(end);
    if (owner === undefined) return false;
    if (owner.finder !== null) {
      if (form.isFolded && !owner.finder.ignoresCase) return false;
      return owner.finder.findsAt(form.text, end, owner.index, work);
    }
    return !form.isFolded && owner.pattern !== null && this.#findsPattern(owner.pattern, end, owner.index);
  };

  #findsPattern(pattern: OperatorPattern, end: number, index: number): boolean {
    const { seen, work } = this.#state;
    if (!pattern.isLocal) {
      seen.add(pattern);
      return false;
    }
    this.#windows ??= new Map();
    let windows = this.#windows.get(pattern);
    if (windows === undefined) {
      windows = new PatternWindows(pattern, this.#form.text, work);
      this.#windows.set(pattern, windows);
    }
    return windows.findsAt(end, index);
  }
}
