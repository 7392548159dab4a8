import { CodeUnits } from './code-units.ts';
import { LiteralSearch } from './literal-search.ts';
import { isDigit } from './numbers.ts';
import { MAX_RANGE } from './search-module.ts';
import { OTHER, SPACE, STOP, Trie, type OnHit } from './trie.ts';

/** The most entries of a full table: 16 MB. Larger automata use maps, which are some ten times slower. */
const MAX_ENTRIES = 4_000_000;

/**
 * A search compares each character with every literal that has begun before it. With more of them, a text that repeats the beginning
 * of a literal would take much longer than another, and the table is used.
 */
const MAX_OVERLAPS = 8;

/** The character before a range, and then the range. One for all walks, since no walk begins during another. */
const range = new CodeUnits(MAX_RANGE + 1);
const { units } = range;

/** The state of a walk, kept from one range of a text to the next. It begins with 0, not stopped. */
export interface Walk {
  state: number;
  /** Set at the first character that is not plain ASCII, in a walk over plain text. */
  isStopped: boolean;
}

/**
 * Finds any number of literals in one pass over a text (Aho and Corasick, 1975). Ignores case, and treats all runs of white space as
 * equal. Where few literals are searched, `LiteralSearch` finds where they may begin; otherwise one step of a walk is one table access.
 */
export class Automaton {
  readonly #trie: Trie;
  readonly #width: number;
  /** The next state, by state and class of a character. A state is the index at which its row begins. */
  readonly #rows: Int32Array | null;
  /** In states from this one on, a literal ends or the walk stops. */
  readonly #firstEnding: number;
  /** In the states between `#firstEnding` and this one, only literals of digit groups end. */
  readonly #firstOther: number;
  readonly #stop: number;
  /** The state of the trie by the number of a row. */
  readonly #trieStates: readonly number[];
  /** Finds where literals begin. Null: the table is faster, or there is no search. A literal belongs to the range in which it begins. */
  readonly #search: LiteralSearch | null;
  /** The cost of a walk, in steps. */
  readonly costPerCharacter: number;

  /**
   * @param literals in lower case, trimmed, with single spaces; none is empty
   * @param ofGroups the literals that are one digit, of which only the first of a group is reported
   * @param leastDigits as in `Finder`
   */
  constructor(literals: readonly string[], ofGroups: ReadonlySet<number> = new Set(), leastDigits = 1) {
    const trie = new Trie(literals, ofGroups);
    const { stateCount } = trie;
    const states = Array.from({ length: stateCount }, (_, state) => state);
    const open = states.filter((state) => !trie.hasEnd(state));
    const digits = states.filter((state) => trie.endsInDigitOnly(state));
    const others = states.filter((state) => trie.hasEnd(state) && !trie.endsInDigitOnly(state));
    this.#trie = trie;
    // The last column of a row is the length of its prefix.
    this.#width = trie.classCount + 1;
    this.#trieStates = [...open, ...digits, ...others];
    this.#firstEnding = open.length * this.#width;
    this.#firstOther = this.#firstEnding + digits.length * this.#width;
    this.#stop = stateCount * this.#width;
    const isDense = (stateCount + 1) * this.#width <= MAX_ENTRIES;
    this.#rows = isDense ? this.#fillRows() : null;
    this.costPerCharacter = isDense ? 1 : 10;
    const isSearched = isDense && trie.mostOverlaps <= MAX_OVERLAPS;
    this.#search = isSearched
      ? LiteralSearch.of(literals, ofGroups, ofGroups.size > 0 ? leastDigits : 0)
      : null;
  }

  /** As `Trie.mayHold`. */
  mayHold(before: number, text: string, after: number): boolean {
    return this.#trie.mayHold(before, text, after);
  }

