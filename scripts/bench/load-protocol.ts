/** What the load process is told to do. */
export interface LoadOrder {
  origin: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  requests: number;
  concurrency: number;
  /** What every answer must be. */
  expected: { model: string; chunks: number };
}

/** What it did; times in milliseconds. */
export interface LoadResult {
  elapsedMs: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were not what was asked for, and what was wrong with the first. */
  wrong: number;
  firstFault: string | null;
}
