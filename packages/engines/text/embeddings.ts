import { EngineError } from '../engine-error.ts';
import { embeddingDimensions, type EmbeddingEngine, type EmbeddingResult } from '../engine-types.ts';
import type { JobQueue } from '../workers/job-queue.ts';
import { isMostlyOtherThanLatin } from '../script.ts';
import { cutIntoPieces } from '../text-cuts.ts';
import { addScaled, normalise } from '../vectors.ts';
import type { EmbedOutput, TextJobs } from './jobs.ts';

/** The bounds of one call to the embeddings engine. Texts beyond them are rejected and never shortened. */
export const embeddingLimits = {
  texts: 2048,
  /** The most characters of one text, in UTF-16 units: about 8,000 tokens. */
  textCharacters: 32_768,
  /** The most characters of all texts of a call: about 250,000 tokens, or a quarter of a minute of work. */
  callCharacters: 1_000_000,
} as const;

/** The most texts of a job. A job takes about 0.1 s, and each waiting call is delayed by as much. */
const sliceTexts = 16;
const sliceCharacters = 4_000;

/** A part of a text, with the index of the text in the call. */
interface Piece {
  text: string;
  index: number;
}

/** The English sentence encoder of a new installation. It runs in the shared worker. */
export class QueuedEmbeddingEngine implements EmbeddingEngine {
  readonly #queue: JobQueue<TextJobs>;
  readonly #unavailable: string | undefined;

  /** @param unavailable the reason why the engine is not installed; undefined when it is installed. */
  constructor(queue: JobQueue<TextJobs>, unavailable: string | undefined) {
    this.#queue = queue;
    this.#unavailable = unavailable;
  }

  async embed(texts: readonly string[], signal: AbortSignal, parameter = 'input'): Promise<EmbeddingResult> {
    if (this.#unavailable !== undefined) {
      const message = 'the embeddings engine is not installed on this gateway';
      throw new EngineError('service_unavailable', { message, internal: this.#unavailable });
    }
    const characters = checkTexts(texts, parameter);
    const slices = sliced(texts);
    const inputs = slices.map((slice) => ({ texts: slice.map((piece) => piece.text) }));
    return merged(texts.length, slices, await this.#queue.submit('embed', inputs, characters, signal));
  }
}

function checkTexts(texts: readonly string[], parameter: string): number {
  const { texts: maxTexts, callCharacters } = embeddingLimits;
  if (texts.length > maxTexts) {
    const message = `${parameter} has ${texts.length} texts; this model takes at most ${maxTexts} at once`;
    throw refused(parameter, message);
  }
  let characters = 0;
  texts.forEach((text, index) => {
    characters += text.length;
    checkText(text, texts.length === 1 ? parameter : `${parameter}[${index}]`, parameter);
  });
  if (characters > callCharacters) {
    const message = `${parameter} has ${characters} characters in all; this model takes at most ${callCharacters} at once`;
    throw refused(parameter, message);
  }
  return characters;
}

function checkText(text: string, name: string, parameter: string): void {
  const limit = embeddingLimits.textCharacters;
  if (text.length > limit) {
    const message = `${name} has ${text.length} characters; this model takes at most ${limit} for one text`;
    throw refused(parameter, message);
  }
  if (isMostlyOtherThanLatin(text)) {
    const why = 'this model was trained on English and cannot distinguish texts in other scripts';
    throw refused(parameter, `${name} is mostly not in Latin script; ${why}`);
  }
}

function refused(param: string, message: string): Error {
  return new EngineError('invalid_parameter', { param, message });
}

function sliced(texts: readonly string[]): Piece[][] {
  const slices: Piece[][] = [];
  let slice: Piece[] = [];
  let characters = 0;
  for (const [index, complete] of texts.entries()) {
    for (const text of cutIntoPieces(complete, sliceCharacters)) {
      if (slice.length > 0 && (slice.length === sliceTexts || characters + text.length > sliceCharacters)) {
        slices.push(slice);
        slice = [];
        characters = 0;
      }
      slice.push({ text, index });
      characters += text.length;
    }
  }
  if (slice.length > 0) slices.push(slice);
  return slices;
}

/** Combines the vectors of a text's pieces into their mean, weighted by tokens. */
function merged(count: number, slices: readonly Piece[][], outputs: readonly EmbedOutput[]): EmbeddingResult {
  const vectors = Array.from({ length: count }, () => new Float32Array(embeddingDimensions));
  let tokens = 0;
  outputs.forEach((output, sliceIndex) => {
    slices[sliceIndex]?.forEach((piece, position) => {
      const start = position * embeddingDimensions;
      const found = output.vectors.subarray(start, start + embeddingDimensions);
      const weight = output.tokens[position] ?? 0;
      const vector = vectors[piece.index];
      if (vector) addScaled(vector, found, weight);
      tokens += weight;
    });
  });
  vectors.forEach(normalise);
  return { vectors, tokens };
}
