import { describe, expect, test } from '@jest/globals';
import { pageOf, storedInput } from '../../../dialects/texts/stored-input.ts';

const call = { type: 'function_call', call_id: 'call_1', name: 'look', arguments: '{}' };
const message = (content: unknown, role = 'user') => ({ role, content });

describe('an item of a stored input', () => {
  test.each([
    ['a text of the user', message('hi'), [{ type: 'input_text', text: 'hi' }]],
    ['a text of the developer', message('hi', 'developer'), [{ type: 'input_text', text: 'hi' }]],
    [
      'a text of the model',
      message('hi', 'assistant'),
      [{ type: 'output_text', text: 'hi', annotations: [] }],
    ],
    [
      'a list of parts',
      message([{ type: 'input_image', image_url: 'https://a/b' }]),
      [{ type: 'input_image', image_url: 'https://a/b' }],
    ],
  ])('has its content as a list: %s', (_what, item, content) => {
    expect(storedInput([item], 'resp_1')).toEqual([{ ...item, id: 'item_1_0', type: 'message', content }]);
  });

  test('of any other type stays as it was', () => {
    const unknown = { id: 'x_1', type: 'crystal_ball', vision: { years: 3 } };
    expect(storedInput([call, unknown], 'resp_1')).toEqual([{ ...call, id: 'item_1_0' }, unknown]);
  });

  test.each([undefined, null, '', 7])('gets an id where it has %j', (id) => {
    expect(storedInput([{ ...call, id }], 'resp_a')[0]?.id).toBe('item_a_0');
  });

  test('has an id that no other item of the list has', () => {
    const ids = storedInput([call, { ...call, id: 'fc_1' }, { ...call, id: 'fc_1' }, call], 'resp_1').map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['item_1_0', 'fc_1', 'item_1_2', 'item_1_3']);
  });
});

describe('pages', () => {
  const items = storedInput(
    ['a', 'b', 'a', 'c', 'd'].map((id) => ({ ...call, id })),
    'resp_1',
  );

  test.each(['asc', 'desc'] as const)('have each item once, in %s order, also items of one id', (order) => {
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const page = pageOf(items, { limit: 2, after, order });
      seen.push(...(page?.data ?? []).map(({ id }) => id));
      after = seen.at(-1) ?? null;
      if (page?.hasMore !== true) break;
    }
    const expected = items.map(({ id }) => id);
    expect(seen).toEqual(order === 'asc' ? expected : expected.reverse());
  });

  test('are empty after the last item, and none after an unknown one', () => {
    const asc = { limit: 2, order: 'asc' } as const;
    expect(pageOf(items, { ...asc, after: 'd' })).toEqual({ data: [], hasMore: false });
    expect(pageOf(items, { ...asc, after: 'z' })).toBeNull();
    expect(pageOf([], { ...asc, after: null })).toEqual({ data: [], hasMore: false });
  });
});
