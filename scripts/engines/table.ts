import type { MeasuredRow } from './engine-row.ts';

const HEADINGS = ['model', 'quality', 'baseline', 'speed', 'memory', 'load', 'packages'];

/** The rows as a table of Markdown. */
export function tableOf(rows: readonly MeasuredRow[]): string {
  const lines = rows.map((row) => [
    row.model,
    row.quality,
    row.baseline === '' ? '–' : row.baseline,
    row.speed,
    `${row.memoryMegabytes} MB`,
    `${(row.loadMs / 1000).toFixed(1)} s`,
    `${row.packageMegabytes} MB`,
  ]);
  return [HEADINGS, HEADINGS.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
