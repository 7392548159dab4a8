import { describe, expect, test } from '@jest/globals';
import { AggregatorRegistry, Histogram, Registry } from 'prom-client';
import { DeferredCounter, DeferredHistogram } from '../../../server/metrics/deferred-metrics.ts';

const SETTINGS = { name: 'h', help: 'help', buckets: [0.25, 1, 4], labelNames: ['model', 'error'] };
const OBSERVATIONS: readonly (readonly [value: number, ...labels: string[]])[] = [
  [0, 'a', ''],
  [0.25, 'a', ''],
  [0.5, 'b', 'timeout'],
  [4, 'a', ''],
  [100, 'a', ''],
  [1, 'b', 'timeout'],
  [3.5, 'with "quotes"\n', ''],
];

function deferred(): Registry {
  const registry = new Registry();
  const histogram = new DeferredHistogram({ ...SETTINGS, registry });
  for (const [value, ...labels] of OBSERVATIONS) histogram.of(...labels).observe(value);
  return registry;
}

function direct(): Registry {
  const registry = new Registry();
  const histogram = new Histogram({ ...SETTINGS, registers: [registry] });
  for (const [value, ...labels] of OBSERVATIONS) histogram.labels(...labels).observe(value);
  return registry;
}

describe('a deferred histogram', () => {
  test('is read as one of prom-client', async () => {
    const text = await deferred().metrics();
    expect(text).toBe(await direct().metrics());
    expect(text).toContain('h_bucket{le="0.25",model="a",error=""} 2\n');
  });

  test('is the same at each reading', async () => {
    const registry = deferred();
    const first = await registry.metrics();
    expect(await registry.metrics()).toBe(first);
  });

  test('is summed over processes as one of prom-client', async () => {
    const sum = async (one: Registry, other: Registry): Promise<string> =>
      AggregatorRegistry.aggregate([await one.getMetricsAsJSON(), await other.getMetricsAsJSON()]).metrics();
    expect(await sum(deferred(), deferred())).toBe(await sum(direct(), direct()));
  });

  test('without observations has no series', async () => {
    const registry = new Registry();
    new DeferredHistogram({ ...SETTINGS, registry });
    expect(await registry.metrics()).toBe('# HELP h help\n# TYPE h histogram\n');
  });
});

function counterIn(registry: Registry): DeferredCounter {
  return new DeferredCounter({ name: 'n', help: 'h', labelNames: ['model', 'kind'], registers: [registry] });
}

describe('a deferred counter', () => {
  test('each reading has everything that was added before, and nothing twice', async () => {
    const registry = new Registry();
    const counter = counterIn(registry);
    counter.of('m', 'input').added += 2;
    counter.of('m', 'input').added += 3;
    counter.of('m', 'output').added += 5;
    expect(await registry.metrics()).toContain('n{model="m",kind="input"} 5\nn{model="m",kind="output"} 5\n');
    counter.of('m', 'input').added += 1;
    expect(await registry.metrics()).toContain('n{model="m",kind="input"} 6\nn{model="m",kind="output"} 5\n');
    expect(await registry.metrics()).toContain('n{model="m",kind="input"} 6\nn{model="m",kind="output"} 5\n');
  });

  test('a series to which nothing was added is there', async () => {
    const registry = new Registry();
    counterIn(registry).of('m', 'input');
    expect(await registry.metrics()).toContain('n{model="m",kind="input"} 0\n');
  });
});
