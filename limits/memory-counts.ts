import { WINDOW_MS, type Count, type Counter, type CounterState, type RequestCounts } from './count.ts';

export interface MemoryCountsOptions {
  /** The most windows to keep; beyond it, the oldest is dropped early. */
  capacity?: number;
  /** A monotonic clock; tests pass their own. */
  clockMs?: () => number;
}

interface Window {
  endsAtMs: number;
  used: number;
}

/** Counts the requests of this process alone. A window begins with its first request. */
export class MemoryCounts implements RequestCounts {
  readonly degraded = false;
  /** In the order of their start. */
  readonly #windows = new Map<string, Window>();
  readonly #capacity: number;
  readonly #clockMs: () => number;

  constructor({ capacity = 100_000, clockMs = () => performance.now() }: MemoryCountsOptions = {}) {
    this.#capacity = capacity;
    this.#clockMs = clockMs;
  }

  /** The number of windows. */
  get size(): number {
    return this.#windows.size;
  }

  take(counters: readonly Counter[]): Count {
    const nowMs = this.#clockMs();
    let allowed = true;
    for (const { id, limit, isCounted } of counters)
      if (isCounted !== true && (this.#open(id, nowMs)?.used ?? 0) >= limit) allowed = false;
    const states: CounterState[] = [];
    for (const { id, limit, isCounted } of counters) {
      let window = this.#open(id, nowMs);
      if (allowed && isCounted !== true) {
        window ??= this.#begin(id, nowMs, WINDOW_MS);
        window.used += 1;
      }
      // Rounded up to milliseconds, since fractions of the clock do not add up exactly.
      const leftMs = window === undefined ? WINDOW_MS : Math.ceil(window.endsAtMs - nowMs);
      states.push({ limit, used: window?.used ?? 0, leftMs: Math.min(WINDOW_MS, leftMs) });
    }
    return { allowed, states };
  }

  /** Counts a request that another counter let pass. */
  note(id: string, leftMs: number): void {
    const nowMs = this.#clockMs();
    const window = this.#open(id, nowMs) ?? this.#begin(id, nowMs, leftMs);
    window.used += 1;
  }

  heartbeat(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.#windows.clear();
    return Promise.resolve();
  }

  #open(id: string, nowMs: number): Window | undefined {
    const window = this.#windows.get(id);
    return window !== undefined && window.endsAtMs > nowMs ? window : undefined;
  }

  #begin(id: string, nowMs: number, leftMs: number): Window {
    this.#windows.delete(id);
    // No window is longer than a minute, so that the oldest end first, or nearly so.
    for (const [oldest, { endsAtMs }] of this.#windows) {
      if (endsAtMs > nowMs && this.#windows.size < this.#capacity) break;
      this.#windows.delete(oldest);
    }
    const window: Window = { endsAtMs: nowMs + leftMs, used: 0 };
    this.#windows.set(id, window);
    return window;
  }
}
