import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { pino } from 'pino';
import { AlertDeliveries } from '../../alerts/deliveries.ts';
import { claimDeliveries, pageOfAlerts, type DeliveryOutcome } from '../../alerts/outbox.ts';
import type { AlertSettings, MailTarget, WebhookTarget } from '../../catalogue/alerts.ts';
import { Secret } from '../../catalogue/secret.ts';
import { BudgetAlerts } from '../../ledger/alerts/budget-alerts.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import type { Store } from '../../storage/store.ts';
import { eventually } from '../support/eventually.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { Receiver } from './receiver.ts';
import { SmtpServer } from './smtp-server.ts';

const START = '2026-11-26T09:00:00.000Z';

let folder: TemporaryFolder;
let store: Store;
let receiver: Receiver;
let now: string;
beforeEach(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openStore();
  receiver = await Receiver.start();
  now = START;
});
afterEach(async () => {
  await receiver.close();
  await folder[Symbol.asyncDispose]();
});

/** The store with the test's time. */
const timed = () => ({
  database: store.database,
  get clock() {
    return sql<string>`${now}`;
  },
});
function pass(seconds: number): void {
  now = new Date(Date.parse(now) + seconds * 1000).toISOString();
}

function settingsWith(urls: Readonly<Record<string, string>>): AlertSettings {
  const targets = Object.entries(urls).map(([name, url]): [string, WebhookTarget] => [
    name,
    { name, kind: 'webhook', isInternal: true, url: new Secret(url), secret: new Secret('0123456789abcdef') },
  ]);
  return { thresholds: [50, 80], targets: new Map(targets) };
}

/** Writes the alerts of a project that has spent 80 of 100 EUR: two for each target. */
async function reachThresholds(settings: AlertSettings, name = 'research'): Promise<void> {
  await createOrganisation(store.database, 'acme').catch(() => undefined);
  const { id } = await createProject(store.database, { organisation: 'acme', name, models: 'all' });
  const nothing = {
    next_limit_eur_cents: null,
    next_limit_at: null,
    top_up_eur_cents: null,
    top_up_until: null,
  };
  const limit = { limit_eur_cents: 10_000n, soft: 0, ...nothing };
  const use = { budgetId: id, period: '2026-11', settledNanoEur: 80_000_000_000n, limit };
  await store.database
    .transaction()
    .execute((transaction) =>
      new BudgetAlerts(settings, pino({ level: 'silent' })).record(transaction, [use], now),
    );
}

/** A process that sends, and what became of its messages. */
function processWith(settings: AlertSettings | null, timeoutMs = 5_000) {
  const outcomes: DeliveryOutcome[] = [];
  const deliveries = new AlertDeliveries({
    store: timed(),
    settings: () => settings,
    ended: (_target, outcome) => outcomes.push(outcome),
    log: pino({ level: 'silent' }),
    timeoutMs,
  });
  return {
    outcomes,
    deliveries,
    send: async (): Promise<void> => {
      await deliveries.run();
      await deliveries.settled();
    },
  };
}

async function states() {
  const rows = await store.database
    .selectFrom('alert_deliveries')
    .selectAll()
    .orderBy('target')
    .orderBy('due_at')
    .execute();
  return rows.map(({ target, state, attempts }) => `${target} ${state} ${attempts}`);
}

