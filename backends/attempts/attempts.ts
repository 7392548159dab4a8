import { setTimeout as pause } from 'node:timers/promises';
import type { FailedAttempt } from '../../calls/call-attempts.ts';
import type { Call } from '../../calls/call.ts';
import { asGatewayError, type GatewayError } from '../../errors/gateway-error.ts';
import { limits } from '../../generated/operations.ts';
import type { Affinity } from '../../routing/affinity.ts';
import type { Candidate } from '../../routing/candidate.ts';
import { isRetryable } from '../../routing/attribution.ts';
import type { ModelRoute, Pick } from '../../routing/model-route.ts';
import { AttemptLimit } from './attempt-limit.ts';
import { firstDeployment, pickFirst, placeInQueue, unlessFallback } from './first-deployment.ts';
import type { LimitFor } from './deployment-attempt.ts';
import type { SentRequest } from '../backend.ts';

export interface AttemptWork<Result> {
  /** Makes one attempt. */
  make(candidate: Candidate, limitFor: LimitFor): Promise<Result>;
  /** Settles a failed attempt before the next one. Throws when no further attempt is allowed. */
  settle(attempt: FailedAttempt, error: GatewayError): Promise<void> | void;
  /** Null: no deployment is preferred. */
  affinity: Affinity | null;
}

/**
 * The wait before a deployment is tried again. It doubles each time, up to the maximum, and is shortened at
 * random.
 */
const BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 4_000;
/** A deployment whose Retry-After is longer is not tried again. */
const MAX_RETRY_AFTER_MS = 5_000;

const NONE_TRIED: readonly Candidate[] = [];

/**
 * Makes attempts, one after another, until one succeeds. Throws the failure of the last one. Until then nothing
 * has been sent to the client.
 */
export async function attemptInTurn<Result>(
  call: Call,
  route: ModelRoute,
  work: AttemptWork<Result>,
): Promise<Result> {
  const deadlineMs = deadlineOf(call);
  const { maxAttempts } = route.settings;
  const stream = call.body.value['stream'] === true;
  let tried = NONE_TRIED;
  const { affinity } = work;
  const { queue } = route;
  const pick = (): Pick => pickFirst(call, route, stream, affinity);
  const place = queue === null ? null : await placeInQueue(call, route, queue, pick);
  let candidate = place?.candidate ?? firstDeployment(route, pick);
  for (let number = 1; ; number += 1) {
    const current = candidate;
    const isLast = number >= maxAttempts;
    try {
      const result = await work.make(current, (sent) => {
        place?.release();
        const options = { sent, number, deadlineMs, isLast, tried: [...tried, current] };
        return limitOf(call, route, options);
      });
      affinity?.succeeded(current);
      return result;
    } catch (thrown) {
      place?.release();
      const error = asGatewayError(thrown);
      affinity?.failed(current, error);
      if (isLast || !isRetryable(error) || call.signal.aborted || performance.now() >= deadlineMs)
        throw error;
      tried = [...tried, current];
      if (tried.length >= route.candidates.length) {
        if ((error.upstream?.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS) throw error;
        tried = NONE_TRIED;
        await backOff(number, error, call.signal);
      }
      const nowMs = performance.now();
      const next = unlessFallback(
        call,
        route.pick(tried, stream, nowMs, { project: call.principal?.projectId }),
        nowMs,
      );
      if (next.kind !== 'candidate') throw error;
      await work.settle({ deployment: current.state.name, code: error.code }, error);
      candidate = next.candidate;
    }
  }
}

interface LimitOptions {
  sent: SentRequest;
  number: number;
  deadlineMs: number;
  isLast: boolean;
  tried: readonly Candidate[];
}

/**
 * Returns the limit of an attempt. An upload that is still being received has none: its speed is up to the
 * client.
 */
function limitOf(call: Call, route: ModelRoute, options: LimitOptions): AttemptLimit | null {
  const { sent, number, deadlineMs, isLast, tried } = options;
  if (sent.body.kind === 'multipart' && sent.body.arriving !== undefined) return null;
  const { firstTokenMs, attemptMs, maxAttempts } = route.settings;
  const { fallbacks } = call;
  const ownLeft = Math.max(1, Math.min(maxAttempts - number + 1, route.candidates.length - tried.length + 1));
  const attemptsLeft = fallbacks === undefined ? ownLeft : ownLeft + 1;
  const shareMs = (deadlineMs - performance.now()) / attemptsLeft;
  const whileOthersMs = sent.stream ? firstTokenMs : (attemptMs ?? shareMs);
  return new AttemptLimit({
    signal: call.signal,
    deadlineMs,
    limitMs: isLast && fallbacks === undefined ? null : whileOthersMs,
    hasAlternative: () =>
      (!isLast && route.hasReady(tried, performance.now(), call.principal?.projectId)) ||
      fallbacks?.canTakeOver('timeout') === true,
  });
}

/** Returns when the time of the request ends. Fallbacks to other models share it. */
function deadlineOf({ attempts }: Call): number {
  const deadlineMs = attempts?.deadlineMs ?? performance.now() + limits.modelOutputMs;
  if (attempts !== undefined) attempts.deadlineMs = deadlineMs;
  return deadlineMs;
}

async function backOff(number: number, error: GatewayError, signal: AbortSignal): Promise<void> {
  const longestMs = Math.min(BACKOFF_MS * 2 ** (number - 1), MAX_BACKOFF_MS);
  const waitMs = Math.max(longestMs * (0.5 + Math.random() / 2), error.upstream?.retryAfterMs ?? 0);
  try {
    await pause(waitMs, undefined, { signal });
  } catch {
    throw error;
  }
}
