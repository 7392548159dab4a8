import { Automaton } from './automaton.ts';
import { formNeeds } from './form-needs.ts';
import type { Finder, WholeFinder } from './finder.ts';
import type { OperatorPattern } from './operator-pattern.ts';
import { Pass, type PassEnd, type SearchedLiterals, type SearchState } from './pass.ts';
import { KnownClusters } from './clusters.ts';
import { otherForms, type FormLiterals, type TextForm } from './text-forms.ts';
import type { Work } from './work.ts';

const BEGINNING_CHARACTERS = 512;

/** The search of one text. Yields between its steps. */
export type TextScan = Generator<void, boolean>;

/** Searches texts for everything that one guardrail finds, with one automaton. */
export class Scanner {
  readonly #literals: SearchedLiterals;
  readonly #whole: readonly WholeFinder[];
  readonly #clusters: KnownClusters;
  /** Whether everything that is found has one of the literals, and no more than its reach around it. */
  readonly #needsLiterals: boolean;
  readonly #mayHold: FormLiterals['mayHold'];

  constructor(
    finders: readonly Finder[],
    whole: readonly WholeFinder[],
    patterns: readonly OperatorPattern[],
  ) {
    const owned = [
      ...finders.flatMap((finder) =>
        finder.literals.map((literal, index) => ({ literal, finder, pattern: null, index })),
      ),
      ...patterns.flatMap((pattern) =>
        pattern.literals.map((literal, index) => ({ literal, finder: null, pattern, index })),
      ),
    ];
    const ofGroups = owned.flatMap(({ finder }, literal) =>
      finder?.leastDigits === undefined ? [] : [literal],
    );
    const leastDigits = Math.min(...finders.map(({ leastDigits: least = Infinity }) => least));
    const automaton = new Automaton(
      owned.map(({ literal }) => literal),
      new Set(ofGroups),
      leastDigits,
    );
    this.#literals = { automaton, owners: owned };
    this.#whole = whole;
    this.#needsLiterals = whole.length === 0 && patterns.length === 0;
    this.#mayHold = (before, text, after) => automaton.mayHold(before, text, after);
    this.#clusters = new KnownClusters(formNeeds(finders, patterns));
  }

  /**
   * Whether anything is found in one text: at once for plain ASCII of one slice, otherwise step by step. One pass for plain ASCII;
   * otherwise one over each form of the text.
   *
   * @param state `seen` receives the patterns to search in complete texts
   */
  scan(text: string, state: SearchState): boolean | TextScan {
    const form = { text, isFolded: false };
    const pass = new Pass(this.#literals, form, state, true);
    const first = isAsciiText(text) ? pass.next() : 'not plain';
    if (first === null || first === 'not plain') return this.#scanOn(form, pass, first, state);
    return this.#isFound(first, form, state.work);
  }

  /** Continues after the first slice of the pass over plain ASCII. */
  *#scanOn(form: TextForm, pass: Pass, first: PassEnd | null, state: SearchState): TextScan {
    const plain = yield* endOf(pass, first);
    if (plain !== 'not plain') return this.#isFound(plain, form, state.work);
    const own = new Pass(this.#literals, form, state, false);
    const end = yield* endOf(own, own.next());
    if (this.#isFound(end, form, state.work)) return true;
    const literals = this.#needsLiterals ? { ends: own.ends, mayHold: this.#mayHold } : null;
    for (const other of yield* otherForms(form.text, state.work, this.#clusters, literals)) {
      const next = new Pass(this.#literals, other, state, false);
      if (this.#isFound(yield* endOf(next, next.next()), other, state.work)) return true;
    }
    return false;
  }

  /** Whether a pass, or else a finder of complete texts, has found anything. */
  #isFound(end: PassEnd, { text, isFolded }: TextForm, work: Work): boolean {
    if (end === 'found' || isFolded || this.#whole.length === 0) return end === 'found';
    return this.#whole.some((finder) => {
      work.steps += text.length * 2;
      return finder.finds(text);
    });
  }
}

/** Whether a text is ASCII. Most others are known by their beginning. */
function isAsciiText(text: string): boolean {
  const end = Math.min(text.length, BEGINNING_CHARACTERS);
  for (let at = 0; at < end; at += 1) if (text.charCodeAt(at) > 0x7f) return false;
  return Buffer.byteLength(text) === text.length;
}

/** Completes a pass after its first slice. Yields between slices. */
function* endOf(pass: Pass, first: PassEnd | null): Generator<void, PassEnd> {
  let end = first;
  while (end === null) {
    yield;
    end = pass.next();
  }
  return end;
}
