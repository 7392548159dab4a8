import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Call } from '../../../calls/call.ts';
import { failure } from '../../../errors/gateway-error.ts';
import { Reservations } from '../../../ledger/slices/reservations.ts';
import type { Quote } from '../../../metering/quote.ts';
import type { Store } from '../../../storage/store.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { CENT, WriterScene } from '../writer-scene.ts';
import { openedIn } from '../opened-in.ts';

let folder: TemporaryFolder;
let store: Store;
let scene: WriterScene;
let reservations: Reservations;
let closer: Quote | null = null;

beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openEmbedded();
});
afterEach(async () => {
  closer = null;
  await scene.close();
});
afterAll(() => folder[Symbol.asyncDispose]());

async function open(limitCents: bigint | null): Promise<void> {
  scene = await WriterScene.open(folder, store, limitCents);
  const { slices, writer, journal, time } = scene;
  reservations = new Reservations({
    slices,
    writer,
    journal,
    time,
    closerQuote: () => Promise.resolve(closer),
  });
}

/** A quote in cents, whose output limit is the reserved amount. */
const quote = (most: number, least = most): Quote => ({
  mostNanoEur: BigInt(most) * CENT,
  leastNanoEur: BigInt(least) * CENT,
  outputLimitFor: (reservedNanoEur) => Number(reservedNanoEur / CENT),
});

/** The result of a call after the transactions that it needs. */
async function result<Value>(pending: Promise<Value> | Value): Promise<Value | string> {
  const settled = Promise.resolve(pending).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  });
  let isOver = false;
  void settled.finally(() => (isOver = true)).catch(() => undefined);
  // Not 0: a timer that is set while the fake clock advances is due a millisecond later.
  for (let round = 0; round < 10 && !isOver; round += 1) await scene.pass(1);
  return settled;
}

/** Only the members of a call that reservations read and set. */
const callOf = (): Call =>
  ({ outputLimitTokens: null, principal: scene.principal, model: { id: 'acme/chat' } }) as unknown as Call;

async function reserve(wanted: Quote) {
  const call = callOf();
  const entry = await result(reservations.openFor(call, scene.newCall(0).call, wanted));
  if (typeof entry === 'string') return entry;
  return { entry, cents: Number(entry.grant.reservedNanoEur / CENT), limit: call.outputLimitTokens };
}

/** The amount that calls can still reserve without the database. */
const free = (): number => Number(scene.slices.current(scene.projectId).freeNanoEur / CENT);
const fail = (): void => void scene.store.failures.push(failure('service_unavailable'));

describe('a call', () => {
  test('reserves its highest possible cost, also in the journal', async () => {
    await open(100n);
    expect(await reserve(quote(30, 10))).toMatchObject({ cents: 30, limit: 30 });
    expect([...scene.journal.underWay]).toMatchObject([{ grant: { reservedNanoEur: 30n * CENT } }]);
  });

  test('that the budget covers in part gets a closer quote for its output limit', async () => {
    await open(20n);
    closer = { ...quote(25, 5), outputLimitFor: () => 777 };
    expect(await reserve(quote(30, 10))).toMatchObject({ cents: 20, limit: 777 });
  });

  test('that the budget does not cover is made if a closer quote fits', async () => {
    await open(20n);
    closer = quote(15);
    expect(await reserve(quote(30))).toMatchObject({ cents: 15, limit: 15 });
    closer = quote(6);
    expect(await reserve(quote(30))).toBe('budget_exceeded');
    closer = null;
    expect(await reserve(quote(6))).toBe('budget_exceeded');
    expect(await reserve(quote(5))).toMatchObject({ cents: 5 });
  });

  test('with an absurdly high price reserves ten million EUR', async () => {
    await open(null);
    expect(await reserve(quote(2_000_000_000))).toMatchObject({ cents: 1_000_000_000 });
  });

  test('that cannot be written to disk is not made, and reserves nothing', async () => {
    await open(100n);
    await reserve(quote(10));
    await reserve(quote(10));
    const before = free();
    expect(before).toBeGreaterThanOrEqual(4);
    breakJournal();
    expect(await reserve(quote(4))).toBe('service_unavailable');
    expect(free()).toBe(before);
    expect(scene.journal.underWay.size).toBe(2);
  });
});

