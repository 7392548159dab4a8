import type { QueueSettings } from '../catalogue/routing-settings.ts';
import { FairQueue } from '../scheduling/fair-queue.ts';
import type { Candidate } from './candidate.ts';
import { KeptPlace } from './kept-place.ts';
import type { DeploymentRegistry } from './deployment-registry.ts';

/** Why a request gets no deployment, and when it may be sent again. */
export interface QueueRefusal {
  why: string;
  retryAfterMs: number;
}

export type QueueResult = KeptPlace | QueueRefusal;

/** Returns a deployment that has room now; null without one. Must not throw. */
export type Take = () => Candidate | null;

interface Waiter {
  take: Take;
  settle(result: QueueResult | null): void;
}

const SMOOTHING = 0.2;

/**
 * The queue of requests that wait for a deployment of one model. Keys take turns, regardless of how many
 * requests each has waiting.
 */
export class DeploymentQueue {
  readonly #settings: QueueSettings;
  readonly #registry: DeploymentRegistry;
  readonly #modelId: string;
  readonly #waiting: FairQueue<Waiter>;
  /** Smoothed time between two departures while requests wait; 0: unknown. */
  #intervalMs = 0;
  #departedMs = 0;
  #stopObserving: (() => void) | null = null;

  constructor(settings: QueueSettings, registry: DeploymentRegistry, modelId: string) {
    this.#settings = settings;
    this.#registry = registry;
    this.#modelId = modelId;
    this.#waiting = new FairQueue({ most: settings.size });
    registry.noteWaiting(modelId, 0);
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** Reserves a place for a request that need not wait. */
  keep(candidate: Candidate): KeptPlace {
    return new KeptPlace(candidate, () => this.advance());
  }

  /** Waits for a place. Null: the client disconnected. */
  enter(key: string, take: Take, signal: AbortSignal): Promise<QueueResult | null> {
    if (signal.aborted) return Promise.resolve(null);
    return new Promise((resolve) => {
      const leave = (result: QueueRefusal | null): void => {
        this.#waiting.drop(waiter);
        this.#noteLeft();
        waiter.settle(result);
      };
      const abort = (): void => leave(null);
      const timer = setTimeout(() => {
        leave(this.#refusal('no deployment had room in time'));
      }, this.#settings.waitMs).unref();
      const waiter: Waiter = {
        take,
        settle: (result) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', abort);
          resolve(result);
        },
      };
      signal.addEventListener('abort', abort, { once: true });
      this.#add(key, waiter);
    });
  }

  /** Gives free places to waiting requests. */
  advance(): void {
    for (let waiter = this.#waiting.peek(); waiter !== undefined; waiter = this.#waiting.peek()) {
      const candidate = waiter.take();
      if (candidate === null) return;
      this.#noteDeparture(performance.now());
      this.#waiting.take();
      this.#noteLeft();
      waiter.settle(this.keep(candidate));
    }
  }

  #add(key: string, waiter: Waiter): void {
    const displaced = this.#waiting.add(key, 1, waiter);
    if (displaced === waiter) return waiter.settle(this.#refusal('the queue is full'));
    displaced?.settle(this.#refusal('the queue is full, and another key has fewer requests in it'));
    if (displaced === null) this.#registry.noteWaiting(this.#modelId, 1);
    if (this.#stopObserving === null) {
      this.#departedMs = performance.now();
      const advance = (): void => this.advance();
      this.#stopObserving = this.#registry.observe({ attemptEnded: advance, restored: advance });
    }
    this.advance();
  }

  /** A request has left the queue. */
  #noteLeft(): void {
    this.#registry.noteWaiting(this.#modelId, -1);
    if (this.length > 0) return;
    this.#stopObserving?.();
    this.#stopObserving = null;
  }

  #noteDeparture(nowMs: number): void {
    const elapsedMs = nowMs - this.#departedMs;
    this.#departedMs = nowMs;
    this.#intervalMs += (this.#intervalMs === 0 ? 1 : SMOOTHING) * (elapsedMs - this.#intervalMs);
  }

  /** Estimates when the waiting requests will have left, at the current rate. */
  #refusal(why: string): QueueRefusal {
    const { waitMs } = this.#settings;
    const intervalMs = Math.max(this.#intervalMs, performance.now() - this.#departedMs);
    return { why, retryAfterMs: Math.min((this.length + 1) * intervalMs, waitMs * 2) };
  }
}
