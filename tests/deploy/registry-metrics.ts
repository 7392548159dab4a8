import type { Registry } from 'prom-client';

/** What Prometheus reads of a metric. */
export interface RegistryMetric {
  name: string;
  type: string;
  labels: string[];
}

const SUFFIXES = ['_bucket', '_sum', '_count'];
/** Prometheus adds these to whatever it reads. */
const ADDED_LABELS = ['job', 'instance'];

export function metricsOf(registry: Registry): RegistryMetric[] {
  return registry.getMetricsAsArray().map((metric) => {
    const { name } = metric;
    // The package's types hide the labels that a metric was created with; without them the test fails.
    const { type, labelNames } = metric as unknown as { type?: string; labelNames?: string[] };
    if (labelNames === undefined) throw new Error(`the labels of ${name} are not known`);
    return { name, type: type ?? typeOf(metric), labels: [...labelNames] };
  });
}

function typeOf(metric: object): string {
  return metric.constructor.name.toLowerCase();
}

/** The labels by the names that queries use: a histogram is read by its buckets, its sum and its count. */
export function queriedLabels(metrics: readonly RegistryMetric[]): Map<string, string[]> {
  const series = metrics.flatMap(({ name, type, labels }): [string, string[]][] => {
    const all = [...labels, ...ADDED_LABELS];
    if (type !== 'histogram') return [[name, all]];
    return SUFFIXES.map((suffix) => [name + suffix, suffix === '_bucket' ? [...all, 'le'] : all]);
  });
  return new Map(series);
}
