import { Counter, type Registry } from 'prom-client';

export interface CounterSettings {
  name: string;
  help: string;
  labelNames: string[];
  registers: Registry[];
}

interface Sum {
  labels: readonly string[];
  /** What was added since the counter was last read. */
  added: number;
}

/** A counter that sums its additions until it is read. prom-client checks and hashes the labels for each one. */
export class DeferredCounter {
  readonly #sums = new Map<string, Sum>();

  constructor(settings: CounterSettings) {
    const sums = this.#sums;
    new Counter({
      ...settings,
      collect() {
        for (const sum of sums.values()) {
          this.labels(...sum.labels).inc(sum.added);
          sum.added = 0;
        }
      },
    });
  }

  /** Adds to the series of these labels, in the order of their names. */
  add(value: number, ...labels: string[]): void {
    const key = labels.join('\n');
    const known = this.#sums.get(key);
    if (known === undefined) this.#sums.set(key, { labels, added: value });
    else known.added += value;
  }
}
