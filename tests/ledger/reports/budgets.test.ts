import { expect, test } from '@jest/globals';
import { createProject } from '../../../projects/projects.ts';
import { raiseLimit } from '../../../ledger/reports/budget-changes.ts';
import { reportBudget, reportBudgets } from '../../../ledger/reports/budgets.ts';
import { setBudget } from '../../../scripts/test-bed/set-budget.ts';
import { LedgerScene } from '../ledger-scene.ts';

const MOST_CENTS = 100_000_000_000n;

test('only an existing budget can be raised, and only by more than 0', async () => {
  await using scene = await LedgerScene.open(40n);
  const { store, projectId } = scene;
  await raiseLimit(store, projectId, 2n);
  expect((await reportBudget(store, projectId)).amounts).toMatchObject({ limit_eur_cents: 42 });
  for (const cents of [0n, -1n])
    await expect(raiseLimit(store, projectId, cents)).rejects.toThrow('must be above 0');
  await scene.limit(null);
  await expect(raiseLimit(store, projectId, 1n)).rejects.toThrow('the project has no budget');
  expect((await reportBudget(store, projectId)).amounts).toBeNull();
});

test('a budget is between 0 and a billion EUR a month, by every way of setting it', async () => {
  await using scene = await LedgerScene.open(null);
  const { store, projectId } = scene;
  await expect(setBudget(store, projectId, -1n)).rejects.toThrow('must not be below 0');
  await expect(setBudget(store, projectId, MOST_CENTS + 1n)).rejects.toThrow(
    'must not be above 1000000000 EUR',
  );
  expect((await setBudget(store, projectId, 0n)).amounts).toMatchObject({
    limit_eur_cents: 0,
    exceeded: true,
  });
  expect((await setBudget(store, projectId, MOST_CENTS)).amounts).toMatchObject({
    limit_eur_cents: Number(MOST_CENTS),
  });
  await expect(raiseLimit(store, projectId, 1n)).rejects.toThrow('must not be above');
  expect((await reportBudget(store, projectId)).amounts).toMatchObject({
    limit_eur_cents: Number(MOST_CENTS),
  });
});

test('a list of many projects asks the running processes once', async () => {
  await using scene = await LedgerScene.open(40n);
  const ledger = await scene.process();
  const call = await scene.admit(ledger, 10);
  await call.end(7);
  let asked = 0;
  const announceChange = (): void => {
    asked += 1;
    scene.store.announceChange();
  };
  const { organisationId: organisation } = scene;
  for (let index = 0; index < 30; index += 1)
    await createProject(scene.store.database, { organisation, name: `other ${index}`, models: 'all' });
  const week = await scene.add('organisation', 'week', 70);
  const { database, clock } = scene.store;
  const reports = await reportBudgets({ database, clock, announceChange });
  expect(asked).toBe(1);
  expect(reports).toHaveLength(32);
  const of = (id: string) => reports.find((report) => report.id === id)?.amounts;
  expect(of(scene.projectId)).toMatchObject({ consumed_eur_cents: 7, limit_eur_cents: 40 });
  expect(of(week)).toMatchObject({ consumed_eur_cents: 0, limit_eur_cents: 70 });
});
