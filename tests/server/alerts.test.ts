import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { setLimit } from '../../ledger/reports/budget-changes.ts';
import { send } from '../../scripts/test-bed/client.ts';
import {
  dataDirectoryIn,
  GatewayProcess,
  gatewayFolder,
  removeFolder,
} from '../../scripts/test-bed/gateway-process.ts';
import { answerJson, chatRequest } from '../../scripts/test-bed/process-requests.ts';
import { chatCompletion } from '../../scripts/test-bed/replies/chat.ts';
import { databaseOf } from '../../scripts/test-bed/stores.ts';
import { ManualUpstream } from '../../scripts/test-bed/upstream/manual-upstream.ts';
import { openDatabase, type Store } from '../../storage/open-database.ts';
import { Receiver } from '../alerts/receiver.ts';
import { eventually } from '../support/eventually.ts';

const LIMIT_EUR = 10;
const environment = { GATEWAY_PROCESSES: '1' };

let upstream: ManualUpstream;
let receiver: Receiver;
let folder: string;
let store: Store;
let gateway: GatewayProcess;
let key: string;

/** A file by which one output token costs a hundredth of the budget. */
const configuration = (thresholds: string): string => `
backends: { up: { kind: openai, base_url: '${upstream.baseUrl}' } }
models:
  acme/chat:
    mode: chat
    prices: { input_per_million_tokens: 0, output_per_million_tokens: 100000 }
    info: { max_input_tokens: 1000, max_output_tokens: 100 }
    deployments: [{ backend: up, model: up-chat }]
discovery: false
alerts:
  thresholds: [${thresholds}]
  targets:
    ops: { kind: webhook, url: '${receiver.url}', secret: 0123456789abcdef }
`;

beforeEach(async () => {
  upstream = await ManualUpstream.start();
  receiver = await Receiver.start();
  folder = await gatewayFolder(configuration('80'));
  gateway = await GatewayProcess.start({ folder, environment });
  ({ key } = gateway);
  store = await openDatabase({ ...databaseOf(dataDirectoryIn(folder)), migrate: 'off' });
  const { id } = await store.database.selectFrom('projects').select('id').executeTakeFirstOrThrow();
  await setLimit(store, id, BigInt(LIMIT_EUR * 100));
});
afterEach(async () => {
  await gateway.kill();
  await store.close();
  await receiver.close();
  await upstream.close();
  await removeFolder(folder);
});

async function spend(percent: number): Promise<void> {
  const responding = send(gateway.address, chatRequest(key, { max_tokens: percent }));
  const completion = chatCompletion({
    ...{ model: 'up-chat', tools: false, reasoning: false, includeUsage: true },
  });
  const usage = { prompt_tokens: 1, completion_tokens: percent, total_tokens: percent + 1 };
  answerJson(await upstream.next(), { ...completion, usage });
  expect((await responding).status).toBe(200);
}

const ids = (): unknown[] => receiver.received.map(({ headers }) => headers['idempotency-key']);

async function deliveries(): Promise<string[]> {
  const rows = await store.database.selectFrom('alert_deliveries').selectAll().execute();
  return rows.map(({ target, state, attempts }) => `${target} ${state} ${attempts}`);
}

test('a budget that reaches 80 % is reported once, also when the gateway is killed while it reports', async () => {
  const stalled: ServerResponse[] = [];
  receiver.respond = (response) => void stalled.push(response);
  await spend(79);
  await spend(1);
  await eventually('the receiver has the alert', () => Promise.resolve(stalled.length === 1));
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    threshold: '80',
    limit_nano_eur: '10000000000',
    settled_nano_eur: '8000000000',
  });
  await gateway.kill();
  receiver.respond = (response) => response.end();
  // What the lease of a process that was killed does by itself after a minute.
  await store.database.updateTable('alert_deliveries').set({ due_at: '2026-01-01T00:00:00.000Z' }).execute();
  gateway = await GatewayProcess.start({ folder, environment });
  await eventually('the alert is sent', async () => (await deliveries()).join() === 'ops sent 2');
  expect(new Set(ids()).size).toBe(1);
  await spend(5);
  await gateway.kill();
  gateway = await GatewayProcess.start({ folder, environment });
  await spend(5);
  await eventually('the calls are posted', async () => {
    const row = await store.database.selectFrom('budget_periods').selectAll().executeTakeFirstOrThrow();
    return row.settled_nano_eur === 9_000_000_000n;
  });
  expect(await deliveries()).toEqual(['ops sent 2']);
});

test('an alert that was written before a kill is sent by the next gateway', async () => {
  await gateway.kill();
  await writeFile(
    join(folder, 'gateway.yaml'),
    configuration('80').replace(receiver.url, 'http://127.0.0.1:1/'),
  );
  gateway = await GatewayProcess.start({ folder, environment });
  await spend(85);
  await eventually('it was tried', async () => (await deliveries()).join() === 'ops waiting 1');
  await gateway.kill();
  await store.database.updateTable('alert_deliveries').set({ due_at: '2026-01-01T00:00:00.000Z' }).execute();
  await writeFile(join(folder, 'gateway.yaml'), configuration('80'));
  gateway = await GatewayProcess.start({ folder, environment });
  await eventually('the alert is sent', async () => (await deliveries()).join() === 'ops sent 2');
});

test('a threshold that is added to the file of a running gateway applies to what was spent before', async () => {
  await spend(60);
  await writeFile(join(folder, 'gateway.yaml'), configuration('80, 50'));
  await eventually('the alert is sent', async () => (await deliveries()).join() === 'ops sent 1');
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ threshold: '50' });
});
