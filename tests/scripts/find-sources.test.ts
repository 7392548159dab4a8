import { expect, test } from '@jest/globals';
import type { Targets } from '../../scripts/words/find-references.ts';
import { findSources } from '../../scripts/words/find-sources.ts';

const targets: Targets = {
  has: (path) => path === 'ledger/ledger.ts',
  hasFolder: (path) => path === 'ledger' || path === 'tests',
  anchorsOf: () => new Set(),
  hasDecision: () => false,
};
const found = (text: string, path = 'docs/money.md'): [number, string][] =>
  findSources(path, text, targets).map(({ line, found: source }) => [line, source]);

test.each([
  ['in prose', '# Money\n\nSee `ledger/book.ts`.', [3, 'ledger/book.ts']],
  ['in a command', '```sh\nnpm test -- tests/ledger/book.test.ts\n```', [2, 'tests/ledger/book.test.ts']],
])('a source that does not exist is found %s of a page', (_where, text, expected) => {
  expect(found(text)).toEqual([expected]);
});

test('a source that does not exist is found in a comment, and not in code', () => {
  const text =
    "/** As `ledger/book.ts`. */\nimport { book } from 'ledger/other.ts';\n  // See ledger/old.ts.";
  expect(found(text, 'ledger/a.ts')).toEqual([
    [1, 'ledger/book.ts'],
    [3, 'ledger/old.ts'],
  ]);
});

test.each([
  'See `ledger/ledger.ts`.',
  'vLLM has `vllm/entrypoints/a.ts`, a package `@acme/ledger/a.ts`, a page [a](../ledger/a.ts).',
  '`ledger/<kind>.ts` and `ledger/*.ts` are forms.',
  '<!-- docs:test file="ledger/new.ts" -->\n\n```sh\nnode ledger/new.ts\n```',
])('a source with a target, of another project or of the page passes: %s', (text) => {
  expect(found(text)).toEqual([]);
});
