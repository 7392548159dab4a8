/** The length of a window: limits are per minute (specification §8). */
export const WINDOW_MS = 60_000;

/** What one limit counts: a key's requests, or those to models of one tier. */
export interface Counter {
  /** Names the count, in every replica the same. */
  id: string;
  limit: number;
}

/** A counter's window after a request was counted or refused. */
export interface CounterState {
  /** What the limit was at, which is a part of the counter's while replicas cannot count together. */
  limit: number;
  used: number;
  /** Until the window ends. */
  leftMs: number;
}

export interface Count {
  /** Whether the request passed. One that did not is counted nowhere. */
  allowed: boolean;
  /** One per counter, in their order. */
  states: readonly CounterState[];
}

/** Counts a request against all of its counters at once: it passes when it passes them all. */
export interface RequestCounts {
  take(counters: readonly Counter[]): Promise<Count> | Count;
  /** Whether replicas that should count together do not, for now. */
  readonly degraded: boolean;
  /** To be called every second or so: keeps up what replicas know of each other. Never throws. */
  beat(): Promise<void>;
  close(): Promise<void>;
}
