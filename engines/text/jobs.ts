import type { ChatEngineMessage } from '../engine-types.ts';
import type { ObjectField } from '../extractive/extraction/field.ts';
import type { Extraction } from '../extractive/extraction/fill.ts';
import type { ReplyPlan } from '../extractive/plan.ts';
import type { LexicalScore } from './lexical-index.ts';

/** The jobs of the text engines' worker. Each is small, so that requests can take turns. */
export interface TextJobs {
  embed: { input: { texts: readonly string[] }; output: EmbedOutput };
  /** Tokens of all texts together, by an encoding of tiktoken or the tokenizer that a file describes. */
  countTokens: { input: { texts: readonly string[]; tokenizer: string }; output: { tokens: number } };
  truncate: { input: { text: string; maxTokens: number }; output: TruncateOutput };
  lexicalScores: { input: { query: string; texts: readonly string[] }; output: LexicalScore[] };
  /** One number per text, as `wordSentiment` gives it. */
  wordSentiment: { input: { texts: readonly string[] }; output: number[] };
  identifyLanguage: { input: { texts: readonly string[] }; output: LanguageOutput };
  /** One probability per text. */
  injection: { input: { texts: readonly string[] }; output: number[] };
  /** One extraction per schema. */
  extract: {
    input: { messages: readonly ChatEngineMessage[]; schemas: readonly ObjectField[] };
    output: Extraction[];
  };
  plan: { input: { messages: readonly ChatEngineMessage[] }; output: ReplyPlan };
}

export interface LanguageOutput {
  /** Codes of languages, in one order for all texts. */
  labels: string[];
  /** Per text, in the order of the labels. */
  probabilities: number[][];
}

export interface EmbedOutput {
  /** All vectors of the slice, one after the other. */
  vectors: Float32Array<ArrayBuffer>;
  /** Tokens of each text. */
  tokens: number[];
}

export interface TruncateOutput {
  text: string;
  tokens: number;
  truncated: boolean;
}
