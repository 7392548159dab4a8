import { CLOSED, ClusterSearch, FOLDED, KnownClusters, SPACED, UNMARKED } from './clusters.ts';
import { CodeUnits } from './code-units.ts';
import { isDigit } from './numbers.ts';
import { endOfReach, startOfReach } from './reach.ts';
import { MAX_RANGE } from './search-module.ts';
import type { Work } from './work.ts';

/** Stands between the parts of a form. No match contains it. */
const APART = '\0';
/** Forms are written completely if their parts, each with so many reaches, could be more than the text. */
const REACHES_OF_PART = 4;

/** One form in which a text is searched. */
export interface TextForm {
  text: string;
  /** Whether its case is folded: then only finders that ignore case apply. */
  isFolded: boolean;
}

const ALL_CLUSTERS = new KnownClusters({
  reach: Infinity,
  isApart: () => false,
  mattering: (_text, { differing }) => differing,
});

/** What is known of the literals that a match must have. */
export interface FormLiterals {
  /** Where those in the text itself end. */
  ends: readonly number[];
  /** As `Trie.mayHold`. */
  mayHold: (before: number, text: string, after: number) => boolean;
}

/** Creates the forms in which a text that is not plain ASCII is searched: itself, and the other ones. Yields between steps. */
export function* textForms(text: string, work: Work): Generator<void, TextForm[]> {
  return [{ text, isFolded: false }, ...(yield* otherForms(text, work, ALL_CLUSTERS, null))];
}

/**
 * Creates the distinct forms in which a text is searched besides itself. Only the clusters of characters that have another form
 * are written again, and a form has only what differs from another one, with all that a match there
 * may reach. Yields between steps.
 *
 * - its compatibility form (NFKC: full-width and styled letters become plain ones) without hidden characters, so that they split no word;
 * - the same with a space for each hidden character;
 * - the former without marks of no particular script, and without piles of marks;
 * - the text that tag characters and the bytes of variation selectors encode;
 * - all of these with folded case, where the folding is not a simple pair.
 *
 * @param literals absent: a match may be anywhere
 */
export function* otherForms(
  text: string,
  work: Work,
  known: KnownClusters,
  literals: FormLiterals | null,
): Generator<void, TextForm[]> {
  const { reach } = known.needs;
  const search = new ClusterSearch(text, known, work);
  for (let from = search.searchFrom(0); from < text.length; from = search.searchFrom(from)) yield;
  work.steps += text.length;
  const forms: TextForm[] = [];
  const near =
    literals === null ? null : nearClusters(text, search, literalEnds(text, search, literals), reach);
  for (const way of [CLOSED, SPACED, UNMARKED, FOLDED + CLOSED, FOLDED + SPACED, FOLDED + UNMARKED]) {
    if (!has(search, way) || (way > FOLDED && !has(search, way - FOLDED))) continue;
    const chosen: number[] = [];
    for (const [index, { differing }] of search.clusters.entries())
      if ((differing & (1 << way)) !== 0 && near?.[index] !== 0) chosen.push(index);
    if (chosen.length === 0) continue;
    const parts = partsOf(text, search, chosen, reach);
    forms.push({ text: yield* written(text, search, way, parts), isFolded: way >= FOLDED });
  }
  for (const encoded of [search.tags, Buffer.from(search.selected).toString('utf8')])
    if (encoded !== '') forms.push({ text: encoded, isFolded: false });
  return forms;
}

function has({ differing }: ClusterSearch, way: number): boolean {
  return (differing & (1 << way)) !== 0;
}

/** A digit belongs to a chain with a character between. */
const CHAIN_UNITS = 2;

/** Whether a digit or another cluster is beside a cluster. */
function isBesideOther(text: string, { places }: ClusterSearch, cluster: number): boolean {
  const start = places[2 * cluster] ?? 0;
  const end = places[2 * cluster + 1] ?? 0;
  if (start - (places[2 * cluster - 1] ?? -Infinity) <= CHAIN_UNITS) return true;
  if ((places[2 * cluster + 2] ?? Infinity) - end <= CHAIN_UNITS) return true;
  for (let distance = 0; distance < CHAIN_UNITS; distance += 1)
    if (isDigit(text.charCodeAt(start - 1 - distance)) || isDigit(text.charCodeAt(end + distance)))
      return true;
  return false;
}

