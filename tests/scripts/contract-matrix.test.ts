import { describe, expect, test } from '@jest/globals';
import type { OperationRow } from '../../contract/operation.ts';
import { operations } from '../../generated/operations.ts';
import { coverageFaults, coverageOf, coverageTable } from '../../scripts/contract-matrix.ts';

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
const answer = (status: string, mediaType = 'application/json', operationId = 'read') => ({
  operationId,
  status,
  mediaType,
});

describe('coverage of the contract', () => {
  test('is whole when every answer was seen or waits', () => {
    const coverage = coverageOf(rows, [answer('200'), answer('204', '')], [answer('429')]);
    expect(coverageFaults(coverage, [answer('429')], 1)).toEqual([]);
    expect(coverageTable(coverage)).toContain('read       +    +    p');
  });

  test.each([
    ['a gap', [answer('200')], [answer('429')], 1, ['read 204 was never seen: no contract test produces it']],
    [
      'a pending answer that was seen',
      [answer('200'), answer('204', ''), answer('429')],
      [answer('429')],
      1,
      ['read 429 application/json was seen: take it from tests/contract/pending.ts and lower its ceiling'],
    ],
    [
      'a list that grew',
      [answer('200'), answer('204', '')],
      [answer('429')],
      0,
      ['the pending list has grown to 1; it had 0 entries'],
    ],
    [
      'a ceiling that is too high',
      [answer('200'), answer('204', '')],
      [answer('429')],
      2,
      ['lower tests/contract/pending-ceiling.json to 1'],
    ],
    [
      'an answer that the contract lacks',
      [answer('200'), answer('204', ''), answer('418')],
      [answer('429')],
      1,
      ['read 418 application/json is not of the contract'],
    ],
  ])('fails on %s', (_name, observed, pending, ceiling, faults) => {
    expect(coverageFaults(coverageOf(rows, observed, pending), pending, ceiling)).toEqual(faults);
  });
});
