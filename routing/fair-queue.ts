import type { QueueSettings } from '../catalogue/routing-settings.ts';
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
  key: string;
  take: Take;
  settle(result: QueueResult | null): void;
}

const SMOOTHING = 0.2;

/**
 * The queue of requests that wait for a deployment of one model. Keys take turns, regardless of how many
 * requests each has waiting.
 */
export class FairQueue {
  readonly #settings: QueueSettings;
  readonly #registry: DeploymentRegistry;
  readonly #modelId: string;
  /** Waiting requests by key. The first key is next. */
  readonly #waiting = new Map<string, Set<Waiter>>();
  #length = 0;
  /** Smoothed time between two departures while requests wait; 0: unknown. */
  #intervalMs = 0;
  #departedMs = 0;
  #stopObserving: (() => void) | null = null;

  constructor(settings: QueueSettings, registry: DeploymentRegistry, modelId: string) {
    this.#settings = settings;
    this.#registry = registry;
    this.#modelId = modelId;
    registry.noteWaiting(modelId, 0);
  }

  get length(): number {
    return this.#length;
  }

  /** Reserves a place for a request that need not wait. */
  keep(candidate: Candidate): KeptPlace {
    return new KeptPlace(candidate, () => this.advance());
  }

  /** Waits for a place. Null: the client disconnected. */
  enter(key: string, take: Take, signal: AbortSignal): Promise<QueueResult | null> {
    if (signal.aborted) return Promise.resolve(null);
    if (this.#length >= this.#settings.size && !this.#makeRoom(key))
      return Promise.resolve(this.#refusal('the queue is full'));
    return new Promise((resolve) => {
      const leave = (): void => waiter.settle(null);
      const timer = setTimeout(() => {
        waiter.settle(this.#refusal('no deployment had room in time'));
      }, this.#settings.waitMs).unref();
      const waiter: Waiter = {
        key,
        take,
        settle: (result) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', leave);
          this.#remove(waiter);
          resolve(result);
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#add(waiter);
      this.advance();
    });
  }

  /** Gives free places to waiting requests. */
  advance(): void {
    for (;;) {
      const [next] = this.#waiting;
      if (next === undefined) return;
      const [key, waiters] = next;
      const [waiter] = waiters;
      const candidate = waiter?.take() ?? null;
      if (waiter === undefined || candidate === null) return;
      this.#noteDeparture(performance.now());
      waiter.settle(this.keep(candidate));
      // The key goes to the end of the order.
      if (waiters.size > 0 && this.#waiting.delete(key)) this.#waiting.set(key, waiters);
    }
  }

  #add(waiter: Waiter): void {
    const waiters = this.#waiting.get(waiter.key) ?? new Set();
    this.#waiting.set(waiter.key, waiters.add(waiter));
    this.#changeLength(1);
    if (this.#stopObserving !== null) return;
    this.#departedMs = performance.now();
    const advance = (): void => this.advance();
    this.#stopObserving = this.#registry.observe({ attemptEnded: advance, restored: advance });
  }

  #remove(waiter: Waiter): void {
    const waiters = this.#waiting.get(waiter.key);
    if (waiters?.delete(waiter) !== true) return;
    if (waiters.size === 0) this.#waiting.delete(waiter.key);
    this.#changeLength(-1);
    if (this.#length > 0) return;
    this.#stopObserving?.();
    this.#stopObserving = null;
  }

  #changeLength(by: number): void {
    this.#length += by;
    this.#registry.noteWaiting(this.#modelId, by);
  }

  /** Removes the latest request of the key with the most waiting, if it has more than this key would have. */
  #makeRoom(key: string): boolean {
    const own = this.#waiting.get(key)?.size ?? 0;
    let longest: Set<Waiter> | null = null;
    for (const waiters of this.#waiting.values())
      if (longest === null || waiters.size > longest.size) longest = waiters;
    if (longest === null || longest.size <= own + 1) return false;
    const latest = [...longest].at(-1);
    latest?.settle(this.#refusal('the queue is full, and another key has fewer requests in it'));
    return latest !== undefined;
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
    return { why, retryAfterMs: Math.min((this.#length + 1) * intervalMs, waitMs * 2) };
  }
}
