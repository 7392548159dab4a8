import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setBudget } from '../../scripts/test-bed/set-budget.ts';
import { recallAll } from '../../ledger/reports/recall.ts';
import { listProjects } from '../../projects/projects.ts';
import { openDatabase, type Store } from '../../storage/open-database.ts';
import type { LedgerRow } from '../../storage/ledger-schema.ts';
import { send } from '../../scripts/test-bed/client.ts';
import { eventually } from '../support/eventually.ts';
import { answerJson, post } from '../../scripts/test-bed/process-requests.ts';
import { ManualUpstream, type ManualRequest } from '../../scripts/test-bed/upstream/manual-upstream.ts';
import { Replicas } from './replicas.ts';

// Several processes start in each.
jest.setTimeout(90_000);

let upstream: ManualUpstream;

beforeEach(async () => {
  upstream = await ManualUpstream.start();
});
afterEach(() => upstream.close());

const configuration = (baseUrl: string, outputPrice = 4): string =>
  [
    'backends:',
    `  up: { kind: openai, base_url: '${baseUrl}' }`,
    'models:',
    '  acme/priced:',
    '    mode: chat',
    '    deployments: [{ backend: up, model: m }]',
    `    prices: { input_per_million_tokens: 1, output_per_million_tokens: ${outputPrice} }`,
    '    info: { max_input_tokens: 4096, max_output_tokens: 100 }',
    '  acme/free: { mode: chat, free: true, deployments: [{ backend: up, model: m }] }',
    '',
  ].join('\n');

const chat = (key: string, model: string) =>
  post('/v1/chat/completions', key, {
    model,
    messages: [{ role: 'user', content: 'Hello' }],
    max_tokens: 100,
  });

function respond(request: ManualRequest): void {
  answerJson(request, {
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: 'Hi' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7 },
  });
}

/** The cost of the response above. */
const COST_NANO_EUR = 5n * 1_000n + 2n * 4_000n;

async function withStore<Result>(
  replicas: Replicas,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openDatabase({ url: replicas.databaseUrl.href });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Waits until all running gateways have posted their calls. */
const rowsOf = (replicas: Replicas): Promise<LedgerRow[]> =>
  withStore(replicas, async (store) => {
    await recallAll(store, 'none');
    return store.database.selectFrom('ledger').selectAll().execute();
  });

async function limitTo(replicas: Replicas, cents: bigint): Promise<void> {
  await withStore(replicas, async (store) => {
    const [project] = await listProjects(store.database);
    await setBudget(store, project?.id ?? '', cents);
  });
}

test('while the database is down calls are soon refused, and those in flight are charged later', async () => {
  await using replicas = await Replicas.prepare(configuration(upstream.baseUrl));
  const [gateway] = await replicas.start(1);
  if (gateway === undefined) throw new Error('no gateway was started');
  const { key } = replicas;
  const underWay = send(gateway.address, chat(key, 'acme/priced'));
  const atUpstream = await upstream.next();
  replicas.proxy.cut();
  respond(atUpstream);
  // The client gets the response of the model, whose cost is in the journal.
  expect((await underWay).status).toBe(200);
  const journals = join(replicas.dataDirectoryOf(gateway), 'ledger');
  expect(await readdir(journals)).toHaveLength(1);
  await eventually('requests are refused', async () => {
    const refused = send(gateway.address, chat(key, 'acme/priced'));
    return (await Promise.race([refused, responded(upstream)]))?.status === 503;
  });
  replicas.proxy.restore();
  await eventually('the call is settled', async () =>
    (await rowsOf(replicas)).some(({ cost_nano_eur: cost }) => cost === COST_NANO_EUR),
  );
  expect((await rowsOf(replicas))[0]).toMatchObject({ outcome: 'completed', estimated: 0 });
});

/** Responds to the next request, and returns null. */
async function responded(server: ManualUpstream): Promise<null> {
  respond(await server.next());
  return null;
}

test('calls of a killed gateway are charged in full by the others', async () => {
  await using replicas = await Replicas.prepare(configuration(upstream.baseUrl));
  const lease = { GATEWAY_LEASE_SECONDS: '3' };
  const [killed, other] = await replicas.start(2, lease);
  if (killed === undefined || other === undefined) throw new Error('no gateways were started');
  await limitTo(replicas, 100n);
  const lost = send(killed.address, chat(replicas.key, 'acme/priced')).catch(() => null);
  await upstream.next();
  await killed.kill();
  expect(await lost).toBeNull();
  await eventually('the slice is charged', async () => (await rowsOf(replicas)).length > 0);
  const rows = await rowsOf(replicas);
  // It includes the call with 100 tokens of output.
  expect(rows.reduce((sum, row) => sum + row.cost_nano_eur, 0n)).toBeGreaterThan(400_000n);
  for (const row of rows) expect(row).toMatchObject({ state: 'lapsed', estimated: 1 });
});

test('a killed gateway that restarts with its disk charges exactly its calls in full', async () => {
  await using replicas = await Replicas.prepare(configuration(upstream.baseUrl));
  const [killed] = await replicas.start(1);
  if (killed === undefined) throw new Error('no gateway was started');
  await limitTo(replicas, 100n);
  const lost = send(killed.address, chat(replicas.key, 'acme/priced')).catch(() => null);
  await upstream.next();
  await killed.kill();
  expect(await lost).toBeNull();
  const restarted = await replicas.spawn({ GATEWAY_DATA_DIR: replicas.dataDirectoryOf(killed) });
  await restarted.serving();
  const [row, ...others] = await rowsOf(replicas);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ state: 'settled', outcome: 'failed', estimated: 1 });
  expect(row?.cost_nano_eur).toBe(row?.reserved_nano_eur);
});

