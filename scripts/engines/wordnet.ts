import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word that is related to another one. */
interface Relation {
  word: string;
  /** -1 for antonyms. */
  sign: 1 | -1;
  /** The share of the word's meaning that the relation carries over, 0 to 1. */
  share: number;
}

interface Sense {
  /** The rank of the sense by frequency, from 1, within its part of speech. */
  rank: number;
  relations: Relation[];
  /** The key of its synset. `derived` and `opposites` are keys of the synsets of derived and opposite words. */
  key: string;
  derived: string[];
  opposites: string[];
}

export interface WordNet {
  words: readonly string[];
  sensesOf: (word: string) => Sense[];
  /** Returns whether a sense of the word occurs in the texts in which WordNet counted senses. */
  isCommon: (word: string) => boolean;
  /** Returns the synsets up to three steps above one, except those with more than `maxKinds` below them. */
  widerThan: (key: string, maxKinds: number) => string[];
}

interface Synset {
  words: string[];
  pointers: { symbol: string; target: string; from: number; to: number }[];
}

/** The weights by symbol of wndb(5): antonym, derived form, similar, participle, verb group, see also, pertains to. */
const SHARES: Readonly<Record<string, number>> = {
  '!': 1,
  '+': 1,
  '\\': 1,
  '&': 0.7,
  '<': 0.5,
  $: 0.5,
  '^': 0.5,
};
const FILES = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const;

/** Reads WordNet's database files, whose format wndb(5) describes. */
export function readWordNet(folder: string): WordNet {
  const synsets = new Map<string, Synset>();
  const senses = new Map<string, { key: string; rank: number }[]>();
  const common = new Set<string>();
  for (const [name, part] of Object.entries(FILES)) {
    for (const line of linesOf(join(folder, `data.${name}`))) {
      const fields = line.split(' | ')[0]?.split(' ') ?? [];
      synsets.set(`${part}${fields[0]}`, synsetOf(fields));
    }
    for (const line of linesOf(join(folder, `index.${name}`))) {
      const fields = line.trim().split(' ');
      const [word = '', , count] = fields;
      if (Number(fields.at(-1 - Number(count))) > 0) common.add(word);
      const keys = fields
        .slice(-Number(count))
        .map((offset, index) => ({ key: part + offset, rank: index + 1 }));
      senses.set(word, [...(senses.get(word) ?? []), ...keys]);
    }
  }
  const sensesOf = (word: string): Sense[] =>
    (senses.get(word) ?? []).map(({ key, rank }) => ({
      rank,
      relations: relationsOf(word, key, synsets),
      key,
      derived: targetsOf(word, key, '+', synsets),
      opposites: oppositesOf(word, key, synsets),
    }));
  return {
    words: [...senses.keys()].toSorted(),
    sensesOf,
    isCommon: (word) => common.has(word),
    widerThan: widerIn(synsets),
  };
}

/** Returns the lines without the licence at the top, whose lines begin with a space. */
function linesOf(file: string): string[] {
  return readFileSync(file, 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));
}

function synsetOf(fields: readonly string[]): Synset {
  const wordCount = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: wordCount }, (_unused, index) =>
    (fields[4 + 2 * index] ?? '').replace(/\(\w+\)$/u, '').toLowerCase(),
  );
  const start = 5 + 2 * wordCount;
  const pointers = Array.from({ length: Number(fields[start - 1]) }, (_unused, index) => {
    const [symbol = '', offset = '', part = '', ends = ''] = fields.slice(
      start + 4 * index,
      start + 4 * index + 4,
    );
    const target = `${part === 's' ? 'a' : part}${offset}`;
    return {
      symbol,
      target,
      from: Number.parseInt(ends.slice(0, 2), 16),
      to: Number.parseInt(ends.slice(2), 16),
    };
  });
  return { words, pointers };
}

function relationsOf(word: string, key: string, synsets: ReadonlyMap<string, Synset>): Relation[] {
  const synset = synsets.get(key);
  if (synset === undefined) return [];
  const own = synset.words.indexOf(word) + 1;
  const synonyms = synset.words.map((other): Relation => ({ word: other, sign: 1, share: 1 }));
  const others = synset.pointers
    .filter(({ symbol, from }) => symbol in SHARES && (from === 0 || from === own))
    .flatMap(({ symbol, target, to }) => {
      const words = synsets.get(target)?.words ?? [];
      const meant = to === 0 ? words : words.slice(to - 1, to);
      return meant.map((other): Relation => ({
        word: other,
        sign: symbol === '!' ? -1 : 1,
        share: SHARES[symbol] ?? 0,
      }));
    });
  return [...synonyms, ...others];
}

function targetsOf(
  word: string,
  key: string,
  symbol: string,
  synsets: ReadonlyMap<string, Synset>,
): string[] {
  const synset = synsets.get(key);
  const own = (synset?.words.indexOf(word) ?? -1) + 1;
  return (synset?.pointers ?? [])
    .filter((pointer) => pointer.symbol === symbol && (pointer.from === 0 || pointer.from === own))
    .map(({ target }) => target);
}

/** Returns the antonyms, the antonyms of similar adjectives, and the adjectives similar to these. */
function oppositesOf(word: string, key: string, synsets: ReadonlyMap<string, Synset>): string[] {
  const similar = (of: string): string[] =>
    (synsets.get(of)?.pointers ?? []).filter(({ symbol }) => symbol === '&').map(({ target }) => target);
  const antonyms = (of: string): string[] =>
    (synsets.get(of)?.pointers ?? []).filter(({ symbol }) => symbol === '!').map(({ target }) => target);
  const direct = targetsOf(word, key, '!', synsets);
  const all = [...direct, ...similar(key).flatMap(antonyms)];
  return [...new Set([...all, ...all.flatMap(similar)])];
}

/** Finds wider meanings. `@` points to wider nouns and verbs, `@i` from an instance to its class. */
function widerIn(synsets: ReadonlyMap<string, Synset>): WordNet['widerThan'] {
  const above = (key: string): string[] =>
    (synsets.get(key)?.pointers ?? [])
      .filter(({ symbol }) => symbol === '@' || symbol === '@i')
      .map(({ target }) => target);
  const counts = new Map<string, number>();
  for (const key of synsets.keys()) {
    const seen = new Set<string>();
    const open = above(key);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...above(next));
    }
    for (const wider of seen) counts.set(wider, (counts.get(wider) ?? 0) + 1);
  }
  return (key, maxKinds) => {
    const one = above(key);
    const steps = [...one, ...one.flatMap(above), ...one.flatMap(above).flatMap(above)];
    return [...new Set(steps)].filter((wider) => (counts.get(wider) ?? 0) <= maxKinds);
  };
}
