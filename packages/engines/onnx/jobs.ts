/** The location of the files of one model. */
export interface OnnxModelFiles {
  /** The name of the model in messages. */
  name: string;
  /** The folder with `config.json` and `tokenizer.json`. */
  folder: string;
  /** The graph with its weights. */
  graph: string;
}

/** The jobs of the ONNX engine's worker. A job is one slice of a call, so that requests can take turns. */
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
  /** The number of tokens after which second texts are cut; null for no limit. */
  maxPairTokens: number | null;
}

/** A text, or two texts that a cross-encoder reads together. */
export interface ClassifierInput {
  text: string;
  pair?: string;
}

/** The index of an input that is too long for the model, or the results of all inputs. */
export type SliceOutput<Slice> = TooLong | ({ kind: 'done'; tokens: number } & Slice);

export interface TooLong {
  kind: 'tooLong';
  /** The index of the input in the slice. */
  index: number;
  tokens: number;
  maxTokens: number;
}

export interface EmbedSlice {
  /** One unit vector for each text. */
  vectors: Float32Array[];
}

export interface ClassifySlice {
  /** The model's own classes, in the order of its logits. */
  labels: readonly string[];
  /** Whether a text can have several classes, each with an independent probability. */
  isMultiLabel: boolean;
  /** The logits of each input, in the order of the labels. */
  logits: number[][];
}
