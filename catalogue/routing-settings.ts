import { fallbacksOf, type Fallbacks, type FallbacksInFile } from './fallbacks.ts';

/** How a deployment is chosen among those of the best priority. */
const strategies = ['balanced', 'weighted', 'failover', 'least_cost'] as const;

export type Strategy = (typeof strategies)[number];

/** When a deployment is ejected, and for how long. */
export interface EjectionSettings {
  /** Failures in a row. */
  consecutiveFailures: number;
  /** Failures as a share of the attempts of the window, once it has `minAttempts`. */
  failureRate: number;
  minAttempts: number;
  windowMs: number;
  /** The first pause. It doubles each time, up to `maxPauseMs`. */
  pauseMs: number;
  maxPauseMs: number;
}

/** Requests that may wait while all deployments are at their `max_in_flight`. */
export interface QueueSettings {
  size: number;
  /** The longest wait. */
  waitMs: number;
}

/** How the requests of a model are spread over its deployments. */
export interface RoutingSettings {
  strategy: Strategy;
  /** Whether the requests of a session go to one deployment. */
  sessionAffinity: boolean;
  /** Whether prompts that begin alike go to the deployment that has served their beginning. */
  prefixAffinity: boolean;
  /** Timeout of a stream's first content while another deployment can be tried. */
  firstTokenMs: number;
  /**
   * Timeout of a non-streaming attempt while another deployment can be tried; null: a share of the remaining
   * time.
   */
  attemptMs: number | null;
  /** Attempts of one request, over all deployments. */
  maxAttempts: number;
  whenAllUnavailable: 'try_anyway' | 'fail';
  ejection: EjectionSettings;
  /** Null: no queue. */
  queue: QueueSettings | null;
  fallbacks: Fallbacks;
}

/** The keys of a model in `gateway.yaml` that concern routing. */
export interface RoutingInFile {
  strategy?: Strategy;
  session_affinity?: boolean;
  prefix_affinity?: boolean;
  first_token_seconds?: number;
  attempt_seconds?: number;
  max_attempts?: number;
  when_all_unavailable?: 'try_anyway' | 'fail';
  queue?: { size: number; seconds?: number };
  fallbacks?: FallbacksInFile;
  ejection?: {
    consecutive_failures?: number;
    failure_rate?: number;
    min_attempts?: number;
    window_seconds?: number;
    pause_seconds?: number;
    max_pause_seconds?: number;
  };
}

const DEFAULT_FIRST_TOKEN_SECONDS = 60;
const DEFAULT_QUEUE_SECONDS = 30;
/** Default limit of attempts, however many deployments a model has: each may have to be paid for. */
const MAX_DEFAULT_ATTEMPTS = 5;

/** Returns the settings with their defaults. */
export function routingSettings(written: RoutingInFile, deploymentCount: number): RoutingSettings {
  const ejection = written.ejection ?? {};
  const pauseMs = inMs(ejection.pause_seconds ?? 5);
  return {
    strategy: written.strategy ?? 'balanced',
    sessionAffinity: written.session_affinity ?? true,
    prefixAffinity: written.prefix_affinity ?? false,
    firstTokenMs: inMs(written.first_token_seconds ?? DEFAULT_FIRST_TOKEN_SECONDS),
    attemptMs: written.attempt_seconds === undefined ? null : inMs(written.attempt_seconds),
    maxAttempts: written.max_attempts ?? Math.max(1, Math.min(deploymentCount, MAX_DEFAULT_ATTEMPTS)),
    whenAllUnavailable: written.when_all_unavailable ?? 'try_anyway',
    queue: queueSettings(written.queue),
    fallbacks: fallbacksOf(written.fallbacks),
    ejection: {
      consecutiveFailures: ejection.consecutive_failures ?? 3,
      failureRate: ejection.failure_rate ?? 0.5,
      minAttempts: ejection.min_attempts ?? 10,
      windowMs: inMs(ejection.window_seconds ?? 30),
      pauseMs,
      maxPauseMs: Math.max(pauseMs, inMs(ejection.max_pause_seconds ?? 600)),
    },
  };
}

function queueSettings(written: RoutingInFile['queue']): QueueSettings | null {
  if (written === undefined) return null;
  return { size: written.size, waitMs: inMs(written.seconds ?? DEFAULT_QUEUE_SECONDS) };
}

function inMs(seconds: number): number {
  return Math.ceil(seconds * 1000);
}
