import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineHost } from '../../engines/host.ts';
import { sentimentWords } from '../../engines/text/sentiment.ts';

/**
 * Fits `engines/text/sentiment-weights.json` and writes it: `node scripts/engines/fit-sentiment.ts <file.json>`. The ratings
 * and the lexicon are those of vaderSentiment (C.J. Hutto, MIT licence), unpacked into a temporary folder.
 */
const PACKAGE = 'vaderSentiment==3.3.2';
const LIMITS = {
  movieReviewSnippets: 4_500,
  amazonReviewSnippets: 3_000,
  tweets: 3_000,
  nytEditorialSnippets: 1_000,
};
const MAX_CHARACTERS = 220;
const EPOCHS = 12;
const LEAST_COUNT = 5;
const LEAST_WEIGHT = 0.08;
const NEGATED_LEXICON = -0.7;

interface Rated {
  text: string;
  /** Mean of about twenty people's ratings, -4 to 4. */
  rating: number;
  words: readonly string[];
  vector: Float32Array;
}

const folder = mkdtempSync(join(tmpdir(), 'ratings-'));

async function main([target]: readonly string[]): Promise<void> {
  if (target === undefined) throw new Error('usage: node scripts/engines/fit-sentiment.ts <file.json>');
  unpack();
  const rated = await vectorised(ratings());
  const lexicon = lexiconOf();
  const { vector, words, lexiconFactor, intercept } = fit(rated, lexicon);
  const merged = Object.fromEntries(
    [...new Set([...lexicon.keys(), ...words.keys()])]
      .map((word) => [word, (words.get(word) ?? 0) + lexiconFactor * valence(lexicon, word)] as const)
      .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
      .map(([word, weight]) => [word, rounded(weight, 2)]),
  );
  const fitted = {
    intercept: rounded(intercept, 3),
    vector: [...vector].map((one) => rounded(one, 3)),
    words: merged,
  };
  writeFileSync(target, JSON.stringify(fitted));
}

function unpack(): void {
  const options = ['download', '--quiet', '--no-deps', '--no-binary', ':all:', '-d', folder, PACKAGE];
  execFileSync('pip', options, { stdio: 'inherit' });
  execFileSync(
    'bash',
    ['-c', 'tar xzf *.tar.gz && cd vaderSentiment-*/additional_resources && tar xzf *.tar.gz'],
    {
      cwd: folder,
    },
  );
}

function ratings(): Omit<Rated, 'vector'>[] {
  const resources = join(folder, 'vaderSentiment-3.3.2/additional_resources/hutto_ICWSM_2014');
  return Object.entries(LIMITS).flatMap(([name, limit]) =>
    readFileSync(join(resources, `${name}_GroundTruth.txt`), 'utf8')
      .split(/\r?\n/u)
      .map((line) => line.split('\t'))
      .map(([, rating = '', text = '']) => ({ text, rating: Number(rating), words: sentimentWords(text) }))
      .filter(({ text }) => text !== '' && text.length < MAX_CHARACTERS)
      .slice(0, limit),
  );
}

async function vectorised(texts: readonly Omit<Rated, 'vector'>[]): Promise<Rated[]> {
  const host = new EngineHost();
  const { signal } = new AbortController();
  const rated: Rated[] = [];
  const slice = 500;
  for (let start = 0; start < texts.length; start += slice) {
    const part = texts.slice(start, start + slice);
    const { vectors } = await host.embeddings.embed(
      part.map(({ text }) => text),
      signal,
    );
    rated.push(...part.map((one, index) => ({ ...one, vector: vectors[index] ?? new Float32Array() })));
  }
  await host.close();
  return rated;
}

function lexiconOf(): Map<string, number> {
  const file = join(folder, 'vaderSentiment-3.3.2/vaderSentiment/vader_lexicon.txt');
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
  return new Map(
    rows.filter(([word = '']) => /^[a-z]+$/u.test(word)).map(([word = '', mean]) => [word, Number(mean)]),
  );
}

function valence(lexicon: ReadonlyMap<string, number>, word: string): number {
  return word.startsWith('!')
    ? NEGATED_LEXICON * (lexicon.get(word.slice(1)) ?? 0)
    : (lexicon.get(word) ?? 0);
}

/** Stochastic gradient descent on soft targets; the vector's part is scaled, since its entries are small. */
function fit(
  rated: readonly Rated[],
  lexicon: ReadonlyMap<string, number>,
): { vector: Float64Array; words: Map<string, number>; lexiconFactor: number; intercept: number } {
  const counts = new Map<string, number>();
  for (const { words } of rated) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= LEAST_COUNT).map(([word]) => [word, 0] as const);
  const words = new Map<string, number>(known);
  const vector = new Float64Array(rated[0]?.vector.length ?? 0);
  let intercept = 0;
  let lexiconFactor = 0.5;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = 0.3 / (1 + epoch);
    for (let step = 0; step < rated.length; step += 1) {
      // A prime stride visits the sources in turn.
      const one = rated[(step * 7919 + epoch * 13) % rated.length];
      if (one === undefined) continue;
      const scale = 1 / Math.sqrt(Math.max(4, one.words.length));
      const value = scale * one.words.reduce((sum, word) => sum + valence(lexicon, word), 0);
      const said = scale * one.words.reduce((sum, word) => sum + (words.get(word) ?? 0), 0);
      const seen = vector.reduce((sum, weight, index) => sum + weight * (one.vector[index] ?? 0), 0);
      const error = logistic(intercept + lexiconFactor * value + said + seen) - logistic(1.5 * one.rating);
      intercept -= 0.05 * rate * error;
      lexiconFactor -= 0.05 * rate * error * value;
      one.vector.forEach((entry, index) => {
        const weight = vector[index] ?? 0;
        vector[index] = weight - rate * (12.8 * error * entry + 1e-3 * weight);
      });
      for (const word of one.words) {
        const weight = words.get(word);
        if (weight !== undefined) words.set(word, weight - rate * (2 * error * scale + 3e-3 * weight));
      }
    }
  }
  return { vector, words, lexiconFactor, intercept };
}

function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

try {
  await main(process.argv.slice(2));
} finally {
  rmSync(folder, { recursive: true });
}
