import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { post, type Posting } from '../../../ledger/posting/posting.ts';
import type { ClosedCall, OpenCall } from '../../../ledger/ledger-call.ts';
import { Journal } from '../../../ledger/journal/journal.ts';
import {
  findStoppedProcesses,
  chargeStoppedProcess,
  registerProcess,
  reviveProcess,
} from '../../../ledger/posting/processes.ts';
import { recoverJournals, type Recovered } from '../../../ledger/journal/recovery.ts';
import { noUnits } from '../../../metering/units.ts';
import { newId } from '../../../storage/identifiers.ts';
import { CENT, LedgerScene } from '../ledger-scene.ts';
import { openedIn } from '../opened-in.ts';

const LEASE_MS = 30_000;
const PERIOD = '2026-11';
const STARTED = '2026-11-22T10:00:00.000Z';

/** A killed process with a slice of 50 cents, an ended call that reserved 10 cents and cost 4, and a call of 20 in flight. */
class DeadProcess {
  readonly id = newId();
  readonly #scene: LedgerScene;
  readonly #ended = newId();
  readonly #inFlight = newId();

  private constructor(scene: LedgerScene) {
    this.#scene = scene;
  }

  static async in(scene: LedgerScene): Promise<DeadProcess> {
    scene.time = STARTED;
    const dead = new DeadProcess(scene);
    await registerProcess(scene.timedStore(), dead.id, LEASE_MS);
    await dead.post({ sliceRequests: [dead.#sliceRequest()] });
    const journal = new Journal(dead.directory, 'process');
    const entry = await openedIn(journal, dead.open(dead.#ended, 10));
    await openedIn(journal, dead.open(dead.#inFlight, 20));
    await journal.close(entry, dead.closed());
    await journal.end();
    return dead;
  }

  get directory(): string {
    return join(this.#scene.journals, this.id);
  }

  open(requestId: string, cents: number): OpenCall {
    const names = { keyId: 'key-1', modelId: 'acme/chat', operationId: 'createChatCompletion', prices: '{}' };
    return {
      call: { requestId, projectId: this.#scene.projectId, ...names },
      grant: { reservedNanoEur: BigInt(cents) * CENT, period: PERIOD, startedAtMs: Date.parse(STARTED) },
    };
  }

  closed(): ClosedCall {
    const bill = { units: noUnits(), costNanoEur: 4n * CENT, estimated: false };
    const settledAtMs = Date.parse(STARTED);
    return { ...this.open(this.#ended, 10), outcome: 'completed', bill, attempts: '', settledAtMs };
  }

  inFlight(): OpenCall {
    return this.open(this.#inFlight, 20);
  }

  post(part: Partial<Posting>): Promise<unknown> {
    const nothing = { opened: [], closed: [], sliceRequests: [], completedRecall: null };
    return post(this.#scene.timedStore(), {
      ...nothing,
      processId: this.id,
      leaseMs: LEASE_MS,
      ...part,
    });
  }

  #sliceRequest(): Posting['sliceRequests'][number] {
    const amounts = {
      keepNanoEur: 50n * CENT,
      waitingNanoEur: 0n,
      leastWaitingNanoEur: 0n,
      spareNanoEur: 0n,
    };
    const key = { budgetId: this.#scene.projectId, period: PERIOD };
    return { ...key, ...amounts, returns: false, recalls: false };
  }
}

const recoveredIn = (scene: LedgerScene): Promise<Recovered> =>
  recoverJournals({ store: scene.timedStore(), journals: scene.journals, leaseMs: LEASE_MS });

/** Returns the number of calls that were charged in full. */
const recoverIn = async (scene: LedgerScene): Promise<number> => (await recoveredIn(scene)).charged;

describe('the journal of a process that was killed', () => {
  test('charges ended calls at their cost and calls in flight in full, and returns the rest', async () => {
    await using scene = await LedgerScene.open(100n);
    const dead = await DeadProcess.in(scene);
    expect(await scene.taken()).toEqual({ settled: 0, held: 50 });
    expect(await recoverIn(scene)).toBe(1);
    expect(await scene.taken()).toEqual({ settled: 24, held: 0 });
    expect(await scene.rows()).toMatchObject([
      { outcome: 'completed', estimated: 0, cost_nano_eur: 4n * CENT },
      { outcome: 'failed', estimated: 1, cost_nano_eur: 20n * CENT },
    ]);
    expect(await readdir(scene.journals)).toEqual([]);
    expect(await findStoppedProcesses(scene.timedStore(), dead.id)).toEqual([]);
  });

  test('changes nothing the second time', async () => {
    await using scene = await LedgerScene.open(100n);
    const dead = await DeadProcess.in(scene);
    const copy = join(scene.folder.path, 'copy');
    await cp(dead.directory, copy, { recursive: true });
    await recoverIn(scene);
    await cp(copy, dead.directory, { recursive: true });
    await recoverIn(scene);
    expect(await scene.taken()).toEqual({ settled: 24, held: 0 });
    expect(await scene.rows()).toHaveLength(2);
  });

  test('is read up to a truncated frame', async () => {
    await using scene = await LedgerScene.open(100n);
    const dead = await DeadProcess.in(scene);
    await appendFile(join(dead.directory, '000000001.journal'), Buffer.from([80, 0, 0, 0, 1, 2, 3]));
    await recoverIn(scene);
    expect(await scene.taken()).toEqual({ settled: 24, held: 0 });
  });

  test('is kept when a bit of it has turned, and its other calls are charged', async () => {
    await using scene = await LedgerScene.open(100n);
    const dead = await DeadProcess.in(scene);
    const path = join(dead.directory, '000000001.journal');
    const good = await readFile(path);
    // A bit of an early frame, and the whole journal again after it.
    const turned = Buffer.from(good);
    turned[12] = (turned[12] ?? 0) ^ 1;
    await writeFile(path, Buffer.concat([turned, good]));
    const { damaged } = await recoveredIn(scene);
    expect(await scene.taken()).toEqual({ settled: 24, held: 0 });
    expect(damaged).toEqual([expect.stringMatching(/\.damaged$/)]);
    expect(await readFile(join(damaged[0] ?? '', '000000001.journal'))).toHaveLength(2 * good.length);
    expect(await recoveredIn(scene)).toEqual({ charged: 0, damaged: [] });
  });

  test('is read by the next process of the data directory before it serves', async () => {
    await using scene = await LedgerScene.open(100n);
    await DeadProcess.in(scene);
    const ledger = await scene.process();
    expect(ledger.counts.lapsed).toBe(1);
    expect((await scene.budget()).amounts).toMatchObject({ consumed_eur_cents: 24 });
  });

  test('is not read while the process runs', async () => {
    await using scene = await LedgerScene.open(100n);
    const ledger = await scene.process();
    const call = await scene.admit(ledger, 20);
    expect(await recoverIn(scene)).toBe(0);
    await call.end(3);
    expect(await scene.rows()).toMatchObject([{ outcome: 'completed', cost_nano_eur: 3n * CENT }]);
  });
});

describe('a process that is lost with its disk', () => {
  test('is charged for everything that it held, only after its lease is over', async () => {
    await using scene = await LedgerScene.open(100n);
    const dead = await DeadProcess.in(scene);
    await dead.post({ opened: [dead.inFlight()] });
    scene.time = '2026-11-22T10:00:30.000Z';
    expect(await findStoppedProcesses(scene.timedStore(), 'other')).toEqual([]);
    scene.time = '2026-11-22T10:00:30.001Z';
    expect(await findStoppedProcesses(scene.timedStore(), 'other')).toEqual([dead.id]);
    expect(await chargeStoppedProcess(scene.timedStore(), dead.id)).toBe(1);
    expect(await scene.taken()).toEqual({ settled: 50, held: 0 });
    expect((await scene.rows()).map((row) => [row.outcome, row.estimated, row.cost_nano_eur])).toEqual([
      ['failed', 1, 20n * CENT],
      ['lost', 1, 30n * CENT],
    ]);
  });

  test('is charged once by several processes that find it', async () => {
    await using scene = await LedgerScene.open(100n);
    const dead = await DeadProcess.in(scene);
    await dead.post({ opened: [dead.inFlight()] });
    scene.time = '2026-11-22T10:01:00.000Z';
    const store = scene.timedStore();
    const [one, two] = await Promise.all([
      chargeStoppedProcess(store, dead.id),
      chargeStoppedProcess(store, dead.id),
    ]);
    expect(one + two).toBe(1);
    expect(await scene.taken()).toEqual({ settled: 50, held: 0 });
  });

  test('is not charged when it renews its lease at that moment', async () => {
    await using scene = await LedgerScene.open(100n);
    const dead = await DeadProcess.in(scene);
    scene.time = '2026-11-22T10:01:00.000Z';
    const charging = await scene.store.database.transaction().execute(async (transaction) => {
      const lease = { lease_until: '2026-11-22T10:02:00.000Z' };
      await transaction.updateTable('ledger_processes').set(lease).where('id', '=', dead.id).execute();
      const pending = chargeStoppedProcess(scene.timedStore(), dead.id);
      // Long enough for it to find the lease that is being renewed; it then waits for this transaction.
      await wait(500);
      return { pending };
    });
    expect(await charging.pending).toBe(0);
    expect(await scene.taken()).toEqual({ settled: 0, held: 50 });
  });

  test('is corrected to the costs in its journal when that is found later', async () => {
    await using scene = await LedgerScene.open(100n);
    const dead = await DeadProcess.in(scene);
    await dead.post({ opened: [dead.inFlight()] });
    scene.time = '2026-11-22T10:01:00.000Z';
    await chargeStoppedProcess(scene.timedStore(), dead.id);
    await recoverIn(scene);
    expect(await scene.taken()).toEqual({ settled: 24, held: 0 });
    expect((await scene.rows()).map((row) => row.outcome).sort()).toEqual(['completed', 'failed']);
  });

  test('frees nothing of what others charged for it: it holds the same amount when it returns', async () => {
    await using scene = await LedgerScene.open(60n);
    const dead = await DeadProcess.in(scene);
    scene.time = '2026-11-22T10:01:00.000Z';
    await chargeStoppedProcess(scene.timedStore(), dead.id);
    const other = await scene.process();
    // The other process has found the journal at its start; without it 10 cents would be left.
    expect(await scene.taken()).toEqual({ settled: 24, held: 0 });
    expect(await scene.tryToAdmit(other, 37)).toBe('budget_exceeded');
  });

  test('is not charged by others while its journal is being read', async () => {
    await using scene = await LedgerScene.open(100n);
    const dead = await DeadProcess.in(scene);
    scene.time = '2026-11-22T10:01:00.000Z';
    await reviveProcess(scene.timedStore(), dead.id, LEASE_MS);
    expect(await findStoppedProcesses(scene.timedStore(), 'other')).toEqual([]);
    expect(await chargeStoppedProcess(scene.timedStore(), dead.id)).toBe(0);
    expect(await scene.taken()).toEqual({ settled: 0, held: 50 });
  });

  test('takes its slices back when it was merely slow', async () => {
    await using scene = await LedgerScene.open(60n);
    const dead = await DeadProcess.in(scene);
    await dead.post({ opened: [dead.inFlight()] });
    scene.time = '2026-11-22T10:01:00.000Z';
    await chargeStoppedProcess(scene.timedStore(), dead.id);
    await expect(dead.post({ closed: [dead.closed()] })).rejects.toMatchObject({ name: 'LeaseLost' });
    await reviveProcess(scene.timedStore(), dead.id, LEASE_MS);
    expect(await scene.taken()).toEqual({ settled: 0, held: 50 });
    await dead.post({ closed: [dead.closed()] });
    expect(await scene.taken()).toEqual({ settled: 4, held: 46 });
  });
});

test('a process whose lease ran out while it was suspended renews it without help', async () => {
  await using scene = await LedgerScene.open(100n);
  const ledger = await scene.process();
  const call = await scene.admit(ledger, 20);
  const [row] = await scene.store.database.selectFrom('ledger_processes').selectAll().execute();
  if (row === undefined) throw new Error('the process is not registered');
  scene.time = new Date(Date.parse(row.lease_until) + 60_000).toISOString();
  await chargeStoppedProcess(scene.timedStore(), row.id);
  await call.end(3);
  const later = await scene.admit(ledger, 90);
  await later.end(1);
  expect(await scene.rows()).toMatchObject([{ cost_nano_eur: 3n * CENT }, { cost_nano_eur: 1n * CENT }]);
  expect((await scene.budget()).amounts).toMatchObject({ consumed_eur_cents: 4 });
});
