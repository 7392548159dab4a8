import type { Model, RequestLimits } from '../catalogue/model.ts';
import { failure } from '../errors/gateway-error.ts';
import type { Principal } from '../projects/principal.ts';
import type { Count, RequestCounts } from './count.ts';
import {
  limitHeaders,
  policyHeader,
  retryHeaders,
  type LimitHeaders,
  type NamedCounter,
} from './limit-headers.ts';

const NO_HEADERS: LimitHeaders = {};

/** The limits of one key for the models of one tier. */
interface AppliedLimits {
  counters: readonly NamedCounter[];
  /** The same for a request that is counted for its key. */
  countersAfterKey: readonly NamedCounter[];
  policies: string;
}

/**
 * Limits the requests per minute of a key, and of a key to the models of a tier. Both limits apply. A window of 60 s
 * begins with its first request. A request over a limit is not counted.
 */
export class RateLimits {
  readonly #limits: RequestLimits;
  readonly #counts: RequestCounts;
  /** Whether only keys with a limit of their own are limited. */
  readonly #isUnlimited: boolean;
  /** By the name of the tier; null for models without one. A key has the same principal while it is cached. */
  readonly #applied = new WeakMap<Principal, Map<string | null, AppliedLimits>>();

  constructor(limits: RequestLimits, counts: RequestCounts) {
    this.#limits = limits;
    this.#counts = counts;
    this.#isUnlimited = limits.requestsPerMinute === null && limits.tiers.size === 0;
  }

  /** Applies other limits to the same counts. Only the first object must be closed. */
  withLimits(limits: RequestLimits): RateLimits {
    return new RateLimits(limits, this.#counts);
  }

  /** Whether replicas currently cannot count together although they should. */
  get degraded(): boolean {
    return this.#counts.degraded;
  }

  /** Counts a request for its key alone. Throws `rate_limited` when the limit is reached. */
  takeKey(principal: Principal): Promise<void> | void {
    const taken = this.#take(principal, null, false);
    if (taken instanceof Promise) return taken.then(() => undefined);
  }

  /**
   * Counts a request and returns the headers for its response, at once when this process counts alone. Throws `rate_limited` when
   * the limit is reached.
   *
   * @param isKeyCounted whether `takeKey` has counted the request
   */
  take(principal: Principal, model: Model, isKeyCounted = false): Promise<LimitHeaders> | LimitHeaders {
    return this.#take(principal, model.tier, isKeyCounted);
  }

  #take(
    principal: Principal,
    tier: string | null,
    isKeyCounted: boolean,
  ): Promise<LimitHeaders> | LimitHeaders {
    if (this.#isUnlimited && principal.requestsPerMinute === null) return NO_HEADERS;
    const applied = this.#limitsOf(principal, tier);
    if (applied.counters.length === 0) return NO_HEADERS;
    const counting = this.#counts.take(isKeyCounted ? applied.countersAfterKey : applied.counters);
    return counting instanceof Promise
      ? counting.then((count) => headersOf(applied, count))
      : headersOf(applied, counting);
  }

  #limitsOf(principal: Principal, tier: string | null): AppliedLimits {
    let byTier = this.#applied.get(principal);
    if (byTier === undefined) {
      byTier = new Map();
      this.#applied.set(principal, byTier);
    }
    let applied = byTier.get(tier);
    if (applied === undefined) {
      applied = this.#newLimits(principal, tier);
      byTier.set(tier, applied);
    }
    return applied;
  }

  #newLimits({ keyId, requestsPerMinute }: Principal, tier: string | null): AppliedLimits {
    const keyLimit = requestsPerMinute ?? this.#limits.requestsPerMinute;
    const tierLimit = tier === null ? undefined : this.#limits.tiers.get(tier);
    const counters: NamedCounter[] = [];
    // The braces make a Redis cluster store all counters of a key on one node.
    const base = `{${keyId}}`;
    if (keyLimit !== null) counters.push({ policy: 'key', id: base, limit: keyLimit });
    if (tierLimit !== undefined) counters.push({ policy: 'tier', id: `${base}:${tier}`, limit: tierLimit });
    const countersAfterKey = counters.map((one) => ({ ...one, isCounted: one.policy === 'key' }));
    return { counters, countersAfterKey, policies: policyHeader(counters) };
  }

  /** As `take`, for a request that falls back to a model of another tier. It is already counted for its key. */
  async takeTier({ keyId }: Principal, tier: string): Promise<void> {
    const limit = this.#limits.tiers.get(tier);
    if (limit === undefined) return;
    const { allowed } = await this.#counts.take([{ id: `{${keyId}}:${tier}`, limit }]);
    if (!allowed) throw failure('rate_limited');
  }

  /** See `RequestCounts.heartbeat`. */
  heartbeat(): Promise<void> {
    return this.#counts.heartbeat();
  }

  close(): Promise<void> {
    return this.#counts.close();
  }
}

/** Throws `rate_limited` for a request that was not counted. */
function headersOf({ counters, policies }: AppliedLimits, { allowed, states }: Count): LimitHeaders {
  const headers = limitHeaders(policies, counters, states);
  if (!allowed) throw failure('rate_limited', { headers: { ...headers, ...retryHeaders(states) } });
  return headers;
}
