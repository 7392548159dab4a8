import { describe, expect, test } from '@jest/globals';
import { linkForms, withoutNullMembers } from '../../contract/null-members.ts';
import { formsInRequests, objectForms } from '../../generated/null-members.ts';

function present(operationId: string, name: string, value: unknown): unknown {
  const members = new Map(linkForms(objectForms, formsInRequests[operationId] ?? {}));
  return withoutNullMembers(members.get(name) ?? [], value);
}

describe('nulls in a request', () => {
  test('are removed where the contract says that null counts as absent', () => {
    const call = { id: 'c', type: 'function', function: { name: 'look', arguments: '{"a":null}' } };
    const dumped = { role: 'assistant', content: 'Hi', refusal: null, audio: null, function_call: null };
    expect(present('createChatCompletion', 'messages', [{ ...dumped, tool_calls: [call] }])).toEqual([
      { role: 'assistant', content: 'Hi', tool_calls: [call] },
    ]);
  });

  test.each([
    ['createChatCompletion', 'messages', [{ role: 'assistant', content: null, tool_calls: [] }]],
    [
      'createChatCompletion',
      'messages',
      [{ role: 'user', content: [{ type: 'new', text: null }], mood: null }],
    ],
    [
      'createMessage',
      'messages',
      [{ role: 'assistant', content: [{ type: 'tool_use', id: 'c', name: 'n', input: { a: null } }] }],
    ],
    [
      'createMessage',
      'tools',
      [{ name: 'n', input_schema: { properties: { a: { default: null, enum: [null] } } } }],
    ],
    ['createMessage', 'tools', [{ type: 'web_search_20250305', name: 'web_search', user_location: null }]],
    ['createResponse', 'input', [{ type: 'computer_call', id: null }, 'x', null, [null]]],
    ['createResponse', 'text', 'a text'],
  ])('of %s in %s are kept where the contract does not: %j', (operationId, name, value) => {
    expect(present(operationId, name, value)).toBe(value);
  });
});
