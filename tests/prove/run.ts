import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LISTENING } from '../../scripts/bench/announce.ts';
import { startServer, type ServerProcess } from '../../scripts/bench/processes.ts';
import { openDatabase } from '../../storage/open-database.ts';
import type { Store } from '../../storage/store.ts';
import { SHARED_DATABASE_URL, databaseOf, giveDatabase, takeDatabase } from '../support/stores.ts';
import { checkAll, type Evidence } from './checks.ts';
import { LEASE_SECONDS, ProofGateway, writeConfiguration } from './gateways.ts';
import { runLoad, type LoadResult } from './load.ts';
import { Operator } from './operator.ts';
import type { UpstreamEntry } from './plan.ts';
import { report } from './report.ts';

const CONCURRENCY = 48;
const KILL_EVERY_MS = 4_000;
/** The dead's leases lapse, and what was spilled is posted, well within this. */
const SETTLE_WITHIN_MS = LEASE_SECONDS * 1_000 + 30_000;

/**
 * The proof on one kind of stores: calls of known price on a nearly spent budget, streamed and not, some left by their callers, over an upstream
 * that fails at random, while a gateway is killed every few seconds and started again. At the end the money is counted.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { calls: { type: 'string', default: '50000' } } });
  const calls = Number(values.calls);
  if (!Number.isSafeInteger(calls) || calls <= 0) throw new Error('--calls is no number of calls');
  const directory = await mkdtemp(join(tmpdir(), 'gateway-proof-'));
  await giveDatabase(directory);
  const upstream = await startServer({
    script: 'tests/prove/upstream.ts',
    logPath: join(directory, 'upstream.log'),
    ready: LISTENING,
  });
  await writeConfiguration(directory, upstream.address);
  const store = await openDatabase(databaseOf(directory));
  try {
    const isSound = await prove(directory, store, upstream, calls);
    process.exitCode = isSound ? 0 : 1;
  } finally {
    await store.close();
    await upstream.stop();
    await takeDatabase(directory);
    if (process.exitCode === 0) await rm(directory, { recursive: true, force: true });
    else process.stdout.write(`logs and data: ${directory}\n`);
  }
}

async function prove(
  directory: string,
  store: Store,
  upstream: ServerProcess,
  calls: number,
): Promise<boolean> {
  const gateways = await startGateways(directory);
  const operator = await Operator.begin(store);
  const startedAtMs = performance.now();
  const killing = new AbortController();
  const killer = killNowAndThen(gateways, killing.signal);
  const load = await runLoad({
    calls,
    concurrency: CONCURRENCY,
    addresses: gateways.map((gateway) => gateway.address),
    callers: operator.callers,
  });
  const seconds = (performance.now() - startedAtMs) / 1_000;
  killing.abort();
  const kills = await killer;
  await settled(store);
  await operator.end();
  for (const gateway of gateways) await gateway.stop();
  const evidence = await evidenceOf(store, upstream, operator, load);
  const checks = checkAll(evidence);
  const run = { stores: SHARED_DATABASE_URL === null ? 'embedded' : 'shared', gateways: gateways.length };
  process.stdout.write(report({ ...run, calls, seconds, kills, load, operator, evidence, checks }));
  return checks.every(({ broken }) => broken.length === 0) && operator.overshoots === 0;
}

/** One on the embedded store, which is one process's; four on shared stores. */
async function startGateways(directory: string): Promise<ProofGateway[]> {
  const redisUrl = process.env['GATEWAY_TEST_REDIS_URL'];
  const database = databaseOf(directory);
  const shared: Record<string, string> =
    'url' in database ? { GATEWAY_DATABASE_URL: database.url, GATEWAY_REDIS_URL: redisUrl ?? '' } : {};
  const count = 'url' in database ? 4 : 1;
  const gateways = await Promise.all(
    Array.from({ length: count }, (_unused, index) => {
      const dataDirectory = 'url' in database ? join(directory, `data-${index}`) : directory;
      return ProofGateway.make(directory, { ...shared, GATEWAY_DATA_DIR: dataDirectory });
    }),
  );
  for (const gateway of gateways) await gateway.start();
  return gateways;
}

/** Returns how often one was killed; whichever was is started again. */
async function killNowAndThen(gateways: readonly ProofGateway[], signal: AbortSignal): Promise<number> {
  let kills = 0;
  for (;;) {
    await wait(KILL_EVERY_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return kills;
    const victim = gateways[kills % gateways.length];
    await victim?.kill();
    await victim?.start();
    kills += 1;
  }
}

/** Until nothing is reserved any more; what then still is, the checks will tell of. */
async function settled(store: Store): Promise<void> {
  const deadlineMs = performance.now() + SETTLE_WITHIN_MS;
  while (performance.now() < deadlineMs) {
    const open = await store.database
      .selectFrom('ledger')
      .select('request_id')
      .where('state', '=', 'reserved')
      .limit(1)
      .executeTakeFirst();
    if (open === undefined) return;
    await wait(250);
  }
}

async function evidenceOf(
  { database }: Store,
  upstream: ServerProcess,
  operator: Operator,
  load: LoadResult,
): Promise<Evidence> {
  const answer = await fetch(`${upstream.address}/log`);
  // The proof's own upstream wrote it.
  const entries = (await answer.json()) as [string, UpstreamEntry][];
  return {
    rows: await database.selectFrom('ledger').selectAll().execute(),
    periods: await database.selectFrom('budget_periods').selectAll().execute(),
    limitsNanoEur: operator.limitsNanoEur,
    upstream: new Map(entries),
    seen: load.seen,
  };
}

await main();
