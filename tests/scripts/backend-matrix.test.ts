import { describe, expect, test } from '@jest/globals';
import { operations } from '../../generated/operations.ts';
import {
  BACKENDS,
  backendPage,
  coverageErrors,
  cellsOf,
  type Gap,
  type Served,
} from '../../scripts/backend-matrix.ts';

const rows = operations.filter(({ operationId }) => operationId === 'createChatCompletion');
const chat = (backend: string, way: Served['way']): Served => {
  return { operationId: 'createChatCompletion', backend, way };
};
const others = Object.keys(BACKENDS).filter((backend) => backend !== 'openai');
const rest: Gap = { operations: ['createChatCompletion'], backends: others, reason: 'not here' };
const seen = [chat('openai', 'plain'), chat('openai', 'streamed')];

describe('the table of operations by backend', () => {
  test('is complete when every combination has a test or a reason', () => {
    const cells = cellsOf(rows, seen, [rest]);
    expect(coverageErrors(cells, [rest])).toEqual([]);
    expect(backendPage(cells, [rest])).toContain('| `createChatCompletion` | plain, streamed | 1 | 1 |');
    expect(backendPage(cells, [rest])).toContain('1. not here');
  });

  test.each<[string, Served[], Gap[], RegExp]>([
    ['a combination without a test', [chat('openai', 'plain')], [rest], /openai, streamed, has no test/],
    [
      'a reason for a tested combination',
      [...seen, chat('azure', 'plain')],
      [rest],
      /azure, plain, has a test\. Remove it/,
    ],
    [
      'a test of what the row of a kind does not have',
      [...seen, chat('jina', 'plain')],
      [rest],
      /jina, plain, has a test\. Add the capability to its row/,
    ],
    [
      'an unused reason',
      seen,
      [rest, { ...rest, operations: ['nothing'], reason: 'old' }],
      /no cell has the gap 'old'/,
    ],
  ])('reports %s', (_name, observed, gaps, expected) => {
    expect(coverageErrors(cellsOf(rows, observed, gaps), gaps).join('\n')).toMatch(expected);
  });

  test('leaves the cells empty of what a kind does not have', () => {
    const page = backendPage(cellsOf(rows, [], []), []);
    expect(page).toMatch(/^\| `createChatCompletion` \| \? \| \? \| \? \| \? \| \? \| {2}\| {2}\|/m);
  });

  test('has no row for operations without a model', () => {
    expect(cellsOf(operations, [], []).map(({ operationId }) => operationId)).not.toContain('listFiles');
  });
});
