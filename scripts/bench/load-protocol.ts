import type { Traffic } from './plan.ts';

/** One order to the load process. */
export interface LoadOrder {
  origin: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  traffic: Traffic;
  expected: Expected;
}

/** What every response must be. */
export interface Expected {
  model: string;
  /** Content events of a stream; 0 for a response in one piece. */
  events: number;
  kind: 'chat' | 'embeddings';
}

/** What the load process measured; times in milliseconds. */
export interface LoadResult {
  elapsedMs: number;
  requests: number;
  events: number;
  /** Of whole responses until their last byte, of streams until their first content event. */
  latencyP50Ms: number;
  latencyP99Ms: number;
  /** Between the upstream's writing and the arrival of an event; 0 where the upstream wrote no times. */
  delayP50Ms: number;
  delayP99Ms: number;
  /** Wrong responses, and what was wrong with the first. */
  wrong: number;
  firstFault: string | null;
}
