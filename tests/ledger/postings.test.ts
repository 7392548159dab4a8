import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { budgetStatus } from '../../ledger/budget-status.ts';
import { CENT, LedgerScene } from './ledger-scene.ts';

test('a reservation counts until it is settled, and then only what the call did cost', async () => {
  await using scene = await LedgerScene.open(100n);
  const call = scene.call();
  const grant = await scene.granted(40n * CENT, call);
  expect((await scene.budget()).status).toMatchObject({ consumed_eur_cents: 40, remaining_eur_cents: 60 });
  await scene.post(scene.settlement(call, grant, 3n * CENT));
  expect((await scene.budget()).status).toMatchObject({ consumed_eur_cents: 3, remaining_eur_cents: 97 });
  expect(await scene.rows()).toMatchObject([
    { request_id: call.requestId, state: 'settled', outcome: 'completed', cost_nano_eur: 3n * CENT },
  ]);
});

test('of calls that come together as many pass as fit, and the others are told where the project stands', async () => {
  await using scene = await LedgerScene.open(100n);
  const wishes = Array.from({ length: 25 }, () => scene.reserve(10n * CENT));
  const posted = await Promise.all(wishes);
  expect(posted.filter(({ kind }) => kind === 'granted')).toHaveLength(10);
  const refused = posted.find((result) => result.kind === 'refused');
  expect(refused).toMatchObject({
    status: {
      project_id: scene.projectId,
      limit_eur_cents: 100,
      consumed_eur_cents: 100,
      remaining_eur_cents: 0,
      exceeded: true,
    },
  });
});

test('what does not fit fails alone: a smaller call of the same batch passes', async () => {
  await using scene = await LedgerScene.open(10n);
  const [large, small] = await Promise.all([scene.reserve(11n * CENT), scene.reserve(10n * CENT)]);
  expect([large.kind, small.kind]).toEqual(['refused', 'granted']);
});

test('a call that can do with less is given what is left', async () => {
  await using scene = await LedgerScene.open(10n);
  const posted = await scene.reserve(50n * CENT, 4n * CENT);
  expect(posted).toMatchObject({ kind: 'granted', grant: { reservedNanoEur: 10n * CENT } });
  expect(await scene.reserve(50n * CENT, 1n)).toMatchObject({ kind: 'refused' });
});

test('a project without a budget is not limited, and all it uses is written down', async () => {
  await using scene = await LedgerScene.open(null);
  await scene.granted(1_000_000n * CENT, scene.call());
  expect(await scene.budget()).toMatchObject({ status: null, reserved_nano_eur: 1_000_000n * CENT });
});

test('a spent budget refuses what costs nothing too', async () => {
  await using scene = await LedgerScene.open(0n);
  expect(await scene.reserve(1n)).toMatchObject({ kind: 'refused', status: { required_eur_cents: 1 } });
  expect(await scene.reserve(0n)).toMatchObject({ kind: 'refused', status: { required_eur_cents: 0 } });
});

test('reservations alone exhaust no budget: what costs nothing passes beside them', async () => {
  await using scene = await LedgerScene.open(10n);
  await scene.granted(10n * CENT, scene.call());
  expect((await scene.reserve(0n)).kind).toBe('granted');
});

test('a refusal requires more than what remains, however both are rounded', () => {
  const amount = fc.bigInt({ min: 1n, max: 30n * CENT });
  fc.assert(
    fc.property(amount, amount, (settledNanoEur, requiredNanoEur) => {
      const limitNanoEur = 20n * CENT;
      fc.pre(settledNanoEur < limitNanoEur && settledNanoEur + requiredNanoEur > limitNanoEur);
      const position = { projectId: '', period: '', settledNanoEur, reservedNanoEur: 0n, limitNanoEur };
      const status = budgetStatus(position, requiredNanoEur);
      expect(status.required_eur_cents).toBeGreaterThan(status.remaining_eur_cents);
    }),
  );
});

test('a settlement that is posted twice is charged once', async () => {
  await using scene = await LedgerScene.open(100n);
  const call = scene.call();
  const settlement = scene.settlement(call, await scene.granted(9n * CENT, call), 5n * CENT);
  expect(await scene.post(settlement)).toEqual({ kind: 'done', changed: true });
  expect(await scene.post(settlement)).toEqual({ kind: 'done', changed: false });
  expect(await scene.budget()).toMatchObject({ settled_nano_eur: 5n * CENT, reserved_nano_eur: 0n });
});

