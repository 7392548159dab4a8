import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { WINDOW_MS, type Count, type Counter, type CounterState, type RequestCounts } from './count.ts';
import { MemoryCounts } from './memory-counts.ts';
import { reasonOf, type RedisLink } from './redis-link.ts';
import { announceScript, takeScript } from './redis-scripts.ts';

const PREFIX = 'gateway:limits:';
/** How long a replica counts after its last heartbeat. */
const REPLICA_MS = 15_000;
/** A warning about an unstable connection is logged at most once a minute. */
const WARN_EVERY_MS = 60_000;

export interface SharedCountsOptions {
  memory?: MemoryCounts;
  /** The prefix of all keys in Redis; tests pass their own. */
  prefix?: string;
}

/**
 * Counts the requests of all replicas together, in Redis. While Redis is unreachable, each replica counts by itself with its share of
 * the limits: the limit divided by the last known number of replicas, at least 1. Requests that it let pass before count against its
 * share, so that an unstable connection does not allow more. In a minute in which Redis becomes unreachable or reachable, at most
 * twice the limit passes, unless the limit is below the number of replicas.
 */
export class SharedCounts implements RequestCounts {
  readonly #link: RedisLink;
  readonly #log: Logger;
  readonly #replicaId = randomUUID();
  readonly #memory: MemoryCounts;
  readonly #prefix: string;
  /** The last known number of replicas; 1 before the first connection to Redis. */
  #replicas = 1;
  #degraded = false;
  #warnedAtMs = Number.NEGATIVE_INFINITY;

  constructor(link: RedisLink, log: Logger, options: SharedCountsOptions = {}) {
    this.#link = link;
    this.#log = log;
    this.#memory = options.memory ?? new MemoryCounts();
    this.#prefix = options.prefix ?? PREFIX;
  }

  get degraded(): boolean {
    return this.#degraded;
  }

  /** The last known number of replicas. */
  get replicas(): number {
    return this.#replicas;
  }

  get #replicasKey(): string {
    return `${this.#prefix}replicas`;
  }

  async take(counters: readonly Counter[]): Promise<Count> {
    if (!this.#degraded) {
      try {
        return await this.#takeTogether(counters);
      } catch (error) {
        this.#enterDegraded(error);
      }
    }
    return this.#memory.take(
      counters.map((counter) => ({ ...counter, limit: this.#shareOf(counter.limit) })),
    );
  }

  async heartbeat(): Promise<void> {
    try {
      await this.#link.connect();
      this.#replicas = Number(
        await this.#link.run(announceScript, [this.#replicasKey], [this.#replicaId, REPLICA_MS]),
      );
      this.#leaveDegraded();
    } catch (error) {
      // Commands that wait for a hanging server fail now, and the next heartbeat tries a new connection.
      this.#link.disconnect();
      this.#enterDegraded(error);
    }
  }

  async close(): Promise<void> {
    await this.#link.remove(this.#replicasKey, this.#replicaId).catch(() => undefined);
    this.#link.disconnect();
    await this.#memory.close();
  }

  async #takeTogether(counters: readonly Counter[]): Promise<Count> {
    const limits = counters.map(({ limit, isCounted }) => (isCounted === true ? -1 : limit));
    const keys = counters.map(({ id }) => this.#prefix + id);
    const result = await this.#link.run(takeScript, keys, [WINDOW_MS, ...limits]);
    const [allowed, ...numbers] = numbersIn(result, 1 + 2 * counters.length);
    const states = counters.map(({ limit }, index): CounterState => ({
      limit,
      used: numbers[2 * index] ?? 0,
      leftMs: numbers[2 * index + 1] ?? 0,
    }));
    if (allowed === 1)
      counters.forEach(({ id, isCounted }, index) => {
        if (isCounted !== true) this.#memory.note(id, states[index]?.leftMs ?? WINDOW_MS);
      });
    return { allowed: allowed === 1, states };
  }

  #shareOf(limit: number): number {
    return Math.max(1, Math.floor(limit / this.#replicas));
  }

  #enterDegraded(error: unknown): void {
    if (this.#degraded) return;
    this.#degraded = true;
    const nowMs = performance.now();
    const level = nowMs - this.#warnedAtMs < WARN_EVERY_MS ? 'debug' : 'warn';
    if (level === 'warn') this.#warnedAtMs = nowMs;
    this.#log[level](
      { reason: reasonOf(error), replicas: this.#replicas },
      'Redis is unreachable: this replica counts its share of the rate limits by itself',
    );
  }

  #leaveDegraded(): void {
    if (!this.#degraded) return;
    this.#degraded = false;
    this.#log.info(
      { replicas: this.#replicas },
      'Redis responds: replicas count their requests together again',
    );
  }
}

/** Throws unless the result has this many numbers. */
function numbersIn(result: unknown, length: number): number[] {
  const numbers = Array.isArray(result) ? result.map(Number) : [];
  if (numbers.length === length && numbers.every(Number.isFinite)) return numbers;
  throw new Error('the result of the Redis script is invalid');
}
