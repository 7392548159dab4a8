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

  test('of a later event replaces the values that it has, and keeps the others', () => {
    const usage = noUsage();
    readMessagesUsage(usage, { input_tokens: 5, output_tokens: 1 });
    readMessagesUsage(usage, { output_tokens: 9 });
    expect(usage).toMatchObject({ inputTokens: 5, outputTokens: 9 });
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
