import type { ChatEngineMessage } from '../engine-types.ts';
import type { ReplyPlan } from '../extractive/plan.ts';

/** What the worker can be asked, and what it answers. Each job is small, so that callers can take turns. */
export interface Jobs {
  embed: { input: { texts: readonly string[] }; output: EmbedOutput };
  countTokens: { input: { text: string }; output: { tokens: number } };
  truncate: { input: { text: string; maxTokens: number }; output: TruncateOutput };
  plan: { input: { messages: readonly ChatEngineMessage[] }; output: ReplyPlan };
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

export type JobKind = keyof Jobs;
export type JobInput<Kind extends JobKind> = Jobs[Kind]['input'];
export type JobOutput<Kind extends JobKind> = Jobs[Kind]['output'];

/** A job as it crosses the thread boundary. */
export type JobMessage = { [Kind in JobKind]: { id: number; kind: Kind; input: JobInput<Kind> } }[JobKind];

export type JobAnswer = { id: number; output: JobOutput<JobKind> } | { id: number; error: string };
