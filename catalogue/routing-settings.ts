import { fallbacksOf, type Fallbacks, type FallbacksInFile } from './fallbacks.ts';

/** How one of several deployments is chosen among those of the best priority. */
export const strategies = ['balanced', 'weighted', 'failover', 'least_cost'] as const;

export type Strategy = (typeof strategies)[number];

/** When a deployment is not used for a while. */
export interface EjectionSettings {
  /** Failures in a row. */
  consecutiveFailures: number;
  /** Failures as a share of the attempts of the window, once it has `minAttempts`. */
  failureRate: number;
  minAttempts: number;
  windowMs: number;
  /** The first pause; each further one is twice as long, up to `maxPauseMs`. */
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
  /** The longest wait for the first content of a stream, while another deployment can be tried. */
  firstTokenMs: number;
  /** The longest attempt of a request that does not stream, while another one can be made; null: a share of the time left. */
  attemptMs: number | null;
  /** Attempts of one request, over all deployments. */
  maxAttempts: number;
  whenAllUnavailable: 'try_anyway' | 'fail';
  ejection: EjectionSettings;
  /** Null: nothing waits. */
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
/** Each attempt may have to be paid for: by default no more are made, however many deployments a model has. */
const MOST_DEFAULT_ATTEMPTS = 5;

/** The settings with their defaults. */
export function routingSettings(written: RoutingInFile, deploymentCount: number): RoutingSettings {
  const ejection = written.ejection ?? {};
  const pauseMs = inMs(ejection.pause_seconds ?? 5);
  return {
    strategy: written.strategy ?? 'balanced',
    sessionAffinity: written.session_affinity ?? true,
    prefixAffinity: written.prefix_affinity ?? false,
    firstTokenMs: inMs(written.first_token_seconds ?? DEFAULT_FIRST_TOKEN_SECONDS),
    attemptMs: written.attempt_seconds === undefined ? null : inMs(written.attempt_seconds),
    maxAttempts: written.max_attempts ?? Math.max(1, Math.min(deploymentCount, MOST_DEFAULT_ATTEMPTS)),
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
