import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  classificationTokens,
  embeddingTokens,
  maxItemTokens,
  rerankTokens,
  estimatedItemTokens,
  type ItemTokens,
} from '../../metering/list-input.ts';

const text = fc.string({ unit: 'binary' });
const tokens = fc.array(fc.nat(100_000), { minLength: 1 });
const operations = [
  {
    name: 'embeddings',
    sum: embeddingTokens,
    field: 'input',
    items: fc.oneof(fc.array(text), fc.array(tokens)),
  },
  { name: 'a classification', sum: classificationTokens, field: 'input', items: fc.array(text) },
  {
    name: 'rerank',
    sum: rerankTokens,
    field: 'documents',
    items: fc.array(fc.oneof(text, fc.record({ title: text, text }))),
  },
];

describe.each(operations)('the tokens of $name', ({ sum, field, items }) => {
  test.each<[string, ItemTokens]>([
    ['at most', maxItemTokens(500)],
    ['without a limit of the model', maxItemTokens(undefined)],
    ['as usual', estimatedItemTokens],
  ])('are the sum over the items, %s', (_bound, tokensOf) => {
    fc.assert(
      fc.property(items, text, (list, instruction) => {
        const of = (some: readonly unknown[]): number =>
          sum({ model: 'm', instruction, [field]: some }, ['model'], tokensOf);
        const each = list.map((item) => of([item]));
        expect(of(list)).toBe(each.reduce((total, one) => total + one, 0));
      }),
    );
  });

  test('include the other fields once for each item', () => {
    const bytesOfItems: number[] = [];
    const list = Array.from({ length: 1_000 }, () => 'ab');
    sum({ instruction: 'abc', [field]: list }, [], (bytes) => bytesOfItems.push(bytes));
    const [one] = bytesOfItems;
    expect(one).toBeGreaterThanOrEqual('ab'.length + 'abc'.length);
    expect(bytesOfItems).toEqual(list.map(() => one));
  });
});
