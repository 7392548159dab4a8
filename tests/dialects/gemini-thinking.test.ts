import { expect, test } from '@jest/globals';
import { toGenerateContent } from '../../dialects/gemini/request.ts';

test.each([
  ['gemini-2.5-flash', { thinkingBudget: 0 }],
  ['gemini-2.5-pro', { thinkingBudget: 128 }],
  ['gemini-3-pro-preview', { thinkingLevel: 'LOW' }],
  ['gemini-3.5-flash', { thinkingLevel: 'MINIMAL' }],
])('disabled thinking is the least that %s takes', (model, thinkingConfig) => {
  const messages = [{ role: 'user', content: 'Hi' }];
  const request = toGenerateContent(
    { model: 'm', max_tokens: 9, messages, thinking: { type: 'disabled' } },
    model,
  );
  expect(request).toMatchObject({ generationConfig: { thinkingConfig } });
});
