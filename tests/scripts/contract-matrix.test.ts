import { describe, expect, test } from '@jest/globals';
import type { OperationRow } from '../../contract/operation.ts';
import { operations } from '../../generated/operations.ts';
import {
  coverageErrors,
  coverageOf,
  coverageTable,
} from '../../scripts/contract-coverage/contract-matrix.ts';

const [first] = operations;
if (first === undefined) throw new Error('the contract has no operation');
const json = { content: { 'application/json': null }, headers: [] };
const rows: OperationRow<string>[] = [
  {
    ...first,
    operationId: 'read',
    responses: { '200': json, '204': { content: {}, headers: [] }, '429': json },
  },
];
const response = (status: string, mediaType = 'application/json', operationId = 'read') => ({
  operationId,
  status,
  mediaType,
});

describe('coverage of the contract', () => {
  const all = [response('200'), response('204', ''), response('429')];

  test('is complete when every response was seen', () => {
    const coverage = coverageOf(rows, all);
    expect(coverageErrors(coverage)).toEqual([]);
    expect(coverageTable(coverage)).toContain('read       +    +    +');
  });

  test.each([
    ['a gap', [response('200'), response('429')], ['read 204 has no contract test']],
    [
      'an undeclared response',
      [...all, response('418')],
      ['read 418 application/json is not in the contract'],
    ],
  ])('fails on %s', (_name, observed, errors) => {
    expect(coverageErrors(coverageOf(rows, observed))).toEqual(errors);
  });
});
