import type { QueueSettings } from '../catalogue/routing-settings.ts';
import type { Candidate } from './candidate.ts';
import { KeptPlace } from './kept-place.ts';
import type { DeploymentRegistry } from './deployment-registry.ts';

/** Why a request does not get a deployment, and when it may try again. */
export interface QueueRefusal {
  why: string;
  retryAfterMs: number;
}

export type QueueResult = KeptPlace | QueueRefusal;

/** The deployment that has room now. Null: none has. Must not throw. */
export type Take = () => Candidate | null;

interface Waiter {
  key: string;
  take: Take;
  settle(result: QueueResult | null): void;
}

const SMOOTHING = 0.2;

/** The requests of one model that wait for a place at a deployment. Keys take turns, whatever each of them has waiting. */
export class FairQueue {
  readonly #settings: QueueSettings;
  readonly #registry: DeploymentRegistry;
  readonly #modelId: string;
  /** By key, the one whose turn it is first. */
  readonly #waiting = new Map<string, Set<Waiter>>();
  #length = 0;
  /** Between two departures while requests wait; 0: not known. */
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

  /** Keeps a place for a request that need not wait. */
  keep(candidate: Candidate): KeptPlace {
    return new KeptPlace(candidate, () => this.advance());
  }

  /** Waits for a place. Null: the client went. */
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

  /** Gives the places that are free to those that wait. */
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
      // The key's next turn comes after those of all others.
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

  /** Of a key that has more waiting than this one would have, the latest gives way. */
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

  /** By when those that wait will have left, at the rate at which they do. */
  #refusal(why: string): QueueRefusal {
    const { waitMs } = this.#settings;
    const intervalMs = Math.max(this.#intervalMs, performance.now() - this.#departedMs);
    return { why, retryAfterMs: Math.min((this.#length + 1) * intervalMs, waitMs * 2) };
  }
}
