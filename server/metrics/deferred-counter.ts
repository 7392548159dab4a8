import { Counter, type Registry } from 'prom-client';
import { BoundedChildren } from './bounded-children.ts';

export interface CounterSettings {
  name: string;
  help: string;
  labelNames: string[];
  registers: Registry[];
}

/** One series of a counter. */
export class DeferredSum {
  readonly labels: readonly string[];
  #added = 0;

  constructor(labels: readonly string[]) {
    this.labels = labels;
  }

  add(value: number): void {
    this.#added += value;
  }

  /** What was added since this was last called. */
  take(): number {
    const added = this.#added;
    this.#added = 0;
    return added;
  }
}

/** A counter that sums its additions until it is read. prom-client checks and hashes the labels for each one. */
export class DeferredCounter {
  readonly #sums = new BoundedChildren((...labels) => new DeferredSum(labels));

  constructor(settings: CounterSettings) {
    const sums = this.#sums;
    new Counter({
      ...settings,
      collect() {
        for (const sum of sums.all) this.labels(...sum.labels).inc(sum.take());
      },
    });
  }

  /** The series of these labels, in the order of their names. It exists from now on. */
  of(...labels: string[]): DeferredSum {
    return this.#sums.of(...labels);
  }

  /** Adds to the series of these labels, in the order of their names. */
  add(value: number, ...labels: string[]): void {
    this.#sums.of(...labels).add(value);
  }
}
