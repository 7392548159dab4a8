import { describe, expect, test } from '@jest/globals';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { eventually } from '../support/eventually.ts';
import { CENT, LedgerScene, type AdmittedCall } from './ledger-scene.ts';

const isAdmitted = (result: AdmittedCall | string): result is AdmittedCall => typeof result !== 'string';

async function statusOf(refused: Promise<unknown>): Promise<unknown> {
  const error: unknown = await refused.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof GatewayError) return error.body;
  throw new Error('the call was not refused');
}

describe('a call', () => {
  test('counts with its highest possible cost until it ends, and then with its cost', async () => {
    await using scene = await LedgerScene.open(100n);
    const ledger = await scene.process();
    const call = await scene.admit(ledger, 40);
    expect((await scene.budget()).amounts).toMatchObject({ consumed_eur_cents: 40, remaining_eur_cents: 60 });
    await call.end(3);
    expect((await scene.budget()).amounts).toMatchObject({ consumed_eur_cents: 3, remaining_eur_cents: 97 });
    expect(await scene.rows()).toMatchObject([{ state: 'settled', cost_nano_eur: 3n * CENT }]);
  });

  test('is charged once, however often it is settled', async () => {
    await using scene = await LedgerScene.open(100n);
    const call = await scene.admit(await scene.process(), 40);
    await call.end(3);
    await call.end(30);
    expect(await scene.rows()).toMatchObject([{ cost_nano_eur: 3n * CENT }]);
  });

  test('that costs more than was reserved is charged in full', async () => {
    await using scene = await LedgerScene.open(10n);
    const ledger = await scene.process();
    await (await scene.admit(ledger, 5)).end(12);
    expect((await scene.budget()).amounts).toMatchObject({ consumed_eur_cents: 12, remaining_eur_cents: 0 });
    expect(await scene.tryToAdmit(ledger, 1)).toBe('budget_exceeded');
    expect(ledger.counts.overruns).toBe(1);
  });

  test('of a project without a budget waits for the database at most once', async () => {
    await using scene = await LedgerScene.open(null);
    const ledger = await scene.process();
    await (await scene.admit(ledger, 1)).end(1);
    await ledger.posted();
    await scene.store.database.transaction().execute(async (transaction) => {
      // The transaction holds the one connection of an embedded store, and the table of a shared one.
      await transaction.updateTable('budget_periods').set({ settled_nano_eur: 0n }).execute();
      const call = await scene.admit(ledger, 1_000_000);
      await call.end(1);
    });
    expect(await scene.rows()).toHaveLength(2);
  });

  test('whose amount a double cannot hold exactly is reserved and charged to the nano-euro', async () => {
    await using scene = await LedgerScene.open(100_000_000_000n);
    const ledger = await scene.process();
    const [one, two] = [await scene.admit(ledger, 900_000_001), await scene.admit(ledger, 900_000_001)];
    expect(await scene.budget()).toMatchObject({ reserved_nano_eur: 1_800_000_002n * CENT });
    await one.end(900_000_001);
    await two.end(1);
    expect(await scene.budget()).toMatchObject({ settled_nano_eur: 900_000_002n * CENT });
  });
});

describe('a budget', () => {
  test('admits as many concurrent calls as fit, and reports its status to the refused ones', async () => {
    await using scene = await LedgerScene.open(100n);
    const ledger = await scene.process();
    const results = await Promise.all(Array.from({ length: 25 }, () => scene.tryToAdmit(ledger, 10)));
    expect(results.filter(isAdmitted)).toHaveLength(10);
    expect(await statusOf(scene.admit(ledger, 10))).toMatchObject({
      project_id: scene.projectId,
      limit_eur_cents: 100,
      consumed_eur_cents: 100,
      remaining_eur_cents: 0,
      exceeded: true,
    });
  });

  test('that is too small for one call admits a smaller one', async () => {
    await using scene = await LedgerScene.open(10n);
    const ledger = await scene.process();
    const [large, small] = await Promise.all([scene.tryToAdmit(ledger, 11), scene.tryToAdmit(ledger, 10)]);
    expect([isAdmitted(large), isAdmitted(small)]).toEqual([false, true]);
  });

  test('gives what is left to a call that accepts less', async () => {
    await using scene = await LedgerScene.open(30n);
    const ledger = await scene.process();
    const lowered = await scene.admit(ledger, 50, false);
    expect(lowered.call.outputLimitTokens).toBe(30);
    expect(await scene.tryToAdmit(ledger, 50, false)).toBe('budget_exceeded');
  });

  test('that is raised applies from the next call on, in every process', async () => {
    await using scene = await LedgerScene.open(10n);
    const processes = [await scene.process(), await scene.process()];
    for (const ledger of processes) expect(await scene.tryToAdmit(ledger, 20)).toBe('budget_exceeded');
    await scene.limit(40n);
    for (const ledger of processes) expect(await scene.tryToAdmit(ledger, 20)).not.toBe('budget_exceeded');
  });

  test('that is lowered takes back what processes hold', async () => {
    await using scene = await LedgerScene.open(1_000n);
    const ledger = await scene.process();
    const call = await scene.admit(ledger, 20);
    await scene.limit(30n);
    await eventually('the slice is returned', async () => (await scene.taken()).held <= 30);
    expect(await scene.tryToAdmit(ledger, 20)).toBe('budget_exceeded');
    await call.end(5);
    expect(await scene.tryToAdmit(ledger, 20)).not.toBe('budget_exceeded');
  });

  test('that is given to a project without one applies in processes that already serve it', async () => {
    await using scene = await LedgerScene.open(null);
    const ledger = await scene.process();
    await (await scene.admit(ledger, 50)).end(50);
    await scene.limit(60n);
    await eventually('the limit holds', async () => {
      const tried = await scene.tryToAdmit(ledger, 20);
      if (typeof tried !== 'string') await tried.end(0);
      return tried === 'budget_exceeded';
    });
    expect(await scene.tryToAdmit(ledger, 10)).not.toBe('budget_exceeded');
  });
});

