const LINE_END = '\r\n';
/** The start of a formula in spreadsheets (OWASP, CSV injection). Names are not trusted. */
const FORMULA = /^[=+\-@\t\r]/;

/** Comma-separated values with a line of headings (RFC 4180). */
export function formatCsv(
  headings: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
): string {
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))];
  return lines.map((cells) => cells.map(cellOf).join(',') + LINE_END).join('');
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
