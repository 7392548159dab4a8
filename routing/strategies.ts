import type { Strategy } from '../catalogue/routing-settings.ts';
import type { Candidate } from './candidate.ts';

/** Differences in speed below this are noise of the network. */
const LEAST_MS = 20;
/** The second deployment that was drawn must be better by this factor: small differences leave the shares to the weights. */
const CLEARLY = 1.5;

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
      return drawn(candidates, first, random);
    case 'balanced':
      return balanced(drawn(candidates, first, random), drawn(candidates, first, random), stream);
  }
}

/**
 * The chance of each candidate that `choose` takes it, in their order.
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

/** The load of a deployment: what it would have in flight for its weight, times how long each takes. */
export function loadOf({ state, share }: Candidate, stream: boolean): number {
  return (1 + state.inFlight / share) * Math.max(state.smoothedMs(stream), LEAST_MS);
}

function balanced(one: Candidate, other: Candidate, stream: boolean): Candidate {
  if (one === other) return one;
  return loadOf(other, stream) * CLEARLY < loadOf(one, stream) ? other : one;
}

function drawn(candidates: readonly Candidate[], first: Candidate, random: Random): Candidate {
  const total = candidates.reduce((sum, { deployment }) => sum + deployment.weight, 0);
  if (total === 0) return candidates[Math.floor(random() * candidates.length)] ?? first;
  let left = random() * total;
  for (const candidate of candidates) {
    left -= candidate.deployment.weight;
    if (left < 0) return candidate;
  }
  return first;
}
