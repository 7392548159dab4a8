import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatted } from '../../formatted.ts';

/** The counts of the images of one condition. */
export interface Counts {
  blocked: number;
  missed: number;
  /** The kinds of texts in the images that were missed. */
  missedKinds: string[];
  harmless: number;
  falselyBlocked: number;
  /** The number of images that could not be read in time. */
  unread: number;
  meanMs: number;
  date: string;
}

const RESULTS = new URL('./results.json', import.meta.url);
const PAGE = new URL('../../../docs/guardrails.md', import.meta.url);
const START = '<!-- table of image texts -->';
const END = '<!-- end of table -->';

export function readResults(): Record<string, Counts> {
  // `saveResults` wrote the file.
  return JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, Counts>;
}

/** Writes the results of a condition and keeps those of the others. */
export function saveResults(name: string, counts: Counts): void {
  written(RESULTS, JSON.stringify({ ...readResults(), [name]: counts }));
}

/** Writes the table of docs/guardrails.md, its rows in the order of the names. */
export function writeTable(names: readonly string[]): void {
  const results = readResults();
  const rows = names.flatMap((name) => (results[name] === undefined ? [] : [rowOf(name, results[name])]));
  const all = Object.entries(results).flatMap(([name, counts]) => (names.includes(name) ? [counts] : []));
  const table = [
    '| images | missed | falsely blocked |',
    '| --- | --- | --- |',
    ...rows,
    rowOf('all', sumOf(all)),
  ].join('\n');
  const [before, rest = ''] = readFileSync(PAGE, 'utf8').split(START);
  written(PAGE, `${before}${START}\n\n${table}\n\n${END}${rest.split(END)[1] ?? ''}`);
}

function rowOf(name: string, { blocked, missed, harmless, falselyBlocked, unread }: Counts): string {
  const misses = blocked === 0 ? '–' : `${missed} of ${blocked}`;
  const alarms = `${falselyBlocked} of ${harmless}`;
  return `| ${name} | ${misses} | ${unread === 0 ? alarms : `${alarms}, ${unread} not read in time`} |`;
}

function sumOf(all: readonly Counts[]): Counts {
  const total = (key: 'blocked' | 'missed' | 'harmless' | 'falselyBlocked' | 'unread'): number =>
    all.reduce((sum, counts) => sum + counts[key], 0);
  const [blocked, missed, harmless] = [total('blocked'), total('missed'), total('harmless')];
  const [falselyBlocked, unread] = [total('falselyBlocked'), total('unread')];
  return { blocked, missed, missedKinds: [], harmless, falselyBlocked, unread, meanMs: 0, date: '' };
}

function written(file: URL, content: string): void {
  writeFileSync(file, formatted(fileURLToPath(file), content));
}
