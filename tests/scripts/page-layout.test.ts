import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const MAX_LINE = 120;
/** Characters of a table's cell as a reader sees them, without the targets of links. */
const MAX_CELL = 115;

const pages = execFileSync('git', ['-C', ROOT, 'ls-files', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((path) => !path.startsWith('generated/'));

interface Line {
  place: string;
  text: string;
}

/** The lines of a page outside of fenced blocks. */
async function proseOf(path: string): Promise<Line[]> {
  const lines = (await readFile(join(ROOT, path), 'utf8')).split('\n');
  let isCode = false;
  return lines.flatMap((text, index) => {
    const isFence = /^ *(```|~~~)/.test(text);
    if (isFence) isCode = !isCode;
    return isCode || isFence ? [] : [{ place: `${path}:${index + 1}`, text }];
  });
}

const prose = (await Promise.all(pages.map(proseOf))).flat();
/** An instruction to `docs:test`, which names a line of the sources as it is. */
const isInstruction = ({ text }: Line): boolean => text.startsWith('<!-- docs:test ');
const isRow = ({ text }: Line): boolean => text.trimStart().startsWith('|');
const shown = (cell: string): string => cell.trim().replaceAll(/\]\([^)]*\)/g, ']');

test('no line of prose is longer than 120 characters', () => {
  const long = prose.filter((line) => !isRow(line) && !isInstruction(line) && line.text.length > MAX_LINE);
  expect(prose.length).toBeGreaterThan(1000);
  expect(long).toEqual([]);
});

test('a cell of a table holds a phrase', () => {
  const cells = prose.filter(isRow).flatMap(({ place, text }) =>
    text
      .split(/(?<!\\)\|/)
      .map((cell) => ({ place, cell: shown(cell) }))
      .filter(({ cell }) => !/^:?-+:?$/.test(cell)),
  );
  expect(cells.length).toBeGreaterThan(1000);
  expect(cells.filter(({ cell }) => cell.length > MAX_CELL)).toEqual([]);
});
