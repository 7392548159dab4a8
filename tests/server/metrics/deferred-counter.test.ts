import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { DeferredCounter } from '../../../server/metrics/deferred-counter.ts';

function counterIn(registry: Registry): DeferredCounter {
  return new DeferredCounter({ name: 'n', help: 'h', labelNames: ['model', 'kind'], registers: [registry] });
}

test('each reading has everything that was added before, and nothing twice', async () => {
  const registry = new Registry();
  const counter = counterIn(registry);
  counter.add(2, 'm', 'input');
  counter.add(3, 'm', 'input');
  counter.add(5, 'm', 'output');
  expect(await registry.metrics()).toContain('n{model="m",kind="input"} 5\nn{model="m",kind="output"} 5\n');
  counter.add(1, 'm', 'input');
  expect(await registry.metrics()).toContain('n{model="m",kind="input"} 6\nn{model="m",kind="output"} 5\n');
  expect(await registry.metrics()).toContain('n{model="m",kind="input"} 6\nn{model="m",kind="output"} 5\n');
});

test('a series to which only zero was added is there', async () => {
  const registry = new Registry();
  counterIn(registry).add(0, 'm', 'input');
  expect(await registry.metrics()).toContain('n{model="m",kind="input"} 0\n');
});
