import { storeUnavailable } from '../store-error.ts';

interface Waiter {
  enter(): void;
  timer: NodeJS.Timeout;
}

/** Gives the connection to one transaction at a time. The queue is bounded in length and in time: beyond that the store is unavailable. */
export class ConnectionQueue {
  readonly #maxWaiting: number;
  readonly #maxWaitMs: number;
  /** In order of arrival: a Map keeps it, and forgets one from the middle at no cost. */
  readonly #waiting = new Map<symbol, Waiter>();
  #occupied = false;

  constructor(limits: { maxWaiting: number; maxWaitMs: number }) {
    this.#maxWaiting = limits.maxWaiting;
    this.#maxWaitMs = limits.maxWaitMs;
  }

  enter(): Promise<void> {
    if (!this.#occupied) {
      this.#occupied = true;
      return Promise.resolve();
    }
    if (this.#waiting.size >= this.#maxWaiting)
      return Promise.reject(storeUnavailable('too many wait for it'));
    const ticket = Symbol('ticket');
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(ticket);
        reject(storeUnavailable('the wait for it was too long'));
      }, this.#maxWaitMs);
      this.#waiting.set(ticket, { enter: resolve, timer });
    });
  }

  leave(): void {
    for (const [ticket, next] of this.#waiting) {
      this.#waiting.delete(ticket);
      clearTimeout(next.timer);
      next.enter();
      return;
    }
    this.#occupied = false;
  }
}
