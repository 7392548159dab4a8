import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EngineHost } from '../../packages/engines/host.ts';
import { formatted } from '../formatted.ts';
import type { EngineSource, MeasuredRow } from './engine-row.ts';

/**
 * `node scripts/engines/measure.ts [source ...]`: measures all engines of `sources/`, or the named ones, and writes the
 * table of docs/engines.md. It keeps the rows of the others.
 */
const SOURCES = new URL('./sources/', import.meta.url);
const RESULTS = new URL('./results.json', import.meta.url);
const PAGE = new URL('../../docs/engines.md', import.meta.url);
const OWN_PROCESS = '--own-process';
const MEGABYTE = 1024 * 1024;

async function main(words: readonly string[]): Promise<void> {
  const [first, name] = words;
  if (first === OWN_PROCESS && name !== undefined) return measureHere(name);
  const all = readdirSync(SOURCES).map((file) => file.replace(/\.ts$/u, ''));
  const unknown = words.filter((word) => !all.includes(word));
  if (unknown.length > 0)
    throw new Error(`no such source: ${unknown.join(', ')}; there are ${all.join(', ')}`);
  // This function wrote the file.
  const results = JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, MeasuredRow[]>;
  for (const source of words.length > 0 ? words : all) {
    process.stdout.write(`${source}\n`);
    results[source] = inOwnProcess(source);
    written(RESULTS, JSON.stringify(results));
  }
  written(PAGE, withTable(readFileSync(PAGE, 'utf8'), results));
}

function inOwnProcess(source: string): MeasuredRow[] {
  const args = ['--expose-gc', fileURLToPath(import.meta.url), OWN_PROCESS, source];
  const output = execFileSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The last line is the child's result. Engines may print other lines before it.
  return JSON.parse(output.trim().split('\n').at(-1) ?? '[]') as MeasuredRow[];
}

async function measureHere(name: string): Promise<void> {
  // Each file of `sources/` exports one.
  const { source } = (await import(new URL(`${name}.ts`, SOURCES).href)) as { source: EngineSource };
  await using opened = new AsyncDisposableStack();
  const host = opened.adopt(new EngineHost(), (open) => open.close());
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const start = performance.now();
  await source.warmUp(host);
  const loadMs = Math.round(performance.now() - start);
  const rows = await source.measure(host);
  const memoryMegabytes = Math.round((process.memoryUsage.rss() - before) / MEGABYTE);
  const date = new Date().toISOString().slice(0, 10);
  const measured = rows.map((row) => ({
    ...row,
    loadMs,
    memoryMegabytes,
    packageMegabytes: megabytesOf(row.packages),
    date,
  }));
  process.stdout.write(`\n${JSON.stringify(measured)}\n`);
}

function megabytesOf(packages: readonly string[]): number {
  const folders = packages.map((name) =>
    fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url)),
  );
  if (folders.length === 0) return 0;
  const lines = execFileSync('du', ['-sk', ...folders], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const kilobytes = lines.reduce((sum, line) => sum + Number(line.split('\t')[0]), 0);
  return Math.round(kilobytes / 1024);
}

function withTable(page: string, results: Readonly<Record<string, MeasuredRow[]>>): string {
  const [before, rest = ''] = page.split('<!-- table -->');
  const after = rest.split('<!-- end of table -->')[1] ?? '';
  const rows = Object.keys(results)
    .toSorted()
    .flatMap((source) => results[source] ?? []);
  return `${before}<!-- table -->\n\n${tableOf(rows)}\n\n<!-- end of table -->${after}`;
}

function written(file: URL, content: string): void {
  writeFileSync(file, formatted(fileURLToPath(file), content));
}

const HEADINGS = ['model', 'speed', 'memory', 'load', 'packages'];

/** Writes the rows as Markdown: the quality of each model as a list, its resources as a table. */
function tableOf(rows: readonly MeasuredRow[]): string {
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

await main(process.argv.slice(2));