/** Makes the disk refuse all further records. */
function breakJournal(): void {
  const noSpace = () => Promise.reject(new Error('no space left on device'));
  const open = { value: () => ({ written: noSpace() }) };
  Object.defineProperties(scene.journal, { open, extend: { value: noSpace } });
}

describe('a call that needs more', () => {
  test('reserves it when the budget covers it', async () => {
    await open(50n);
    const opened = await reserve(quote(30));
    if (typeof opened === 'string') throw new Error(opened);
    expect(await result(reservations.extend(opened.entry, 15n * CENT))).toBe(true);
    expect(opened.entry.grant.reservedNanoEur).toBe(45n * CENT);
    expect(await result(reservations.extend(opened.entry, 6n * CENT))).toBe(false);
    expect(opened.entry.grant.reservedNanoEur).toBe(45n * CENT);
  });

  test('reserves nothing when it cannot be written to disk', async () => {
    await open(100n);
    await reserve(quote(10));
    const opened = await reserve(quote(10));
    if (typeof opened === 'string') throw new Error(opened);
    const before = free();
    breakJournal();
    expect(await result(reservations.extend(opened.entry, 2n * CENT))).toBe(false);
    expect(free()).toBe(before);
    expect(opened.entry.grant.reservedNanoEur).toBe(10n * CENT);
  });

  test('of a month whose slice was dropped reserves only in the current month', async () => {
    await open(100n);
    const entry = await scene.open(0);
    expect(await result(reservations.extend(entry, 5n * CENT))).toBe(true);
    const { call, grant } = scene.newCall(0);
    const earlier = await openedIn(scene.journal, { call, grant: { ...grant, period: '2020-01' } });
    expect(await result(reservations.extend(earlier, 5n * CENT))).toBe(false);
  });
});

describe('while the database cannot serve', () => {
  test('calls of projects with a budget are refused at once', async () => {
    await open(100n);
    fail();
    expect(await reserve(quote(10))).toBe('service_unavailable');
    const { transactions } = scene.store;
    expect(await reserve(quote(10))).toBe('service_unavailable');
    expect(scene.store.transactions).toBe(transactions);
  });

  test('calls of projects without one are made', async () => {
    await open(null);
    fail();
    expect(await reserve(quote(10))).toMatchObject({ cents: 10 });
    expect(await reserve(quote(10))).toMatchObject({ cents: 10 });
  });

  test('calls of a project whose limit is not known are refused', async () => {
    await open(null);
    scene.slices.knowsLimits = false;
    fail();
    expect(await reserve(quote(10))).toBe('service_unavailable');
  });

  test('free calls are made, also for a project with a budget', async () => {
    await open(100n);
    fail();
    expect(await result(reservations.refuseExhausted(callOf()))).toBeUndefined();
    expect(await result(reservations.refuseExhausted(callOf()))).toBeUndefined();
  });
});

describe('a call that costs nothing', () => {
  test('is refused when the budget is spent, but not when it is only reserved', async () => {
    await open(10n);
    await reserve(quote(10));
    expect(await result(reservations.refuseExhausted(callOf()))).toBeUndefined();
    await scene.openAndEnd(10);
    await scene.pass(100);
    expect(await result(reservations.refuseExhausted(callOf()))).toBe('budget_exceeded');
  });

  test('waits for the database only once while money is left', async () => {
    await open(100n);
    expect(await result(reservations.refuseExhausted(callOf()))).toBeUndefined();
    await result(reservations.refuseExhausted(callOf()));
    const { transactions } = scene.store;
    await result(reservations.refuseExhausted(callOf()));
    expect(scene.store.transactions).toBe(transactions);
  });

  test('is also in the journal', async () => {
    await open(null);
    const entry = await reservations.openFree(callOf(), scene.newCall(0).call);
    expect(entry.grant).toMatchObject({ reservedNanoEur: 0n, period: scene.period });
    expect(scene.journal.underWay.has(entry)).toBe(true);
  });
});

test('after the lease no call of a limited project is admitted without the database', async () => {
  await open(100n);
  await reserve(quote(10));
  await reserve(quote(10));
  expect(free()).toBeGreaterThanOrEqual(1);
  await scene.pass(30_000);
  const { transactions } = scene.store;
  expect(await reserve(quote(1))).toMatchObject({ cents: 1 });
  expect(scene.store.transactions).toBe(transactions + 1);
});
