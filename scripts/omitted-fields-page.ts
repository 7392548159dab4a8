import { readFileSync, writeFileSync } from 'node:fs';
import { OMITTED_FIELDS } from '../dialects/fields/omitted-fields.ts';
import { OMITTED_LIST_FIELDS } from '../dialects/fields/omitted-list-fields.ts';
import { formatted } from './formatted.ts';

const PAGE = 'docs/unsupported-fields.md';
const BEGIN = '<!-- begin: written by scripts/omitted-fields-page.ts -->';
const END = '<!-- end -->';

/** Returns the page with a current table of the fields that translations leave out. Throws without the marks. */
export function pageWith(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${PAGE} has no place for the table`);
  return formatted(PAGE, `${before}${BEGIN}\n\n${omittedTables()}\n\n${END}${after}`);
}

type Fields = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Writes a table for conversations, and one for lists and documents. */
function omittedTables(): string {
  const conversations = Object.entries(OMITTED_FIELDS).filter(([name]) => !(name in OMITTED_LIST_FIELDS));
  return [
    omittedTable(Object.fromEntries(conversations)),
    'Of lists and documents:',
    omittedTable(OMITTED_LIST_FIELDS),
  ].join('\n\n');
}

/** Writes a row for each field and reason, with all translations that leave the field out. */
function omittedTable(fieldsOf: Fields): string {
  const rows = new Map<string, { field: string; reason: string; translations: string[] }>();
  for (const [translation, fields] of Object.entries(fieldsOf)) {
    for (const [field, reason] of Object.entries(fields)) {
      const key = `${field} ${reason}`;
      const row = rows.get(key) ?? { field, reason, translations: [] };
      row.translations.push(translation);
      rows.set(key, row);
    }
  }
  const all = Object.keys(fieldsOf).length;
  const lines = [...rows.values()]
    .sort((one, other) => (one.field < other.field ? -1 : one.field > other.field ? 1 : 0))
    .map(({ field, reason, translations }) => {
      const shown = field === 'unlisted' ? 'unlisted fields' : `\`${field}\``;
      return `| ${shown} | ${translations.length === all ? 'all' : inShort(translations)} | ${reason} |`;
    });
  return ['| field | from | why |', '| --- | --- | --- |', ...lines].join('\n');
}

/** Names each source once: `chat to messages, responses; responses to chat`. */
function inShort(translations: readonly string[]): string {
  const targets = new Map<string, string[]>();
  for (const translation of translations) {
    const [source = '', target = ''] = translation.split(' to ');
    targets.set(source, [...(targets.get(source) ?? []), target]);
  }
  return [...targets].map(([source, to]) => `${source} to ${to.join(', ')}`).join('; ');
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
