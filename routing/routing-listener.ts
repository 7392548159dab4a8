import type { FailureCode } from '../errors/catalogue.ts';
import type { Ejection } from './deployment-state.ts';

/** An attempt at a deployment. */
export interface AttemptInfo {
  /** The id that clients use. */
  modelId: string;
  /** `<backend>/<model at the backend>`. */
  deployment: string;
}

export interface AttemptResult extends AttemptInfo {
  /** Null: it succeeded. */
  code: FailureCode | null;
  /** To the first content of a stream, or to the whole of another response; null: none came. */
  firstTokenMs: number | null;
  durationMs: number;
}

/** Told what happens to deployments, synchronously: it must be quick and must not throw. */
export interface RoutingListener {
  attemptStarted?(attempt: AttemptInfo): void;
  attemptEnded?(result: AttemptResult): void;
  ejected?(deployment: string, ejection: Ejection): void;
  restored?(deployment: string): void;
}
