import { expect, test } from '@jest/globals';
import { usedRatios } from '../../../ledger/reports/budget-use.ts';
import { setLimit } from '../../../ledger/reports/budget-changes.ts';
import { createProject } from '../../../projects/projects.ts';
import type { BudgetRow } from '../../../storage/ledger-schema.ts';
import { CENT, LedgerScene } from '../ledger-scene.ts';

const NOW = '2026-11-22T10:00:00.000Z';

/** Adds a project that has spent an amount of its month. */
async function spent(scene: LedgerScene, name: string, cents: number, limit: Partial<BudgetRow>): Promise<void> {
  const { database } = scene.store;
  const { id } = await createProject(database, { organisation: 'acme', name, models: 'all' });
  await setLimit(scene.store, id, 100n);
  await database.updateTable('budgets').set(limit).where('id', '=', id).execute();
  const amounts = { settled_nano_eur: BigInt(cents) * CENT, reserved_nano_eur: 0n };
  await database.insertInto('budget_periods').values({ budget_id: id, period: '2026-11', ...amounts }).execute();
}

test('the highest parts of budgets are those of the limits that are valid now', async () => {
  await using scene = await LedgerScene.open();
  scene.time = NOW;
  const topUp = { top_up_eur_cents: 100n, top_up_until: '2026-12-01T00:00:00.000Z' };
  await spent(scene, 'plain', 30, { soft: 0 });
  await spent(scene, 'lowered', 30, { next_limit_eur_cents: 50n, next_limit_at: '2026-11-01T00:00:00.000Z' });
  await spent(scene, 'lowered-later', 29, { next_limit_eur_cents: 1n, next_limit_at: '2026-12-01T00:00:00.000Z' });
  await spent(scene, 'topped-up', 160, topUp);
  await spent(scene, 'only-topped-up', 50, { limit_eur_cents: 0n, ...topUp });
  await spent(scene, 'formerly-topped-up', 28, { ...topUp, top_up_until: NOW });
  await spent(scene, 'disabled', 10, { limit_eur_cents: 0n });
  const expected = [
    { project: 'acme/topped-up', ratio: 0.8 },
    { project: 'acme/lowered', ratio: 0.6 },
    { project: 'acme/only-topped-up', ratio: 0.5 },
    { project: 'acme/plain', ratio: 0.3 },
    { project: 'acme/lowered-later', ratio: 0.29 },
    { project: 'acme/formerly-topped-up', ratio: 0.28 },
  ];
  expect(await usedRatios(scene.timedStore(), 10)).toEqual(expected);
  expect(await usedRatios(scene.timedStore(), 2)).toEqual(expected.slice(0, 2));
});
