import { expect, test } from '@jest/globals';
import { raiseBudget, reportBudget, reportBudgets, setBudget } from '../../../ledger/reports/budgets.ts';
import { LedgerScene } from '../ledger-scene.ts';

const MOST_CENTS = 100_000_000_000n;

test('only an existing budget can be raised, and only by more than 0', async () => {
  await using scene = await LedgerScene.open(40n);
  const { store, projectId } = scene;
  expect((await raiseBudget(store, projectId, 2n)).status).toMatchObject({ limit_eur_cents: 42 });
  for (const cents of [0n, -1n])
    await expect(raiseBudget(store, projectId, cents)).rejects.toThrow('must be above 0');
  await scene.limit(null);
  await expect(raiseBudget(store, projectId, 1n)).rejects.toThrow('the project has no budget');
  expect((await reportBudget(store, projectId)).status).toBeNull();
});

test('a budget is between 0 and a billion EUR a month, by every way of setting it', async () => {
  await using scene = await LedgerScene.open(null);
  const { store, projectId } = scene;
  await expect(setBudget(store, projectId, -1n)).rejects.toThrow('must not be below 0');
  await expect(setBudget(store, projectId, MOST_CENTS + 1n)).rejects.toThrow(
    'must not be above 1000000000 EUR',
  );
  expect((await setBudget(store, projectId, 0n)).status).toMatchObject({
    limit_eur_cents: 0,
    exceeded: true,
  });
  expect((await setBudget(store, projectId, MOST_CENTS)).status).toMatchObject({
    limit_eur_cents: Number(MOST_CENTS),
  });
  await expect(raiseBudget(store, projectId, 1n)).rejects.toThrow('must not be above');
  expect((await reportBudget(store, projectId)).status).toMatchObject({
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
  const projects = Array.from({ length: 30 }, (_, index) => ({ id: `other-${index}` }));
  const reports = await reportBudgets(
    { database: scene.store.database, clock: scene.store.clock, announceChange },
    [...projects, { id: scene.projectId }],
  );
  expect(asked).toBe(1);
  expect(reports).toHaveLength(31);
  expect(reports.at(-1)?.[1].status).toMatchObject({ consumed_eur_cents: 7, limit_eur_cents: 40 });
});
