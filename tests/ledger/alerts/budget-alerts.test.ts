import { describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { Secret } from '../../../catalogue/secret.ts';
import type { AlertSettings, Threshold } from '../../../catalogue/alerts.ts';
import { BudgetAlerts } from '../../../ledger/alerts/budget-alerts.ts';
import { chargeStoppedProcess } from '../../../ledger/posting/processes.ts';
import { setLimit } from '../../../ledger/reports/budget-changes.ts';
import { eventually } from '../../support/eventually.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { LedgerScene } from '../ledger-scene.ts';
import { LEASE_MS, PostingScene } from '../posting-scene.ts';

const log = pino({ level: 'silent' });
const LATE_IN_MONTH = '2026-11-26T12:00:00.000Z';

function settings(...thresholds: Threshold[]): AlertSettings {
  const target = (name: string) =>
    [name, { name, kind: 'slack', isInternal: true, url: new Secret('http://127.0.0.1:9/') }] as const;
  return { thresholds, targets: new Map([target('chat'), target('mail')]) };
}

/** A project with a budget of 100 cents, late in its month. */
async function openScene(limitEurCents: bigint | null = 100n): Promise<LedgerScene> {
  const scene = await LedgerScene.open(limitEurCents);
  scene.time = LATE_IN_MONTH;
  return scene;
}

async function thresholdsOf(scene: LedgerScene): Promise<string[]> {
  const rows = await scene.store.database.selectFrom('alerts').selectAll().orderBy('at').execute();
  return rows.map(({ threshold }) => threshold).sort();
}

async function spend(
  scene: LedgerScene,
  ledger: Awaited<ReturnType<LedgerScene['process']>>,
  cents: number,
): Promise<void> {
  await (await scene.admit(ledger, cents)).end(cents);
  await ledger.posted();
}

describe('a budget', () => {
  test('that reaches a threshold has one alert, with a delivery to each target', async () => {
    await using scene = await openScene();
    const ledger = await scene.process({ alerts: settings(50, 80) });
    await spend(scene, ledger, 49);
    expect(await thresholdsOf(scene)).toEqual([]);
    await spend(scene, ledger, 1);
    await spend(scene, ledger, 1);
    const [alert, ...others] = await scene.store.database.selectFrom('alerts').selectAll().execute();
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      budget_id: scene.projectId,
      period: '2026-11',
      threshold: '50',
      limit_nano_eur: 1_000_000_000n,
      settled_nano_eur: 500_000_000n,
      at: LATE_IN_MONTH,
    });
    const deliveries = await scene.store.database.selectFrom('alert_deliveries').selectAll().execute();
    expect(deliveries.map(({ target, state }) => [target, state])).toEqual([
      ['chat', 'waiting'],
      ['mail', 'waiting'],
    ]);
  });

  test('that reaches several thresholds with one call has an alert for each', async () => {
    await using scene = await openScene();
    await spend(scene, await scene.process({ alerts: settings(50, 80, 100) }), 85);
    expect(await thresholdsOf(scene)).toEqual(['50', '80']);
  });

  test('that several processes spend has each alert once', async () => {
    await using scene = await openScene();
    const ledgers = await Promise.all([1, 2, 3].map(() => scene.process({ alerts: settings(50, 80) })));
    await Promise.all(ledgers.map((ledger) => spend(scene, ledger, 28)));
    await Promise.all(ledgers.map((ledger) => spend(scene, ledger, 1)));
    expect(await thresholdsOf(scene)).toEqual(['50', '80']);
  });

  test('has its alerts again in the next month', async () => {
    await using scene = await openScene();
    await spend(scene, await scene.process({ alerts: settings(50) }), 60);
    scene.time = '2026-12-01T00:00:01.000Z';
    await spend(scene, await scene.process({ alerts: settings(50) }), 60);
    const alerts = await scene.store.database.selectFrom('alerts').selectAll().orderBy('period').execute();
    expect(alerts.map(({ period }) => period)).toEqual(['2026-11', '2026-12']);
  });

  test('has none without a limit, and none with a limit of 0', async () => {
    await using scene = await openScene(null);
    await spend(scene, await scene.process({ alerts: settings(50) }), 60);
    await scene.limit(0n);
    await new BudgetAlerts(settings(50), log).recordAll(scene.timedStore());
    expect(await thresholdsOf(scene)).toEqual([]);
  });

  test('has none without settings', async () => {
    await using scene = await openScene();
    await spend(scene, await scene.process(), 90);
    expect(await thresholdsOf(scene)).toEqual([]);
  });
});

