import { availableParallelism, cpus } from 'node:os';
import type { Measurement, TargetName } from './measure.ts';
import type { Plan, Workload } from './plan.ts';
import { median } from './statistics.ts';

/** All rounds of one workload: the measurements of one index were made one right after the other. */
export interface WorkloadResult {
  workload: Workload;
  rounds: Record<TargetName, Measurement>[];
}

type Measure = keyof Measurement;

const COLUMNS: readonly { heading: string; measure: Measure; digits: number }[] = [
  { heading: 'per second', measure: 'unitsPerSecond', digits: 0 },
  { heading: 'CPU µs each', measure: 'cpuMicrosecondsPerUnit', digits: 1 },
  { heading: 'p50 ms', measure: 'p50Ms', digits: 2 },
  { heading: 'p99 ms', measure: 'p99Ms', digits: 2 },
  { heading: 'RSS MiB', measure: 'residentMebibytes', digits: 0 },
];

/** Medians over the rounds, and the median of the rounds' own ratios, as a Markdown table. */
export function report(plan: Plan, results: readonly WorkloadResult[]): string {
  const head = ['workload', 'unit', 'target', ...COLUMNS.map((column) => column.heading)];
  const rows = results.flatMap(rowsOf);
  const machine = `${cpus()[0]?.model ?? 'unknown CPU'}, ${availableParallelism()} cores`;
  return [
    `Node ${process.versions.node}, ${machine}; medians of ${plan.rounds} rounds, the two targets in turn.`,
    'Times are those of whole answers, for streams those of the first event; CPU is all threads of the measured process.',
    '',
    ...table([head, ...rows]),
    '',
  ].join('\n');
}

function rowsOf({ workload, rounds }: WorkloadResult): string[][] {
  const targets: TargetName[] = ['bare proxy', 'gateway'];
  const measured = targets.map((target) => [
    workload.name,
    workload.unit,
    target,
    ...COLUMNS.map(({ measure, digits }) =>
      median(rounds.map((round) => round[target][measure])).toFixed(digits),
    ),
  ]);
  const ratios = COLUMNS.map(
    ({ measure }) =>
      `${median(rounds.map((round) => round.gateway[measure] / round['bare proxy'][measure])).toFixed(2)} ×`,
  );
  return [...measured, [workload.name, workload.unit, '**gateway / bare**', ...ratios]];
}

function table(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const lines = rows.map(
    (row) => `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`,
  );
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return lines;
}
