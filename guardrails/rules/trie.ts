import { isDigit } from './numbers.ts';

/** The class of all characters that occur in no literal. */
export const OTHER = 0;
/** The class of white space; a run of it counts as one character. */
export const SPACE = 1;
/** The class of characters that are not printable ASCII, in a walk over plain text, which ends at the first of them. */
export const STOP = 2;
const FIRST_FREE = 3;

const UNITS = 0x10000;

/** What `\s` matches. */
const WHITE_SPACE =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** Letters outside ASCII whose case folding is an ASCII letter: the long s and the kelvin sign. */
const FOLDED_TO_ASCII: readonly (readonly [unit: number, folded: string])[] = [
  [0x17f, 's'],
  [0x212a, 'k'],
];

/** Called for each literal found, with the place where it ends. Returning true ends the walk. */
export type OnHit = (literal: number, end: number) => boolean;

/** The prefixes of all literals, sorted by length, with the fallback of each. */
export class Trie {
  /** The class of each code unit. */
  readonly classes = new Uint16Array(UNITS);
  /** As `classes`, with `STOP` for all that is not plain ASCII. */
  readonly plainClasses = new Uint16Array(UNITS).fill(STOP);
  classCount = FIRST_FREE;
  readonly #edges: Map<number, number>[] = [new Map<number, number>()];
  readonly #fallback: number[] = [0];
  readonly #lastClass: number[] = [OTHER];
  readonly #lengths: number[] = [0];
  /** By state: how many prefixes end in it, this one and those along the fallbacks. */
  readonly #overlaps: number[] = [0];
  /** By state: the literals that are equal to this prefix. */
  readonly #ends: number[][] = [[]];
  /** By state: the next state along the fallbacks in which a literal ends; 0: none. */
  readonly #shorterEnd: number[] = [0];

  /** The states in which only literals of digit groups end. */
  readonly #digits: ReadonlySet<number>;
  /** The pairs of classes that are neighbours in a literal, each as one number. */
  readonly #pairs = new Set<number>();
  /** The classes of literals of one character. */
  readonly #single = new Set<number>();

