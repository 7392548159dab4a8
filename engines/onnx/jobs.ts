/** Where the files of one model are. */
export interface OnnxModelFiles {
  /** Name of the model in messages. */
  name: string;
  /** The folder of `config.json` and `tokenizer.json`. */
  folder: string;
  /** The graph with its weights. */
  graph: string;
}

/** The jobs of the ONNX engine's worker. Each is one slice of a call, so that requests can take turns. */
export interface OnnxJobs {
  embed: { input: EmbedInput; output: SliceOutput<EmbedSlice> };
  classify: { input: ClassifyInput; output: SliceOutput<ClassifySlice> };
}

export interface EmbedInput {
  files: OnnxModelFiles;
  texts: readonly string[];
}

export interface ClassifyInput {
  files: OnnxModelFiles;
  inputs: readonly ClassifierInput[];
  /** Tokens after which second texts are cut off; null: none is. */
  maxPairTokens: number | null;
}

/** A text, or two that a cross-encoder reads together. */
export interface ClassifierInput {
  text: string;
  pair?: string;
}

/** The index of an input that is too long for the model, or the results of all inputs. */
export type SliceOutput<Slice> = TooLong | ({ kind: 'done'; tokens: number } & Slice);

export interface TooLong {
  kind: 'tooLong';
  /** Of the input in the slice. */
  index: number;
  tokens: number;
  maxTokens: number;
}

export interface EmbedSlice {
  /** One unit vector per text. */
  vectors: Float32Array[];
}

export interface ClassifySlice {
  /** The model's own classes, in the order of its logits. */
  labels: readonly string[];
  /** Whether a text can have several classes at once: each then has a probability of its own. */
  isMultiLabel: boolean;
  /** Per input, in the order of the labels. */
  logits: number[][];
}
