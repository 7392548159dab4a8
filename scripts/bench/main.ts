import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareCores } from './cores.ts';
import { growthPlan, growthReport } from './growth.ts';
import { ladder } from './ladder.ts';
import { measure, warmUp, type Measurement, type Target } from './measure.ts';
import { fullPlan, quickPlan, scalePlan, type Plan, type Workload } from './plan.ts';
import { MachineWatch } from './quiet.ts';
import { ladderReport, report, type WorkloadResult } from './report.ts';
import { measureStartUps } from './start-up.ts';
import { scale } from './scale.ts';
import { GATEWAYS, startBench, type Bench, type Candidate } from './targets.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    ladder: { type: 'boolean', default: false },
    scale: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    cores: { type: 'boolean', default: false },
    only: { type: 'string' },
    rounds: { type: 'string' },
  },
});

/**
 * `npm run bench [-- --quick] [-- --ladder] [-- --scale] [-- --growth] [-- --cores] [-- --only A,D1,F] [-- --rounds 3]`: measures the gateway and a
 * bare proxy alternately in one run (docs/performance.md).
 */
async function main(): Promise<void> {
  const plan = chosenPlan();
  const directory = await mkdtemp(join(tmpdir(), 'gateway-bench-'));
  const overdue = setTimeout(
    () => fail(`stopped: not finished after ${plan.deadlineMs} ms`),
    plan.deadlineMs,
  );
  try {
    if (options.cores) {
      process.stdout.write(await compareCores(plan, directory));
      return;
    }
    const bench = await startBench(directory, candidates());
    try {
      process.stdout.write(await run(plan, bench, directory));
    } finally {
      await bench.stop();
    }
  } finally {
    clearTimeout(overdue);
    await rm(directory, { recursive: true, force: true });
  }
}

function candidates(): readonly Candidate[] {
  if (options.ladder) return ladder;
  if (options.scale) return scale;
  return options.quick ? GATEWAYS.slice(-1) : GATEWAYS;
}

function chosenPlan(): Plan {
  const plan = planOf();
  const rounds = options.rounds === undefined ? plan.rounds : Number(options.rounds);
  const only = options.ladder ? 'A1' : options.only;
  const isChosen = (id: string): boolean =>
    only === undefined || only.split(',').some((wanted) => id.startsWith(wanted));
  return {
    ...plan,
    rounds,
    startUps: isChosen('F') ? plan.startUps : 0,
    workloads: plan.workloads.filter(({ id }) => isChosen(id)),
  };
}

function planOf(): Plan {
  if (options.quick) return quickPlan;
  if (options.growth) return growthPlan;
  return options.scale ? scalePlan : fullPlan;
}

async function run(plan: Plan, bench: Bench, directory: string): Promise<string> {
  const watch = new MachineWatch(bench.pids);
  const results: WorkloadResult[] = [];
  for (const workload of plan.workloads) {
    process.stderr.write(`${workload.id}: ${workload.name}\n`);
    for (const target of targetsOf(workload, bench))
      await warmUp(bench.load, target, workload, plan.warmUpMs);
    const rounds: WorkloadResult['rounds'] = [];
    for (let round = 0; round < plan.rounds; round += 1) rounds.push(await runRound(workload, bench, round));
    results.push({ workload, rounds });
  }
  const conditions = { rounds: plan.rounds, isPinned: bench.isPinned, quiet: watch.verdict() };
  const [first] = results;
  if (options.growth) return growthReport(conditions, results);
  if (options.ladder && first !== undefined) return ladderReport(conditions, first);
  const startUps =
    plan.startUps === 0 ? [] : await measureStartUps(directory, bench.upstream.address, bench.isPinned, plan);
  return report(conditions, results, startUps);
}

/** Returns the targets of a workload: the upstream itself says nothing about the rows of a table, and is not checked. */
function targetsOf({ table }: Workload, { targets }: Bench): readonly Target[] {
  return table === undefined && !options.quick ? targets : targets.filter(({ pids }) => pids.length > 0);
}

/** Measures all targets in sequence. Each round begins with another target. */
async function runRound(
  workload: Workload,
  bench: Bench,
  round: number,
): Promise<ReadonlyMap<string, Measurement>> {
  const { load } = bench;
  const targets = targetsOf(workload, bench);
  const shift = round % targets.length;
  const order = [...targets.slice(shift), ...targets.slice(0, shift)];
  const measured = new Map<string, Measurement>();
  for (const target of order) measured.set(target.name, await measure(load, target, workload));
  return new Map(
    targets.flatMap(({ name }) => {
      const measurement = measured.get(name);
      return measurement === undefined ? [] : [[name, measurement] as const];
    }),
  );
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

main().catch((error: unknown) => fail(`the benchmark failed: ${String(error)}`));