  constructor(literals: readonly string[], ofGroups: ReadonlySet<number>) {
    this.#learnClasses(literals);
    for (const [index, literal] of literals.entries()) if (!ofGroups.has(index)) this.#learnPairs(literal);
    this.#addAll(literals);
    this.#link();
    this.#digits = new Set(
      this.#ends.flatMap((ends, state) =>
        ends.length > 0 && ends.every((literal) => ofGroups.has(literal)) ? [state] : [],
      ),
    );
  }

  get stateCount(): number {
    return this.#edges.length;
  }

  edgesOf(state: number): Iterable<readonly [number, number]> {
    return this.#edges[state] ?? [];
  }

  fallbackOf(state: number): number {
    return this.#fallback[state] ?? 0;
  }

  /** The most literals that have begun and not ended at one place of a text, so all of them must be compared there. */
  get mostOverlaps(): number {
    return this.#overlaps.reduce((one, other) => Math.max(one, other));
  }

  /** The length of a prefix, in characters. */
  lengthOf(state: number): number {
    return this.#lengths[state] ?? 0;
  }

  endsInSpace(state: number): boolean {
    return this.#lastClass[state] === SPACE;
  }

  hasEnd(state: number): boolean {
    return (this.#ends[state]?.length ?? 0) > 0 || (this.#shorterEnd[state] ?? 0) > 0;
  }

  /**
   * Whether a literal could have any of a text, by the code units before and after it. Misses none except one digit of a group: that
   * needs another digit beside the text.
   */
  mayHold(before: number, text: string, after: number): boolean {
    let last = this.classes[before] ?? OTHER;
    let digits = 0;
    for (let at = 0; at < text.length; at += 1) {
      const cls = this.classes[text.charCodeAt(at)] ?? OTHER;
      if (isDigit(text.charCodeAt(at))) digits += 1;
      if (digits > 1 || this.#single.has(cls) || this.#pairs.has(last * UNITS + cls)) return true;
      last = cls;
    }
    return this.#pairs.has(last * UNITS + (this.classes[after] ?? OTHER));
  }

  /** Whether all literals that end in a state are of digit groups. */
  endsInDigitOnly(last: number): boolean {
    for (let state = last; state !== 0; state = this.#shorterEnd[state] ?? 0) {
      if ((this.#ends[state]?.length ?? 0) > 0 && !this.#digits.has(state)) return false;
    }
    return this.hasEnd(last);
  }

  reportEnds(last: number, end: number, onHit: OnHit): boolean {
    for (let state = last; state !== 0; state = this.#shorterEnd[state] ?? 0)
      if (this.reportEqual(state, end, onHit)) return true;
    return false;
  }

  /** Calls `onHit` for the literals that are equal to a prefix. */
  reportEqual(state: number, end: number, onHit: OnHit): boolean {
    for (const literal of this.#ends[state] ?? []) if (onHit(literal, end)) return true;
    return false;
  }

  step(from: number, cls: number): number {
    if (cls === SPACE && this.endsInSpace(from)) return from;
    for (let state = from; ; state = this.fallbackOf(state)) {
      const next = this.#edges[state]?.get(cls);
      if (next !== undefined) return next;
      if (state === 0) return 0;
    }
  }

  #learnClasses(literals: readonly string[]): void {
    for (const space of WHITE_SPACE) this.classes[space.charCodeAt(0)] = SPACE;
    for (const literal of literals) for (let at = 0; at < literal.length; at += 1) this.#learn(literal, at);
    for (const [unit, folded] of FOLDED_TO_ASCII)
      this.classes[unit] = this.classes[folded.charCodeAt(0)] ?? OTHER;
    for (let unit = 0x20; unit < 0x7f; unit += 1) this.plainClasses[unit] = this.classes[unit] ?? OTHER;
    for (const unit of [0x09, 0x0a, 0x0b, 0x0c, 0x0d]) this.plainClasses[unit] = SPACE;
  }

  #learnPairs(literal: string): void {
    const classes = Array.from(
      { length: literal.length },
      (_, at) => this.classes[literal.charCodeAt(at)] ?? OTHER,
    );
    const [first = OTHER] = classes;
    if (classes.length === 1) this.#single.add(first);
    for (const [index, cls] of classes.slice(1).entries())
      this.#pairs.add((classes[index] ?? OTHER) * UNITS + cls);
    // A space stands for a run.
    if (classes.includes(SPACE)) this.#pairs.add(SPACE * UNITS + SPACE);
  }

  #learn(literal: string, at: number): void {
    const unit = literal.charCodeAt(at);
    if (this.classes[unit] !== OTHER) return;
    this.classes[unit] = this.classCount;
    const upper = literal.charAt(at).toUpperCase();
    if (upper.length === 1 && upper.toLowerCase() === literal.charAt(at))
      this.classes[upper.charCodeAt(0)] = this.classCount;
    this.classCount += 1;
  }

  /** Adds the literals level by level, so that shorter prefixes have lower numbers. */
  #addAll(literals: readonly string[]): void {
    let open = literals.map((literal, index) => ({ literal, index, state: 0 }));
    for (let at = 0; open.length > 0; at += 1) {
      open = open.filter(({ literal, index, state }) => {
        if (literal.length > at) return true;
        if (state !== 0) this.#ends[state]?.push(index);
        return false;
      });
      for (const one of open)
        one.state = this.#child(one.state, this.classes[one.literal.charCodeAt(at)] ?? 0);
    }
  }

  #child(state: number, cls: number): number {
    const known = this.#edges[state]?.get(cls);
    if (known !== undefined) return known;
    const next = this.#edges.push(new Map()) - 1;
    this.#fallback.push(0);
    this.#lastClass.push(cls);
    this.#lengths.push(this.lengthOf(state) + 1);
    this.#ends.push([]);
    this.#shorterEnd.push(0);
    this.#edges[state]?.set(cls, next);
    return next;
  }

  #link(): void {
    for (let state = 0; state < this.stateCount; state += 1) {
      for (const [cls, next] of this.edgesOf(state)) {
        const fallback = state === 0 ? 0 : this.step(this.fallbackOf(state), cls);
        this.#fallback[next] = fallback;
        this.#overlaps[next] = 1 + (this.#overlaps[fallback] ?? 0);
        const isEnd = (this.#ends[fallback]?.length ?? 0) > 0;
        this.#shorterEnd[next] = isEnd ? fallback : (this.#shorterEnd[fallback] ?? 0);
      }
    }
  }
}
