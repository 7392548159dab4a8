import { describe, expect, test } from '@jest/globals';
import { operations } from '../../generated/operations.ts';
import { BACKENDS, backendPage, coverageErrors, cellsOf, type Served } from '../../scripts/backend-matrix.ts';

const rows = operations.filter(({ operationId }) => operationId === 'createChatCompletion');
const chat = (backend: string, way: Served['way']): Served => {
  return { operationId: 'createChatCompletion', backend, way };
};
const seen = Object.entries(BACKENDS)
  .filter(([, { capabilities }]) => capabilities.includes('chat'))
  .flatMap(([backend]) => [chat(backend, 'plain'), chat(backend, 'streamed')]);

describe('the table of operations by backend', () => {
  test('is complete when each operation of a row has a test', () => {
    const cells = cellsOf(rows, seen);
    expect(coverageErrors(cells)).toEqual([]);
    expect(backendPage(cells)).toMatch(/^\| `createChatCompletion` \| plain, streamed \|.* {2}\|/m);
  });

  test.each<[string, Served[], RegExp]>([
    ['an operation without a test', seen.slice(1), /openai, plain, has no test/],
    [
      'a test of what the row of a kind does not have',
      [...seen, chat('jina', 'plain')],
      /jina, plain, has a test\. Add the capability to its row/,
    ],
  ])('reports %s', (_name, observed, expected) => {
    expect(coverageErrors(cellsOf(rows, observed)).join('\n')).toMatch(expected);
  });

  test('leaves the cells empty of what a kind does not have', () => {
    const page = backendPage(cellsOf(rows, []));
    expect(page).toMatch(/^\| `createChatCompletion` (?:\| \? )+\| {2}\| {2}\|/m);
  });

  test('has no row for operations without a model', () => {
    expect(cellsOf(operations, []).map(({ operationId }) => operationId)).not.toContain('listFiles');
  });
});
