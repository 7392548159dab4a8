import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LISTENING } from '../bench/announce.ts';
import { startServer, type ServerProcess } from '../bench/processes.ts';
import { openDatabase } from '../../storage/open-database.ts';
import type { Store } from '../../storage/store.ts';
import { databaseOf, giveDatabase, takeDatabase } from '../test-bed/stores.ts';
import { attack, checkAttacks } from './attacks.ts';
import { checkAll } from './checks.ts';
import type { Evidence } from './evidence.ts';
import { ProofClock } from './clock.ts';
import { writeGatewayFile } from './gateway-file.ts';
import type { Trouble } from './deployments.ts';
import { disturb } from './disturb.ts';
import { LEASE_SECONDS } from './gateways.ts';
import { disturbances, kinds, startGateways, type Kind } from './kinds.ts';
import { runLoad, type LoadResult } from './load.ts';
import { Operator } from './operator.ts';
import type { UpstreamEntry } from './calls.ts';
import { report } from './report.ts';

const CONCURRENCY = 48;
/** After a tenth of the calls. */
const MONTH_ENDS_AFTER_MS = 700;
/** Enough time for the leases of stopped gateways to end and for journals to be posted. */
const SETTLE_WITHIN_MS = LEASE_SECONDS * 1_000 + 30_000;

/**
 * Runs the proof of one kind. Calls of known price, streaming and not, use nearly spent and changing budgets; some clients
 * disconnect. The upstream fails at random, the month ends, and gateways are killed, suspended and lose their disks. At the end
 * the money is counted.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { calls: { type: 'string', default: '100000' }, kind: { type: 'string', default: 'embedded' } },
  });
  const kind = kinds.find((one) => one === values.kind);
  if (kind === undefined) throw new Error(`--kind is one of ${kinds.join(', ')}`);
  const calls = Number(values.calls);
  if (!Number.isSafeInteger(calls) || calls <= 0) throw new Error('--calls must be a positive integer');
  const directory = await mkdtemp(join(tmpdir(), 'gateway-proof-'));
  await giveDatabase(directory);
  const upstream = await startServer({
    script: 'scripts/prove/upstream.ts',
    logPath: join(directory, 'upstream.log'),
    ready: LISTENING,
  });
  const deployments = await reportOf<[string, string][]>(upstream, '/deployments');
  await writeGatewayFile(directory, upstream.address, deployments);
  // A process that is suspended in a transaction keeps the embedded database locked.
  const store = await openDatabase({ ...databaseOf(directory), busyTimeoutMs: 20_000 });
  try {
    const isSuccess = await prove({ kind, directory, store, upstream, calls });
    process.exitCode = isSuccess ? 0 : 1;
  } finally {
    await store.close();
    await upstream.stop();
    await takeDatabase(directory);
    if (process.exitCode === 0) await rm(directory, { recursive: true, force: true });
    else process.stdout.write(`logs and data: ${directory}\n`);
  }
}

interface Setting {
  kind: Kind;
  directory: string;
  store: Store;
  upstream: ServerProcess;
  calls: number;
}

async function prove({ kind, directory, store, upstream, calls }: Setting): Promise<boolean> {
  const clock = await ProofClock.make(databaseOf(directory), directory);
  const gateways = await startGateways(kind, directory, clock.environment);
  const operator = await Operator.begin(store);
  const startedAtMs = performance.now();
  const ending = new AbortController();
  const disturbing = disturb(gateways, disturbances[kind], ending.signal);
  const attacking = attack(
    gateways.map((gateway) => gateway.address),
    operator.attackers,
    ending.signal,
  );
  let monthEnding = Promise.resolve();
  const load = await runLoad({
    calls,
    concurrency: CONCURRENCY,
    addresses: gateways.map((gateway) => gateway.address),
    callers: operator.callers,
    onTenth: () => {
      monthEnding = clock.endMonthIn(MONTH_ENDS_AFTER_MS);
    },
  });
  const seconds = (performance.now() - startedAtMs) / 1_000;
  await monthEnding;
  ending.abort();
  const disturbed = await disturbing;
  const attacks = await attacking;
  await settled(store, gateways.length);
  await operator.end();
  for (const gateway of gateways) await gateway.stop();
  const evidence = await evidenceOf(store, upstream, operator, load, disturbed['lose disk']);
  const received = new Set(await reportOf<string[]>(upstream, '/received'));
  const troubles = await reportOf<Trouble[]>(upstream, '/troubles');
  const checks = [
    ...checkAll(evidence),
    ...checkAttacks(attacks, received, await lostDatabases(directory), evidence),
  ];
  process.stdout.write(
    report({ kind, gateways, calls, seconds, disturbed, troubles, load, operator, evidence, checks }),
  );
  return checks.every(({ broken }) => broken.length === 0) && operator.overshoots.length === 0;
}

/** Waits until no call is in flight and stopped processes are charged. The checks report what is left after that. */
async function settled({ database }: Store, running: number): Promise<void> {
  const deadlineMs = performance.now() + SETTLE_WITHIN_MS;
  while (performance.now() < deadlineMs) {
    const reserved = await database
      .selectFrom('ledger')
      .select('request_id')
      .where('state', '=', 'reserved')
      .limit(1)
      .execute();
    const processes = await database.selectFrom('ledger_processes').select('id').execute();
    if (reserved.length === 0 && processes.length <= running) return;
    await wait(250);
  }
}

/** The times at which a gateway could not write its ledger, from the logs. */
async function lostDatabases(directory: string): Promise<number[]> {
  const names = await readdir(directory);
  const logs = names.filter((name) => name.startsWith('gateway-') && name.endsWith('.log'));
  const texts = await Promise.all(logs.map((name) => readFile(join(directory, name), 'utf8')));
  const lines = texts.join('\n').split('\n');
  return lines
    .filter((line) => line.includes('the ledger could not be posted'))
    .map((line) => Number(/"time":(\d+)/.exec(line)?.[1]));
}

/** Reads a report of the proof's own upstream, whose script defines its type. */
async function reportOf<Report>({ address }: ServerProcess, path: string): Promise<Report> {
  const response = await fetch(address + path);
  return (await response.json()) as Report;
}

async function evidenceOf(
  { database }: Store,
  upstream: ServerProcess,
  operator: Operator,
  load: LoadResult,
  lostDisks: number,
): Promise<Evidence> {
  const entries = await reportOf<[string, UpstreamEntry[]][]>(upstream, '/log');
  return {
    rows: await database.selectFrom('ledger').selectAll().execute(),
    periods: await database.selectFrom('budget_periods').selectAll().execute(),
    slices: await database.selectFrom('ledger_slices').selectAll().execute(),
    budgets: operator.budgets,
    limitsNanoEur: operator.limitsNanoEur,
    upstream: new Map(entries),
    seen: load.seen,
    projects: operator.callers.map(({ project }) => project),
    lostDisks,
  };
}

await main();
