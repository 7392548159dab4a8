import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word that stands in a relation to another one. */
interface Relation {
  word: string;
  /** -1 of antonyms. */
  sign: 1 | -1;
  /** How much the relation tells of the word's meaning, 0 to 1. */
  share: number;
}

interface Sense {
  /** 1 of the most frequent sense of its part of speech. */
  rank: number;
  relations: Relation[];
  /** Of its synset, of the synsets of words derived from it, and of those that mean the opposite. */
  key: string;
  derived: string[];
  opposites: string[];
}

export interface WordNet {
  words: readonly string[];
  sensesOf: (word: string) => Sense[];
  /** Whether one of its senses was found in the texts that WordNet counted. */
  isCommon: (word: string) => boolean;
  /** The synsets above one, two steps up, without those that have more than so many below them. */
  widerThan: (key: string, maxKinds: number) => string[];
}

interface Synset {
  words: string[];
  pointers: { symbol: string; target: string; from: number; to: number }[];
}

/** Symbols of wndb(5): antonym, derived form, similar, participle, verb group, see also, pertains to. */
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

/** Reads WordNet's database files, as wndb(5) describes them. */
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

/** Without the licence at the top, whose lines begin with blanks. */
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

/** Antonyms, those of similar adjectives, and what is similar to these. */
function oppositesOf(word: string, key: string, synsets: ReadonlyMap<string, Synset>): string[] {
  const similar = (of: string): string[] =>
    (synsets.get(of)?.pointers ?? []).filter(({ symbol }) => symbol === '&').map(({ target }) => target);
  const antonyms = (of: string): string[] =>
    (synsets.get(of)?.pointers ?? []).filter(({ symbol }) => symbol === '!').map(({ target }) => target);
  const direct = targetsOf(word, key, '!', synsets);
  const all = [...direct, ...similar(key).flatMap(antonyms)];
  return [...new Set([...all, ...all.flatMap(similar)])];
}

/** `@` points to wider nouns and verbs, `@i` to what an instance is one of. */
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
