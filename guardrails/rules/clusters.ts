import {
  COMPATIBLE,
  foldOtherwise,
  FOLLOWS,
  HIDDEN,
  kindOf,
  KNOWN,
  LOOSE_MARKS,
  ORDERED,
  withoutHidden,
} from './characters.ts';
import { CodeUnits } from './code-units.ts';
import { DULL_POINTS, MAX_RANGE, searchModule, UNITS_AT } from './search-module.ts';
import type { Work } from './work.ts';

/** The ways in which a cluster is written; with `FOLDED` added, the same with folded case. */
export const CLOSED = 0;
export const SPACED = 1;
export const UNMARKED = 2;
export const FOLDED = 3;

/** A character with all that follows it and is hidden, or may combine with it. */
export interface Cluster {
  /** By way. */
  readonly forms: readonly string[];
  /** A bit for each way that differs: `CLOSED` from the cluster itself, `SPACED` and `UNMARKED` from it, folded from not folded. */
  readonly differing: number;
}

/** The marks after one character that are kept (as in Unicode's stream-safe format, UAX 15): with more, NFKC would be quadratic. */
const MAX_MARKS = 30;
const LONG_MARK_RUN = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu');
/** More marks on one letter than any language uses: then all of them are removed. */
const HEAPED_MARKS = /[\p{Script=Inherited}&&\p{M}]{3,}/gv;

/** Longer clusters are cut, so that no step takes long. */
const MAX_UNITS = 4096;
/** Clusters of up to so many units repeat, and are kept. V8 copies such short parts, so that no prompt is kept with them. */
const KEPT_UNITS = 12;
const MAX_KEPT = 4096;
/** The steps of a cluster that is kept, and those of another one for each code unit. */
const KNOWN_STEPS = 10;
const CREATING_STEPS = 40;
/** By code unit: 1 for those that were seen and follow no other. */
const begins = new Uint8Array(0x10000);

/** The code units of a range, and which of them need no look. */
interface Units {
  range: CodeUnits;
  dull: Uint8Array;
  nextSpecial: (start: number, end: number) => number;
}

let opened: Units | undefined;

function openUnits(): Units {
  const module = searchModule();
  if (module !== null) {
    const memory = { buffer: module.memory.buffer, byteOffset: module.memory.byteOffset + UNITS_AT };
    return { range: new CodeUnits(MAX_RANGE, memory), dull: module.dull, nextSpecial: module.nextSpecial };
  }
  const range = new CodeUnits(MAX_RANGE);
  const dull = new Uint8Array(DULL_POINTS);
  return {
    range,
    dull,
    nextSpecial(start, end) {
      let at = start;
      while (at < end && dull[range.units[at] ?? 0] === 1) at += 1;
      return at;
    },
  };
}

/** What a search of the forms needs. */
export interface FormNeeds {
  /** The greatest reach of the finders (see `Finder`); infinite where complete forms are searched. */
  reach: number;
  /**
   * Whether what is hidden between two characters touches nothing that could be found, as after an emoji and before a blank.
   *
   * @param next undefined at the end of the text
   */
  isApart: (symbol: number, next: number | undefined) => boolean;
  /** The bits of those differences of a text from its forms that could change what is found. */
  mattering: (text: string, cluster: Cluster) => number;
}

/** The clusters that searches with the same needs have seen. */
export class KnownClusters {
  readonly needs: FormNeeds;
  readonly #kept = new Map<string, Cluster>();
  /** Clusters of one code unit, which nothing follows that belongs to it. There are some thousands. */
  readonly singles = new Map<number, Cluster>();

  constructor(needs: FormNeeds) {
    this.needs = needs;
  }

  /** Returns the cluster of a text, with the differences that matter, and adds the steps that it takes. */
  get(text: string, work: Work): Cluster {
    const known = this.#kept.get(text);
    work.steps += known === undefined ? text.length * CREATING_STEPS : KNOWN_STEPS;
    if (known !== undefined) return known;
    const created = createCluster(text);
    const cluster = { ...created, differing: this.needs.mattering(text, created) };
    if (text.length > KEPT_UNITS) return cluster;
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(text, cluster);
    return cluster;
  }
}

/** Finds the clusters of a text that have another form, range by range. */
export class ClusterSearch {
  readonly clusters: Cluster[] = [];
  /** The start and end of each cluster in the text. */
  readonly places: number[] = [];
  /** What tag characters stand for, and the bytes that variation selectors stand for. Models read both. */
  tags = '';
  readonly selected: number[] = [];
  /** The bits of all clusters. */
  differing = 0;
  readonly #units = (opened ??= openUnits());
  readonly #text: string;
  readonly #known: KnownClusters;
  readonly #work: Work;
  /** The start of the cluster to which the next follower belongs, and its bits; -1: a plain character. */
  #open = -1;
  #kinds = 0;

