import type { Leases } from './byte-bound.ts';
import type { OnRelease } from './read-json-body.ts';

/**
 * Counts the memory of a request besides its body: stored conversations, translations, copies for checks,
 * unread responses.
 */
export class RequestMemory {
  readonly #memory: Leases;
  readonly #onRelease: OnRelease;

  constructor(memory: Leases, onRelease: OnRelease) {
    this.#memory = memory;
    this.#onRelease = onRelease;
  }

  /**
   * Leases so many bytes until the request is over or the returned function is called. Throws
   * `service_unavailable` or `body_too_large` beyond the bound.
   */
  hold(bytes: number): () => void {
    const lease = this.#memory.lease();
    lease.growTo(bytes);
    const release = (): void => lease.release();
    this.#onRelease(release);
    return release;
  }
}
