import type { LanguageOutput } from './jobs.ts';

/** The functions used here of `fasttext.wasm.js`. Its vectors stay in WebAssembly memory until they are deleted. */
interface LanguageModel {
  predict(text: string, count: number, threshold: number): PredictionVector;
}

interface PredictionVector {
  size(): number;
  get(index: number): [probability: number, label: string];
  delete(): void;
}

const labelPrefix = '__label__';

let loading: Promise<LanguageModel> | undefined;

function load(): Promise<LanguageModel> {
  loading ??= initialise();
  // After a failed load, the next call loads again.
  loading.catch(() => (loading = undefined));
  return loading;
}

async function initialise(): Promise<LanguageModel> {
  // The package's declarations do not resolve. package.json pins version 1.0.0, which has this shape.
  const { getLIDModel } = (await import('fasttext.wasm.js')) as {
    getLIDModel: () => Promise<{ load(): Promise<LanguageModel> }>;
  };
  return (await getLIDModel()).load();
}

/** Returns the probability of each of the 176 languages of fastText's lid.176. */
export async function identifyLanguages(texts: readonly string[]): Promise<LanguageOutput> {
  const model = await load();
  const found = texts.map((text) => predictions(model, text));
  const labels = [...new Set(found.flatMap((one) => [...one.keys()]))].toSorted();
  return { labels, probabilities: found.map((one) => labels.map((label) => one.get(label) ?? 0)) };
}

function predictions(model: LanguageModel, text: string): Map<string, number> {
  // fastText reads one line only.
  const vector = model.predict(text.replace(/\s+/gu, ' '), -1, -1);
  try {
    const entries = Array.from({ length: vector.size() }, (_unused, index) => vector.get(index));
    return new Map(entries.map(([probability, label]) => [label.replace(labelPrefix, ''), probability]));
  } finally {
    vector.delete();
  }
}
