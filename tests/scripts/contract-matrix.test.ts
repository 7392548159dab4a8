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
  test('is complete when every response was seen or is pending', () => {
    const coverage = coverageOf(rows, [response('200'), response('204', '')], [response('429')]);
    expect(coverageErrors(coverage, [response('429')], 1)).toEqual([]);
    expect(coverageTable(coverage)).toContain('read       +    +    p');
  });

  test.each([
    ['a gap', [response('200')], [response('429')], 1, ['read 204 has no contract test']],
    [
      'a pending response that was seen',
      [response('200'), response('204', ''), response('429')],
      [response('429')],
      1,
      [
        'read 429 application/json was seen. Remove it from scripts/contract-coverage/pending.ts and lower its ceiling',
      ],
    ],
    [
      'a list that grew',
      [response('200'), response('204', '')],
      [response('429')],
      0,
      ['the pending list has 1 entries, but may have at most 0'],
    ],
    [
      'a ceiling that is too high',
      [response('200'), response('204', '')],
      [response('429')],
      2,
      ['lower scripts/contract-coverage/pending-ceiling.json to 1'],
    ],
    [
      'an undeclared response',
      [response('200'), response('204', ''), response('418')],
      [response('429')],
      1,
      ['read 418 application/json is not in the contract'],
    ],
  ])('fails on %s', (_name, observed, pending, ceiling, errors) => {
    expect(coverageErrors(coverageOf(rows, observed, pending), pending, ceiling)).toEqual(errors);
  });
});