describe('in the tree of budgets', () => {
  test('each budget that a call takes from has its own alerts', async () => {
    await using scene = await openScene(null);
    const organisation = await scene.add('organisation', 'week', 100);
    const key = await scene.add('key', 'day', 60);
    await spend(scene, await scene.process({ alerts: settings(80) }), 50);
    const alerts = await scene.store.database.selectFrom('alerts').selectAll().execute();
    expect(alerts.map(({ budget_id: id, period }) => [id, period])).toEqual([[key, '2026-11-26']]);
    await spend(scene, await scene.process({ alerts: settings(50) }), 5);
    const all = await scene.store.database.selectFrom('alerts').selectAll().execute();
    expect(all.map(({ budget_id: id, period }) => `${id} ${period}`).sort()).toEqual(
      [`${key} 2026-11-26`, `${key} 2026-11-26`, `${organisation} 2026-W48`].sort(),
    );
  });

  test('a limit that refuses no call warns all the same', async () => {
    await using scene = await openScene(null);
    await scene.add('project', 'day', 10, { isSoft: true });
    await spend(scene, await scene.process({ alerts: settings(100, 200) }), 25);
    expect(await thresholdsOf(scene)).toEqual(['100', '200']);
  });

  test('a day that is half over has its own forecast', async () => {
    await using scene = await openScene(null);
    await scene.add('project', 'day', 100);
    await spend(scene, await scene.process({ alerts: settings('forecast') }), 49);
    expect(await thresholdsOf(scene)).toEqual([]);
    await spend(scene, await scene.process({ alerts: settings('forecast') }), 2);
    const [alert] = await scene.store.database.selectFrom('alerts').selectAll().execute();
    expect(alert).toMatchObject({ period: '2026-11-26', forecast_nano_eur: 1_020_000_000n });
  });
});

