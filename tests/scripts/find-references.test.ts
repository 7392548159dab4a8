import { describe, expect, test } from '@jest/globals';
import { findReferences, type Targets } from '../../scripts/words/find-references.ts';
import { pageAnchors } from '../../scripts/words/page-anchors.ts';

const files = new Map([
  ['docs/money.md', '# Money\n\n## What is charged\n'],
  ['README.md', '# Gateway\n'],
]);
const targets: Targets = {
  has: (path) => files.has(path),
  hasFolder: (path) => path === 'docs',
  anchorsOf: (page) => pageAnchors(files.get(page) ?? ''),
  hasDecision: (number) => number === 12 || number === 34,
};

const found = (text: string, path = 'ledger/a.ts') =>
  findReferences(path, text, targets).map(({ line, found: words }) => [line, words]);

describe('a reference without a target is found', () => {
  test.each([
    ['a section sign', '/** Settles a call (design §7). */', '§7'],
    ['a section sign over the end of a line', '/**\n * In wire-formats/\n * §15.2. */', '§15.2.'],
    ['a section sign that JSON escapes', '"source": "\\u00a715"', '\\u00a715'],
    [
      'a section of a text that is not here',
      '# Limits (specification, section 8).',
      'specification, section 8',
    ],
    ['the title of pages', '// As in the wire formats.', 'wire formats'],
    ['a decision', '// See decision 13.', 'decision 13'],
    ['one of several decisions', '// See decisions 12 and 13.', 'decisions 12 and 13'],
    ['a decision by its abbreviation', '// See ADR 13.', 'ADR 13'],
    ['a page', '// See docs/hot-path.md.', 'docs/hot-path.md'],
    ['a heading', '// See docs/money.md#what-is-free.', 'docs/money.md#what-is-free'],
  ])('%s', (_name, text, words) => {
    expect(found(text).map(([, what]) => what)).toEqual([words]);
  });

  test('a page by a link of another page', () => {
    expect(found('See [money](../money.md#free).', 'docs/guide/start.md')).toEqual([[1, '../money.md#free']]);
    expect(found('See [the guide](docs/guide.md).', 'README.md')).toEqual([[1, 'docs/guide.md']]);
  });

  test('with its line', () => {
    expect(found('one\n\n/**\n * See decision\n * 13.\n */')).toEqual([[4, 'decision 13']]);
  });
});

describe('a reference with a target passes', () => {
  test.each([
    '// The order of docs/money.md#what-is-charged.',
    '// See money.md, README.md and ../README.md.',
    '// Decisions are numbered; see decision 12, decisions 12 and 34.',
    '/** Hop-by-hop headers (RFC 9110, section 7.6.1). */',
    '/** The vocabulary of docs/money.md: 3 decisions. */',
    'const pattern = /[^.]+\\.md$/;',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('by the title of its pages where they are', () => {
    expect(found('See the wire formats.', 'docs/README.md')).toEqual([]);
  });

  test('in data, where names may be those of any file', () => {
    expect(found('{ "filename": "notes.md" }', 'tests/fixtures/upload.json')).toEqual([]);
    expect(found('{ "source": "design §7" }', 'tests/fixtures/upload.json')).toEqual([[1, '§7']]);
  });

  test('of a page by a link, and of a file that a command writes by its name', () => {
    expect(found('See [money](../money.md#what-is-charged).', 'docs/guide/start.md')).toEqual([]);
    expect(found('It writes `review.md`.', 'docs/reviewing.md')).toEqual([]);
  });
});
