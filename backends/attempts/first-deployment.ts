import type { Call } from '../../calls/call.ts';
import { failure, GatewayError } from '../../errors/gateway-error.ts';
import type { Affinity } from '../../routing/affinity.ts';
import type { Candidate } from '../../routing/candidate.ts';
import type { DeploymentQueue } from '../../routing/deployment-queue.ts';
import type { KeptPlace } from '../../routing/kept-place.ts';
import type { ModelRoute, Pick } from '../../routing/model-route.ts';

/**
 * Picks the deployment of a request's first attempt. Throws `model_overloaded` when no deployment can be used.
 */
export function firstDeployment(route: ModelRoute, pick: () => Pick): Candidate {
  const picked = pick();
  if (picked.kind === 'candidate') return picked.candidate;
  throw unusable(route, picked);
}

/** Works as `firstDeployment`, but waits in the model's queue while all deployments are full. */
export async function placeInQueue(
  { principal, signal, attempts }: Call,
  route: ModelRoute,
  queue: DeploymentQueue,
  pick: () => Pick,
): Promise<KeptPlace> {
  if (queue.length === 0) {
    const picked = pick();
    if (picked.kind === 'candidate') return queue.keep(picked.candidate);
    if (picked.kind !== 'full') throw unusable(route, picked);
  }
  const take = (): Candidate | null => {
    const picked = pick();
    return picked.kind === 'candidate' ? picked.candidate : null;
  };
  const startedMs = performance.now();
  const result = await queue.enter(principal?.keyId ?? '', take, signal);
  if (attempts !== undefined) attempts.queuedMs += performance.now() - startedMs;
  if (result === null) {
    const reason: unknown = signal.reason;
    throw reason instanceof GatewayError ? reason : failure('client_closed');
  }
  if ('why' in result) throw overloaded(route, result.why, result.retryAfterMs);
  return result;
}

export function pickFirst(call: Call, route: ModelRoute, stream: boolean, affinity: Affinity | null): Pick {
  const nowMs = performance.now();
  const project = call.principal?.projectId;
  const preferred = affinity?.preferred(route.candidates, nowMs) ?? null;
  const picked = unlessFallback(call, route.pick([], stream, nowMs, { preferred, project }), nowMs);
  const notes = call.attempts?.notes ?? null;
  if (notes !== null) notes.isAffine = picked.kind === 'candidate' && picked.candidate === preferred;
  return picked;
}

/** Leaves an ejected deployment alone, which a model tries as its last resort, while another model can take over. */
export function unlessFallback({ fallbacks, principal }: Call, picked: Pick, nowMs: number): Pick {
  if (picked.kind !== 'candidate' || fallbacks === undefined) return picked;
  const { state } = picked.candidate;
  return state.isReady(nowMs, principal?.projectId) || !fallbacks.canTakeOver('overloaded')
    ? picked
    : { kind: 'unavailable', retryAfterMs: state.pauseLeftMs(nowMs, principal?.projectId) };
}

function unusable(route: ModelRoute, picked: Exclude<Pick, { kind: 'candidate' }>): GatewayError {
  switch (picked.kind) {
    case 'full':
      return overloaded(route, 'all deployments have reached their limit of requests in flight', 1_000);
    case 'unavailable':
      return overloaded(route, 'all deployments are ejected', picked.retryAfterMs);
    case 'exhausted':
      return failure('bad_gateway', { internal: `model ${route.model.id} has no deployment` });
  }
}

function overloaded({ model }: ModelRoute, why: string, retryAfterMs: number): GatewayError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return failure('model_overloaded', {
    internal: `${model.id}: ${why}`,
    headers: { 'retry-after': String(seconds) },
  });
}
