import { availableParallelism, cpus } from 'node:os';
import type { Measurement } from './measure.ts';
import type { Workload } from './suites.ts';
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
  const single = results.filter(({ workload }) => workload.table === undefined);
  const lines = [
    ...conditionsOf(conditions),
    'Latency is the time to the last byte of a response, or to the first content event of a stream. Delay is the time from the upstream’s write to the arrival of an event.',
    '',
    ...(single.length === 0 ? [] : table([head, ...single.flatMap(rowsOf)])),
    ...[...Map.groupBy(results, ({ workload }) => workload.table)].flatMap(([name, rows]) =>
      name === undefined ? [] : ['', ...worstOf(name, rows)],
    ),
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

/** Says under which conditions the figures were measured. */
export function conditionsOf({ rounds, isPinned, quiet }: Conditions): string[] {
  return [
    `Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown CPU'}, ${availableParallelism()} cores; medians of ${rounds} rounds, with all targets in each round.`,
    isPinned
      ? 'The measured servers were pinned to one core, load and upstream to another.'
      : '**Nothing was pinned**: times of different threads overlap.',
    quiet,
  ];
}

/** Formats a table by text or conversation, whose last row is the worst of each column. */
function worstOf(name: string, results: readonly WorkloadResult[]): string[] {
  const [bare = BARE, ...others] = [...(results[0]?.rounds[0]?.keys() ?? [])];
  const rows = results.map((result) => ({
    cost: medianOf(result, bare, 'cpuMicrosecondsPerUnit'),
    ratios: others.map((other) => ratioOf(result, other)),
  }));
  const written = rows.map(({ cost, ratios }, index) => {
    const { id = '', name: row = '' } = results[index]?.workload ?? {};
    return [`${id}: ${row}`, cost.toFixed(0), ...ratios.map((ratio) => ratio.toFixed(2))];
  });
  const worst = others.map((_, at) => Math.max(...rows.map(({ ratios }) => ratios[at] ?? Number.NaN)));
  return table([
    [name, `${bare}, CPU µs`, ...others.map((other) => `${other}, × bare`)],
    ...written,
    ['**worst row**', '', ...worst.map((ratio) => `**${ratio.toFixed(2)}**`)],
  ]);
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

export function medianOf({ rounds }: WorkloadResult, name: string, measure: keyof Measurement): number {
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
