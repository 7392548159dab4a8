import { describe, expect, test } from '@jest/globals';
import { chunk, chunksOf, through, wire } from './chat-stream-cases.ts';

const USAGE = { prompt_tokens: 5, completion_tokens: 3, total_tokens: 8 };

describe('the end of a chat stream', () => {
  test('has one finish reason, even if the server repeats it', async () => {
    const written = await through(wire([chunk({ content: 'a' }, 'stop'), chunk({}, 'stop'), '[DONE]']));
    expect(chunksOf(written).flatMap((one) => one.choices[0]?.finish_reason ?? [])).toEqual(['stop']);
  });

  test.each<[unknown, object]>([
    [undefined, { prompt_tokens: 40, completion_tokens: 2, total_tokens: 42 }],
    [{}, { prompt_tokens: 40, completion_tokens: 2, total_tokens: 42 }],
    [
      { prompt_tokens: -1, completion_tokens: '2' },
      { prompt_tokens: 40, completion_tokens: 2, total_tokens: 42 },
    ],
    [
      { prompt_tokens: 5, completion_tokens: 3 },
      { prompt_tokens: 5, completion_tokens: 3, total_tokens: 8 },
    ],
    [
      {
        ...USAGE,
        prompt_tokens_details: { cached_tokens: -1, audio_tokens: 2 },
        completion_tokens_details: 7,
        cost: 0.1,
      },
      { ...USAGE, prompt_tokens_details: { audio_tokens: 2 }, cost: 0.1 },
    ],
  ])('has valid usage for %j', async (usage, expected) => {
    const text = wire([chunk({ content: 'a' }), chunk({}, 'stop', { usage }), '[DONE]']);
    expect(chunksOf(await through(text, { includeUsage: true })).at(-1)?.usage).toEqual(expected);
  });
});
