import type { Workload } from './suites.ts';
import type { ModelName } from './requests.ts';

/** A command to the load process, which writes the requests of the workload. */
export interface LoadOrder {
  origin: string;
  headers: Record<string, string>;
  workload: Workload;
  modelName: ModelName;
}

/** The measurements of the load process. Times are in milliseconds. */
export interface LoadResult {
  elapsedMs: number;
  requests: number;
  events: number;
  /** Time to the last byte of a response, or to the first content event of a stream. */
  latencyP50Ms: number;
  latencyP99Ms: number;
  /** Time from the upstream's write to the arrival of an event. 0 without times. */
  delayP50Ms: number;
  delayP99Ms: number;
  /** Number of wrong responses, and the error of the first. */
  wrong: number;
  firstError: string | null;
}
