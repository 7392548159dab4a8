import type { MeasuredRow } from './engine-row.ts';

const HEADINGS = ['model', 'speed', 'memory', 'load', 'packages'];

/** Writes the rows as Markdown: the quality of each model as a list, its resources as a table. */
export function tableOf(rows: readonly MeasuredRow[]): string {
  const qualities = rows.map(({ model, quality, baseline }) => {
    const compared = baseline === '' ? '' : ` Baseline: ${baseline}.`;
    return `- ${model}: ${quality}.${compared}`;
  });
  const lines = rows.map((row) => [
    row.model,
    row.speed,
    `${row.memoryMegabytes} MB`,
    `${(row.loadMs / 1000).toFixed(1)} s`,
    `${row.packageMegabytes} MB`,
  ]);
  const costs = [HEADINGS, HEADINGS.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
  return [...qualities, '', ...costs].join('\n');
}
