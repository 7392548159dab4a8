import table from './relations.json' with { type: 'json' };
import { baseFormOf } from './words.ts';

/**
 * The relation of a word of a statement to a word of a text: the same meaning, a wider or narrower one, or the
 * opposite.
 */
export type Relation = 'same' | 'wider' | 'narrower' | 'opposite';

interface Meaning {
  own: ReadonlySet<string>;
  wider: ReadonlySet<string>;
  opposite: ReadonlySet<string>;
}

const packed = new Map<string, string>(Object.entries(table.words));
const unpacked = new Map<string, Meaning | undefined>();
/** The most inflected words in the cache. The cache is emptied when it is full. */
const maxUnpacked = 20_000;
const endings: readonly (readonly [ending: string, replacements: readonly string[]])[] = [
  ['ies', ['y']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ied', ['y']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['ier', ['y']],
  ['er', ['', 'e']],
  ['iest', ['y']],
  ['est', ['', 'e']],
  ['ily', ['y']],
  ['ly', ['']],
];

/** Returns the relation between the meanings of two words as they occur in texts; undefined if WordNet has none. */
export function relationOf(word: string, other: string): Relation | undefined {
  const left = meaningOf(word);
  const right = meaningOf(other);
  if (left === undefined || right === undefined) return undefined;
  if (meet(left.opposite, right.own) || meet(right.opposite, left.own)) return 'opposite';
  if (meet(left.own, right.own)) return 'same';
  if (meet(left.own, right.wider)) return 'wider';
  return meet(left.wider, right.own) ? 'narrower' : undefined;
}

function meaningOf(word: string): Meaning | undefined {
  if (unpacked.has(word)) return unpacked.get(word);
  const line = candidatesOf(word)
    .map((candidate) => packed.get(candidate))
    .find((found) => found !== undefined);
  const [own, wider, opposite] = line?.split('|') ?? [];
  const meaning =
    line === undefined ? undefined : { own: idsOf(own), wider: idsOf(wider), opposite: idsOf(opposite) };
  if (unpacked.size >= maxUnpacked) unpacked.clear();
  unpacked.set(word, meaning);
  return meaning;
}

function idsOf(list = ''): ReadonlySet<string> {
  return new Set(list.split(' ').filter((id) => id !== ''));
}

function candidatesOf(word: string): string[] {
  const shorter = endings
    .filter(([ending]) => word.endsWith(ending) && word.length >= ending.length + 3)
    .flatMap(([ending, replacements]) => {
      const start = word.slice(0, -ending.length);
      const single = start.replace(/([b-df-hj-np-tv-z])\1$/u, '$1');
      return [...replacements.map((replacement) => start + replacement), single];
    });
  return [baseFormOf(word), ...shorter, word];
}

function meet(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  for (const id of left) if (right.has(id)) return true;
  return false;
}
