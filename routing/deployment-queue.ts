import type { QueueSettings } from '../catalogue/routing-settings.ts';
import { TimedQueue, type QueueRefusal } from '../scheduling/timed-queue.ts';
import type { Candidate } from './candidate.ts';
import type { DeploymentRegistry } from './deployment-registry.ts';
import { KeptPlace } from './kept-place.ts';

export type QueueResult = KeptPlace | QueueRefusal;

/** Returns a deployment that has room now; null without one. Must not throw. */
export type Take = () => Candidate | null;

interface Waiter {
  take: Take;
  place: KeptPlace | null;
}

/**
 * The queue of requests that wait for a deployment of one model. Keys take turns, regardless of how many
 * requests each has waiting.
 */
export class DeploymentQueue {
  readonly #registry: DeploymentRegistry;
  readonly #modelId: string;
  readonly #waiting: TimedQueue<Waiter>;
  #notedLength = 0;
  #stopObserving: (() => void) | null = null;

  constructor({ size, waitMs }: QueueSettings, registry: DeploymentRegistry, modelId: string) {
    this.#registry = registry;
    this.#modelId = modelId;
    this.#waiting = new TimedQueue({
      most: size,
      waitMs,
      names: { owner: 'key', thing: 'no deployment had room' },
      onWaited: (waitedMs, outcome) => {
        this.#noteLength();
        registry.notifyWaited({ model: modelId, backend: '', waitedMs, outcome });
      },
    });
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
  async enter(key: string, take: Take, signal: AbortSignal): Promise<QueueResult | null> {
    const waiter: Waiter = { take, place: null };
    const served = this.#waiting.enter(key, waiter, signal);
    this.#noteLength();
    this.advance();
    const result = await served;
    return result === 'cancelled' ? null : (result ?? waiter.place);
  }

  /** Gives free places to waiting requests. */
  advance(): void {
    for (let waiter = this.#waiting.peek(); waiter !== undefined; waiter = this.#waiting.peek()) {
      const candidate = waiter.take();
      if (candidate === null) return;
      waiter.place = this.keep(candidate);
      this.#waiting.serve();
    }
  }

  #noteLength(): void {
    this.#registry.noteWaiting(this.#modelId, this.length - this.#notedLength);
    this.#notedLength = this.length;
    if (this.length > 0) {
      const advance = (): void => this.advance();
      this.#stopObserving ??= this.#registry.observe({ attemptEnded: advance, restored: advance });
    } else {
      this.#stopObserving?.();
      this.#stopObserving = null;
    }
  }
}
