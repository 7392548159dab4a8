import { expect, test } from '@jest/globals';
import { findLinks } from '../../scripts/words/find-links.ts';
import { pageAnchors } from '../../scripts/words/page-anchors.ts';
import type { Targets } from '../../scripts/words/find-references.ts';

const files = new Map([
  ['docs/money.md', '# Money\n\n## What is charged\n'],
  ['docs/guide/start.md', '# Start\n'],
  ['ledger/ledger.ts', ''],
]);
const targets: Targets = {
  has: (path) => files.has(path),
  hasFolder: (path) => ['docs', 'docs/guide', 'ledger'].includes(path),
  anchorsOf: (page) => pageAnchors(files.get(page) ?? ''),
  hasDecision: () => false,
};
const found = (text: string, path = 'docs/guide/start.md'): [number, string][] =>
  findLinks(path, text, targets).map(({ line, found: link }) => [line, link]);

test.each([
  ['to a page of the folder that is elsewhere', 'See [money](money.md).', '(money.md)'],
  [
    'to a heading that a page does not have',
    '[Money](../money.md#what-is-free)',
    '(../money.md#what-is-free)',
  ],
  ['to a heading that this page does not have', '[below](#below)', '(#below)'],
  ['to a file that does not exist', '[ledger](../../ledger/book.ts)', '(../../ledger/book.ts)'],
  ['to a folder that does not exist', '[cli](../../cli/)', '(../../cli/)'],
])('a link %s is found', (_name, text, link) => {
  expect(found(text)).toEqual([[1, link]]);
});

test('a link is found with its line, after code', () => {
  expect(found('# Start\n\n```sh\n[not](a.md)\n```\n\n[a](a.md)')).toEqual([[7, '(a.md)']]);
});

test.each([
  '[money](../money.md), [charged](../money.md#what-is-charged), [start](#start)',
  '[the ledger](../../ledger/), [its code](../../ledger/ledger.ts)',
  '[a page on the web](https://example.com/a.md)',
])('a link with a target passes: %s', (text) => {
  expect(found(`# Start\n\n${text}`)).toEqual([]);
});
