import { Counter, type Histogram, type Registry } from 'prom-client';
import { BoundedChildren } from './bounded-children.ts';

export interface CounterSettings {
  name: string;
  help: string;
  labelNames: string[];
  registers: Registry[];
}

/** One series of a counter. */
export interface DeferredSum {
  readonly labels: readonly string[];
  /** What was added since it was last read. */
  added: number;
}

/** A counter that sums its additions until it is read. prom-client checks and hashes the labels for each one. */
export class DeferredCounter {
  readonly #sums = new BoundedChildren<DeferredSum>((...labels) => ({ labels, added: 0 }));

  constructor(settings: CounterSettings) {
    const sums = this.#sums;
    new Counter({
      ...settings,
      collect() {
        for (const sum of sums.all) {
          this.labels(...sum.labels).inc(sum.added);
          sum.added = 0;
        }
      },
    });
  }

  /** The series of these labels, in the order of their names. It exists from now on. */
  of(...labels: string[]): DeferredSum {
    return this.#sums.of(...labels);
  }
}

export interface HistogramSettings {
  name: string;
  help: string;
  labelNames: readonly string[];
  /** Upper bounds, ascending. */
  buckets: readonly number[];
  registry: Registry;
}

/** One line of the metrics. */
interface Value {
  metricName: string;
  labels: Readonly<Record<string, string | number>>;
  value: number;
}

/** One series of a histogram. */
export class Distribution {
  readonly labels: readonly string[];
  /** The observations up to each bound and above the one before; the last are above all bounds. */
  readonly counts: number[];
  sum = 0;
  readonly #bounds: readonly number[];

  constructor(labels: readonly string[], bounds: readonly number[]) {
    this.labels = labels;
    this.#bounds = bounds;
    this.counts = [...bounds.map(() => 0), 0];
  }

  observe(value: number): void {
    const bounds = this.#bounds;
    let bucket = 0;
    while (bucket < bounds.length && value > (bounds[bucket] ?? 0)) bucket += 1;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.sum += value;
  }
}

/** A histogram that writes its series when it is read. prom-client checks and hashes the labels for each observation. */
export class DeferredHistogram {
  readonly #settings: HistogramSettings;
  readonly #series: BoundedChildren<Distribution>;

  constructor(settings: HistogramSettings) {
    this.#settings = settings;
    this.#series = new BoundedChildren((...labels) => new Distribution(labels, settings.buckets));
    const { name, help, labelNames, registry } = settings;
    const described = { name, help, type: 'histogram', aggregator: 'sum' };
    const read = (): readonly Value[] => this.#series.all.flatMap((series) => this.#valuesOf(series));
    const metric = { ...described, labelNames, get: () => Promise.resolve({ ...described, values: read() }) };
    // What prom-client's own metrics have for a registry, whose declarations accept only their classes.
    registry.registerMetric(metric as unknown as Histogram);
  }

  /** The series of these labels, in the order of their names. */
  of(...labels: string[]): Distribution {
    return this.#series.of(...labels);
  }

  #valuesOf({ labels: texts, counts, sum }: Distribution): Value[] {
    const { name, labelNames, buckets } = this.#settings;
    const labels = Object.fromEntries(labelNames.map((label, index) => [label, texts[index] ?? '']));
    let count = 0;
    const values: Value[] = counts.map((inBucket, index) => {
      count += inBucket;
      const le = buckets[index] ?? '+Inf';
      return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count };
    });
    return [
      ...values,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}
