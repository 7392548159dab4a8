import { closed, requests, stream, type Suite, type Shape, type Workload } from './suites.ts';
import { conditionsOf, medianOf, table, type Conditions, type WorkloadResult } from './report.ts';

/** A size that grows while all else stays. */
interface Series {
  id: string;
  /** The unit of the size. */
  name: string;
  sizes: readonly number[];
  shape: (size: number) => Partial<Shape>;
}

const SERIES: readonly Series[] = [
  {
    id: 'prompt',
    name: 'KB of the prompt',
    sizes: [1, 8, 64, 512, 2_000, 8_000],
    shape: (size) => ({ bytes: size * 1_000 }),
  },
  {
    id: 'messages',
    name: 'messages of 100 bytes',
    sizes: [1, 11, 101, 1_001, 5_001],
    shape: (size) => ({ messages: size, bytes: size * 100 }),
  },
  {
    id: 'tools',
    name: 'tools',
    sizes: [1, 10, 50, 100],
    shape: (size) => ({ tools: size, messages: 5 }),
  },
  {
    id: 'documents',
    name: 'documents of 500 bytes',
    sizes: [1, 10, 100, 1_000],
    shape: (size) => ({ operation: 'rerank', model: 'rerank', items: size, bytes: size * 500 }),
  },
];
const STREAMS = { id: 'streams', name: 'open streams, an event per 200 ms', sizes: [50, 200, 500, 1_000] };
/** Requests of this size are sent one after another: the guardrail scans such texts one by one, within its time limit. */
const ALONE_BYTES = 500_000;
const MS_PER_STREAM = 4;

function workloadsOf({ id, sizes, shape }: Series): Workload[] {
  return sizes.map((size) => {
    const given = shape(size);
    const connections = (given.bytes ?? 0) < ALONE_BYTES ? 4 : 1;
    return requests(`${id}-${size}`, String(size), given, closed(connections, 1_000));
  });
}

const openStreams = STREAMS.sizes.map((streams) => {
  const events = 25;
  const traffic = {
    kind: 'open',
    streams,
    rampMs: streams * MS_PER_STREAM,
    events,
    intervalMs: 200,
  } as const;
  return stream(`${STREAMS.id}-${streams}`, String(streams), {}, events, traffic);
});

/** The workloads of `npm run bench -- --growth`: each in several sizes. */
export const growthSuite: Suite = {
  rounds: 3,
  warmUpMs: 5_000,
  startUps: 0,
  idleMs: 0,
  deadlineMs: 3_600_000,
  workloads: [...SERIES.flatMap(workloadsOf), ...openStreams],
};

/**
 * Formats the cost by size. A step is the additional cost of one more, from the row before: where the cost grows with the size and no
 * faster, steps are alike. The slope is that of the line through all rows (least squares), to compare with the bare proxy's.
 */
export function growthReport(conditions: Conditions, results: readonly WorkloadResult[]): string {
  const lines = conditionsOf(conditions);
  for (const { id, name } of [...SERIES, STREAMS]) {
    const own = results.filter(({ workload }) => workload.id.startsWith(`${id}-`));
    if (own.length > 0) lines.push('', ...seriesTable(name, own));
  }
  return `${lines.join('\n')}\n`;
}

function seriesTable(name: string, results: readonly WorkloadResult[]): string[] {
  const sizes = results.map(({ workload }) => Number(workload.name));
  const targets = [...(results[0]?.rounds[0]?.keys() ?? [])].filter((target) => target !== 'direct');
  const costs = targets.map((target) =>
    results.map((result) => medianOf(result, target, 'cpuMicrosecondsPerUnit')),
  );
  const rows = sizes.map((size, row) => [
    String(size),
    ...costs.flatMap((column) => [digits(column[row]), row === 0 ? '' : digits(stepOf(sizes, column, row))]),
  ]);
  const slopes = costs.map((column) => slopeOf(sizes, column));
  const compared = slopes.map((slope) => `${(slope / (slopes[0] ?? 1)).toFixed(2)} × bare`);
  return table([
    [name, ...targets.flatMap((target) => [`${target}, CPU µs`, 'step'])],
    ...rows,
    ['**slope**', ...slopes.flatMap((slope, at) => [digits(slope), compared[at] ?? ''])],
  ]);
}

function stepOf(sizes: readonly number[], costs: readonly number[], row: number): number {
  const more = (values: readonly number[]): number => (values[row] ?? 0) - (values[row - 1] ?? 0);
  return more(costs) / more(sizes);
}

function slopeOf(sizes: readonly number[], costs: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanSize, meanCost] = [mean(sizes), mean(costs)];
  const shared = sizes.map((size, at) => (size - meanSize) * ((costs[at] ?? 0) - meanCost));
  return mean(shared) / mean(sizes.map((size) => (size - meanSize) ** 2));
}

function digits(value = Number.NaN): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
