import { FairQueue } from './fair-queue.ts';

/** Why an item was refused, and when it may come again. */
export interface QueueRefusal {
  why: string;
  retryAfterMs: number;
}

/** How a wait ended. */
export type WaitOutcome = 'served' | 'refused' | 'cancelled';

export interface TimedQueueOptions {
  /** The most items that wait. */
  most: number;
  /** The longest wait. */
  waitMs: number;
  /** What owners and the things that they wait for are called in refusals. */
  names: { owner: string; thing: string };
  /** Called at the end of each wait. */
  onWaited: (waitedMs: number, outcome: WaitOutcome) => void;
}

interface Waiter<Item> {
  item: Item;
  settle(outcome: WaitOutcome, refusal: QueueRefusal | null): void;
}

const SMOOTHING = 0.2;

/** A queue in which owners take turns, whatever number of items each has, and no item waits longer than a bound. */
export class TimedQueue<Item> {
  readonly #options: TimedQueueOptions;
  readonly #waiting: FairQueue<Waiter<Item>>;
  /** Smoothed time between two departures while items wait; 0: unknown. */
  #intervalMs = 0;
  #departedMs = 0;

  constructor(options: TimedQueueOptions) {
    this.#options = options;
    this.#waiting = new FairQueue({ most: options.most });
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** Waits until the item is served: null. Returns a refusal, or `cancelled` after an abort. */
  enter(owner: string, item: Item, signal: AbortSignal): Promise<QueueRefusal | 'cancelled' | null> {
    if (signal.aborted) return Promise.resolve('cancelled');
    return new Promise((resolve) => {
      const startedMs = performance.now();
      const { waitMs, names, onWaited } = this.#options;
      const abort = (): void => this.#leave(waiter, 'cancelled', null);
      const timer = setTimeout(() => {
        this.#leave(waiter, 'refused', this.#refusal(`${names.thing} in time`));
      }, waitMs).unref();
      const waiter: Waiter<Item> = {
        item,
        settle(outcome, refusal) {
          clearTimeout(timer);
          signal.removeEventListener('abort', abort);
          onWaited(performance.now() - startedMs, outcome);
          resolve(outcome === 'cancelled' ? 'cancelled' : refusal);
        },
      };
      signal.addEventListener('abort', abort, { once: true });
      this.#add(owner, waiter);
    });
  }

  /** Returns the item that is next. */
  peek(): Item | undefined {
    return this.#waiting.peek()?.item;
  }

  /** Serves the item that is next. Returns false without one. */
  serve(): boolean {
    const waiter = this.#waiting.take();
    if (waiter === undefined) return false;
    this.#noteDeparture(performance.now());
    waiter.settle('served', null);
    return true;
  }

  #add(owner: string, waiter: Waiter<Item>): void {
    if (this.length === 0) this.#departedMs = performance.now();
    const displaced = this.#waiting.add(owner, 1, waiter);
    if (displaced === null) return;
    const other = `, and another ${this.#options.names.owner} has fewer requests in it`;
    const why = `the queue is full${displaced === waiter ? '' : other}`;
    displaced.settle('refused', this.#refusal(why));
  }

  #leave(waiter: Waiter<Item>, outcome: WaitOutcome, refusal: QueueRefusal | null): void {
    this.#waiting.drop(waiter);
    waiter.settle(outcome, refusal);
  }

  #noteDeparture(nowMs: number): void {
    const elapsedMs = nowMs - this.#departedMs;
    this.#departedMs = nowMs;
    this.#intervalMs += (this.#intervalMs === 0 ? 1 : SMOOTHING) * (elapsedMs - this.#intervalMs);
  }

  /** Estimates when the waiting items will have left, at the current rate. */
  #refusal(why: string): QueueRefusal {
    const intervalMs = Math.max(this.#intervalMs, performance.now() - this.#departedMs);
    return { why, retryAfterMs: Math.min((this.length + 1) * intervalMs, this.#options.waitMs * 2) };
  }
}
