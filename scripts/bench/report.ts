import { availableParallelism, cpus } from 'node:os';
import type { Measurement } from './measure.ts';
import type { Workload } from './plan.ts';
import type { StartUp } from './start-up.ts';
import { median } from './statistics.ts';

/** All rounds of a workload, which map target names to measurements. */
export interface WorkloadResult {
  workload: Workload;
  rounds: ReadonlyMap<string, Measurement>[];
}

export interface Conditions {
  rounds: number;
  isPinned: boolean;
  quiet: string;
}

const BARE = 'bare proxy';

/** Formats the report as Markdown: medians over the rounds, and medians of the ratios to the bare proxy in each round. */
export function report(
  conditions: Conditions,
  results: readonly WorkloadResult[],
  startUps: readonly StartUp[],
): string {
  const head = [
    '',
    'target',
    'units/s',
    'CPU µs',
    '× bare',
    'p50 ms',
    'p99 ms',
    'delay p50',
    'delay p99',
    'RSS MiB',
  ];
  const lines = [
    `Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown CPU'}, ${availableParallelism()} cores; medians of ${conditions.rounds} rounds, with all targets in each round.`,
    conditions.isPinned
      ? 'The measured servers were pinned to one core, load and upstream to another.'
      : '**Nothing was pinned**: times of different threads overlap.',
    conditions.quiet,
    'Latency is the time to the last byte of a response, or to the first content event of a stream. Delay is the time from the upstream’s write to the arrival of an event.',
    '',
    ...table([head, ...results.flatMap(rowsOf)]),
  ];
  if (startUps.length > 0) {
    const rows = startUps.map(({ name, firstResponseSeconds, idleMebibytes }) => [
      name,
      firstResponseSeconds.toFixed(2),
      idleMebibytes.toFixed(0),
    ]);
    lines.push('', ...table([['F: start-up', 'first response s', 'idle RSS MiB'], ...rows]));
  }
  return `${lines.join('\n')}\n`;
}

/** Formats the cost of each layer in addition to the previous one. */
export function ladderReport(conditions: Conditions, result: WorkloadResult): string {
  const names = [...(result.rounds[0]?.keys() ?? [])].filter((name) => name !== 'direct');
  const costs = names.map((name) => medianOf(result, name, 'cpuMicrosecondsPerUnit'));
  const rows = names.map((name, index) => [
    name,
    (costs[index] ?? 0).toFixed(1),
    index === 0 ? '' : ((costs[index] ?? 0) - (costs[index - 1] ?? 0)).toFixed(1),
    `${((costs[index] ?? 0) / (costs[0] ?? 1)).toFixed(2)} ×`,
  ]);
  const head = ['layer', 'CPU µs per request', 'more than before', 'of bare'];
  return `${[`Workload ${result.workload.id}: ${result.workload.name}. ${conditions.quiet}`, '', ...table([head, ...rows])].join('\n')}\n`;
}

function rowsOf(result: WorkloadResult): string[][] {
  const names = [...(result.rounds[0]?.keys() ?? [])];
  return names.map((name, index) => [
    index === 0 ? `${result.workload.id}: ${result.workload.name}` : '',
    name,
    medianOf(result, name, 'unitsPerSecond').toFixed(0),
    name === 'direct' ? '' : medianOf(result, name, 'cpuMicrosecondsPerUnit').toFixed(1),
    name === 'direct' ? '' : ratioOf(result, name).toFixed(2),
    medianOf(result, name, 'latencyP50Ms').toFixed(2),
    medianOf(result, name, 'latencyP99Ms').toFixed(2),
    medianOf(result, name, 'delayP50Ms').toFixed(2),
    medianOf(result, name, 'delayP99Ms').toFixed(2),
    name === 'direct' ? '' : medianOf(result, name, 'residentMebibytes').toFixed(0),
  ]);
}

function medianOf({ rounds }: WorkloadResult, name: string, measure: keyof Measurement): number {
  return median(rounds.map((round) => round.get(name)?.[measure] ?? Number.NaN));
}

function ratioOf({ rounds }: WorkloadResult, name: string): number {
  const cost = (round: ReadonlyMap<string, Measurement>, target: string): number =>
    round.get(target)?.cpuMicrosecondsPerUnit ?? Number.NaN;
  return median(rounds.map((round) => cost(round, name) / cost(round, BARE)));
}

export function table(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const lines = rows.map(
    (row) => `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`,
  );
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return lines;
}
