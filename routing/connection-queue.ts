import { TimedQueue, type QueueRefusal, type WaitOutcome } from '../scheduling/timed-queue.ts';

/** Requests that may wait for a connection. They hold their bodies, so their number is bounded. */
const MAX_WAITING = 1_000;

export interface ConnectionQueueOptions {
  /** The most connections that are in use at a time. */
  most: number;
  /** The longest wait. */
  waitMs: number;
  onWaited: (waitedMs: number, outcome: WaitOutcome) => void;
}

/**
 * Bounds the connections to one backend that are in use at a time, where the operator does (`max_connections`). Further
 * requests wait, and projects take turns.
 */
export class ConnectionQueue {
  readonly most: number;
  readonly #waiting: TimedQueue<null>;
  #open = 0;

  constructor({ most, waitMs, onWaited }: ConnectionQueueOptions) {
    this.most = most;
    const names = { owner: 'project', thing: 'no connection became free' };
    this.#waiting = new TimedQueue({ most: MAX_WAITING, waitMs, names, onWaited });
  }

  /** Connections in use. */
  get open(): number {
    return this.#open;
  }

  /** Requests that wait. */
  get length(): number {
    return this.#waiting.length;
  }

  get hasRoom(): boolean {
    return this.#open < this.most;
  }

  /** Takes a connection, which `leave` gives back. Null: at once; else when the promise resolves with null. */
  enter(project: string, signal: AbortSignal): Promise<QueueRefusal | 'cancelled' | null> | null {
    if (!this.hasRoom) return this.#waiting.enter(project, null, signal);
    this.#open += 1;
    return null;
  }

  /** Gives a connection back, to the request that is next. */
  leave(): void {
    if (!this.#waiting.serve()) this.#open -= 1;
  }
}
