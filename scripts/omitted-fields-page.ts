import { readFileSync, writeFileSync } from 'node:fs';
import { OMITTED_FIELDS } from '../dialects/omitted-fields.ts';
import { formatted } from './formatted.ts';

const PAGE = 'docs/unsupported-fields.md';
const BEGIN = '<!-- begin: written by scripts/omitted-fields-page.ts -->';
const ALL = Object.keys(OMITTED_FIELDS).length;
const END = '<!-- end -->';

/** Returns the page with a current table of the fields that translations leave out. Throws without the marks. */
export function pageWith(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${PAGE} has no place for the table`);
  const text = `${before}${BEGIN}\n\n${omittedTable()}\n\n${END}${after}`;
  return formatted(PAGE, text);
}

/** Writes a row for each field and reason, with all translations that leave the field out. */
function omittedTable(): string {
  const rows = new Map<string, { field: string; reason: string; translations: string[] }>();
  for (const [translation, fields] of Object.entries(OMITTED_FIELDS)) {
    for (const [field, reason] of Object.entries(fields)) {
      const key = `${field} ${reason}`;
      const row = rows.get(key) ?? { field, reason, translations: [] };
      row.translations.push(translation);
      rows.set(key, row);
    }
  }
  const lines = [...rows.values()]
    .sort((one, other) => (one.field < other.field ? -1 : one.field > other.field ? 1 : 0))
    .map(({ field, reason, translations }) => {
      const shown = field === 'unlisted' ? 'unlisted fields' : `\`${field}\``;
      const from = translations.length === ALL ? 'all' : translations.join(', ');
      return `| ${shown} | ${from} | ${reason} |`;
    });
  return ['| field | from | why |', '| --- | --- | --- |', ...lines].join('\n');
}

/** Fails when the page is outdated. `--write` writes it. */
function main(): number {
  const page = readFileSync(PAGE, 'utf8');
  const current = pageWith(page);
  if (current === page) return 0;
  if (process.argv.includes('--write')) {
    writeFileSync(PAGE, current);
    return 0;
  }
  process.stderr.write(`${PAGE} is outdated. Run: npm run generate\n`);
  return 1;
}

if (import.meta.main) process.exitCode = main();
