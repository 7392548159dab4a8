import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { failures, type FailureCode } from '../../errors/catalogue.ts';
import { modules } from '../../scripts/structure/modules.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/guide/troubleshooting.md'), 'utf8');

function rowsOf(heading: string): string[][] {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const lines = own.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => line.split('|').map((cell) => cell.trim()));
}

describe('the page for troubleshooting', () => {
  const byError = rowsOf('By error').flatMap(([, codes = '', seen = '']) =>
    [...codes.matchAll(/`(\w+)`/g)].map(([, code = '']) => [code, seen] as const),
  );

  test('has every failure', () => {
    const codes = new Set(byError.map(([code]) => code));
    expect([...codes].toSorted()).toEqual(Object.keys(failures).toSorted());
  });

  test.each(byError)('says the status of %s', (code, seen) => {
    // The test above fails for another code.
    const { status } = failures[code as FailureCode];
    expect(Number.parseInt(seen, 10)).toBe(status);
  });

  test('names messages that the gateway logs', () => {
    const sources = modules.flatMap(({ name }) => globSync(`${name}/**/*.ts`, { cwd: ROOT }));
    const code = sources.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n');
    const messages = rowsOf('By log line').map(([, message = '']) => message);
    expect(messages.length).toBeGreaterThan(5);
    expect(messages.filter((message) => !code.includes(`'${message}`))).toEqual([]);
  });
});
