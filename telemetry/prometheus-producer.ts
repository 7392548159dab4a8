import { ValueType, type Attributes, type HrTime } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type CollectionResult,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

type Metric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];

interface Value {
  labels: Readonly<Record<string, string | number | undefined>>;
  value: number;
  metricName?: string;
}

/** Provides the metrics of `/metrics` to a collector. They are counted once. */
export class PrometheusProducer implements MetricProducer {
  readonly #registry: Registry;
  readonly #resource: Resource;
  readonly #startTime: HrTime = now();

  constructor(registry: Registry, resource: Resource) {
    this.#registry = registry;
    this.#resource = resource;
  }

  async collect(): Promise<CollectionResult> {
    const times = { startTime: this.#startTime, endTime: now() };
    const metrics = (await this.#registry.getMetricsAsJSON()).flatMap((metric) => dataOf(metric, times));
    const scopeMetrics = [{ scope: { name: 'inference-gateway' }, metrics }];
    return { resourceMetrics: { resource: this.#resource, scopeMetrics }, errors: [] };
  }
}

type Times = Pick<DataPoint<number>, 'startTime' | 'endTime'>;

/** Converts a metric; empty for types that the gateway does not use. */
function dataOf(metric: Metric, times: Times): MetricData[] {
  // prom-client's type of a histogram's values lacks their names.
  const values = metric.values as readonly Value[];
  const shared = {
    descriptor: { ...namesOf(metric.name), description: metric.help, valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // prom-client declares the type as an enumeration; at run time it is a string.
  switch (String(metric.type)) {
    case 'counter':
      return [
        {
          ...shared,
          dataPointType: DataPointType.SUM,
          isMonotonic: true,
          dataPoints: numbers(values, times),
        },
      ];
    case 'gauge':
      return [{ ...shared, dataPointType: DataPointType.GAUGE, dataPoints: numbers(values, times) }];
    case 'histogram':
      return [{ ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(values, times) }];
    default:
      return [];
  }
}

const GEN_AI = /^gen_ai_server_(.*)_seconds$/;

/** Converts a name to the conventions' form: with dots instead of underscores, and a separate unit. */
function namesOf(name: string): { name: string; unit: string } {
  const match = GEN_AI.exec(name);
  if (match === null) return { name, unit: '' };
  const [, rest = ''] = match;
  return { name: `gen_ai.server.${rest.replace('request_duration', 'request.duration')}`, unit: 's' };
}

const ATTRIBUTES: Readonly<Record<string, string>> = {
  gen_ai_operation_name: 'gen_ai.operation.name',
  gen_ai_request_model: 'gen_ai.request.model',
  gateway_deployment: 'gateway.deployment',
  error_type: 'error.type',
};

/** Converts labels to attributes. As in Prometheus, an empty label is absent. */
function attributesOf({ labels }: Value): Attributes {
  const attributes: Attributes = {};
  for (const [name, value] of Object.entries(labels))
    if (name !== 'le' && value !== undefined && value !== '') attributes[ATTRIBUTES[name] ?? name] = value;
  return attributes;
}

function numbers(values: readonly Value[], times: Times): DataPoint<number>[] {
  return values.map((value) => ({ ...times, attributes: attributesOf(value), value: value.value }));
}

/** Converts histograms. Prometheus counts buckets cumulatively, OpenTelemetry separately. */
function histograms(values: readonly Value[], times: Times): DataPoint<Histogram>[] {
  const points = new Map<
    string,
    { attributes: Attributes; boundaries: number[]; upTo: number[]; sum: number }
  >();
  for (const value of values) {
    const attributes = attributesOf(value);
    const key = JSON.stringify(attributes);
    const point = points.get(key) ?? { attributes, boundaries: [], upTo: [], sum: 0 };
    points.set(key, point);
    const { le } = value.labels;
    if (value.metricName?.endsWith('_sum')) point.sum = value.value;
    if (le === undefined) continue;
    if (le !== '+Inf') point.boundaries.push(Number(le));
    point.upTo.push(value.value);
  }
  return [...points.values()].map(({ attributes, boundaries, upTo, sum }) => ({
    ...times,
    attributes,
    value: {
      buckets: {
        boundaries,
        counts: upTo.map((count, index) => count - (index === 0 ? 0 : (upTo[index - 1] ?? 0))),
      },
      sum,
      count: upTo.at(-1) ?? 0,
    },
  }));
}

function now(): HrTime {
  const nowMs = Date.now();
  return [Math.trunc(nowMs / 1000), (nowMs % 1000) * 1e6];
}