  /**
   * Walks over a range of at most `MAX_RANGE` characters of a text. Returns true when `onHit` ended it.
   *
   * @param onlyPlain whether the walk stops at the first character that is not printable ASCII or white space
   */
  walk(walk: Walk, text: string, from: number, to: number, onlyPlain: boolean, onHit: OnHit): boolean {
    if (to - from > MAX_RANGE) throw new RangeError(`a walk has at most ${MAX_RANGE} characters`);
    const classes = onlyPlain ? this.#trie.plainClasses : this.#trie.classes;
    if (this.#rows === null) return this.#walkTrie(walk, text, from, to, classes, onHit);
    if (this.#search !== null) {
      const count = this.#search.find(text, from, to, onlyPlain);
      walk.isStopped = count === null;
      for (let index = 0; index < (count ?? 0); index += 1)
        if (this.#reportAt(this.#rows, classes, text, from + this.#search.placeOf(index), onHit)) return true;
      return false;
    }
    copyRange(text, from, to);
    const count = to - from;
    for (let end = 0; ;) {
      end = this.#nextEnd(this.#rows, classes, walk, end, count);
      if (end === 0) return false;
      if (walk.state === this.#stop) {
        walk.isStopped = true;
        return false;
      }
      const state = this.#trieStates[walk.state / this.#width] ?? 0;
      if (this.#trie.reportEnds(state, from + end, onHit)) return true;
    }
  }

  /** Reports the literals that begin at a place. */
  #reportAt(rows: Int32Array, classes: Uint16Array, text: string, start: number, onHit: OnHit): boolean {
    const lengthColumn = this.#width - 1;
    const isWithinGroup = isDigit(text.charCodeAt(start - 1));
    let state = 0;
    for (let at = start, length = 1; ; at += 1) {
      const cls = classes[text.charCodeAt(at)] ?? OTHER;
      const next = rows[state + cls] ?? 0;
      // A run of white space.
      if (next === state && cls === SPACE && state !== 0) continue;
      // In a shorter state the text has left all literals that begin here.
      if (rows[next + lengthColumn] !== length) return false;
      state = next;
      length += 1;
      if (state < this.#firstEnding || (state < this.#firstOther && isWithinGroup)) continue;
      if (this.#trie.reportEqual(this.#trieStates[state / this.#width] ?? 0, at + 1, onHit)) return true;
    }
  }

  /**
   * Walks to the next end of a literal, or to the character at which the walk stops. Returns the number of units up to there; 0: none.
   * The loop calls nothing and reads only arrays of numbers, which makes it twice as fast as a loop over the string.
   */
  #nextEnd(rows: Int32Array, classes: Uint16Array, walk: Walk, done: number, count: number): number {
    const firstEnding = this.#firstEnding;
    const firstOther = this.#firstOther;
    let { state } = walk;
    for (let at = done + 1; at <= count; at += 1) {
      state = rows[state + (classes[units[at] ?? 0] ?? OTHER)] ?? 0;
      if (state < firstEnding) continue;
      // Only the first digit of a group is reported.
      if (state < firstOther && isDigit(units[at - 1] ?? 0)) continue;
      walk.state = state;
      return at;
    }
    walk.state = state;
    return 0;
  }

  #walkTrie(walk: Walk, text: string, from: number, to: number, classes: Uint16Array, onHit: OnHit): boolean {
    for (let at = from; at < to; at += 1) {
      const cls = classes[text.charCodeAt(at)] ?? OTHER;
      if (cls === STOP) {
        walk.isStopped = true;
        return false;
      }
      walk.state = this.#trie.step(walk.state, cls);
      if (!this.#trie.hasEnd(walk.state)) continue;
      if (this.#trie.endsInDigitOnly(walk.state) && isDigit(text.charCodeAt(at - 1))) continue;
      if (this.#trie.reportEnds(walk.state, at + 1, onHit)) return true;
    }
    return false;
  }

  #fillRows(): Int32Array {
    const rows = new Int32Array(this.#stop + this.#width);
    const rowOf = new Int32Array(this.#trieStates.length);
    for (const [row, state] of this.#trieStates.entries()) rowOf[state] = row * this.#width;
    // In the trie's order, a fallback state comes before the states that fall back to it.
    for (let state = 0; state < rowOf.length; state += 1) {
      const row = rowOf[state] ?? 0;
      const fallback = rowOf[this.#trie.fallbackOf(state)] ?? 0;
      if (state !== 0) rows.copyWithin(row, fallback, fallback + this.#width);
      for (const [cls, next] of this.#trie.edgesOf(state)) rows[row + cls] = rowOf[next] ?? 0;
      if (this.#trie.endsInSpace(state)) rows[row + SPACE] = row;
      rows[row + STOP] = this.#stop;
      rows[row + this.#width - 1] = this.#trie.lengthOf(state);
    }
    return rows;
  }
}

/** Copies a range of a text, and the character before it, to `units`. */
function copyRange(text: string, from: number, to: number): void {
  range.copy(text, from, to, 1);
  units[0] = from === 0 ? 0 : text.charCodeAt(from - 1);
}
