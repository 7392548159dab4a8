import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareCores } from './cores.ts';
import { growthSuite, growthReport } from './growth.ts';
import { ladder } from './ladder.ts';
import { measure, warmUp, type Measurement, type Target } from './measure.ts';
import { fullSuite, quickSuite, scaleSuite, type Suite, type Workload } from './suites.ts';
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
  const suite = chosenSuite();
  const directory = await mkdtemp(join(tmpdir(), 'gateway-bench-'));
  const overdue = setTimeout(
    () => fail(`stopped: not finished after ${suite.deadlineMs} ms`),
    suite.deadlineMs,
  );
  try {
    if (options.cores) {
      process.stdout.write(await compareCores(suite, directory));
      return;
    }
    const bench = await startBench(directory, candidates());
    try {
      process.stdout.write(await run(suite, bench, directory));
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

function chosenSuite(): Suite {
  const suite = suiteOf();
  const rounds = options.rounds === undefined ? suite.rounds : Number(options.rounds);
  const only = options.ladder ? 'A1' : options.only;
  const isChosen = (id: string): boolean =>
    only === undefined || only.split(',').some((wanted) => [id, id.replace(/-?\d+$/, '')].includes(wanted));
  return {
    ...suite,
    rounds,
    startUps: isChosen('F') ? suite.startUps : 0,
    workloads: suite.workloads.filter(({ id }) => isChosen(id)),
  };
}

function suiteOf(): Suite {
  if (options.quick) return quickSuite;
  if (options.growth) return growthSuite;
  return options.scale ? scaleSuite : fullSuite;
}

/** Longest warm-up of a row of a table after the first, which uses the same code with another text. */
const ROW_WARM_UP_MS = 5_000;

async function run(suite: Suite, bench: Bench, directory: string): Promise<string> {
  const watch = new MachineWatch(bench.pids);
  const results: WorkloadResult[] = [];
  let table: string | undefined;
  for (const workload of suite.workloads) {
    process.stderr.write(`${workload.id}: ${workload.name}\n`);
    const isFirst = workload.table === undefined || workload.table !== table;
    table = workload.table;
    const warmUpMs = isFirst ? suite.warmUpMs : Math.min(suite.warmUpMs, ROW_WARM_UP_MS);
    for (const target of targetsOf(workload, bench)) await warmUp(bench.load, target, workload, warmUpMs);
    const rounds: WorkloadResult['rounds'] = [];
    for (let round = 0; round < suite.rounds; round += 1) rounds.push(await runRound(workload, bench, round));
    results.push({ workload, rounds });
  }
  const conditions = { rounds: suite.rounds, isPinned: bench.isPinned, quiet: watch.verdict() };
  const [first] = results;
  if (options.growth) return growthReport(conditions, results);
  if (options.ladder && first !== undefined) return ladderReport(conditions, first);
  const startUps =
    suite.startUps === 0
      ? []
      : await measureStartUps(directory, bench.upstream.address, bench.isPinned, suite);
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
