import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { WINDOW_MS, type Count, type Counter, type CounterState, type RequestCounts } from './count.ts';
import { MemoryCounts } from './memory-counts.ts';
import { reasonOf, type RedisLink } from './redis-link.ts';
import { announceScript, takeScript } from './redis-scripts.ts';

const PREFIX = 'gateway:limits:';
/** For how long a replica that says nothing is believed to be there. */
const REPLICA_MS = 15_000;
/** A connection that comes and goes is told of once a minute. */
const TOLD_MS = 60_000;

export interface SharedCountsOptions {
  memory?: MemoryCounts;
  /** What all keys in Redis begin with; tests have their own. */
  prefix?: string;
}

/**
 * The counts of all replicas together, in Redis. While Redis is lost each replica goes on by itself with its share of the limits:
 * the limit divided by the replicas last seen, at least 1. What it let pass before counts against that share, so that losing Redis
 * again and again gives nothing away; all in all a minute in which Redis is lost or comes back sees at most twice the limit,
 * unless that is below the number of replicas.
 */
export class SharedCounts implements RequestCounts {
  readonly #link: RedisLink;
  readonly #log: Logger;
  readonly #replicaId = randomUUID();
  readonly #memory: MemoryCounts;
  readonly #prefix: string;
  /** One until others have been seen: a replica that never met Redis knows of itself alone. */
  #replicas = 1;
  #degraded = false;
  #toldAtMs = Number.NEGATIVE_INFINITY;

  constructor(link: RedisLink, log: Logger, options: SharedCountsOptions = {}) {
    this.#link = link;
    this.#log = log;
    this.#memory = options.memory ?? new MemoryCounts();
    this.#prefix = options.prefix ?? PREFIX;
  }

  get degraded(): boolean {
    return this.#degraded;
  }

  /** How many replicas there are, as far as is known. */
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
        this.#lose(error);
      }
    }
    return this.#memory.take(counters.map(({ id, limit }) => ({ id, limit: this.#shareOf(limit) })));
  }

  async beat(): Promise<void> {
    try {
      await this.#link.connect();
      this.#replicas = Number(
        await this.#link.run(announceScript, [this.#replicasKey], [this.#replicaId, REPLICA_MS]),
      );
      this.#regain();
    } catch (error) {
      // Commands that wait for a server that hangs fail now, and the next beat tries a new connection.
      this.#link.disconnect();
      this.#lose(error);
    }
  }

  async close(): Promise<void> {
    await this.#link.remove(this.#replicasKey, this.#replicaId).catch(() => undefined);
    this.#link.disconnect();
    await this.#memory.close();
  }

  async #takeTogether(counters: readonly Counter[]): Promise<Count> {
    const limits = counters.map(({ limit }) => limit);
    const keys = counters.map(({ id }) => this.#prefix + id);
    const answer = await this.#link.run(takeScript, keys, [WINDOW_MS, ...limits]);
    const [allowed, ...numbers] = numbersIn(answer, 1 + 2 * counters.length);
    const states = counters.map(({ limit }, index): CounterState => ({
      limit,
      used: numbers[2 * index] ?? 0,
      leftMs: numbers[2 * index + 1] ?? 0,
    }));
    if (allowed === 1)
      counters.forEach(({ id }, index) => this.#memory.note(id, states[index]?.leftMs ?? WINDOW_MS));
    return { allowed: allowed === 1, states };
  }

  #shareOf(limit: number): number {
    return Math.max(1, Math.floor(limit / this.#replicas));
  }

  #lose(error: unknown): void {
    if (this.#degraded) return;
    this.#degraded = true;
    const nowMs = performance.now();
    const level = nowMs - this.#toldAtMs < TOLD_MS ? 'debug' : 'warn';
    if (level === 'warn') this.#toldAtMs = nowMs;
    this.#log[level](
      { reason: reasonOf(error), replicas: this.#replicas },
      'Redis is lost: this replica counts its share of the rate limits by itself',
    );
  }

  #regain(): void {
    if (!this.#degraded) return;
    this.#degraded = false;
    this.#log.info(
      { replicas: this.#replicas },
      'Redis answers: replicas count their requests together again',
    );
  }
}

/** Throws unless the answer is as many numbers. */
function numbersIn(answer: unknown, length: number): number[] {
  const numbers = Array.isArray(answer) ? answer.map(Number) : [];
  if (numbers.length === length && numbers.every(Number.isFinite)) return numbers;
  throw new Error('Redis answered something else than numbers');
}
