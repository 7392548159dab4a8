import { describe, expect, test } from '@jest/globals';
import { toMessageRequest } from '../../dialects/chat-to-messages/request.ts';
import { toResponseRequest } from '../../dialects/chat-to-responses/request.ts';
import { toCohereChat } from '../../dialects/cohere/request.ts';

/** Mistral's clients send what the model thought as a part of its message (`ThinkChunk` of mistralai, pydantic-ai). */
const THOUGHT = { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }], closed: true };
const TEXT = { type: 'text', text: 'The Nile.' };
const CALL = { id: 'call_1', type: 'function', function: { name: 'look', arguments: '{}' } };
const TOOLS = [{ type: 'function', function: { name: 'look', parameters: { type: 'object' } } }];

function conversation(content: object[], calls: object[] = []): object[] {
  const results = calls.map(() => ({ role: 'tool', tool_call_id: 'call_1', content: 'found' }));
  const turn = { role: 'assistant', content, ...(calls.length === 0 ? {} : { tool_calls: calls }) };
  return [
    { role: 'user', content: 'Which river?' },
    turn,
    ...results,
    ...(calls.length === 0 ? [{ role: 'user', content: 'And?' }] : []),
  ];
}

const plain = { model: 'm', messages: conversation([THOUGHT, TEXT]) };
const called = { model: 'm', tools: TOOLS, messages: conversation([THOUGHT], [CALL]) };

describe('a thinking part of an earlier message of the model', () => {
  test('is left out for servers of the messages format, which need its signature', () => {
    expect(toMessageRequest(plain)).toMatchObject({
      messages: [{}, { role: 'assistant', content: 'The Nile.' }, {}],
    });
    expect(toMessageRequest(called)).toMatchObject({
      messages: [{}, { role: 'assistant', content: [{ type: 'tool_use' }] }, {}],
    });
  });

  test('is a reasoning item for servers of responses while the model still needs it', () => {
    expect(toResponseRequest(plain)).toMatchObject({
      input: [{}, { role: 'assistant', content: 'The Nile.' }, {}],
    });
    expect(toResponseRequest(called)).toMatchObject({
      input: [{}, { type: 'reasoning', content: [{ text: 'Hm.' }] }, { type: 'function_call' }, {}],
    });
  });

  test('is the plan of its calls for Cohere', () => {
    expect(toCohereChat(plain)).toMatchObject({
      messages: [{}, { role: 'assistant', content: 'The Nile.' }, {}],
    });
    expect(toCohereChat(called)).toMatchObject({
      messages: [{}, { role: 'assistant', tool_plan: 'Hm.', tool_calls: [{}] }, {}],
    });
  });

  test('does not hide that another part is refused', () => {
    const messages = conversation([THOUGHT, { type: 'unknown' }]);
    for (const translate of [toMessageRequest, toResponseRequest, toCohereChat])
      expect(() => translate({ model: 'm', messages })).toThrow();
  });
});
