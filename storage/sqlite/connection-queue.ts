import { storeUnavailable } from '../store-error.ts';

interface Waiter {
  enter(): void;
  timer: NodeJS.Timeout;
}

/** Gives the connection to one transaction at a time. The queue is bounded in length and time; beyond that, the store is unavailable. */
export class ConnectionQueue {
  readonly #maxWaiting: number;
  readonly #maxWaitMs: number;
  /** In order of arrival. A Map, since entries are also deleted from the middle. */
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
      return Promise.reject(storeUnavailable('too many statements wait'));
    const ticket = Symbol('ticket');
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(ticket);
        reject(storeUnavailable('a statement waited too long for the connection'));
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
