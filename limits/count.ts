/** The length of a window: limits are per minute. */
export const WINDOW_MS = 60_000;

/** A counter of one limit: of a key's requests, or of a key's requests to models of one tier. */
export interface Counter {
  /** The name of the counter, the same in every replica. */
  id: string;
  limit: number;
  /** Whether the request is counted here already: the window is then only read. */
  isCounted?: boolean;
}

/** A counter's window after a request was counted or refused. */
export interface CounterState {
  /** The limit that applied: a part of the counter's limit while replicas cannot count together. */
  limit: number;
  used: number;
  /** The time until the window ends. */
  leftMs: number;
}

export interface Count {
  /** Whether the request passed. A refused request is not counted by this call. */
  allowed: boolean;
  /** One per counter, in their order. */
  states: readonly CounterState[];
}

/** Counts requests. A request passes if none of its counters has reached its limit. */
export interface RequestCounts {
  take(counters: readonly Counter[]): Promise<Count> | Count;
  /** Whether replicas currently cannot count together although they should. */
  readonly degraded: boolean;
  /** Announces this replica and reads the number of replicas. Called every second or so. Never throws. */
  heartbeat(): Promise<void>;
  close(): Promise<void>;
}
