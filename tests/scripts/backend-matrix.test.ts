import { describe, expect, test } from '@jest/globals';
import { operations } from '../../generated/operations.ts';
import {
  BACKENDS,
  backendPage,
  cellFaults,
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
  test('is whole when every combination was seen or has a reason', () => {
    const cells = cellsOf(rows, seen, [rest]);
    expect(cellFaults(cells, [rest])).toEqual([]);
    expect(backendPage(cells, [rest])).toContain('| `createChatCompletion` | plain, streamed | 1 | 1 |');
    expect(backendPage(cells, [rest])).toContain('1. not here');
  });

  test.each<[string, Served[], Gap[], RegExp]>([
    [
      'a combination that was not seen',
      [chat('openai', 'plain')],
      [rest],
      /openai, streamed, was never seen/,
    ],
    [
      'a reason for what was seen',
      [...seen, chat('jina', 'plain')],
      [rest],
      /jina, plain, was seen: take it/,
    ],
    [
      'a reason that nothing needs',
      seen,
      [rest, { ...rest, operations: ['nothing'], reason: 'old' }],
      /no cell needs the reason 'old'/,
    ],
  ])('has a fault for %s', (_name, observed, gaps, expected) => {
    expect(cellFaults(cellsOf(rows, observed, gaps), gaps).join('\n')).toMatch(expected);
  });

  test('has no row for operations without a model', () => {
    expect(cellsOf(operations, [], []).map(({ operationId }) => operationId)).not.toContain('listFiles');
  });
});
