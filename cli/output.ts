/** What a column holds is a row's text under its heading. */
export type TableRow = Readonly<Record<string, string>>;

const GAP = '  ';
const NOTHING = '-';

/** Columns as wide as their widest text, headings in capitals, nothing after the last column. */
export function formatTable(headings: readonly string[], rows: readonly TableRow[]): string {
  const lines = [
    headings.map((heading) => heading.toUpperCase()),
    ...rows.map((row) => headings.map((heading) => row[heading] || NOTHING)),
  ];
  const widths = headings.map((_heading, column) =>
    Math.max(...lines.map((cells) => lengthOf(cells[column] ?? ''))),
  );
  return lines
    .map((cells) => cells.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell))))
    .map((cells) => `${cells.join(GAP).trimEnd()}\n`)
    .join('');
}

/** JSON for scripts: one value, indented, with a line feed at its end. */
export function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** In characters as a reader counts them. */
function lengthOf(text: string): number {
  return [...graphemes.segment(text)].length;
}

const graphemes = new Intl.Segmenter();
