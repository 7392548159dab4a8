import { Automaton } from './automaton.ts';
import type { Finder, WholeFinder } from './finder.ts';
import type { OperatorPattern } from './operator-pattern.ts';
import { Pass, type Owner, type PassEnd } from './pass.ts';
import { textForms, type TextForm } from './text-forms.ts';
import type { Work } from './work.ts';

/** The search of one text. Yields between its steps. */
export type TextScan = Generator<void, boolean>;

/** Searches texts for everything that one guardrail finds, with one automaton. */
export class Scanner {
  readonly #automaton: Automaton;
  readonly #owners: readonly Owner[];
  readonly #whole: readonly WholeFinder[];

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
    this.#owners = owned;
    const ofGroups = owned.flatMap(({ finder }, literal) =>
      finder?.ofDigitGroups === true ? [literal] : [],
    );
    this.#automaton = new Automaton(
      owned.map(({ literal }) => literal),
      new Set(ofGroups),
    );
    this.#whole = whole;
  }

  /**
   * Whether anything is found in one text: at once for plain ASCII of one slice, otherwise step by step. One pass for plain ASCII;
   * otherwise one over each form of the text.
   *
   * @param seen receives the patterns to search in complete texts
   */
  scan(text: string, seen: Set<OperatorPattern>, work: Work): boolean | TextScan {
    const form = { text, isFolded: false };
    const pass = this.#passOver(form, true, seen, work);
    const first = pass.next();
    if (first === null || first === 'not plain') return this.#scanOn(form, pass, first, seen, work);
    return this.#isFound(first, form, work);
  }

  /** Continues after the first slice of the pass over plain ASCII. */
  *#scanOn(
    form: TextForm,
    pass: Pass,
    first: PassEnd | null,
    seen: Set<OperatorPattern>,
    work: Work,
  ): TextScan {
    const plain = yield* endOf(pass, first);
    if (plain !== 'not plain') return this.#isFound(plain, form, work);
    for (const one of yield* textForms(form.text, work)) {
      const next = this.#passOver(one, false, seen, work);
      const end = yield* endOf(next, next.next());
      if (this.#isFound(end, one, work)) return true;
    }
    return false;
  }

  #passOver(form: TextForm, onlyPlain: boolean, seen: Set<OperatorPattern>, work: Work): Pass {
    return new Pass({ automaton: this.#automaton, owners: this.#owners, form, seen, work }, onlyPlain);
  }

  /** Whether a pass, or else a finder of complete texts, has found anything. */
  #isFound(end: PassEnd, { text, isFolded }: TextForm, work: Work): boolean {
    if (end === 'found' || isFolded) return end === 'found';
    return this.#whole.some((finder) => {
      work.add(text.length * 2);
      return finder.finds(text);
    });
  }
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
