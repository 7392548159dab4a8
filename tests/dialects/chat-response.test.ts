import { describe, expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { normaliseChatCompletion } from '../../dialects/chat-to-chat/response.ts';
import { completeUsage } from '../../dialects/usage/complete-usage.ts';
import type { JsonObject } from '../../dialects/values/json-values.ts';

const USAGE = { prompt_tokens: 5, completion_tokens: 3, total_tokens: 8 };

function completion(choice: object, more: object = {}): JsonObject {
  const message = { role: 'assistant', content: 'Hi' };
  return { id: 'up-1', created: 7, choices: [{ message, finish_reason: 'stop', ...choice }], ...more };
}

const normalised = (choice: object, more: object = {}): JsonObject =>
  normaliseChatCompletion(completion(choice, more), 'acme/chat', 'f');

describe('a chat completion', () => {
  test('has the fields of the contract, and none that only its server knows', () => {
    const message = { content: 'Hi', tool_calls: [], reasoning: null, function_call: null };
    const choice = {
      message,
      stop_reason: null,
      token_ids: [1],
      prompt_token_ids: [2],
      routed_experts: null,
    };
    const more = {
      prompt_logprobs: null,
      prompt_token_ids: [1],
      kv_transfer_params: null,
      prompt_text: 'a',
      usage: USAGE,
    };
    expect(normalised(choice, more)).toEqual({
      id: 'up-1',
      object: 'chat.completion',
      created: 7,
      model: 'acme/chat',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: 'Hi', refusal: null },
          logprobs: null,
          finish_reason: 'stop',
        },
      ],
      usage: USAGE,
    });
  });

  // BerriAI/litellm#12666: clients keep one of two choices of one number.
  test.each([
    [
      [0, 0],
      [0, 1],
    ],
    [
      [undefined, undefined],
      [0, 1],
    ],
    [[7], [0]],
    [
      [0, 7],
      [0, 7],
    ],
    [
      [1, 0],
      [1, 0],
    ],
  ])('numbers the choices %j as %j', (given, expected) => {
    const message = { content: 'Hi' };
    const choices = given.map((index) => ({ index, message: { ...message }, finish_reason: 'stop' }));
    const { choices: written } = normaliseChatCompletion({ choices }, 'acme/chat', 'f');
    expect(written).toMatchObject(expected.map((index) => ({ index })));
  });

  test.each([
    ['stop', 'stop'],
    ['end_turn', 'stop'],
    ['max_tokens', 'length'],
    ['tool_calls', 'stop'],
    ['unknown', 'length'],
    ['constructor', 'length'],
    ['__proto__', 'length'],
    [null, 'stop'],
  ])('has a finish reason of the contract for %j', (given, expected) => {
    expect(normalised({ finish_reason: given })['choices']).toMatchObject([{ finish_reason: expected }]);
  });
});

describe('the usage of a chat completion', () => {
  const completed = (block: unknown): JsonObject =>
    completeUsage('chat', block, noUsage(), () => ({ inputTokens: 40, outputTokens: 2 }));

  test('is that of the backend, in its order and with its own fields', () => {
    const block = { cost: 0.1, total_tokens: 8, completion_tokens: 3, prompt_tokens: 5, model: 'm' };
    expect(JSON.stringify(completed(block))).toBe(JSON.stringify(block));
  });

  test.each<[unknown, object]>([
    [{ ...USAGE, total_tokens: null }, USAGE],
    [
      { ...USAGE, prompt_tokens: '5' },
      { ...USAGE, prompt_tokens: 40 },
    ],
    [
      { ...USAGE, cached_tokens: '1', x_details: 7, y_details: { a_tokens: -1, b: null } },
      { ...USAGE, y_details: {} },
    ],
    ['5', { prompt_tokens: 40, completion_tokens: 2, total_tokens: 42 }],
    // OpenRouter, for an image of FLUX (BerriAI/litellm#28024).
    [
      { prompt_tokens: 5, completion_tokens: 14_417.92, total_tokens: 14_422.92 },
      { prompt_tokens: 5, completion_tokens: 14_418, total_tokens: 14_423 },
    ],
  ])('has no invalid counts: %j', (block, expected) => {
    expect(completed(block)).toEqual(expected);
  });
});
