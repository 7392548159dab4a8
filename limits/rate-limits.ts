import type { RequestLimits } from '../catalogue/model.ts';
import { failure } from '../errors/gateway-error.ts';
import type { Principal } from '../projects/principal.ts';
import { WINDOW_MS, type Counter, type CounterState, type RequestCounts } from './count.ts';

/** Headers by name in lower case. */
export type LimitHeaders = Readonly<Record<string, string>>;

type NamedCounter = Counter & { policy: string };

const NO_HEADERS: LimitHeaders = {};

/** The limits of one key for the models of one tier; for all models without a tier. */
export interface KeyLimits {
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
   * Counts a request and returns the headers for its response. Throws `rate_limited` when a limit is reached.
   *
   * @param isKeyCounted whether the request is counted for its key already
   */
  async take(
    { counters, countersAfterKey, policies }: KeyLimits,
    isKeyCounted = false,
  ): Promise<LimitHeaders> {
    if (counters.length === 0) return NO_HEADERS;
    const { allowed, states } = await this.#counts.take(isKeyCounted ? countersAfterKey : counters);
    const headers = limitHeaders(policies, counters, states);
    if (!allowed) throw failure('rate_limited', { headers: { ...headers, ...retryHeaders(states) } });
    return headers;
  }

  /**
   * Returns the limits of a key.
   *
   * @param tier of the model; null for a model without one, or before the model is known
   */
  of({ keyId, requestsPerMinute }: Principal, tier: string | null): KeyLimits {
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

/**
 * Writes the policies in the format of draft-ietf-httpapi-ratelimit-headers: `q` requests in `w` seconds. They are the same for every
 * request that counts with these counters.
 */
export function policyHeader(counters: readonly NamedCounter[]): string {
  return counters.map(({ policy, limit }) => `"${policy}";q=${limit};w=${WINDOW_MS / 1000}`).join(', ');
}

/** Writes both headers of the draft. Of each policy, `r` requests remain for the next `t` seconds. */
export function limitHeaders(
  policies: string,
  counters: readonly NamedCounter[],
  states: readonly CounterState[],
): LimitHeaders {
  let left = '';
  for (const [index, { limit, used, leftMs }] of states.entries()) {
    if (index > 0) left += ', ';
    const seconds = Math.max(1, Math.ceil(leftMs / 1000));
    left += `"${counters[index]?.policy}";r=${Math.max(0, limit - used)};t=${seconds}`;
  }
  return { 'ratelimit-policy': policies, ratelimit: left };
}

/** Writes when to retry: when the last of the exhausted windows ends. SDKs prefer the header with milliseconds. */
export function retryHeaders(states: readonly CounterState[]): LimitHeaders {
  const leftMs = Math.max(...states.filter(({ used, limit }) => used >= limit).map((state) => state.leftMs));
  return {
    'retry-after': String(Math.max(1, Math.ceil(leftMs / 1000))),
    'retry-after-ms': String(Math.max(1, Math.ceil(leftMs))),
  };
}
