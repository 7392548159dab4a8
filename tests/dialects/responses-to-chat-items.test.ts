import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { responsesToChat } from '../../dialects/responses-to-chat/dialect.ts';
import { inputItems, itemReferences, withContext } from '../../dialects/responses-to-chat/items.ts';

const HI = { role: 'user', content: 'Hi' };
const AND = { role: 'user', content: 'And?' };
const ANSWER = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  content: [{ type: 'output_text', text: 'Hello', annotations: [] }],
};

describe('the items of a responses request', () => {
  test.each<[string, JsonObject, JsonObject[]]>([
    [
      'a text as a message of the user',
      { input: 'Hi' },
      [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hi' }] }],
    ],
    ['a list', { input: [HI, AND] }, [HI, AND]],
    ['messages', { messages: [HI] }, [HI]],
    ['messages beside a null', { input: null, messages: [HI] }, [HI]],
    ['input before messages', { input: [AND], messages: [HI] }, [AND]],
    ['an empty list before messages', { input: [], messages: [HI] }, []],
  ])('are %s', (_name, body, items) => {
    expect(inputItems(body)).toEqual(items);
  });

  test('may refer to stored items by id, with and without a type', () => {
    const items = [
      { type: 'item_reference', id: 'msg_1' },
      { id: 'rs_1' },
      HI,
      ANSWER,
      { type: null, id: 'msg_1' },
    ];
    expect(itemReferences(items)).toEqual(['msg_1', 'rs_1']);
  });
});

describe('a request with its stored conversation', () => {
  test("has the chain's items before its own, and only its own instructions", () => {
    const body = { model: 'm', messages: [AND], instructions: 'New.', previous_response_id: 'resp_1' };
    const before = JSON.stringify(body);
    expect(withContext(body, [HI, ANSWER])).toEqual({
      model: 'm',
      input: [HI, ANSWER, AND],
      instructions: 'New.',
      previous_response_id: 'resp_1',
    });
    expect(JSON.stringify(body)).toBe(before);
  });

  test('has stored items in place of references, which ai-sdk sends', () => {
    const body = { input: [HI, { type: 'item_reference', id: 'msg_1' }, AND] };
    const referenced = new Map<string, JsonObject>([['msg_1', ANSWER]]);
    expect(withContext(body, [], referenced)['input']).toEqual([HI, ANSWER, AND]);
  });

  test('has no item twice when a reference points into its chain', () => {
    const body = { input: [{ id: 'msg_1' }, AND] };
    expect(withContext(body, [HI, ANSWER])['input']).toEqual([HI, ANSWER, AND]);
  });

  test('is refused with the path of a reference to an unknown item', () => {
    const body = { messages: [HI, { type: 'item_reference', id: 'msg_9' }] };
    const expanded = (): unknown => withContext(body, [ANSWER]);
    expect(expanded).toThrow(expect.objectContaining({ code: 'invalid_parameter', param: 'messages[1].id' }));
  });

  test("is refused with the client's index of an invalid item, not the index in the complete conversation", () => {
    const invalid = { role: 'critic', content: 'x' };
    const expanded = withContext({ messages: [{ id: 'msg_1' }, invalid] }, [HI, ANSWER]);
    const translated = (): unknown => responsesToChat.request({ ...expanded });
    expect(translated).toThrow(expect.objectContaining({ param: 'messages[1].role' }));
  });

  test('is refused with the name of the chain when a stored item is invalid', () => {
    const expanded = withContext({ input: 'Hi' }, [{ type: 'compaction', id: 'cmp_1' }]);
    const translated = (): unknown => responsesToChat.request(expanded);
    expect(translated).toThrow(expect.objectContaining({ param: 'previous_response_id' }));
  });

  test('keeps calls and their outputs across turns (vllm#43244, litellm#26167)', () => {
    const call = {
      id: 'fc_1',
      type: 'function_call',
      call_id: 'c1',
      name: 'look',
      arguments: '{}',
      status: 'completed',
    };
    const output = { type: 'function_call_output', call_id: 'c1', output: 'blue' };
    expect(responsesToChat.request(withContext({ input: [output] }, [HI, call]))['messages']).toEqual([
      HI,
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'c1', type: 'function', function: { name: 'look', arguments: '{}' } }],
      },
      { role: 'tool', tool_call_id: 'c1', content: 'blue' },
    ]);
  });

  const called = { type: 'function_call', call_id: 'c1', name: 'look', arguments: '{"at": 1}' };
  const result = { type: 'function_call_output', call_id: 'c1', output: 'blue' };
  const custom = { type: 'custom_tool_call', call_id: 'c1', name: 'look', input: 'at 1' };
  test.each<[string, JsonObject[], JsonObject[], JsonObject[]]>([
    ['repeats', [HI, called], [called, result], [HI, called, result]],
    [
      'repeats beside others',
      [called],
      [{ ...called, call_id: 'c2' }, called, result],
      [called, { ...called, call_id: 'c2' }, result],
    ],
    ['has answered, and makes again', [called, result], [called, result], [called, result, called, result]],
    ['answers first, and makes again', [called], [result, called, result], [called, result, called, result]],
    ['repeats twice', [called], [called, called], [called, called]],
    ['makes with another kind of tool', [called], [custom, result], [called, custom, result]],
  ])(
    'has a call that the client %s as often as it was made (LiveKit Agents 1.8.9)',
    (_what, chain, input, expected) => {
      expect(withContext({ input }, chain)['input']).toEqual(expected);
    },
  );
});
