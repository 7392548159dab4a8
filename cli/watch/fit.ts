import { formatTable, graphemesOf, lengthOf, plain, type TableRow } from '../output/output.ts';

/** `2026-11-26T09:00:00Z` */
const TIME_COLUMNS = 20;

/** Cuts a text that is too long. `columns` is null where there is no terminal. */
export function cut(text: string, columns: number | null): string {
  const graphemes = graphemesOf(text);
  if (columns === null || graphemes.length <= columns) return text;
  return `${graphemes.slice(0, columns - 1).join('')}…`;
}

/** Breaks a text at its spaces; the lines after the first are indented. */
export function wrap(text: string, columns: number | null): string[] {
  if (columns === null) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || lengthOf(longer) <= columns) line = longer;
    else {
      lines.push(line);
      line = `  ${word}`;
    }
  }
  return [...lines, line];
}

/** A table that fits: long cells are cut, and the last columns left out, but never the first. */
export function fittingTable(
  headings: readonly string[],
  rows: readonly TableRow[],
  columns: number | null,
): string[] {
  const longest = columns === null ? null : Math.max(TIME_COLUMNS, Math.floor(columns * 0.4));
  const cells = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, text]) => [name, cut(plain(text), longest)])),
  );
  for (let count = headings.length; ; count -= 1) {
    const lines = formatTable(headings.slice(0, count), cells).trimEnd().split('\n');
    if (columns === null || count === 1 || lines.every((line) => lengthOf(line) <= columns)) return lines;
  }
}
