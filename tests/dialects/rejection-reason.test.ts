import { describe, expect, test } from '@jest/globals';
import { rejectionReason } from '../../dialects/rejection-reason.ts';

/** Error codes or types and messages, by server. */
const TOO_LONG: readonly (readonly [string, unknown, string])[] = [
  ['OpenAI', 'context_length_exceeded', ''],
  ['vLLM', 400, "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens."],
  ['Anthropic', 'invalid_request_error', 'prompt is too long: 208310 tokens > 200000 maximum'],
  ['llama.cpp', 'exceed_context_size_error', 'the request exceeds the available context size'],
  ['Gemini', 400, 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).'],
  ['Bedrock', undefined, 'Input is too long for requested model.'],
  [
    'Mistral',
    3051,
    'Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum',
  ],
  ['Cohere', undefined, 'too many tokens: size limit exceeded by 1000 tokens'],
  [
    'Anthropic beside max_tokens',
    'invalid_request_error',
    'input length and `max_tokens` exceed context limit: 186000 + 20000 > 200000, decrease input length',
  ],
  ['Anthropic by its 413', 'request_too_large', 'Request exceeds the maximum size'],
  ['Nova', undefined, 'Input Tokens Exceeded: Number of input tokens exceeds maximum length.'],
  ['Perplexity', 'too_many_prompt_tokens', ''],
  [
    'LM Studio',
    undefined,
    'The number of tokens to keep from the initial prompt is greater than the context length.',
  ],
  ['Copilot', 'model_max_prompt_tokens_exceeded', 'prompt token count of 70000 exceeds the limit of 64000'],
  ['xAI', undefined, "This model's maximum prompt length is 131072 but the request contains 150000 tokens."],
  ['Groq', 'invalid_request_error', 'Please reduce the length of the messages or completion.'],
  ['Moonshot', 'invalid_request_error', 'Invalid request: Your request exceeded model token limit: 8192'],
  [
    'Moonshot by bytes (MoonshotAI/kimi-code#476)',
    'invalid_request_error',
    'total message size 10176584 exceeds limit 2097152',
  ],
  [
    'DashScope',
    undefined,
    '<400> InternalError.Algo.InvalidParameter: Range of input length should be [1, 30720]',
  ],
  ['TGI', 'validation', '`inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5000 `inputs` tokens'],
  ['SGLang', 400, "The input (9000 tokens) is longer than the model's context length (4096 tokens)."],
  ['TEI', 'Validation', 'Input validation error: `inputs` must have less than 512 tokens. Given: 600'],
];
const AGAINST_POLICY: readonly (readonly [string, unknown, string])[] = [
  ['Azure', 'content_filter', ''],
  [
    'Azure by its text',
    null,
    "filtered due to the prompt triggering Azure OpenAI's content management policy",
  ],
  ['OpenAI images', 'moderation_blocked', ''],
  [
    'OpenAI by its text',
    'invalid_request_error',
    'Your request was rejected as a result of our safety system.',
  ],
];

describe('the reason of a refusal', () => {
  test.each(TOO_LONG)('of %s is the length of the context', (_name, code, message) =>
    expect(rejectionReason([code], message)).toBe('context_length'),
  );

  test.each(AGAINST_POLICY)('of %s is its content policy', (_name, code, message) =>
    expect(rejectionReason([code], message)).toBe('content_policy'),
  );

  test.each([
    ['temperature is too high'],
    ['max_tokens must be at least 1'],
    ['messages: at least one message is required; the maximum is 100000'],
    ['Input should be a valid list'],
    ['tools: 200 tools exceed the maximum of 128'],
    ['this model does not support tools'],
    ['the key is not valid'],
  ])('does not lead to another model: %s', (message) =>
    expect(rejectionReason(['invalid_request_error'], message)).toBeNull(),
  );

  test('is not searched for in long quotations of the request', () => {
    expect(rejectionReason([], `${'x'.repeat(2_000)} maximum context length`)).toBeNull();
  });
});

test('one text that is too long does not make the conversation too long', () => {
  const message =
    "Invalid 'user': string too long. Expected a string with maximum length 64, but got 70 instead.";
  expect(rejectionReason(['string_above_max_length', 'invalid_request_error'], message)).toBeNull();
});
