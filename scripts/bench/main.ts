import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LISTENING } from './announce.ts';
import { startGateway } from './gateway.ts';
import { measure, warmUp, type Measurement, type Target, type TargetName } from './measure.ts';
import { fullPlan, PUBLIC_MODEL, quickPlan, UPSTREAM_MODEL, type Plan, type Workload } from './plan.ts';
import { startLoad, startServer, type ServerProcess } from './processes.ts';
import { report, type WorkloadResult } from './report.ts';

interface Bench {
  targets: readonly [Target, Target];
  load: ChildProcess;
  stop(): Promise<void>;
}

/** `npm run bench [-- --quick]`: the gateway against a bare proxy, in turn, in one run. */
async function main(): Promise<void> {
  const plan = process.argv.includes('--quick') ? quickPlan : fullPlan;
  const directory = await mkdtemp(join(tmpdir(), 'gateway-bench-'));
  const overdue = setTimeout(() => fail(`stopped: not done after ${plan.deadlineMs} ms`), plan.deadlineMs);
  try {
    const bench = await startBench(directory);
    try {
      process.stdout.write(report(plan, await runPlan(plan, bench)));
    } finally {
      await bench.stop();
    }
  } finally {
    clearTimeout(overdue);
    await rm(directory, { recursive: true, force: true });
  }
}

async function startBench(directory: string): Promise<Bench> {
  const upstream = await startServer({
    script: 'scripts/bench/upstream.ts',
    logPath: join(directory, 'upstream.log'),
    ready: LISTENING,
  });
  const proxy = await startServer({
    script: 'scripts/bench/bare-proxy.ts',
    scriptArguments: [upstream.address],
    logPath: join(directory, 'proxy.log'),
    ready: LISTENING,
  });
  const gateway = await startGateway(upstream.address, directory);
  const load = startLoad();
  return {
    load,
    targets: [
      target('bare proxy', proxy, UPSTREAM_MODEL, {}),
      target('gateway', gateway, PUBLIC_MODEL, { authorization: `Bearer ${gateway.key}` }),
    ],
    async stop() {
      load.disconnect();
      await Promise.all([gateway.stop(), proxy.stop()]);
      await upstream.stop();
    },
  };
}

function target(
  name: TargetName,
  { pid, address }: ServerProcess,
  model: string,
  headers: Record<string, string>,
): Target {
  return { name, pid, address, model, headers };
}

async function runPlan(plan: Plan, bench: Bench): Promise<WorkloadResult[]> {
  const results: WorkloadResult[] = [];
  for (const workload of plan.workloads) {
    for (const each of bench.targets) await warmUp(bench.load, each, workload);
    const rounds: WorkloadResult['rounds'] = [];
    for (let round = 0; round < plan.rounds; round += 1) rounds.push(await runRound(workload, bench, round));
    results.push({ workload, rounds });
  }
  return results;
}

/** The two targets one after the other; who goes first changes from round to round. */
async function runRound(
  workload: Workload,
  bench: Bench,
  round: number,
): Promise<Record<TargetName, Measurement>> {
  const [proxy, gateway] = bench.targets;
  const order = round % 2 === 0 ? [proxy, gateway] : [gateway, proxy];
  const measured = new Map<TargetName, Measurement>();
  for (const each of order) measured.set(each.name, await measure(bench.load, each, workload));
  return Object.fromEntries(measured) as Record<TargetName, Measurement>;
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

main().catch((error: unknown) => fail(`the benchmark failed: ${String(error)}`));