test('an alert is sent once, by one of several processes', async () => {
  const settings = settingsWith({ ops: receiver.url });
  await reachThresholds(settings);
  const processes = [1, 2, 3, 4].map(() => processWith(settings));
  await Promise.all(processes.map((one) => one.send()));
  await Promise.all(processes.map((one) => one.send()));
  expect(receiver.received).toHaveLength(2);
  expect(new Set(receiver.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  expect(await states()).toEqual(['ops sent 1', 'ops sent 1']);
  expect(processes.flatMap(({ outcomes }) => outcomes)).toEqual(['sent', 'sent']);
});

describe('an alert that is not accepted', () => {
  test('is sent again with the same id, later each time, until it is accepted', async () => {
    receiver.respond = (response) => response.writeHead(503).end();
    const settings = settingsWith({ ops: receiver.url });
    await reachThresholds({ ...settings, thresholds: [80] });
    const { send, outcomes } = processWith(settings);
    await send();
    pass(9);
    await send();
    expect(receiver.received).toHaveLength(1);
    pass(1);
    await send();
    pass(19);
    await send();
    expect(receiver.received).toHaveLength(2);
    receiver.respond = (response) => response.end();
    pass(1);
    await send();
    pass(3_600);
    await send();
    expect(outcomes).toEqual(['retried', 'retried', 'sent']);
    expect(new Set(receiver.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(await states()).toEqual(['ops sent 3']);
  });

  test('is given up after a day, and says why', async () => {
    receiver.respond = (response) => response.writeHead(410).end('gone');
    const settings = settingsWith({ ops: receiver.url });
    await reachThresholds({ ...settings, thresholds: [80] });
    const { send, outcomes } = processWith(settings);
    for (let hour = 0; hour < 48; hour += 1) {
      await send();
      pass(3_600);
    }
    expect(outcomes.slice(-2)).toEqual(['retried', 'failed']);
    // At once, and each hour of a day.
    expect(outcomes).toHaveLength(25);
    const [alert] = await pageOfAlerts(store.database, {
      limit: 10,
    });
    expect(alert?.deliveries).toMatchObject([{ state: 'failed', detail: 'status 410: gone' }]);
  });
});

test('a target that stalls delays no other one, and no other process', async () => {
  const settings = settingsWith({ ops: receiver.url, slow: `${receiver.url}&slow=1` });
  const stalled: ServerResponse[] = [];
  receiver.respond = (response, { path }) => {
    if (path.includes('slow')) stalled.push(response);
    else response.end();
  };
  await reachThresholds(settings);
  const { deliveries } = processWith(settings);
  await deliveries.run();
  await reachThresholds(settings, 'other');
  await eventually('the other target has all alerts', async () => {
    await deliveries.run();
    return (await states()).filter((state) => state === 'ops sent 1').length === 4;
  });
  expect((await states()).filter((state) => state.startsWith('slow'))).toEqual([
    ...['slow waiting 0', 'slow waiting 0', 'slow waiting 1', 'slow waiting 1'],
  ]);
  for (const response of stalled) response.end();
  await deliveries.close();
});

describe('a process that is killed', () => {
  test('before it sent, is replaced when its lease ends', async () => {
    const settings = settingsWith({ ops: receiver.url });
    await reachThresholds({ ...settings, thresholds: [80] });
    await claimDeliveries(timed(), ['ops']);
    const { send } = processWith(settings);
    await send();
    expect(receiver.received).toEqual([]);
    pass(60);
    await send();
    expect(receiver.received).toHaveLength(1);
    expect(await states()).toEqual(['ops sent 2']);
  });

  test('and that was only suspended, changes nothing of what the other one noted', async () => {
    const settings = settingsWith({ ops: receiver.url });
    await reachThresholds({ ...settings, thresholds: [80] });
    const suspended = Promise.withResolvers<void>();
    receiver.respond = (response) => void suspended.promise.then(() => response.writeHead(500).end());
    const slow = processWith(settings);
    await slow.deliveries.run();
    await eventually('the message is there', () => Promise.resolve(receiver.received.length === 1));
    pass(60);
    receiver.respond = (response) => response.end();
    await processWith(settings).send();
    suspended.resolve();
    await slow.deliveries.settled();
    expect(await states()).toEqual(['ops sent 2']);
    expect(slow.outcomes).toEqual(['superseded']);
  });
});

test('alerts to a target that no gateway has any more end, and alerts of last year are deleted', async () => {
  await reachThresholds(settingsWith({ former: receiver.url }));
  const { deliveries, send } = processWith(settingsWith({ ops: receiver.url }));
  await send();
  await deliveries.sweep();
  expect(await states()).toEqual(['former waiting 0', 'former waiting 0']);
  pass(86_401);
  await deliveries.sweep();
  expect(await states()).toEqual(['former failed 0', 'former failed 0']);
  pass(400 * 86_400);
  await deliveries.sweep();
  expect(await states()).toEqual([]);
});

test('a mail that some recipients have is not sent to them again', async () => {
  const server = await SmtpServer.start({ refuses: 'b@example.com' });
  const target: MailTarget = {
    ...{ name: 'finance', kind: 'email', isInternal: false, host: '127.0.0.1', port: server.port },
    ...{ tls: 'none', login: null, from: 'gateway@example.com', to: ['a@example.com', 'b@example.com'] },
  };
  const settings = { thresholds: [80], targets: new Map([[target.name, target]]) };
  await reachThresholds(settings);
  const { send, outcomes } = processWith(settings);
  await send();
  pass(3_600);
  await send();
  await server.close();
  expect([outcomes, server.received.length]).toEqual([['failed'], 1]);
});

test.each([
  ['no gateway ran', 'ops'],
  ['no gateway had the target', 'former'],
])('an alert of a day ago that waited because %s is not sent', async (_why, target) => {
  await reachThresholds({ ...settingsWith({ [target]: receiver.url }), thresholds: [80] });
  pass(86_401);
  const { send } = processWith(settingsWith({ [target]: receiver.url }));
  await send();
  await processWith(null).deliveries.sweep();
  await send();
  expect(receiver.received).toEqual([]);
  expect(await states()).toEqual([`${target} failed 0`]);
  const [alert] = await pageOfAlerts(store.database, { limit: 10 });
  expect(alert?.deliveries).toMatchObject([{ detail: 'no gateway sent it within a day' }]);
});

test('without alerts in the configuration nothing is read', async () => {
  const deliveries = new AlertDeliveries({
    store: {
      get database(): Store['database'] {
        throw new Error('nothing is to be read');
      },
      clock: store.clock,
    },
    settings: () => null,
    ended: () => undefined,
    log: pino({ level: 'silent' }),
  });
  await deliveries.run();
});
