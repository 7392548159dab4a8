import { describe, expect, test } from '@jest/globals';
import { readMessagesUsage } from '../../calls/messages-usage.ts';
import { noUsage, readChatUsage } from '../../calls/usage.ts';

describe("an upstream's usage", () => {
  test('counts cached input once, whichever format reports it', () => {
    const ofChat = noUsage();
    readChatUsage(ofChat, {
      prompt_tokens: 100,
      completion_tokens: 7,
      prompt_tokens_details: { cached_tokens: 60, cache_write_tokens: 10 },
    });
    const ofMessages = noUsage();
    readMessagesUsage(ofMessages, {
      input_tokens: 30,
      cache_read_input_tokens: 60,
      cache_creation_input_tokens: 10,
      output_tokens: 7,
    });
    expect(ofMessages).toEqual(ofChat);
    expect(ofChat).toMatchObject({
      inputTokens: 100,
      cachedInputTokens: 60,
      cacheWriteTokens: 10,
      outputTokens: 7,
    });
  });

  test('of parts of tokens is rounded up', () => {
    const usage = noUsage();
    readChatUsage(usage, { prompt_tokens: 0, completion_tokens: 14_417.92, total_tokens: 14_417.92 });
    expect(usage).toMatchObject({ outputTokens: 14_418, reported: true });
  });

  test('of a later event replaces the values that it has, and keeps the others', () => {
    const usage = noUsage();
    readMessagesUsage(usage, { input_tokens: 5, output_tokens: 1 });
    readMessagesUsage(usage, { output_tokens: 9 });
    expect(usage).toMatchObject({ inputTokens: 5, outputTokens: 9 });
  });

  test('with a zero at the end is that of the start, unless all of it was cached', () => {
    const usage = noUsage();
    readMessagesUsage(usage, { input_tokens: 5, cache_read_input_tokens: 60, output_tokens: 1 });
    readMessagesUsage(usage, { input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 9 });
    expect(usage).toMatchObject({ inputTokens: 65, cachedInputTokens: 60, outputTokens: 9 });
    readMessagesUsage(usage, { input_tokens: 0, cache_read_input_tokens: 70, output_tokens: 9 });
    expect(usage).toMatchObject({ inputTokens: 70, cachedInputTokens: 70 });
  });

  describe('with passes that its counts leave out', () => {
    const start = { input_tokens: 100, cache_read_input_tokens: 60, output_tokens: 1 };
    const counts = { input_tokens: 5_000, output_tokens: 300, cache_read_input_tokens: 40 };
    const iterations = [
      { type: 'compaction', ...counts },
      { type: 'message', input_tokens: 100 },
    ];
    const sum = { inputTokens: 5_200, cachedInputTokens: 100, outputTokens: 320 };

    test.each([
      ['without its input', { output_tokens: 20, iterations }],
      ['with a part of its input', { input_tokens: 100, output_tokens: 20, iterations }],
      ['without the passes', { input_tokens: 100, output_tokens: 20 }],
    ])('counts them once, when the end repeats the usage %s', (_name, end) => {
      const usage = noUsage();
      readMessagesUsage(usage, { ...start, iterations });
      readMessagesUsage(usage, end);
      readMessagesUsage(usage, end);
      expect(usage).toMatchObject(sum);
    });

    test('that grow, counts the last list', () => {
      const usage = noUsage();
      readMessagesUsage(usage, { ...start, iterations });
      readMessagesUsage(usage, { output_tokens: 20, iterations: [...iterations, ...iterations] });
      expect(usage).toMatchObject({ inputTokens: 10_240, cachedInputTokens: 140, outputTokens: 620 });
    });
  });

  test.each([null, 'many', [], { prompt_tokens: -1 }, { prompt_tokens: 'x' }, { prompt_tokens: 1e300 }])(
    'that is %j adds nothing',
    (block) => {
      const usage = noUsage();
      readChatUsage(usage, block);
      expect(usage).toMatchObject({ inputTokens: 0, outputTokens: 0 });
    },
  );
});