  constructor(text: string, known: KnownClusters, work: Work) {
    this.#text = text;
    this.#known = known;
    this.#work = work;
  }

  /** Searches the next characters. Returns the place before which they end. */
  searchFrom(from: number): number {
    const { singles } = this.#known;
    const { range, nextSpecial } = this.#units;
    const { units } = range;
    const end = Math.min(from + MAX_RANGE, this.#text.length);
    range.copy(this.#text, from, end);
    let at = from;
    while (at < end) {
      if (this.#open !== -1) {
        if (begins[units[at - from] ?? 0] !== 1) {
          at = this.#add(at);
          continue;
        }
        this.#close(at);
      }
      at = from + nextSpecial(at - from, end - from);
      const single =
        at + 1 < end && begins[units[at + 1 - from] ?? 0] === 1 && singles.get(units[at - from] ?? 0);
      if (single) this.#push(single, at, (at += 1));
      else if (at < end) at = this.#add(at);
    }
    if (end === this.#text.length) this.#close(at);
    return at;
  }

  /** Adds a character, and returns its end. */
  #add(at: number): number {
    const point = this.#text.codePointAt(at) ?? 0;
    const kind = kindOf(point) & ~KNOWN;
    const end = point > 0xffff ? at + 2 : at + 1;
    if (kind === 0 && point < DULL_POINTS) this.#units.dull[point] = 1;
    if ((kind & FOLLOWS) === 0 && point <= 0xffff) begins[point] = 1;
    if ((kind & HIDDEN) !== 0 && point >= 0xfe00) this.#decode(point);
    const follows = (kind & FOLLOWS) !== 0 && (this.#open === -1 || at - this.#open < MAX_UNITS);
    if (!follows) this.#close(at);
    if (this.#open === -1 && kind !== 0) {
      this.#open = follows ? startBefore(this.#text, at) : at;
      this.#kinds = kind;
    } else if (kind !== 0) {
      // Two that only change places.
      this.#kinds |= kind === ORDERED ? kind | COMPATIBLE : kind;
    }
    return end;
  }

  #decode(point: number): void {
    if (point <= 0xfe0f) this.selected.push(point - 0xfe00);
    else if (point >= 0xe0100 && point <= 0xe01ef) this.selected.push(point - 0xe0100 + 16);
    else if (point >= 0xe0020 && point <= 0xe007e) this.tags += String.fromCodePoint(point - 0xe0000);
  }

  #close(end: number): void {
    const start = this.#open;
    this.#open = -1;
    // A single mark that only changes places.
    if (start === -1 || this.#kinds === ORDERED) return;
    if (
      this.#kinds === HIDDEN &&
      this.#known.needs.isApart(this.#text.codePointAt(start) ?? 0, this.#text.codePointAt(end))
    )
      return;
    const cluster = this.#known.get(this.#text.slice(start, end), this.#work);
    if (end - start === 1 && (this.#kinds & FOLLOWS) === 0)
      this.#known.singles.set(this.#text.charCodeAt(start), cluster);
    this.#push(cluster, start, end);
  }

  #push(cluster: Cluster, start: number, end: number): void {
    if (cluster.differing === 0) return;
    this.clusters.push(cluster);
    this.places.push(start, end);
    this.differing |= cluster.differing;
  }
}

/** The start of the character before a place. */
function startBefore(text: string, at: number): number {
  if (at === 0) return 0;
  return (text.codePointAt(at - 2) ?? 0) > 0xffff ? at - 2 : at - 1;
}

function createCluster(text: string): Cluster {
  const visible = withoutHidden(text, '');
  const closed = normalised(visible);
  const spaced = visible === text ? closed : normalised(withoutHidden(text, ' '));
  const unmarked = normalised(visible.replace(HEAPED_MARKS, '')).replace(LOOSE_MARKS, '');
  const plain = [closed, spaced, unmarked];
  const folded = plain.map(foldOtherwise);
  let differing = closed === text ? 0 : 1 << CLOSED;
  for (const way of [SPACED, UNMARKED]) if (plain[way] !== closed) differing |= 1 << way;
  for (const [way, form] of folded.entries()) if (plain[way] !== form) differing |= 1 << (FOLDED + way);
  return { forms: [...plain, ...folded], differing };
}

function normalised(text: string): string {
  return text.replace(LONG_MARK_RUN, '$1').normalize('NFKC');
}
