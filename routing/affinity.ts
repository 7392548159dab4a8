import type { GatewayError } from '../errors/gateway-error.ts';
import type { Candidate } from './candidate.ts';

/** Why one deployment is better for a request than the others, whatever the strategy says. */
export interface Affinity {
  /** The deployment for the first attempt; null when any will do. */
  preferred(candidates: readonly Candidate[], nowMs: number): Candidate | null;
  /** The deployment responded. */
  succeeded(candidate: Candidate): void;
  failed(candidate: Candidate, error: GatewayError): void;
}

/** The first affinity that prefers a deployment decides; null where there is none. */
export function firstOf(...affinities: readonly (Affinity | null)[]): Affinity | null {
  const all = affinities.filter((one) => one !== null);
  const [only, ...others] = all;
  if (only === undefined || others.length === 0) return only ?? null;
  return {
    preferred(candidates, nowMs) {
      for (const one of all) {
        const candidate = one.preferred(candidates, nowMs);
        if (candidate !== null) return candidate;
      }
      return null;
    },
    succeeded: (candidate) => all.forEach((one) => one.succeeded(candidate)),
    failed: (candidate, error) => all.forEach((one) => one.failed(candidate, error)),
  };
}
