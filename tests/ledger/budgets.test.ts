import { expect, test } from '@jest/globals';
import { raiseBudget, reportBudget, setBudget } from '../../ledger/budgets.ts';
import { LedgerScene } from './ledger-scene.ts';

const MOST_CENTS = 100_000_000_000n;

test('a budget is raised by more than nothing, and only where there is one', async () => {
  await using scene = await LedgerScene.open(40n);
  const { store, projectId } = scene;
  expect((await raiseBudget(store, projectId, 2n)).status).toMatchObject({ limit_eur_cents: 42 });
  for (const cents of [0n, -1n])
    await expect(raiseBudget(store, projectId, cents)).rejects.toThrow('raised by more than 0');
  await scene.limit(null);
  await expect(raiseBudget(store, projectId, 1n)).rejects.toThrow('no budget that could be raised');
  expect((await reportBudget(store, projectId)).status).toBeNull();
});

test('a budget is from nothing to a billion EUR a month, however it is set', async () => {
  await using scene = await LedgerScene.open(null);
  const { store, projectId } = scene;
  await expect(setBudget(store, projectId, -1n)).rejects.toThrow('not below 0');
  await expect(setBudget(store, projectId, MOST_CENTS + 1n)).rejects.toThrow(
    'no budget is above 1000000000 EUR',
  );
  expect((await setBudget(store, projectId, 0n)).status).toMatchObject({
    limit_eur_cents: 0,
    exceeded: true,
  });
  expect((await setBudget(store, projectId, MOST_CENTS)).status).toMatchObject({
    limit_eur_cents: Number(MOST_CENTS),
  });
  await expect(raiseBudget(store, projectId, 1n)).rejects.toThrow('no budget is above');
  expect((await reportBudget(store, projectId)).status).toMatchObject({
    limit_eur_cents: Number(MOST_CENTS),
  });
});
