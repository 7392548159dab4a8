import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const FOLDER = join(import.meta.dirname, '../../docs/decisions');
const RECORDS = readdirSync(FOLDER).filter((name) => /^\d{4}-[a-z0-9-]+\.md$/.test(name));
const PARTS = ['Status', 'Context', 'Decision', 'Figures', 'Consequences', 'Instead'];
const REQUIRED = ['Status', 'Context', 'Decision'];
const STATUS =
  /^\*\*Status\.\*\* (?:In force\.|In force, in part: .*\[\d+\]\(.*|Replaced by \[\d+\]\(.*\)\.)$/;

test('the folder has records and their index only', () => {
  const others = readdirSync(FOLDER).filter((name) => !RECORDS.includes(name));
  expect(others).toEqual(['README.md']);
});

test('no two records have one number', () => {
  const numbers = RECORDS.map((name) => numberOf(name));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test.each(RECORDS)('%s has its number in the title, and a status', (name) => {
  const [title = '', status = ''] = paragraphsOf(name);
  expect(title).toMatch(new RegExp(`^# ${numberOf(name)}\\. \\S`));
  expect(status).toMatch(STATUS);
});

test.each(RECORDS)('%s has a context, a decision, and no other parts than the form has', (name) => {
  const parts = [...read(name).matchAll(/^\*\*([^*]+)\*\*/gm)].map(([, label = '']) =>
    label.replace(/\.$/, ''),
  );
  expect(parts).toEqual(PARTS.filter((part) => REQUIRED.includes(part) || parts.includes(part)));
});

test.each(RECORDS)('%s is replaced only by records that exist', (name) => {
  const [, status = ''] = paragraphsOf(name);
  const replacing = [...status.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target);
  expect(RECORDS).toEqual(expect.arrayContaining(replacing));
});

test('the index has one line for each record, with its title', () => {
  const lines = joined(read('README.md'))
    .split('\n')
    .filter((line) => line.startsWith('- ['));
  const expected = RECORDS.map((name) => `- [${numberOf(name)}](${name}) ${titleOf(name)}`);
  expect(lines.toSorted()).toEqual(expected.toSorted());
});

function read(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}

function numberOf(name: string): number {
  return Number(name.slice(0, 4));
}

function paragraphsOf(name: string): string[] {
  return read(name)
    .split('\n\n')
    .map((paragraph) => paragraph.trim().replaceAll(/\s+/g, ' '));
}

function titleOf(name: string): string {
  return (paragraphsOf(name)[0] ?? '').replace(/^# \d+\. /, '');
}

/** Joins the wrapped lines of list items. */
function joined(text: string): string {
  return text.replaceAll(/\n {2,}(?=\S)/g, ' ');
}
