import { expect, test } from '@jest/globals';
import { toConverse } from '../../dialects/converse/request.ts';

test('a conversation that the assistant begins has a message of the user before it (pydantic-ai 1.20.0)', () => {
  const messages = [
    { role: 'assistant', content: 'Hello, how can I help you?' },
    { role: 'user', content: 'I need a potato!' },
  ];
  const { messages: sent } = toConverse({ model: 'm', max_tokens: 9, messages }, 'anthropic.claude') as {
    messages: { role: string }[];
  };
  expect(sent.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
});
