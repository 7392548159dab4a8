import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../bench/processes.ts';
import type { PathCount } from './measure.ts';

const PAGE = join(ROOT, 'docs/request-lifecycle.md');
const TABLE = /\| request +\|[^]*?\n(?!\|)/;

/** A row of the table: how many functions and files of the gateway run for a request, and in how many modules they are. */
export interface PathRow {
  name: string;
  functions: number;
  files: number;
  modules: number;
}

export function rowOf({ name, functions }: PathCount): PathRow {
  const files = new Set(functions.map(({ url }) => url));
  const modules = new Set(functions.map(({ url }) => url.split('/', 1)[0]));
  return { name, functions: functions.length, files: files.size, modules: modules.size };
}

/** The table of all requests in Markdown. */
export function pathTable(counts: readonly PathCount[]): string {
  const rows = counts.map(rowOf).map((row) => [row.name, row.functions, row.files, row.modules].map(String));
  const heads = ['request', 'functions', 'files', 'modules'];
  const widths = heads.map((head, index) =>
    Math.max(head.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export async function writePathTable(counts: readonly PathCount[]): Promise<void> {
  const page = await readFile(PAGE, 'utf8');
  await writeFile(PAGE, page.replace(TABLE, `${pathTable(counts)}\n`));
}

/** The rows of the table in the page. */
export async function readPathTable(): Promise<PathRow[]> {
  const [table = ''] = TABLE.exec(await readFile(PAGE, 'utf8')) ?? [];
  return table
    .split('\n')
    .slice(2)
    .filter((line) => line.startsWith('|'))
    .map((line) => {
      const [name = '', ...numbers] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const [functions = NaN, files = NaN, modules = NaN] = numbers.map(Number);
      return { name, functions, files, modules };
    });
}
