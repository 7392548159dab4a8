import type { Model } from '../catalogue/model.ts';
import type { Principal } from '../projects/principal.ts';
import type { LimitHeaders } from './limit-headers.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Counts one request, once. A request whose refusal costs little is counted by `countAll` when its model is known, or
 * else by `countForKey` when it is refused. Any other is counted by `countForKey` before its body is read, and by
 * `countAll` for the tier of its model.
 */
export class RequestCount {
  readonly #limits: RateLimits;
  readonly #principal: Principal;
  #isCounted = false;

  constructor(limits: RateLimits, principal: Principal) {
    this.#limits = limits;
    this.#principal = principal;
  }

  /** Counts the request for its key, unless it is counted. Throws `rate_limited`. */
  countForKey(): Promise<void> | void {
    if (this.#isCounted) return;
    this.#isCounted = true;
    return this.#limits.takeKey(this.#principal);
  }

  /** Counts the request for what it is not counted for yet. Returns the headers of its response. Throws `rate_limited`. */
  countAll(model: Model): Promise<LimitHeaders> | LimitHeaders {
    const isCounted = this.#isCounted;
    this.#isCounted = true;
    return this.#limits.take(this.#principal, model, isCounted);
  }
}
