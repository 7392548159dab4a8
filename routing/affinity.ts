import type { GatewayError } from '../errors/gateway-error.ts';
import type { Candidate } from './candidate.ts';

/** Prefers one deployment for a request, regardless of the strategy. */
export interface Affinity {
  /** Returns the deployment for the first attempt; null for no preference. */
  preferred(candidates: readonly Candidate[], nowMs: number): Candidate | null;
  /** Called when the deployment has responded. */
  succeeded(candidate: Candidate): void;
  failed(candidate: Candidate, error: GatewayError): void;
}

/** Combines affinities: the first one that prefers a deployment decides. Null without any. */
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