/** The places of all literals that any form may have, in order: those of the text itself, and those that need one of the clusters. */
function literalEnds(text: string, search: ClusterSearch, { ends, mayHold }: FormLiterals): number[] {
  const { clusters, places } = search;
  const all = [...ends];
  for (const [index, { differing, forms }] of clusters.entries()) {
    const before = text.charCodeAt((places[2 * index] ?? 0) - 1);
    const end = places[2 * index + 1] ?? 0;
    const after = text.charCodeAt(end);
    let may = isBesideOther(text, search, index);
    for (let way = 0; way < forms.length && !may; way += 1)
      may = (differing & (1 << way)) !== 0 && mayHold(before, forms[way] ?? '', after);
    if (may) all.push(end);
  }
  return all.sort((one, other) => one - other);
}

/** By cluster: 1 if it may be reached from a literal. */
function nearClusters(
  text: string,
  { places }: ClusterSearch,
  ends: readonly number[],
  reach: number,
): Uint8Array {
  const near = new Uint8Array(places.length / 2);
  let cluster = 0;
  // Up to the literals before and after, from which it is as far: so it takes one look at each character.
  for (const [index, at] of ends.entries()) {
    const start = startOfReach(text, at - 1, ends[index - 1] ?? 0, reach);
    const end = endOfReach(text, at, ends[index + 1] ?? text.length, reach);
    while (cluster < near.length && (places[2 * cluster + 1] ?? 0) < start) cluster += 1;
    for (; cluster < near.length && (places[2 * cluster] ?? 0) <= end; cluster += 1) near[cluster] = 1;
  }
  return near;
}

/**
 * The parts of a text around some clusters, with all that a match there may reach: the start and the end of each. Clusters that
 * reach each other are in one part, so it takes one look at each character.
 */
function partsOf(
  text: string,
  { places }: ClusterSearch,
  chosen: readonly number[],
  reach: number,
): number[] {
  if (chosen.length * REACHES_OF_PART * reach > text.length) return [0, text.length];
  const parts: number[] = [];
  let from = 0;
  for (const index of chosen) {
    const start = places[2 * index] ?? 0;
    const end = parts.length === 0 ? 0 : endOfReach(text, from, start, reach);
    const next = startOfReach(text, start, end, reach);
    if (parts.length === 0) parts.push(next);
    else if (next > end) parts.push(end, next);
    from = places[2 * index + 1] ?? 0;
  }
  parts.push(endOfReach(text, from, text.length, reach));
  return parts;
}

/** Writes the parts of a text that differ in one way, range by range. */
function* written(
  text: string,
  { clusters, places }: ClusterSearch,
  way: number,
  parts: readonly number[],
): Generator<void, string> {
  const texts: string[] = [];
  target.clear();
  let index = 0;
  for (let part = 0; part < parts.length; part += 2) {
    if (part > 0) target.addText(APART, texts);
    const last = parts[part + 1] ?? 0;
    for (let from = parts[part] ?? 0; from < last;) {
      while ((places[2 * index] ?? last) < from) index += 1;
      let end = Math.min(from + MAX_RANGE, last);
      source.copy(text, from, end);
      let at = from;
      for (; (places[2 * index] ?? end) < end; index += 1) {
        const start = places[2 * index] ?? end;
        target.add(source.units, at - from, start - from, texts);
        target.addText(clusters[index]?.forms[way] ?? '', texts);
        at = places[2 * index + 1] ?? end;
      }
      // The last cluster may end after the range.
      end = Math.max(at, end);
      target.add(source.units, at - from, end - from, texts);
      from = end;
      if (from < last) {
        target.flush(texts);
        yield;
      }
    }
  }
  target.flush(texts);
  return texts.join('');
}

/** More code units are copied by a call. */
const LOOP_UNITS = 64;

/** Gathers code units, and turns them into texts where there is no more room. */
class UnitWriter {
  readonly #units = new CodeUnits(MAX_RANGE);
  #count = 0;

  clear(): void {
    this.#count = 0;
  }

  add(from: Uint16Array, start: number, end: number, parts: string[]): void {
    if (this.#count + end - start > MAX_RANGE) this.flush(parts);
    const { units } = this.#units;
    const count = this.#count;
    const length = end - start;
    if (length > LOOP_UNITS) units.set(from.subarray(start, end), count);
    else for (let index = 0; index < length; index += 1) units[count + index] = from[start + index] ?? 0;
    this.#count = count + length;
  }

  addText(text: string, parts: string[]): void {
    if (this.#count + text.length > MAX_RANGE) this.flush(parts);
    if (text.length > MAX_RANGE) parts.push(text);
    else for (let at = 0; at < text.length; at += 1) this.#units.units[this.#count++] = text.charCodeAt(at);
  }

  flush(parts: string[]): void {
    if (this.#count > 0) parts.push(this.#units.text(this.#count));
    this.#count = 0;
  }
}

const source = new CodeUnits(MAX_RANGE);
const target = new UnitWriter();