describe('a budget that no process has read yet', () => {
  /** Sets a budget as a command on another machine does, before this process reads changes. */
  function setUnheard({ store, projectId }: LedgerScene, eurCents: bigint): Promise<unknown> {
    const scope = { scope: 'project', scope_id: projectId, interval: 'month' } as const;
    const limit = { limit_eur_cents: eurCents, soft: 0, changed_at: new Date().toISOString() };
    return store.database
      .insertInto('budgets')
      .values({ id: projectId, ...scope, ...limit })
      .execute();
  }

  test('applies to the first call of its project', async () => {
    await using scene = await LedgerScene.open(null);
    const ledger = await scene.process();
    await setUnheard(scene, 30n);
    const results = await Promise.all(Array.from({ length: 10 }, () => scene.tryToAdmit(ledger, 10)));
    expect(results.filter(isAdmitted)).toHaveLength(3);
  });

  test('counts calls that were in flight before it, and reports them when it refuses others', async () => {
    await using scene = await LedgerScene.open(null);
    const ledger = await scene.process();
    const early = await scene.admit(ledger, 50);
    await setUnheard(scene, 30n);
    await eventually('the limit holds', async () => {
      const tried = await scene.tryToAdmit(ledger, 10);
      if (isAdmitted(tried)) await tried.end(0);
      return tried === 'budget_exceeded';
    });
    expect(await statusOf(scene.admit(ledger, 10))).toMatchObject({
      limit_eur_cents: 30,
      remaining_eur_cents: 0,
      required_eur_cents: 10,
    });
    await early.end(5);
    expect((await scene.budget()).amounts).toMatchObject({ consumed_eur_cents: 5, remaining_eur_cents: 25 });
  });
});

describe('several processes', () => {
  test('refuse exactly the calls that a single counter would refuse', async () => {
    await using scene = await LedgerScene.open(1_000n);
    const processes = await Promise.all([scene.process(), scene.process(), scene.process()]);
    // Each process has its own slice.
    for (const ledger of processes) await (await scene.admit(ledger, 30)).end(10);
    const results = await admitUntilRefused(scene, processes);
    // 30 are spent; 97 calls of 10 cents fit into the rest.
    expect(results).toBe(97);
    expect(await scene.taken()).toMatchObject({ settled: 30, held: 970 });
  });

  test('never hold more than the limit together', async () => {
    await using scene = await LedgerScene.open(200n);
    const processes = await Promise.all([scene.process(), scene.process(), scene.process()]);
    let seed = 7;
    const dice = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const work = async (ledger: Ledger): Promise<void> => {
      for (let round = 0; round < 30; round += 1) {
        const most = 1 + Math.floor(dice() * 40);
        const result = await scene.tryToAdmit(ledger, most, dice() < 0.7);
        if (!isAdmitted(result)) continue;
        const limit = result.call.outputLimitTokens ?? most;
        await result.end(Math.floor(dice() * Math.min(limit, 4)));
        const { settled, held } = await scene.taken();
        expect(settled + held).toBeLessThanOrEqual(200);
      }
    };
    await Promise.all(processes.flatMap((ledger) => [work(ledger), work(ledger)]));
    const rows = await scene.rows();
    const spent = rows.reduce((sum, row) => sum + row.cost_nano_eur, 0n);
    expect(await scene.budget()).toMatchObject({ settled_nano_eur: spent, reserved_nano_eur: 0n });
  });
});

/** Makes calls at the processes in turns. Returns the number of admitted ones. */
async function admitUntilRefused(scene: LedgerScene, processes: readonly Ledger[]): Promise<number> {
  for (let count = 0; ; count += 1) {
    const ledger = processes[count % processes.length];
    if (ledger === undefined) throw new Error('there is no process');
    if (!isAdmitted(await scene.tryToAdmit(ledger, 10))) return count;
  }
}

describe('a month', () => {
  test('of a call is the one in which it began, and the next month has its full budget', async () => {
    await using scene = await LedgerScene.open(10n);
    scene.time = '2026-11-30T23:59:50.000Z';
    const ledger = await scene.process();
    const call = await scene.admit(ledger, 10);
    expect(await scene.tryToAdmit(ledger, 1)).toBe('budget_exceeded');
    scene.time = '2026-12-01T00:00:00.000Z';
    expect(await scene.budget()).toMatchObject({ period: '2026-12', amounts: { consumed_eur_cents: 0 } });
    const later = await scene.admit(ledger, 10);
    await call.end(10);
    await later.end(7);
    expect((await scene.rows()).map((row) => [row.period, row.cost_nano_eur])).toEqual([
      ['2026-11', 10n * CENT],
      ['2026-12', 7n * CENT],
    ]);
  });
});

describe('a process that ends', () => {
  test('returns what it holds and keeps no rows', async () => {
    await using scene = await LedgerScene.open(1_000n);
    const ledger = await scene.process();
    await (await scene.admit(ledger, 20)).end(5);
    await ledger.close();
    expect(await scene.taken()).toEqual({ settled: 5, held: 0 });
    const { database } = scene.store;
    expect(await database.selectFrom('ledger_processes').selectAll().execute()).toEqual([]);
    expect(await database.selectFrom('ledger_slices').selectAll().execute()).toEqual([]);
  });
});
