import { describe, expect, test } from '@jest/globals';
import { AggregatorRegistry, Histogram, Registry } from 'prom-client';
import {
  DeferredCounter,
  DeferredHistogram,
  BoundedChildren,
} from '../../../server/metrics/deferred-metrics.ts';

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

const childrenByLabels = (): BoundedChildren<string> => new BoundedChildren((...labels) => labels.join(' '));

test('the same labels have one child', () => {
  const children = new BoundedChildren((...labels) => ({ labels }));
  expect(children.of('a', 'b')).toBe(children.of('a', 'b'));
  expect(children.of('a', 'b')).not.toBe(children.of('b', 'a'));
  expect(children.all).toEqual([{ labels: ['a', 'b'] }, { labels: ['b', 'a'] }]);
});

test('labels may be empty, and one may begin with another', () => {
  const children = childrenByLabels();
  expect([children.of('', 'a'), children.of('a', ''), children.of('a', 'a')]).toEqual([' a', 'a ', 'a a']);
});

test('from 10,000 children on, further labels share one', () => {
  const children = childrenByLabels();
  for (let index = 0; index < 10_050; index += 1) children.of('model', String(index));
  expect(children.of('model', '9999')).toBe('model 9999');
  expect(children.of('model', '10049')).toBe('other other');
  expect(children.all).toHaveLength(10_001);
});
