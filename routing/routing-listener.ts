import type { FailureCode } from '../errors/catalogue.ts';
import type { WaitOutcome } from '../scheduling/timed-queue.ts';
import type { Ejection } from './deployment-state.ts';

/** An attempt at a deployment. */
export interface AttemptInfo {
  /** The model's id. */
  modelId: string;
  /** `<backend>/<model at the backend>`. */
  deployment: string;
}

export interface AttemptResult extends AttemptInfo {
  /** Null: it succeeded. */
  code: FailureCode | null;
  /** Time to the first content of a stream, or to the end of a non-streaming response; null: none came. */
  firstTokenMs: number | null;
  durationMs: number;
}

/** A wait in the queue of a model or of a backend; the other name is empty. */
export interface QueueWait {
  model: string;
  backend: string;
  waitedMs: number;
  outcome: WaitOutcome;
}

/** Receives events of deployments, synchronously. It must be fast and must not throw. */
export interface RoutingListener {
  attemptStarted?(attempt: AttemptInfo): void;
  attemptEnded?(result: AttemptResult): void;
  ejected?(deployment: string, ejection: Ejection): void;
  restored?(deployment: string): void;
  waited?(wait: QueueWait): void;
}
