import { Counter, type Histogram, type Registry } from 'prom-client';

/** Largest number of series by default; further ones are counted as `other`. */
const MAX_CHILDREN = 10_000;

interface Node<Child> {
  readonly next: Map<string, Node<Child>>;
  child: Child | null;
}

/** The children of a metric by their labels. A map for each label: joined labels would be a new text to hash for each look. */
export class BoundedChildren<Child> {
  readonly #root: Node<Child> = { next: new Map(), child: null };
  readonly #create: (...labels: string[]) => Child;
  readonly #maxChildren: number;
  readonly #all: Child[] = [];

  constructor(create: (...labels: string[]) => Child, maxChildren = MAX_CHILDREN) {
    this.#create = create;
    this.#maxChildren = maxChildren;
  }

  get all(): readonly Child[] {
    return this.#all;
  }

  of(...labels: string[]): Child {
    let node: Node<Child> | undefined = this.#root;
    for (const label of labels) {
      node = node.next.get(label);
      if (node === undefined) return this.#add(labels);
    }
    return node.child ?? this.#add(labels);
  }

  #add(labels: string[]): Child {
    if (this.#all.length >= this.#maxChildren && labels.some((label) => label !== 'other'))
      return this.of(...labels.map(() => 'other'));
    let node = this.#root;
    for (const label of labels) {
      const next: Node<Child> = node.next.get(label) ?? { next: new Map(), child: null };
      node.next.set(label, next);
      node = next;
    }
    const child = this.#create(...labels);
    node.child = child;
    this.#all.push(child);
    return child;
  }
}

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
