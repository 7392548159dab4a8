import type { Model, RequestLimits } from '../catalogue/model.ts';
import { failure } from '../errors/gateway-error.ts';
import type { Principal } from '../projects/principal.ts';
import type { Count, Counter, RequestCounts } from './count.ts';
import { limitHeaders, retryHeaders, type LimitHeaders } from './limit-headers.ts';

const NO_HEADERS: LimitHeaders = {};

type NamedCounter = Counter & { policy: string };

/**
 * Limits the requests per minute of a key, and of a key to the models of a tier (specification §8). Both limits apply. A window of
 * 60 s begins with its first request. A refused request is not counted.
 */
export class RateLimits {
  readonly #limits: RequestLimits;
  readonly #counts: RequestCounts;

  constructor(limits: RequestLimits, counts: RequestCounts) {
    this.#limits = limits;
    this.#counts = counts;
  }

  /** Applies other limits to the same counts. Only the first object must be closed. */
  withLimits(limits: RequestLimits): RateLimits {
    return new RateLimits(limits, this.#counts);
  }

  /** Whether replicas currently cannot count together although they should. */
  get degraded(): boolean {
    return this.#counts.degraded;
  }

  /**
   * Counts a request and returns the headers for its response, at once when this process counts alone. Throws `rate_limited` when
   * the limit is reached.
   */
  take(principal: Principal, model: Model): Promise<LimitHeaders> | LimitHeaders {
    const keyLimit = principal.requestsPerMinute ?? this.#limits.requestsPerMinute;
    const tierLimit = model.tier === null ? undefined : this.#limits.tiers.get(model.tier);
    if (keyLimit === null && tierLimit === undefined) return NO_HEADERS;
    const counters: NamedCounter[] = [];
    // The braces make a Redis cluster store all counters of a key on one node.
    const base = `{${principal.keyId}}`;
    if (keyLimit !== null) counters.push({ policy: 'key', id: base, limit: keyLimit });
    if (tierLimit !== undefined)
      counters.push({ policy: 'tier', id: `${base}:${model.tier}`, limit: tierLimit });
    const counting = this.#counts.take(counters);
    return counting instanceof Promise
      ? counting.then((count) => headersOf(counters, count))
      : headersOf(counters, counting);
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
function headersOf(counters: readonly NamedCounter[], { allowed, states }: Count): LimitHeaders {
  const headers = limitHeaders(counters, states);
  if (!allowed) throw failure('rate_limited', { headers: { ...headers, ...retryHeaders(states) } });
  return headers;
}
