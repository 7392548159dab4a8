import { Automaton } from './automaton.ts';
import type { Finder, WholeFinder } from './finder.ts';
import { PatternWindows, type OperatorPattern } from './operator-pattern.ts';
import { textForms, type TextForm } from './text-forms.ts';
import type { Work } from './work.ts';

/** Characters between two yields. */
const SLICE_CHARACTERS = 64 * 1024;

/** The finder or pattern of a literal. */
interface Owner {
  readonly finder: Finder | null;
  readonly pattern: OperatorPattern | null;
  /** The index in the owner's literals. */
  readonly index: number;
}

export type Scan = Generator<void, boolean>;

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

  /** Whether a text is plain ASCII and holds no literal, so that nothing can be found in it. Only for texts of one slice. */
  isClean(text: string, work: Work): boolean {
    if (this.#whole.length > 0 || text.length > SLICE_CHARACTERS) return false;
    const walk = this.#automaton.start();
    const isHit = this.#automaton.walk(walk, text, 0, text.length, true, anyHit);
    work.add(text.length * this.#automaton.costPerCharacter);
    return !isHit && !walk.isStopped;
  }

  /**
   * Whether anything is found in one text. One pass for plain ASCII; otherwise one over each form of the text.
   *
   * @param seen receives the patterns to search in complete texts
   */
  *scan(text: string, seen: Set<OperatorPattern>, work: Work): Scan {
    const plain = yield* this.#pass({ text, isFolded: false }, true, seen, work);
    if (plain !== 'not plain') return plain === 'found';
    for (const form of yield* textForms(text, work)) {
      if ((yield* this.#pass(form, false, seen, work)) === 'found') return true;
    }
    return false;
  }

  *#pass(
    form: TextForm,
    onlyPlain: boolean,
    seen: Set<OperatorPattern>,
    work: Work,
  ): Generator<void, 'found' | 'nothing' | 'not plain'> {
    const hits = new Hits(this.#owners, form, seen, work);
    const walk = this.#automaton.start();
    const { length } = form.text;
    for (let from = 0; from < length; from += SLICE_CHARACTERS) {
      const to = Math.min(from + SLICE_CHARACTERS, length);
      if (this.#automaton.walk(walk, form.text, from, to, onlyPlain, hits.onHit)) return 'found';
      work.add((to - from) * this.#automaton.costPerCharacter);
      if (walk.isStopped) return 'not plain';
      if (to < length) yield;
    }
    if (hits.findsAtEnd() || (!form.isFolded && this.#findsInWhole(form.text, work))) return 'found';
    return 'nothing';
  }

  #findsInWhole(text: string, work: Work): boolean {
    return this.#whole.some((finder) => {
      work.add(text.length * 2);
      return finder.finds(text);
    });
  }
}

const anyHit = (): boolean => true;

/** The literals that a walk over one form of a text meets, and what stands around them. */
class Hits {
  readonly #owners: readonly Owner[];
  readonly #form: TextForm;
  readonly #seen: Set<OperatorPattern>;
  readonly #work: Work;
  readonly #windows = new Map<OperatorPattern, PatternWindows>();

  constructor(owners: readonly Owner[], form: TextForm, seen: Set<OperatorPattern>, work: Work) {
    this.#owners = owners;
    this.#form = form;
    this.#seen = seen;
    this.#work = work;
  }

  readonly onHit = (literal: number, end: number): boolean => {
    const owner = this.#owners[literal];
    const { text, isFolded } = this.#form;
    this.#work.steps += 2;
    if (owner === undefined) return false;
    if (owner.finder !== null) {
      if (isFolded && !owner.finder.ignoresCase) return false;
      return owner.finder.findsAt(text, end, owner.index, this.#work);
    }
    return !isFolded && owner.pattern !== null && this.#findsPattern(owner.pattern, end, owner.index);
  };

  findsAtEnd(): boolean {
    for (const windows of this.#windows.values()) if (windows.findsAtEnd()) return true;
    return false;
  }

  #findsPattern(pattern: OperatorPattern, end: number, index: number): boolean {
    if (!pattern.isLocal) {
      this.#seen.add(pattern);
      return false;
    }
    let windows = this.#windows.get(pattern);
    if (windows === undefined) {
      windows = new PatternWindows(pattern, this.#form.text, this.#work);
      this.#windows.set(pattern, windows);
    }
    return windows.findsAt(end, index);
  }
}
