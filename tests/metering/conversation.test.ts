import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { conversationSize } from '../../metering/conversation.ts';
import type { PromptSize } from '../../metering/prompt-size.ts';

const NOT_PROMPTS = ['model', 'user', 'metadata', 'previous_response_id'];
const NOTHING: PromptSize = {
  textBytes: 0,
  parts: 0,
  images: 0,
  audioBytes: 0,
  documentBytes: 0,
  isOpen: false,
};

describe('the size of a conversation', () => {
  test.each<[string, JsonObject, Partial<PromptSize>]>([
    ['of nothing', {}, {}],
    [
      'of empty values',
      { messages: null, conversation: null, prompt: '', input: undefined },
      { textBytes: 4 },
    ],
    ['excludes what no model reads', { model: 'acme/chat', user: 'x', metadata: { a: 'b' } }, {}],
    // A key has 8 bytes more than its letters, and a value 4.
    [
      'counts keys and values',
      { messages: [{ role: 'user', content: 'Hello' }] },
      { textBytes: 29, parts: 1 },
    ],
    ['counts bytes, not characters', { messages: [{ content: 'é€😀' }] }, { textBytes: 13, parts: 1 }],
    [
      'counts other properties as JSON',
      { temperature: 0.7, stop: ['a', 'b'], x: { y: true } },
      { textBytes: 34 },
    ],
    ['counts texts of the prompt', { system: 'Be brief', instructions: 'Now' }, { textBytes: 19 }],
    [
      'counts parts and images',
      { input: [{ content: [{ type: 'text', text: 'a' }, { type: 'input_image' }] }] },
      { textBytes: 37, parts: 3, images: 1 },
    ],
    [
      'counts nested results of tools',
      { input: [{ output: [{ content: { content: 'deep' } }] }] },
      { textBytes: 8, parts: 3 },
    ],
    ['is open for a stored item', { input: [{ id: 'msg_1' }] }, { textBytes: 19, parts: 1, isOpen: true }],
    ['is open for a stored response', { previous_response_id: 'r' }, { isOpen: true }],
    ['is open for a conversation', { conversation: 'c' }, { textBytes: 5, isOpen: true }],
    ['is open for a container', { container: {} }, { isOpen: true }],
    ['is open for a search', { web_search_options: {} }, { isOpen: true }],
    ['is open for a vendor’s search', { enable_search: true }, { textBytes: 8, isOpen: true }],
    ['is open for a plugin', { plugins: [{ id: 'web' }] }, { textBytes: 17, isOpen: true }],
    ['is open for live data', { search_parameters: {} }, { isOpen: true }],
    ['is open for data of the client', { data_sources: [] }, { isOpen: true }],
    ['is closed without a search', { enable_search: false }, { textBytes: 9 }],
    ['is open for a backend’s tool', { tools: [{ type: 'web_search' }] }, { textBytes: 26, isOpen: true }],
    ['is closed for a client’s tool', { tools: [{ type: 'function' }] }, { textBytes: 24 }],
  ])('%s', (_what, body, size) => {
    expect(conversationSize(body, NOT_PROMPTS)).toEqual({ ...NOTHING, ...size });
  });

  test('is measured only until it is enough', () => {
    const body = { messages: [{ content: 'first' }, { content: 'x'.repeat(50) }], tools: 'more' };
    expect(conversationSize(body, NOT_PROMPTS, 40)).toEqual({ ...NOTHING, textBytes: 54, parts: 1 });
  });

  test('is counted by characters where it is longer than what any model reads', () => {
    const long = 'x'.repeat(5 * 2 ** 20);
    const { textBytes } = conversationSize({ system: [long, long, '€€'] }, NOT_PROMPTS);
    expect(textBytes).toBe(3 * 4 + '€€'.length * 3 + long.length + 3 * long.length);
  });

  test('names every measured text', () => {
    const texts: string[] = [];
    conversationSize(
      { messages: [{ role: 'user', content: 'Hello' }], n: 1, x: 'y' },
      NOT_PROMPTS,
      Infinity,
      texts,
    );
    expect(texts).toEqual(['role', 'user', 'Hello', 'y']);
  });
});
