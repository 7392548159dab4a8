import { EngineError } from '../engine-error.ts';
import type { EmbeddingResult } from '../engine-types.ts';
import { EngineWorker, type EngineBounds } from '../workers/engine-worker.ts';
import type {
  ClassifierInput,
  ClassifySlice,
  OnnxJobs,
  OnnxModelFiles,
  SliceOutput,
  TooLong,
} from './jobs.ts';
import { sliced } from './slices.ts';

/** The bounds of one call to a model. A call beyond them is rejected and never shortened. */
const onnxLimits = {
  /** The most texts or pairs of texts. */
  inputs: 4_096,
  /** The most characters of one text, in UTF-16 units. */
  textCharacters: 32_768,
  /** The most characters of all texts of a call. A query counts once for each document. */
  callCharacters: 2_000_000,
} as const;

export interface ClassifierOutput extends ClassifySlice {
  tokens: number;
}

/** The models of one `kind: onnx` backend. They run in the backend's worker. */
export class OnnxEngine {
  readonly #worker: EngineWorker<OnnxJobs>;

  /** @param bounds replaces bounds of the worker, for tests. */
  constructor(bounds: Partial<EngineBounds> = {}) {
    this.#worker = new EngineWorker<OnnxJobs>(new URL('./worker.ts', import.meta.url), bounds);
  }

  /**
   * Returns a unit vector for each text.
   *
   * @throws EngineError `invalid_parameter` for texts beyond a bound or longer than the model reads,
   * `model_overloaded` when the queue is full, `bad_gateway` when the model fails, and the signal's reason after an
   * abort.
   */
  async embed(
    files: OnnxModelFiles,
    texts: readonly string[],
    signal: AbortSignal,
  ): Promise<EmbeddingResult> {
    const size = checkInputs(texts, (text) => [text], 'input');
    const slices = sliced(texts, (text) => text.length);
    const jobs = slices.map((slice) => ({ files, texts: slice }));
    const vectors: Float32Array[] = [];
    let tokens = 0;
    const done = await this.#worker.submit('embed', jobs, size, signal);
    for (const output of allDone(done, slices, 'input')) {
      vectors.push(...output.vectors);
      tokens += output.tokens;
    }
    return { vectors, tokens };
  }

  /**
   * Returns the logits of texts or pairs.
   *
   * @param parameter the request's field that contains the texts, for error messages
   * @param maxPairTokens the number of tokens after which second texts are cut; null for no limit
   * @throws EngineError as `embed`
   */
  async classify(
    files: OnnxModelFiles,
    inputs: readonly ClassifierInput[],
    parameter: string,
    signal: AbortSignal,
    maxPairTokens: number | null = null,
  ): Promise<ClassifierOutput> {
    const size = checkInputs(inputs, ({ text, pair = '' }) => [text, pair], parameter);
    const slices = sliced(inputs, ({ text, pair = '' }) => text.length + pair.length);
    const jobs = slices.map((slice) => ({ files, inputs: slice, maxPairTokens }));
    const result: ClassifierOutput = { labels: [], isMultiLabel: false, logits: [], tokens: 0 };
    const done = await this.#worker.submit('classify', jobs, size, signal);
    for (const output of allDone(done, slices, parameter)) {
      result.labels = output.labels;
      result.isMultiLabel = output.isMultiLabel;
      result.logits.push(...output.logits);
      result.tokens += output.tokens;
    }
    return result;
  }

  async close(): Promise<void> {
    await this.#worker.close();
  }
}

/** Checks the inputs of a call and returns their characters. */
function checkInputs<Input>(
  inputs: readonly Input[],
  textsOf: (input: Input) => readonly string[],
  parameter: string,
): number {
  const { inputs: most, textCharacters, callCharacters } = onnxLimits;
  if (inputs.length > most) {
    throw refused(
      parameter,
      `${parameter} has ${inputs.length} texts; this model takes at most ${most} at once`,
    );
  }
  let characters = 0;
  inputs.forEach((input, index) => {
    for (const text of textsOf(input)) {
      characters += text.length;
      if (text.length <= textCharacters) continue;
      const name = inputs.length === 1 ? parameter : `${parameter}[${index}]`;
      throw refused(
        parameter,
        `${name} includes a text of ${text.length} characters; this model reads at most ${textCharacters}`,
      );
    }
  });
  if (characters <= callCharacters) return characters;
  const message = `${parameter} has ${characters} characters in all; this model takes at most ${callCharacters} at once`;
  throw refused(parameter, message);
}

function allDone<Slice>(
  outputs: readonly SliceOutput<Slice>[],
  slices: readonly (readonly unknown[])[],
  parameter: string,
): (Slice & { tokens: number })[] {
  let start = 0;
  return outputs.map((output, index) => {
    if (output.kind === 'tooLong') throw tooLong(output, start, parameter);
    start += slices[index]?.length ?? 0;
    return output;
  });
}

function tooLong({ index, tokens, maxTokens }: TooLong, start: number, parameter: string): EngineError {
  const hint = parameter === 'documents' ? '; max_tokens_per_doc cuts documents' : '';
  const message = `${parameter}[${start + index}] has ${tokens} tokens; this model reads at most ${maxTokens} at once${hint}`;
  return refused(parameter, message);
}

function refused(param: string, message: string): EngineError {
  return new EngineError('invalid_parameter', { param, message });
}
