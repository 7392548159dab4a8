import { describe, expect, test } from '@jest/globals';
import { changeBudget, deleteBudget } from '../../ledger/reports/budget-changes.ts';
import { recoverJournals } from '../../ledger/journal/recovery.ts';
import { chargeStoppedProcess, findStoppedProcesses } from '../../ledger/posting/processes.ts';
import { eventually } from '../support/eventually.ts';
import { LATER, NOW, refusal, sceneAt } from './dated-scene.ts';
import { CENT } from './ledger-scene.ts';

describe('a call with several budgets', () => {
  test('takes from each of them what it may cost, and pays each of them what it costs', async () => {
    await using scene = await sceneAt(NOW, 500n);
    const organisation = await scene.add('organisation', 'month', 300);
    const week = await scene.add('project', 'week', 200);
    const key = await scene.add('key', 'day', 100);
    const ledger = await scene.process();
    const call = await scene.admit(ledger, 60);
    await ledger.posted();
    for (const [id, period] of [
      [organisation, '2026-11'],
      [week, '2026-W48'],
      [key, '2026-11-26'],
      [scene.projectId, '2026-11'],
    ] as const)
      expect((await scene.used(id, period)).held).toBeGreaterThanOrEqual(60);
    await call.end(25);
    await ledger.close();
    expect([
      await scene.used(organisation, '2026-11'),
      await scene.used(week, '2026-W48'),
      await scene.used(key, '2026-11-26'),
      await scene.used(scene.projectId, '2026-11'),
    ]).toEqual([25, 25, 25, 25].map((settled) => ({ settled, held: 0 })));
  });

  test('is refused when one of them has too little, and takes nothing from the others', async () => {
    await using scene = await sceneAt();
    const organisation = await scene.add('organisation', 'month', 300);
    await scene.add('key', 'day', 50);
    const ledger = await scene.process();
    expect(await refusal(scene, ledger, 60)).toMatchObject({
      project_id: scene.projectId,
      limit_eur_cents: 50,
      period: '2026-11',
      budget: { scope: 'key', interval: 'day', period: '2026-11-26' },
      renews_at: '2026-11-27T00:00:00.000Z',
      required_eur_cents: 60,
    });
    await scene.rows();
    const first = await scene.admit(ledger, 50);
    // What the refused call was to take is free for another key.
    const other = await scene.admit(ledger, 250, true, { keyId: 'key-2', keyFamilyId: 'key-2' });
    await first.end(50);
    await other.end(250);
    await ledger.close();
    expect(await scene.used(organisation, '2026-11')).toEqual({ settled: 300, held: 0 });
  });

  test('gets the output that the smallest of them can pay', async () => {
    await using scene = await sceneAt(NOW, 90n);
    await scene.add('organisation', 'week', 40);
    await scene.add('key', 'month', 70);
    const ledger = await scene.process();
    const { call } = await scene.admit(ledger, 80, false);
    expect(call.outputLimitTokens).toBe(40);
  });

  test('of an organisation counts those of all of its projects and keys, and no others', async () => {
    await using scene = await sceneAt();
    await scene.add('organisation', 'month', 100);
    const ledger = await scene.process();
    await scene.admit(ledger, 60, true, { projectId: 'p1', keyFamilyId: 'k1' });
    expect(await scene.tryToAdmit(ledger, 60, true, { projectId: 'p2', keyFamilyId: 'k2' })).toBe(
      'budget_exceeded',
    );
    expect(await scene.tryToAdmit(ledger, 60, true, { organisationId: 'other' })).not.toBe('budget_exceeded');
  });

  test('and no budget but that of the month of its project has one row and one slice', async () => {
    await using scene = await sceneAt();
    await scene.add('organisation', 'month', 100, { scopeId: 'another organisation' });
    const ledger = await scene.process();
    await (await scene.admit(ledger, 60)).end(1);
    await ledger.posted();
    expect(await scene.rows()).toMatchObject([{ budgets: '' }]);
    expect(await scene.store.database.selectFrom('ledger_slices').selectAll().execute()).toHaveLength(1);
  });
});

describe('a budget of one model', () => {
  test('counts the calls to it alone, and refuses no other', async () => {
    await using scene = await sceneAt();
    const chat = await scene.add('project', 'month', 50, { modelId: 'acme/chat' });
    const other = await scene.add('project', 'month', 10, { modelId: 'acme/other' });
    const ledger = await scene.process();
    await (await scene.admit(ledger, 40)).end(40);
    expect(await refusal(scene, ledger, 20)).toMatchObject({
      budget: { scope: 'project', interval: 'month', model: 'acme/chat' },
    });
    await ledger.close();
    expect(await scene.used(chat, '2026-11')).toEqual({ settled: 40, held: 0 });
    expect(await scene.used(other, '2026-11')).toEqual({ settled: 0, held: 0 });
  });
});

describe('a free call', () => {
  test('is refused when any of its hard budgets is spent', async () => {
    await using scene = await sceneAt();
    await scene.add('organisation', 'day', 10);
    const ledger = await scene.process();
    const free = scene.call(0);
    Object.assign(free, { model: { ...free.model, prices: 'free' } });
    await ledger.open(free);
    await (await scene.admit(ledger, 10)).end(10);
    await ledger.posted();
    await expect(ledger.open({ ...free, requestId: 'another' })).rejects.toMatchObject({
      code: 'budget_exceeded',
      body: { budget: { scope: 'organisation', interval: 'day' }, required_eur_cents: 0 },
    });
  });
});

