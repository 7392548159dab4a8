import type { Model } from '../catalogue/model.ts';
import type { Principal } from '../projects/principal.ts';

/** Requests per minute of a key and of a model tier (specification §8). */
export class RateLimits {
  /** Counts a request. Throws `rate_limited` when the minute's requests are used up. */
  take(_principal: Principal, _model: Model): Promise<void> {
    return Promise.resolve();
  }
}
