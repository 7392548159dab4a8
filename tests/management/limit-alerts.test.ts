import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { defaultCatalogue } from '../../catalogue/default-catalogue.ts';
import { setLimit } from '../../ledger/reports/budget-changes.ts';
import { databaseNow, periodOf } from '../../ledger/period.ts';
import type { ActiveConfiguration } from '../../management/gateway-control.ts';
import { GatewayManagement } from '../../packages/sdk/admin.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import { respondInProcess } from '../../server/management/in-process.ts';
import type { Store } from '../../storage/open-database.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { controlled } from '../support/management/controlled-gateway.ts';

const CENT = 10_000_000n;
const alerts = { thresholds: [80], targets: new Map([['chat', null]]) };

let folder: TemporaryFolder;
let store: Store;
let project: string;
let catalogue: () => Promise<ActiveConfiguration>;
beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openStore();
  await createOrganisation(store.database, 'acme');
});
afterAll(() => folder[Symbol.asyncDispose]());
let count = 0;
beforeEach(async () => {
  count += 1;
  project = `project-${count}`;
  catalogue = () => Promise.resolve({ ...defaultCatalogue(), alerts });
  const { id } = await createProject(store.database, { organisation: 'acme', name: project, models: 'all' });
  await setLimit(store, id, 100n);
  await spend(id, 45n);
});

/** What processes have posted; none of them runs. */
async function spend(budgetId: string, cents: bigint): Promise<void> {
  const period = periodOf(await databaseNow(store.database, store.clock));
  const amounts = { settled_nano_eur: cents * CENT, reserved_nano_eur: 0n };
  await store.database
    .insertInto('budget_periods')
    .values({ budget_id: budgetId, period, ...amounts })
    .execute();
}

const token = { tokenId: '', actor: '', name: '', role: 'admin', organisationId: null } as const;
const management = new GatewayManagement({
  baseUrl: 'http://in-process',
  fetch: (address, request) => {
    const services = { store, gateway: { ...controlled, catalogue: () => catalogue() } };
    return respondInProcess(new Request(address, request), { services, token });
  },
});

/** The thresholds and targets of the alerts of the project. */
async function alertsOf(name: string): Promise<string[]> {
  const { id } = await management.getProject({ project: name });
  const rows = await store.database
    .selectFrom('alerts')
    .innerJoin('alert_deliveries', 'alert_id', 'alerts.id')
    .select(['threshold', 'target', 'limit_nano_eur'])
    .where('budget_id', '=', id)
    .execute();
  return rows.map((row) => `${row.threshold} % of ${row.limit_nano_eur / CENT} for ${row.target}`);
}

describe('a limit below what was spent has its alert with the change', () => {
  test('of the month of a project', async () => {
    await management.updateBudget({ project }, { limit_eur_cents: 60 });
    expect(await alertsOf(project)).toEqual([]);
    await management.updateBudget({ project }, { limit_eur_cents: 50 });
    expect(await alertsOf(project)).toEqual(['80 % of 50 for chat']);
    await management.updateBudget({ project }, { limit_eur_cents: 40 });
    expect(await alertsOf(project)).toHaveLength(1);
  });

  test('of a budget by its id', async () => {
    const { id } = await management.getProject({ project });
    await management.changeBudget({ budget: id }, { limit_eur_cents: 50 });
    expect(await alertsOf(project)).toHaveLength(1);
  });

  test('of a budget that is created for a month that has begun', async () => {
    await management.updateBudget({ project }, { limit_eur_cents: null });
    await management.createBudget(
      {},
      { scope: 'project', of: project, interval: 'month', limit_eur_cents: 50 },
    );
    expect(await alertsOf(project)).toHaveLength(1);
  });

  test('of the budgets in a file', async () => {
    const apply = (...budgets: { interval: 'day' | 'month'; limit_eur_cents: number }[]) =>
      management.applyOrganisations(
        {},
        { organisations: { acme: { projects: { [project]: { budgets } } } } },
      );
    await apply({ interval: 'month', limit_eur_cents: 50 }, { interval: 'day', limit_eur_cents: 50 });
    expect(await alertsOf(project)).toEqual(['80 % of 50 for chat']);
    await apply({ interval: 'month', limit_eur_cents: 40 }, { interval: 'day', limit_eur_cents: 40 });
    expect(await alertsOf(project)).toHaveLength(1);
  });

  test('and is changed where the configuration is invalid, for the gateways to find', async () => {
    catalogue = () => Promise.reject(new Error('a worker does not respond'));
    expect(await management.updateBudget({ project }, { limit_eur_cents: 50 })).toMatchObject({
      limit_eur_cents: 50,
    });
    expect(await alertsOf(project)).toEqual([]);
  });
});
