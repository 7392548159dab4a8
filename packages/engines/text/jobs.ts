import type { ChatEngineMessage } from '../engine-types.ts';
import type { ObjectField } from '../extractive/extraction/field.ts';
import type { Extraction } from '../extractive/extraction/fill.ts';
import type { ReplyOutline } from '../extractive/outline.ts';
import type { LexicalScore } from './lexical-index.ts';

/** The jobs of the text engines' worker. Each is small, so that requests can take turns. */
export interface TextJobs {
  embed: { input: { texts: readonly string[] }; output: EmbedOutput };
  /** Counts the tokens of all texts together, by an encoding of tiktoken or the tokenizer that a file describes. */
  countTokens: { input: { texts: readonly string[]; tokenizer: string }; output: { tokens: number } };
  truncate: { input: { text: string; maxTokens: number }; output: TruncateOutput };
  lexicalScores: { input: { query: string; texts: readonly string[] }; output: LexicalScore[] };
  /** Returns one number for each text, as `wordSentiment` does. */
  wordSentiment: { input: { texts: readonly string[] }; output: number[] };
  identifyLanguage: { input: { texts: readonly string[] }; output: LanguageOutput };
  /** Returns one probability for each text. */
  injection: { input: { texts: readonly string[] }; output: number[] };
  /** Returns one extraction for each schema. */
  extract: {
    input: { messages: readonly ChatEngineMessage[]; schemas: readonly ObjectField[] };
    output: Extraction[];
  };
  outline: { input: { messages: readonly ChatEngineMessage[] }; output: ReplyOutline };
}

export interface LanguageOutput {
  /** The codes of the languages, in the same order for all texts. */
  labels: string[];
  /** The probabilities of each text, in the order of the labels. */
  probabilities: number[][];
}

export interface EmbedOutput {
  /** All vectors of the slice, concatenated. */
  vectors: Float32Array<ArrayBuffer>;
  /** The tokens of each text. */
  tokens: number[];
}

export interface TruncateOutput {
  text: string;
  tokens: number;
  truncated: boolean;
}
