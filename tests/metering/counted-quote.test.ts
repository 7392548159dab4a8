import { describe, expect, test } from '@jest/globals';
import { countedQuoteOf } from '../../metering/counted-quote.ts';
import { quoteOf } from '../../metering/quote.ts';
import type { Call } from '../../calls/call.ts';
import { meteredCall, ONE_EACH, type Metered } from './metered-call.ts';

const INPUT: Metered = { mode: 'chat', prices: { inputTokens: ONE_EACH }, tokenizer: 'cl100k_base' };

/** Counts one token for four characters of all texts together. */
const quarter = (texts: readonly string[]): Promise<number> =>
  Promise.resolve(Math.ceil(texts.join('').length / 4));

const content = 'A sentence of some length, again. '.repeat(300);
const schema = { type: 'object', properties: { city: { type: 'string', description: content } } };

async function quoted(call: Call, count = quarter): Promise<[bytes: number, counted: number]> {
  const counted = await countedQuoteOf(call, count);
  return [Number(quoteOf(call)?.mostNanoEur), Number(counted?.mostNanoEur)];
}

describe('a quote by counted tokens', () => {
  test.each([
    ['createChatCompletion', { messages: [{ role: 'user', content }] }, 2_500],
    ['createMessage', { system: content, messages: [{ role: 'user', content }] }, 5_000],
    [
      'createResponse',
      { input: [{ role: 'user', content: [{ type: 'input_text', text: content }] }] },
      2_500,
    ],
    [
      'createChatCompletion',
      { messages: [], tools: [{ type: 'function', function: { name: 'x', parameters: schema } }] },
      2_500,
    ],
  ])(
    'of %s is lower than the quote by bytes and never below the tokens of its texts (%#)',
    async (operation, body, least) => {
      const [bytes, counted] = await quoted(meteredCall(operation, body, INPUT));
      expect(counted).toBeLessThan(bytes / 2);
      expect(counted).toBeGreaterThan(least + 1_000);
    },
  );

  test('is never above the quote by bytes, for any token count', async () => {
    const call = meteredCall('createChatCompletion', { messages: [{ role: 'user', content }] }, INPUT);
    const [bytes, counted] = await quoted(call, () => Promise.resolve(10_000_000));
    expect(counted).toBe(bytes);
  });

  test('is not made without a tokenizer, nor for content outside the request', async () => {
    const messages = [{ role: 'user', content }];
    const without = meteredCall('createChatCompletion', { messages }, { ...INPUT, tokenizer: null });
    expect(await countedQuoteOf(without, quarter)).toBeNull();
    const stored = meteredCall('createResponse', { input: 'x', previous_response_id: 'resp_1' }, INPUT);
    expect(await countedQuoteOf(stored, quarter)).toBeNull();
  });

  test('is not made for a prompt that is too long to count', async () => {
    const messages = [{ role: 'user', content: 'x'.repeat(2_000_001) }];
    const count = (): Promise<number> => Promise.reject(new Error('it was counted'));
    expect(await countedQuoteOf(meteredCall('createChatCompletion', { messages }, INPUT), count)).toBeNull();
  });
});