describe('an alert is written', () => {
  test('when a limit is lowered below what was spent', async () => {
    await using scene = await openScene();
    const ledger = await scene.process({ alerts: settings(80) });
    await spend(scene, ledger, 45);
    await setLimit(scene.store, scene.projectId, 50n);
    await eventually('the alert is there', async () => (await thresholdsOf(scene)).join() === '80');
  });

  test('when a limit was lowered while no process ran', async () => {
    await using scene = await openScene();
    await spend(scene, await scene.process(), 45);
    await setLimit(scene.store, scene.projectId, 50n);
    await scene.process({ alerts: settings(80) });
    await eventually('the alert is there', async () => (await thresholdsOf(scene)).join() === '80');
  });

  test('when the settings of a running process change', async () => {
    await using scene = await openScene();
    const ledger = await scene.process();
    await spend(scene, ledger, 45);
    ledger.alerts.settings = settings(40);
    await eventually('the alert is there', async () => (await thresholdsOf(scene)).join() === '40');
  });

  test('later when it cannot be written now, and the call is posted all the same', async () => {
    await using scene = await openScene();
    const { schema } = scene.store.database;
    await schema.alterTable('alerts').renameTo('elsewhere').execute();
    const ledger = await scene.process({ alerts: settings(80) });
    await spend(scene, ledger, 90);
    expect(await scene.rows()).toMatchObject([{ state: 'settled', cost_nano_eur: 900_000_000n }]);
    await schema.alterTable('elsewhere').renameTo('alerts').execute();
    await eventually('the alert is there', async () => (await thresholdsOf(scene)).join() === '80');
  });

  test('after a pause, so that neither the database nor the log is busy with what cannot be written', async () => {
    await using scene = await openScene();
    await scene.store.database.schema.dropTable('alert_deliveries').execute();
    await scene.store.database.schema.dropTable('alerts').execute();
    const lines: string[] = [];
    const alerts = new BudgetAlerts(
      settings(80),
      pino({}, { write: (line: string) => void lines.push(line) }),
    );
    const period = LATE_IN_MONTH.slice(0, 7);
    const [limit] = await scene.store.database.selectFrom('budgets').selectAll().execute();
    if (limit === undefined) throw new Error('the project has a budget');
    const use = { budgetId: scene.projectId, period, settledNanoEur: 900_000_000n, limit };
    for (let posting = 0; posting < 3; posting += 1)
      await scene.store.database
        .transaction()
        .execute((transaction) => alerts.record(transaction, [use], LATE_IN_MONTH));
    await alerts.recordAll(scene.timedStore());
    expect(lines).toHaveLength(1);
    expect(alerts.isDue).toBe(true);
  });

  test('not of a period that is over, whose limit the next one may have replaced', async () => {
    await using scene = await openScene(null);
    await scene.add('project', 'day', 100);
    const ledger = await scene.process({ alerts: settings(80) });
    const open = await scene.admit(ledger, 80);
    scene.time = '2026-11-27T00:00:01.000Z';
    await open.end(80);
    await ledger.posted();
    expect(await thresholdsOf(scene)).toEqual([]);
  });

  test('when the calls of a process that was lost are charged', async () => {
    await using folder = await TemporaryFolder.make();
    const store = await folder.openStore();
    const scene = await PostingScene.open(store, 100);
    const lost = await scene.process();
    const call = scene.openCall(90);
    await scene.post(lost, { opened: [call], sliceRequests: [scene.sliceRequest({ keep: 90 })] });
    scene.pass(2 * LEASE_MS);
    await chargeStoppedProcess(scene.store, lost, new BudgetAlerts(settings(80), log));
    const alerts = await store.database.selectFrom('alerts').select('threshold').execute();
    expect(alerts).toEqual([{ threshold: '80' }]);
  });
});

describe('a forecast', () => {
  test('above the limit has an alert', async () => {
    await using scene = await openScene();
    const ledger = await scene.process({ alerts: settings('forecast') });
    // 25.5 of 30 days have passed.
    await spend(scene, ledger, 84);
    expect(await thresholdsOf(scene)).toEqual([]);
    await spend(scene, ledger, 2);
    const [alert] = await scene.store.database.selectFrom('alerts').selectAll().execute();
    expect(alert).toMatchObject({ threshold: 'forecast', forecast_nano_eur: 1_011_764_705n });
  });

  test.each([
    ['in the first moments of a month', '2026-11-01T00:00:00.100Z', 40_000, null],
    ['of more than the database can hold', '2026-11-04T00:00:01.000Z', 95_000_000_000, 2n ** 63n - 1n],
  ])('%s does not keep a call from being posted', async (_when, time, cents, forecast) => {
    await using scene = await openScene(BigInt(cents));
    scene.time = time;
    await spend(scene, await scene.process({ alerts: settings(100) }), cents);
    const alerts = await scene.store.database.selectFrom('alerts').selectAll().execute();
    expect(alerts).toMatchObject([{ threshold: '100', forecast_nano_eur: forecast }]);
  });

  test('says nothing in the first tenth of the month, and nothing of a budget that is used up', async () => {
    await using scene = await openScene();
    scene.time = '2026-11-03T12:00:00.000Z';
    await spend(scene, await scene.process({ alerts: settings('forecast') }), 50);
    expect(await thresholdsOf(scene)).toEqual([]);
    scene.time = LATE_IN_MONTH;
    await spend(scene, await scene.process(), 50);
    await scene.process({ alerts: settings('forecast') });
    expect(await thresholdsOf(scene)).toEqual([]);
  });
});
