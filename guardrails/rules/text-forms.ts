import { CLOSED, ClusterSearch, FOLDED, SPACED, UNMARKED } from './clusters.ts';
import type { Work } from './work.ts';

/** One form in which a text is searched. */
export interface TextForm {
  text: string;
  /** Whether its case is folded: then only finders that ignore case apply. */
  isFolded: boolean;
}

/** The clusters that are written in one step. */
const STEP_CLUSTERS = 4096;

/** The cost of normalising a character, in steps. */
const NORMALISING_STEPS = 20;

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
 */
export function* textForms(text: string, work: Work): Generator<void, TextForm[]> {
  const search = new ClusterSearch(text);
  for (let from = search.searchFrom(0); from < text.length; from = search.searchFrom(from)) yield;
  work.add(text.length + search.sizeUnits * NORMALISING_STEPS);
  const forms = [{ text, isFolded: false }];
  for (const way of [CLOSED, SPACED, UNMARKED]) {
    const isOther = has(search, way);
    if (isOther) forms.push({ text: yield* written(text, search, way), isFolded: false });
    if ((isOther || way === CLOSED) && has(search, FOLDED + way))
      forms.push({ text: yield* written(text, search, FOLDED + way), isFolded: true });
  }
  for (const encoded of encodedIn(search)) if (encoded !== '') forms.push({ text: encoded, isFolded: false });
  return forms;
}

function has({ differing }: ClusterSearch, way: number): boolean {
  return (differing & (1 << way)) !== 0;
}

/** Writes a text with the clusters in one way. */
function* written(text: string, { clusters, places }: ClusterSearch, way: number): Generator<void, string> {
  const parts: string[] = [];
  let from = 0;
  for (let index = 0; index < clusters.length; index += 1) {
    parts.push(text.slice(from, places[2 * index]), clusters[index]?.forms[way] ?? '');
    from = places[2 * index + 1] ?? from;
    if (index % STEP_CLUSTERS === STEP_CLUSTERS - 1) yield;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

/** The texts that tags, which stand for ASCII characters, and variation selectors, which stand for bytes, encode. */
function encodedIn({ clusters }: ClusterSearch): [string, string] {
  const hiding = clusters.filter(({ tags, selected }) => tags !== '' || selected.length > 0);
  const bytes = Buffer.from(hiding.flatMap(({ selected }) => selected)).toString('utf8');
  return [hiding.map(({ tags }) => tags).join(''), bytes];
}
