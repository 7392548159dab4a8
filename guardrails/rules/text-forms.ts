import { CLOSED, ClusterSearch, FOLDED, SPACED, UNMARKED, type FormNeeds } from './clusters.ts';
import { CodeUnits } from './code-units.ts';
import { MAX_RANGE } from './search-module.ts';
import type { Work } from './work.ts';

/** One form in which a text is searched. */
export interface TextForm {
  text: string;
  /** Whether its case is folded: then only finders that ignore case apply. */
  isFolded: boolean;
}

const ALL_NEEDED: FormNeeds = { isApart: () => false, isFolded: () => true };

/**
 * Creates the distinct forms in which a text that is not plain ASCII is searched. Only the clusters of characters that have another form
 * are written again. Yields between steps.
 *
 * - the text itself;
 * - its compatibility form (NFKC: full-width and styled letters become plain ones) without hidden characters, so that they split no word;
 * - the same with a space for each hidden character;
 * - the former without marks of no particular script, and without piles of marks;
 * - the text that tag characters and the bytes of variation selectors encode;
 * - all of these with folded case, where the folding is not a simple pair.
 *
 * @param needs without it, all forms are written completely
 */
export function* textForms(
  text: string,
  work: Work,
  needs: FormNeeds = ALL_NEEDED,
): Generator<void, TextForm[]> {
  const search = new ClusterSearch(text, needs);
  for (let from = search.searchFrom(0); from < text.length; from = search.searchFrom(from)) yield;
  work.add(text.length + search.steps);
  const forms = [{ text, isFolded: false }];
  for (const way of [CLOSED, SPACED, UNMARKED]) {
    const isOther = has(search, way);
    if (isOther) forms.push({ text: yield* written(text, search, way), isFolded: false });
    if ((isOther || way === CLOSED) && has(search, FOLDED + way))
      forms.push({ text: yield* written(text, search, FOLDED + way), isFolded: true });
  }
  for (const encoded of [search.tags, Buffer.from(search.selected).toString('utf8')])
    if (encoded !== '') forms.push({ text: encoded, isFolded: false });
  return forms;
}

function has({ differing }: ClusterSearch, way: number): boolean {
  return (differing & (1 << way)) !== 0;
}

/** Writes a text with the clusters in one way, range by range. */
function* written(text: string, { clusters, places }: ClusterSearch, way: number): Generator<void, string> {
  const parts: string[] = [];
  for (let from = 0, index = 0; from < text.length;) {
    let end = Math.min(from + MAX_RANGE, text.length);
    source.copy(text, from, end);
    let at = from;
    target.clear();
    for (; (places[2 * index] ?? end) < end; index += 1) {
      const start = places[2 * index] ?? end;
      target.add(source.units, at - from, start - from, parts);
      target.addText(clusters[index]?.forms[way] ?? '', parts);
      at = places[2 * index + 1] ?? end;
    }
    // The last cluster may end after the range.
    end = Math.max(at, end);
    target.add(source.units, at - from, end - from, parts);
    target.flush(parts);
    from = end;
    if (from < text.length) yield;
  }
  return parts.join('');
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
