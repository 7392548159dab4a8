import { expect, test } from '@jest/globals';
import { inRequestOrder } from '../../../dialects/values/item-order.ts';

const indexed = (...indexes: unknown[]): object[] => indexes.map((index) => ({ index }));

test('indexes that count on from other requests begin at 0 (xorbitsai/inference#5240)', () => {
  expect(inRequestOrder(indexed(8, 7), 2)).toEqual(indexed(7, 8));
});

test.each([[[-1, 0]], [[-2, -1]], [[0, 2]], [[7, 9]], [[7, 7]], [[0.5, 1.5]], [['a', 'b']]])(
  'indexes that name no items are refused: %j',
  (indexes) => {
    expect(() => inRequestOrder(indexed(...indexes), 2)).toThrow(
      expect.objectContaining({ code: 'bad_gateway' }),
    );
  },
);

test('entries without an index stand in the order of the request', () => {
  for (const index of [null, undefined]) {
    const entries = [
      { index, embedding: 'a' },
      { index, embedding: 'b' },
    ];
    expect(inRequestOrder(entries, 2)).toEqual(entries);
  }
});

test('an index may be a text of digits', () => {
  expect(inRequestOrder(indexed('1', '0'), 2)).toEqual(indexed('0', '1'));
});
