import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { post } from '../../ledger/posting/posting.ts';
import { registerProcess } from '../../ledger/posting/processes.ts';
import { newId } from '../../storage/identifiers.ts';
import type { Store } from '../../storage/store.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { CENT, LEASE_MS, WriterScene } from './writer-scene.ts';

let folder: TemporaryFolder;
let store: Store;
let scene: WriterScene;

beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openEmbedded();
});
beforeEach(async () => {
  scene = await WriterScene.open(folder, store, 100n);
});
afterEach(() => scene.close());
afterAll(() => folder[Symbol.asyncDispose]());

/** Another process, which holds the given amount of the project's budget. */
async function otherProcess(cents: number) {
  const processId = newId();
  await registerProcess(store, processId, LEASE_MS);
  const hold = (keepCents: number) =>
    post(store, {
      processId,
      leaseMs: LEASE_MS,
      opened: [],
      closed: [],
      completedRecall: null,
      sliceRequests: [
        {
          budgetId: scene.projectId,
          period: scene.period,
          keepNanoEur: BigInt(keepCents) * CENT,
          waitingNanoEur: 0n,
          leastWaitingNanoEur: 0n,
          spareNanoEur: 0n,
          returns: true,
          recalls: false,
        },
      ],
    });
  await hold(cents);
  return { keepOnly: hold };
}

describe('a call that waits for its budget', () => {
  test('gets its money with the next transaction', async () => {
    const call = scene.want(40);
    scene.writer.postNow();
    await scene.pass(0);
    expect(call.cents).toBe(40);
    expect(await scene.held()).toBeGreaterThanOrEqual(40);
    await scene.pass(10_000);
    expect(scene.store.transactions).toBe(1);
  });

  test('is refused with what the project has spent and reserved', async () => {
    const first = scene.want(30);
    scene.writer.postNow();
    await scene.pass(0);
    expect(first.cents).toBe(30);
    scene.slices.current(scene.projectId).spend(30n * CENT, 20n * CENT);
    const second = scene.want(90);
    scene.writer.postNow();
    await scene.pass(0);
    expect(second.error).toMatchObject({
      code: 'budget_exceeded',
      body: {
        project_id: scene.projectId,
        limit_eur_cents: 100,
        consumed_eur_cents: 20,
        remaining_eur_cents: 80,
        required_eur_cents: 90,
      },
    });
  });

  test('queries every 50 ms for what another process returns', async () => {
    const other = await otherProcess(90);
    const call = scene.want(40);
    scene.writer.postNow();
    await scene.pass(0);
    expect(scene.store.transactions).toBe(1);
    await scene.pass(49);
    expect(scene.store.transactions).toBe(1);
    await scene.pass(1);
    expect(scene.store.transactions).toBe(2);
    expect(call).toEqual({ cents: null, error: null });
    await other.keepOnly(20);
    await scene.pass(50);
    expect(call).toEqual({ cents: 40, error: null });
    await scene.pass(5_000);
    expect(scene.store.transactions).toBe(3);
  });

  test('that arrives during a transaction does not wait 50 ms for the next one', async () => {
    const first = scene.want(10);
    scene.writer.postNow();
    const posted = scene.writer.posted();
    const second = scene.want(20);
    await posted;
    await scene.pass(0);
    expect([first.cents, second.cents]).toEqual([10, 20]);
  });
});

describe('a slice', () => {
  test('pays for the calls that are posted', async () => {
    scene.want(40);
    scene.writer.postNow();
    await scene.pass(0);
    const held = await scene.held();
    await scene.openAndEnd(40);
    await scene.pass(100);
    const month = await store.database
      .selectFrom('budget_periods')
      .selectAll()
      .where('budget_id', '=', scene.projectId)
      .executeTakeFirst();
    expect(month).toMatchObject({ settled_nano_eur: 40n * CENT });
    expect(Number(month?.reserved_nano_eur) / Number(CENT)).toBe(await scene.held());
    expect(held).toBeLessThanOrEqual(100);
  });

  test('that was unused for a minute is returned and dropped', async () => {
    for (const cents of [10, 20]) {
      scene.want(cents);
      scene.writer.postNow();
      await scene.pass(0);
      await scene.openAndEnd(cents);
    }
    await scene.pass(60_000);
    expect(await scene.held()).toBeGreaterThan(0);
    await scene.pass(1);
    scene.writer.postNow();
    await scene.pass(0);
    expect(await scene.held()).toBe(0);
    expect([...scene.slices.all]).toEqual([]);
  });

  test('that is in use and large enough does not change', async () => {
    scene.want(40);
    scene.writer.postNow();
    await scene.pass(0);
    const held = await scene.held();
    const limit = { limit_eur_cents: 1_000_000n };
    await store.database.updateTable('budgets').set(limit).where('id', '=', scene.projectId).execute();
    scene.writer.postNow();
    await scene.pass(0);
    expect(await scene.held()).toBe(held);
  });
});
