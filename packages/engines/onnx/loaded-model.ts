import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as Ort from 'onnxruntime-web/wasm';
import { openTokenizer, readFields, type TextTokenizer } from '../tokenizer-file.ts';
import type { ClassifierInput, OnnxModelFiles } from './jobs.ts';
import { describeModel, type ModelDescription } from './model-description.ts';

/** The tokens of one input. */
export interface TokenRow {
  ids: readonly number[];
  typeIds?: readonly number[] | undefined;
}

/** A result of the graph: numbers in row order, and the size of each dimension. */
export interface Output {
  data: Float32Array;
  dimensions: readonly number[];
}

type Runtime = typeof Ort;
type Session = Ort.InferenceSession;

/** The level of the runtime's log. Its warnings are about the graph, which the operator did not write. */
const ONLY_ERRORS: Ort.InferenceSession.SessionOptions = { logSeverityLevel: 3 };

let loading: Promise<Runtime> | undefined;

/** Starts the runtime with one thread, because further threads would outlive a worker that crashes. */
async function startRuntime(): Promise<Runtime> {
  const runtime = await import('onnxruntime-web/wasm');
  runtime.env.wasm.numThreads = 1;
  return runtime;
}

/** A graph in the runtime, with its tokenizer and its description. */
export class LoadedModel {
  readonly description: ModelDescription;
  readonly #runtime: Runtime;
  readonly #session: Session;
  readonly #tokenizer: TextTokenizer;

  private constructor(
    runtime: Runtime,
    session: Session,
    tokenizer: TextTokenizer,
    description: ModelDescription,
  ) {
    this.#runtime = runtime;
    this.#session = session;
    this.#tokenizer = tokenizer;
    this.description = description;
  }

  /** @throws Error when a file cannot be read or parsed. */
  static async open({ folder, graph }: OnnxModelFiles): Promise<LoadedModel> {
    loading ??= startRuntime();
    loading.catch(() => (loading = undefined));
    const runtime = await loading;
    const settings = await readFields(join(folder, 'tokenizer_config.json'));
    const [tokenizer, description] = await Promise.all([
      openTokenizer(join(folder, 'tokenizer.json'), settings),
      describeModel(folder),
    ]);
    const session = await runtime.InferenceSession.create(await readFile(graph), ONLY_ERRORS);
    return new LoadedModel(runtime, session, tokenizer, description);
  }

  tokenize({ text, pair }: ClassifierInput): TokenRow {
    const { ids, token_type_ids: typeIds } = this.#tokenizer.encode(text, {
      text_pair: pair ?? null,
      return_token_type_ids: true,
    });
    return { ids, typeIds };
  }

  /** Returns the beginning of a text, at most `count` tokens. */
  firstTokens(text: string, count: number): string {
    const { ids } = this.#tokenizer.encode(text, { add_special_tokens: false });
    return ids.length <= count ? text : this.#tokenizer.decode(ids.slice(0, count));
  }

  /** Runs the graph over rows, which are padded to the longest one. Returns the first output with one of the names. */
  async run(rows: readonly TokenRow[], outputNames: readonly string[]): Promise<Output> {
    const length = rows.reduce((longest, { ids }) => Math.max(longest, ids.length), 1);
    const columns: Record<string, (row: TokenRow, position: number) => number> = {
      input_ids: ({ ids }, position) => ids[position] ?? this.description.padTokenId,
      attention_mask: ({ ids }, position) => (position < ids.length ? 1 : 0),
      // Tokenizers without a template for pairs return no types.
      token_type_ids: ({ typeIds }, position) => typeIds?.[position] ?? 0,
      position_ids: (_row, position) => position,
    };
    const feeds: Record<string, Ort.Tensor> = {};
    for (const name of this.#session.inputNames) {
      const valueAt = columns[name];
      if (valueAt === undefined) throw new Error(`the graph has an unknown input ${name}`);
      feeds[name] = this.#tensor(name, rows, length, valueAt);
    }
    return this.#outputOf(await this.#session.run(feeds), outputNames);
  }

  async release(): Promise<void> {
    await this.#session.release();
  }

  #tensor(
    name: string,
    rows: readonly TokenRow[],
    length: number,
    valueAt: (row: TokenRow, position: number) => number,
  ): Ort.Tensor {
    const values = rows.flatMap((row) => Array.from({ length }, (_, position) => valueAt(row, position)));
    const dimensions = [rows.length, length];
    const input = this.#session.inputMetadata.find((one) => one.name === name);
    const isNarrow = input?.isTensor === true && input.type === 'int32';
    return isNarrow
      ? new this.#runtime.Tensor('int32', Int32Array.from(values), dimensions)
      : new this.#runtime.Tensor('int64', BigInt64Array.from(values, BigInt), dimensions);
  }

  #outputOf(results: Readonly<Record<string, Ort.Tensor>>, names: readonly string[]): Output {
    const name = names.find((one) => one in results) ?? this.#session.outputNames[0] ?? '';
    const tensor = results[name];
    if (!(tensor?.data instanceof Float32Array)) throw new Error(`the graph's output ${name} is not float32`);
    return { data: tensor.data, dimensions: tensor.dims };
  }
}
