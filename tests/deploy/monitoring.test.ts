import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { readDeploy, ROOT } from './deploy-files.ts';
import { selectionsOf } from './promql.ts';
import { metricsOf, queriedLabels, type RegistryMetric } from './registry-metrics.ts';
import { Tree } from './tree.ts';

let metrics: RegistryMetric[];
let labelsOf: Map<string, string[]>;

beforeAll(async () => {
  const gateway = await RecordedGateway.start({
    configuration: [
      "backends: { one: { kind: openai, base_url: 'http://127.0.0.1:9/v1' } }",
      'models: { acme/chat: { mode: chat, free: true, deployments: [{ backend: one, model: m }] } }',
    ],
  });
  metrics = metricsOf(gateway.gateway.observed.registry);
  labelsOf = queriedLabels(metrics);
  await gateway.close();
});

let alerts: Tree[];
let dashboard: Tree;
beforeAll(async () => {
  const groups = new Tree(parse(await readDeploy('monitoring/alerts.yaml')), 'alerts.yaml').at('groups');
  alerts = groups.list.flatMap((group) => group.at('rules').list);
  dashboard = new Tree(JSON.parse(await readDeploy('monitoring/dashboard.json')), 'dashboard.json');
});

/** What a query reads that the gateway does not have. */
function unknownIn(query: string): string[] {
  return selectionsOf(query).flatMap(({ metric, labels }) => {
    const known = labelsOf.get(metric);
    if (known === undefined) return [metric];
    return labels.filter((label) => !known.includes(label)).map((label) => `${metric}{${label}}`);
  });
}

describe('the alert rules', () => {
  test('read metrics and labels that the gateway has', () => {
    expect(alerts.length).toBeGreaterThan(0);
    expect(alerts.flatMap((rule) => unknownIn(rule.at('expr').text))).toEqual([]);
  });

  test('have names of their own, a severity, a text, and only keys that Prometheus knows', () => {
    const names = alerts.map((rule) => rule.at('alert').text);
    expect(new Set(names).size).toBe(names.length);
    for (const rule of alerts) {
      expect(['page', 'ticket']).toContain(rule.at('labels', 'severity').text);
      expect(Object.keys(rule.at('annotations').texts)).toEqual(['summary', 'description']);
      // An object: its place was read above.
      const keys = Object.keys(rule.value as object);
      expect(keys.filter((key) => !['alert', 'expr', 'for', 'labels', 'annotations'].includes(key))).toEqual(
        [],
      );
      if (rule.has('for')) expect(rule.at('for').text).toMatch(/^\d+[smh]$/);
    }
  });
});

describe('the dashboard', () => {
  test('reads metrics and labels that the gateway has', () => {
    const panels = dashboard.at('panels').list.filter((panel) => panel.has('targets'));
    const queries = panels.flatMap((panel) => panel.at('targets').list.map((one) => one.at('expr').text));
    expect(queries.length).toBeGreaterThan(panels.length - 1);
    expect(queries.flatMap(unknownIn)).toEqual([]);
  });

  test('offers choices of labels that the gateway has', () => {
    const variables = dashboard.at('templating', 'list').list.filter((one) => one.has('definition'));
    const queries = variables.map((one) => /^label_values\((.+), (\w+)\)$/.exec(one.at('definition').text));
    expect(queries).toHaveLength(2);
    for (const [, selector = '', label = ''] of queries.map((one) => one ?? []))
      expect(unknownIn(`sum by (${label}) (${selector})`)).toEqual([]);
  });

  test('has panels with ids of their own that do not overlap', () => {
    const panels = dashboard.at('panels').list;
    const ids = panels.map((panel) => panel.at('id').number);
    expect(new Set(ids).size).toBe(ids.length);
    const cells = panels.flatMap((panel) => cellsOf(panel.at('gridPos')));
    expect(new Set(cells).size).toBe(cells.length);
  });
});

test('a query of a metric or label that the gateway does not have is noticed', () => {
  expect(unknownIn('sum by (colour) (rate(gateway_requests_total{shape="round"}[5m]))')).toEqual([
    'gateway_requests_total{shape}',
    'gateway_requests_total{colour}',
  ]);
  expect(unknownIn('gateway_request_duration_seconds')).toEqual(['gateway_request_duration_seconds']);
  expect(() => unknownIn('sum(')).toThrow('no PromQL');
});

test('docs/monitoring.md lists the metrics of the gateway with their labels, and no others', async () => {
  const page = await readFile(join(ROOT, 'docs/monitoring.md'), 'utf8');
  const rows = page.split(/\n##+ /).find((section) => section.startsWith('Metrics\n')) ?? '';
  const cells = rows.split('\n').flatMap((line) => /^\| (`[^|]+`) +\|/.exec(line)?.[1] ?? []);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const written = new Map(metrics.map((metric) => [metric.name, writtenAs(metric)]));
  const own = [...written].filter(([name]) => /^(gateway|gen_ai)_/.test(name)).map(([, text]) => text);
  const isOwn = (text: string): boolean => /^(gateway|gen_ai)_/.test(text);
  expect(listed.filter(isOwn).toSorted()).toEqual(own.toSorted());
  expect(listed.filter((text) => !isOwn(text) && !written.has(text))).toEqual([]);
});

function writtenAs({ name, labels }: RegistryMetric): string {
  return labels.length === 0 ? name : `${name}{${labels.join(',')}}`;
}

function cellsOf(place: Tree): string[] {
  const [x = 0, y = 0, w = 0, h = 0] = ['x', 'y', 'w', 'h'].map((key) => place.at(key).number);
  return Array.from({ length: w * h }, (_none, index) => `${x + (index % w)}:${y + Math.floor(index / w)}`);
}