test('a settlement that comes after its reservation has lapsed corrects the row and adds none', async () => {
  await using scene = await LedgerScene.open(100n);
  const call = scene.call();
  const grant = await scene.granted(9n * CENT, call);
  const [row] = await scene.rows();
  if (row === undefined) throw new Error('the reservation has no row');
  await scene.post({ kind: 'lapse', row });
  expect(await scene.rows()).toMatchObject([{ state: 'lapsed', estimated: 1, cost_nano_eur: 9n * CENT }]);
  await scene.post(scene.settlement(call, grant, 2n * CENT));
  expect(await scene.rows()).toMatchObject([{ state: 'settled', estimated: 0, cost_nano_eur: 2n * CENT }]);
  expect(await scene.budget()).toMatchObject({ settled_nano_eur: 2n * CENT, reserved_nano_eur: 0n });
});

test('more than was reserved is charged all the same', async () => {
  await using scene = await LedgerScene.open(10n);
  const call = scene.call();
  await scene.post(scene.settlement(call, await scene.granted(5n * CENT, call), 12n * CENT));
  expect((await scene.budget()).status).toMatchObject({ consumed_eur_cents: 12, remaining_eur_cents: 0 });
  expect((await scene.reserve(1n)).kind).toBe('refused');
});

test('a reservation of which nobody knows whether it was made is taken back, and only once', async () => {
  await using scene = await LedgerScene.open(10n);
  const call = scene.call();
  expect(await scene.post({ kind: 'cancel', call })).toEqual({ kind: 'done', changed: false });
  await scene.granted(5n * CENT, call);
  expect(await scene.post({ kind: 'cancel', call })).toEqual({ kind: 'done', changed: true });
  expect(await scene.budget()).toMatchObject({ settled_nano_eur: 0n, reserved_nano_eur: 0n });
});

test('a call belongs to the month that it began in, and a new month has its whole budget', async () => {
  await using scene = await LedgerScene.open(10n);
  scene.time = '2026-11-30T23:59:59.999Z';
  const call = scene.call();
  const grant = await scene.granted(10n * CENT, call);
  scene.time = '2026-12-01T00:00:00.000Z';
  expect((await scene.budget()).status).toMatchObject({ period: '2026-12', consumed_eur_cents: 0 });
  await scene.granted(10n * CENT, scene.call());
  await scene.post(scene.settlement(call, grant, 10n * CENT));
  expect(await scene.sums()).toMatchObject({
    ledger: { '2026-11': 10n * CENT, '2026-12': 10n * CENT },
    budget: { '2026-11': 10n * CENT, '2026-12': 10n * CENT },
  });
});

test('a clock that jumps back and forth loses nothing and counts nothing twice', async () => {
  await using scene = await LedgerScene.open(1_000n);
  const times = ['2026-11-21T10:00:00.000Z', '2031-01-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z'];
  const calls = times.map((time) => ({ time, call: scene.call() }));
  for (const { time, call } of calls) {
    scene.time = time;
    const grant = await scene.granted(7n * CENT, call);
    scene.time = '1999-12-31T23:59:59.999Z';
    await scene.post(scene.settlement(call, grant, 6n * CENT));
  }
  const { ledger, budget } = await scene.sums();
  expect(ledger).toEqual({ '2026-11': 6n * CENT, '2031-01': 6n * CENT, '2026-10': 6n * CENT });
  expect(budget).toEqual(ledger);
});

test('whatever comes in whatever order, the budget says what the ledger adds up to and never more than the limit', async () => {
  const step = fc.record({
    call: fc.integer({ min: 0, max: 5 }),
    what: fc.constantFrom('reserve', 'settle', 'settle again', 'cancel', 'lapse'),
    cents: fc.bigInt({ min: 0n, max: 60n }),
  });
  const run = fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
    await using scene = await LedgerScene.open(100n);
    const grants = new Map<string, Awaited<ReturnType<LedgerScene['granted']>>>();
    for (const { call: number, what, cents } of steps) {
      const call = scene.call(`00000000-0000-7000-8000-00000000000${number}`);
      const grant = grants.get(call.requestId);
      if (what === 'reserve' && grant === undefined) {
        const posted = await scene.reserve(cents * CENT, (cents * CENT) / 2n, call);
        if (posted.kind === 'granted') grants.set(call.requestId, posted.grant);
      } else if (grant !== undefined && what.startsWith('settle')) {
        const cost = cents * CENT < grant.reservedNanoEur ? cents * CENT : grant.reservedNanoEur;
        await scene.post(scene.settlement(call, grant, cost));
      } else if (what === 'cancel') {
        await scene.post({ kind: 'cancel', call });
      } else if (what === 'lapse') {
        for (const row of await scene.rows())
          if (row.request_id === call.requestId) await scene.post({ kind: 'lapse', row });
      }
      const { ledger, budget } = await scene.sums();
      const used = Object.values(budget);
      expect(used).toEqual(Object.values(ledger).filter((amount) => amount !== 0n));
      expect(used.every((amount) => amount <= 100n * CENT)).toBe(true);
    }
  });
  await fc.assert(run, { numRuns: 25 });
  // A database of its own for each run.
}, 120_000);
