import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import type { Exchange } from '../../../middleware/exchange.ts';
import { databaseNow, periodOf } from '../../../ledger/period.ts';
import { setLimit } from '../../../ledger/reports/budget-changes.ts';
import { createOrganisation } from '../../../projects/organisations.ts';
import { createProject, updateProject } from '../../../projects/projects.ts';
import { MoneyMetrics } from '../../../server/metrics/money-metrics.ts';
import type { Store } from '../../../storage/open-database.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';

let folder: TemporaryFolder;
let store: Store;
beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openStore();
  await createOrganisation(store.database, 'acme');
});
afterAll(() => folder[Symbol.asyncDispose]());

/** A project that has spent a part of its budget. */
async function projectWith(name: string, limitCents: bigint | null, spentCents: bigint): Promise<string> {
  const { id } = await createProject(store.database, { organisation: 'acme', name, models: 'all' });
  await setLimit(store, id, limitCents);
  const period = periodOf(await databaseNow(store.database, store.clock));
  await store.database
    .insertInto('budget_periods')
    .values({
      budget_id: id,
      period,
      settled_nano_eur: spentCents * 10_000_000n,
      reserved_nano_eur: 0n,
    })
    .execute();
  return id;
}

async function series(registry: Registry, name: string): Promise<string[]> {
  const text = await registry.getSingleMetricAsString(name);
  return text.split('\n').filter((line) => line.startsWith(name));
}

/** What the metrics read of a request. */
function request(
  projectId: string,
  model: string,
  costNanoEur: bigint | null,
  tags: Readonly<Record<string, string>> | null = null,
): Exchange {
  const exchange = {
    charge: { costNanoEur },
    principal: { projectId },
    model: { id: model },
    tags: tags === null ? null : new Map(Object.entries(tags)),
    attempts: { fallbacks: [] },
  };
  return exchange as unknown as Exchange;
}

test('the used part of each budget is shown, that of a project without one is not', async () => {
  const registry = new Registry();
  void new MoneyMetrics(store, registry);
  await projectWith('half', 200n, 100n);
  await projectWith('unlimited', null, 100n);
  await projectWith('disabled', 0n, 0n);
  expect(await series(registry, 'gateway_budget_used_ratio')).toEqual([
    'gateway_budget_used_ratio{project="acme/half"} 0.5',
  ]);
});

test('costs are added by project and model, and follow a new name of the project', async () => {
  const registry = new Registry();
  const money = new MoneyMetrics(store, registry);
  const id = await projectWith('research', null, 0n);
  money.charged(request(id, 'acme/chat', 1_500_000_000n));
  money.charged(request(id, 'acme/chat', 500_000_000n));
  money.charged(request(id, 'acme/large', 250_000_000n));
  money.charged(request(id, 'acme/large', null));
  const name = 'gateway_cost_eur_total';
  expect(await series(registry, name)).toEqual([
    `${name}{project="acme/research",model="acme/chat"} 2`,
    `${name}{project="acme/research",model="acme/large"} 0.25`,
  ]);
  await updateProject(store, id, { name: 'lab' });
  expect((await series(registry, name))[0]).toBe(`${name}{project="acme/lab",model="acme/chat"} 2`);
});

test('costs are added by the values of each tag, and beyond 1,000 of a tag as another value', async () => {
  const registry = new Registry();
  const money = new MoneyMetrics(store, registry);
  const name = 'gateway_tag_cost_eur_total';
  expect(await series(registry, name)).toEqual([]);
  money.charged(request('p', 'acme/chat', 1_500_000_000n, { team: 'a "quoted" one', tool: 'codex' }));
  money.charged(request('p', 'acme/large', 500_000_000n, { team: 'a "quoted" one' }));
  expect(await series(registry, name)).toEqual([
    `${name}{project="p",tag="team",value="a \\"quoted\\" one"} 2`,
    `${name}{project="p",tag="tool",value="codex"} 1.5`,
  ]);
  for (let user = 0; user < 1_100; user += 1)
    money.charged(request('p', 'acme/chat', 1_000_000_000n, { user: String(user) }));
  money.charged(request('p', 'acme/chat', 1_000_000_000n, { team: 'late' }));
  const all = await series(registry, name);
  expect(all.filter((one) => one.includes('tag="user"'))).toHaveLength(1_001);
  expect(all).toContain(`${name}{project="other",tag="user",value="other"} 100`);
  expect(all).toContain(`${name}{project="p",tag="team",value="late"} 1`);
});

test('without the database there are no ratios, costs have the ids of projects, and a scrape ends', async () => {
  const registry = new Registry();
  const database = new Proxy(store.database, {
    get: () => {
      throw new Error('the database is away');
    },
  });
  const money = new MoneyMetrics({ database, clock: store.clock }, registry);
  money.charged(request('project-1', 'acme/chat', 1_000_000_000n));
  expect(await series(registry, 'gateway_budget_used_ratio')).toEqual([]);
  expect(await series(registry, 'gateway_cost_eur_total')).toEqual([
    'gateway_cost_eur_total{project="project-1",model="acme/chat"} 1',
  ]);
});
