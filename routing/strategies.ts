import type { Strategy } from '../catalogue/routing-settings.ts';
import type { Candidate } from './candidate.ts';

/** Smaller times are network noise. */
const MIN_MS = 20;
/**
 * The factor by which the second deployment must be better. Smaller differences leave the shares to the
 * weights.
 */
const MIN_ADVANTAGE = 1.5;

export type Random = () => number;

/**
 * Chooses one of the candidates.
 *
 * @param candidates at least one, in the operator's order
 */
export function choose(
  strategy: Strategy,
  candidates: readonly Candidate[],
  stream: boolean,
  random: Random = Math.random,
): Candidate {
  const [first, ...others] = candidates;
  if (first === undefined) throw new Error('there is nothing to choose from');
  if (others.length === 0) return first;
  switch (strategy) {
    case 'failover':
      return first;
    case 'least_cost':
      return others.reduce((best, one) => (one.deployment.cost < best.deployment.cost ? one : best), first);
    case 'weighted':
      return drawWeighted(candidates, first, random);
    case 'balanced':
      return balanced(
        drawWeighted(candidates, first, random),
        drawWeighted(candidates, first, random),
        stream,
      );
  }
}

/**
 * Returns each candidate's chance of being chosen, in order.
 *
 * @param candidates at least one, in the operator's order
 */
export function chances(strategy: Strategy, candidates: readonly Candidate[], stream: boolean): number[] {
  if (strategy === 'failover' || strategy === 'least_cost') {
    const chosen = choose(strategy, candidates, stream);
    return candidates.map((one) => (one === chosen ? 1 : 0));
  }
  const total = candidates.reduce((sum, { deployment }) => sum + deployment.weight, 0);
  const drawnShares = candidates.map(({ deployment }) =>
    total === 0 ? 1 / candidates.length : deployment.weight / total,
  );
  if (strategy === 'weighted') return drawnShares;
  const shares = candidates.map(() => 0);
  for (const [first, one] of candidates.entries())
    for (const [second, other] of candidates.entries()) {
      const index = balanced(one, other, stream) === one ? first : second;
      shares[index] = (shares[index] ?? 0) + (drawnShares[first] ?? 0) * (drawnShares[second] ?? 0);
    }
  return shares;
}

/**
 * Returns the load of a deployment: the requests in flight with this one, relative to its weight, times the
 * time of each.
 */
export function loadOf({ state, share }: Candidate, stream: boolean): number {
  return (1 + state.inFlight / share) * Math.max(state.smoothedMs(stream), MIN_MS);
}

function balanced(one: Candidate, other: Candidate, stream: boolean): Candidate {
  if (one === other) return one;
  return loadOf(other, stream) * MIN_ADVANTAGE < loadOf(one, stream) ? other : one;
}

function drawWeighted(candidates: readonly Candidate[], first: Candidate, random: Random): Candidate {
  const total = candidates.reduce((sum, { deployment }) => sum + deployment.weight, 0);
  if (total === 0) return candidates[Math.floor(random() * candidates.length)] ?? first;
  let left = random() * total;
  for (const candidate of candidates) {
    left -= candidate.deployment.weight;
    if (left < 0) return candidate;
  }
  return first;
}