describe('a soft budget', () => {
  test('counts and refuses nothing, and refuses once it is hard', async () => {
    await using scene = await sceneAt();
    const soft = await scene.add('organisation', 'month', 10, { isSoft: true });
    const ledger = await scene.process();
    await (await scene.admit(ledger, 60)).end(60);
    await ledger.posted();
    expect((await scene.used(soft, '2026-11')).settled).toBe(60);
    await changeBudget(scene.timedStore(), soft, { isSoft: false });
    await eventually('it is hard', async () => (await scene.tryToAdmit(ledger, 1)) === 'budget_exceeded');
  });
});

describe('a period', () => {
  test.each(['day', 'week'] as const)(
    'of a %s renews its budget, and calls in flight keep theirs',
    async (interval) => {
      await using scene = await sceneAt();
      const id = await scene.add('key', interval, 50);
      const before = { day: '2026-11-26', week: '2026-W48' }[interval];
      const after = { day: '2026-11-27', week: '2026-W49' }[interval];
      const ledger = await scene.process();
      const late = await scene.admit(ledger, 50);
      expect(await scene.tryToAdmit(ledger, 50)).toBe('budget_exceeded');
      scene.time = LATER[interval];
      await eventually(
        'the period begins',
        async () => typeof (await scene.tryToAdmit(ledger, 50)) !== 'string',
      );
      await late.end(30);
      await ledger.posted();
      expect((await scene.used(id, before)).settled).toBe(30);
      expect((await scene.used(id, after)).settled).toBe(0);
      expect((await scene.used(id, after)).held).toBeGreaterThanOrEqual(50);
    },
  );
});

describe('several processes', () => {
  test('never spend more than any budget, whichever holds the rest of it', async () => {
    await using scene = await sceneAt();
    const organisation = await scene.add('organisation', 'month', 100);
    const key = await scene.add('key', 'day', 90);
    const ledgers = [await scene.process(), await scene.process(), await scene.process()];
    const calls = await Promise.all(
      ledgers.flatMap((ledger) => Array.from({ length: 20 }, () => scene.tryToAdmit(ledger, 5))),
    );
    const admitted = calls.filter((call) => typeof call !== 'string');
    expect(admitted).toHaveLength(18);
    for (const call of admitted) if (typeof call !== 'string') await call.end(5);
    // The key is spent, and the rest of the organisation is for others.
    const [ledger] = ledgers;
    const last = ledger && (await scene.admit(ledger, 10, true, { keyFamilyId: 'key-2' }));
    await last?.end(10);
    for (const ledger of ledgers) await ledger.close();
    expect(await scene.used(organisation, '2026-11')).toEqual({ settled: 100, held: 0 });
    expect(await scene.used(key, '2026-11-26')).toEqual({ settled: 90, held: 0 });
  });

  test('return what they hold of a budget that another one needs', async () => {
    await using scene = await sceneAt();
    await scene.add('organisation', 'month', 100);
    await scene.add('key', 'month', 100);
    const [one, other] = [await scene.process(), await scene.process()];
    for (let call = 0; call < 6; call += 1) await (await scene.admit(one, 5)).end(5);
    const second = await scene.admit(other, 70);
    await second.end(70);
    expect(await scene.tryToAdmit(one, 1)).toBe('budget_exceeded');
  });
});

describe('a process that is lost', () => {
  test('leaves its calls and the rest of its slices charged to each budget, until its journal is found', async () => {
    await using scene = await sceneAt();
    const organisation = await scene.add('organisation', 'month', 1_000);
    const key = await scene.add('key', 'day', 1_000);
    const lost = await scene.process();
    await (await scene.admit(lost, 20)).end(7);
    await scene.admit(lost, 40);
    // With a call in flight it keeps its journal and its slices, as if it were killed.
    await lost.close();
    const { held } = await scene.used(organisation, '2026-11');
    expect(held).toBeGreaterThanOrEqual(40);
    scene.time = '2026-11-26T10:05:00.000Z';
    const store = scene.timedStore();
    const stopped = await findStoppedProcesses(store, '');
    for (const id of stopped) await chargeStoppedProcess(store, id);
    expect(await findStoppedProcesses(store, '')).toEqual([]);
    for (const [id, period] of [
      [organisation, '2026-11'],
      [key, '2026-11-26'],
    ] as const) {
      const { settled, held: still } = await scene.used(id, period);
      expect(settled).toBeGreaterThanOrEqual(47);
      expect(still).toBe(0);
    }
    expect((await scene.used(organisation, '2026-11')).settled).toBe(7 + held);
    await recoverJournals({ store, journals: scene.journals, leaseMs: 30_000 });
    // The call in flight is charged in full, and what was not needed is free again.
    for (const [id, period] of [
      [organisation, '2026-11'],
      [key, '2026-11-26'],
      [scene.projectId, '2026-11'],
    ] as const)
      expect(await scene.used(id, period)).toEqual({ settled: 47, held: 0 });
    expect(new Set((await scene.rows()).map((row) => row.cost_nano_eur))).toEqual(
      new Set([7n * CENT, 40n * CENT]),
    );
    expect(await scene.store.database.selectFrom('ledger_slices').selectAll().execute()).toEqual([]);
  });
});

describe('a budget that is deleted', () => {
  test('limits no call any more, and keeps what calls in flight have reserved', async () => {
    await using scene = await sceneAt();
    const id = await scene.add('key', 'month', 50);
    const ledger = await scene.process();
    const call = await scene.admit(ledger, 50);
    expect(await scene.tryToAdmit(ledger, 50)).toBe('budget_exceeded');
    await deleteBudget(scene.store, id);
    await eventually('it is gone', async () => typeof (await scene.tryToAdmit(ledger, 50)) !== 'string');
    await call.end(20);
    await ledger.posted();
    expect((await scene.used(id, '2026-11')).settled).toBe(20);
  });
});