test('each call is charged at the price with which it began, even if the price changes during it', async () => {
  await using replicas = await Replicas.prepare(configuration(upstream.baseUrl));
  const [before] = await replicas.start(1);
  if (before === undefined) throw new Error('no gateway was started');
  const { key } = replicas;
  const underWay = send(before.address, chat(key, 'acme/priced'));
  const atUpstream = await upstream.next();
  const changed = join(replicas.dataDirectoryOf(before), 'changed.yaml');
  await writeFile(changed, configuration(upstream.baseUrl, 8));
  const after = await replicas.spawn({ GATEWAY_CONFIG: changed });
  await after.serving();
  const later = send(after.address, chat(key, 'acme/priced'));
  respond(await upstream.next());
  expect((await later).status).toBe(200);
  respond(atUpstream);
  expect((await underWay).status).toBe(200);
  const costs = (await rowsOf(replicas)).map((row) => [outputPriceOf(row), row.cost_nano_eur] as const);
  expect(new Map(costs)).toEqual(
    new Map([
      ['4000000000', COST_NANO_EUR],
      ['8000000000', COST_NANO_EUR + 2n * 4_000n],
    ]),
  );
});

/** The price in nano-euro per million tokens, as the row stores it. */
function outputPriceOf(row: LedgerRow): string {
  const prices: unknown = JSON.parse(row.prices);
  const price =
    typeof prices === 'object' && prices !== null && 'outputTokens' in prices && prices.outputTokens;
  return String(price);
}

test('two gateways that compete for the rest of a budget admit exactly the calls that fit', async () => {
  await using replicas = await Replicas.prepare(configuration(upstream.baseUrl));
  const gateways = await replicas.start(2);
  // A call reserves some 0.15 cents: for its 100 tokens of output and the longest possible prompt.
  await limitTo(replicas, 1n);
  const calls = Array.from({ length: 20 }, (_unused, index) =>
    send(gateways[index % 2]?.address ?? '', chat(replicas.key, 'acme/priced')),
  );
  answerAll(upstream);
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const rows = await rowsOf(replicas);
  expect(rows).toHaveLength(statuses.filter((status) => status === 200).length);
  expect(rows.reduce((sum, row) => sum + row.cost_nano_eur, 0n)).toBeLessThanOrEqual(10_000_000n);
});

/** Yields each request until the upstream is closed. */
function answerAll(server: ManualUpstream): void {
  void server.next().then((request) => {
    respond(request);
    answerAll(server);
  });
}
