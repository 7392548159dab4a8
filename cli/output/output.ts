/** The cells of a row, by heading. */
export type TableRow = Readonly<Record<string, string>>;

const GAP = '  ';
const EMPTY_CELL = '-';

/** Formats a table with aligned columns and headings in capitals. */
export function formatTable(headings: readonly string[], rows: readonly TableRow[]): string {
  const lines = [
    headings.map((heading) => heading.toUpperCase()),
    ...rows.map((row) => headings.map((heading) => plain(row[heading] || EMPTY_CELL))),
  ];
  const widths = headings.map((_heading, column) =>
    Math.max(...lines.map((cells) => lengthOf(cells[column] ?? ''))),
  );
  return lines
    .map((cells) => cells.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell))))
    .map((cells) => `${cells.join(GAP).trimEnd()}\n`)
    .join('');
}

/** Replaces what a terminal would obey: names and errors are texts of others (control characters, and those that turn the direction). */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '�');
}

/** Formats a value as indented JSON with a line feed at the end. */
export function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The length in visible characters. */
export function lengthOf(text: string): number {
  return graphemesOf(text).length;
}

/** The visible characters. */
export function graphemesOf(text: string): string[] {
  if (/^[ -~]*$/.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Made when a text needs it: that takes half as long as a command. */
let segmenter: Intl.Segmenter | undefined;
