import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readMessagesUsage } from '../../calls/messages-usage.ts';
import { noUsage, readChatUsage, type Usage } from '../../calls/usage.ts';
import { billOf } from '../../metering/bill.ts';
import { quoteOf } from '../../metering/quote.ts';
import { wavFile } from '../../scripts/test-bed/wav.ts';
import { filePart, meteredCall, ONE_EACH, type Metered } from './metered-call.ts';

const CHAT: Metered = {
  mode: 'chat',
  prices: { inputTokens: ONE_EACH, outputTokens: 1_000n * ONE_EACH },
  info: { max_input_tokens: 10_000, max_output_tokens: 1_000 },
};
const body = { messages: [{ role: 'user', content: 'x'.repeat(400) }] };

const chat = (usage: Partial<Usage>, metered = CHAT) =>
  meteredCall('createChatCompletion', body, { ...metered, usage });

/** Returns the usage after reading a chat server's usage block. */
function reported(block: unknown, received: Usage['received'] = { deltas: 0, textBytes: 0 }): Usage {
  const usage = { ...noUsage(), forwarded: 1, received };
  readChatUsage(usage, block);
  return usage;
}

const GOOD = { prompt_tokens: 100, completion_tokens: 7 };

describe('a call is charged', () => {
  test('by the usage that the upstream reports', () => {
    const usage = reported({ ...GOOD, prompt_tokens_details: { cached_tokens: 60, cache_write_tokens: 50 } });
    const bill = billOf(chat({ ...usage, reasoningTokens: 99 }), 'completed');
    expect(bill).toMatchObject({ estimated: false, costNanoEur: 7_100n });
    // Cached and written tokens together are at most all input tokens.
    expect(bill.units).toMatchObject({ cachedInputTokens: 60, cacheWriteTokens: 40, reasoningTokens: 7 });
  });

  test('for no more cached tokens than it has', () => {
    const usage = reported({
      ...GOOD,
      prompt_tokens_details: { cached_tokens: 500, cache_write_tokens: 50 },
    });
    expect(billOf(chat(usage), 'completed').units).toMatchObject({
      inputTokens: 100,
      cachedInputTokens: 100,
      cacheWriteTokens: 0,
    });
  });

  test('nothing when it was not forwarded or was refused upstream', () => {
    const bill = billOf(chat({ ...reported(GOOD), forwarded: 0 }), 'failed');
    expect(bill).toMatchObject({ estimated: false, costNanoEur: 0n });
  });

  test('nothing for a free model, and its usage is counted', () => {
    const bill = billOf(chat(reported(GOOD), { ...CHAT, prices: 'free' }), 'completed');
    expect(bill).toMatchObject({ estimated: false, costNanoEur: 0n, units: { inputTokens: 100 } });
    expect(billOf(chat(reported(null), { ...CHAT, prices: 'free' }), 'completed').estimated).toBe(false);
  });

  test.each<[string, unknown]>([
    ['is missing', undefined],
    ['is empty', {}],
    ['is a text', 'many'],
    ['is negative', { prompt_tokens: -5, completion_tokens: -5 }],
    ['has texts', { prompt_tokens: '100', completion_tokens: '7' }],
    ['is not a number', { prompt_tokens: NaN, completion_tokens: Infinity }],
    ['is zero although a prompt was read', { prompt_tokens: 0, completion_tokens: 0 }],
    ['is more than a model can have', { prompt_tokens: 1e12, completion_tokens: 1e12 }],
  ])('by an estimate where its usage %s', (_name, block) => {
    const { units, estimated } = billOf(chat(reported(block, { deltas: 9, textBytes: 40 })), 'completed');
    expect(estimated).toBe(true);
    expect(units.outputTokens).toBe(10);
    expect(units.inputTokens).toBeGreaterThanOrEqual(100);
    expect(units.inputTokens).toBeLessThan(150);
  });

  test('by reported usage above the reservation if it is plausible', () => {
    const call = chat(reported({ prompt_tokens: 9_999, completion_tokens: 1_200 }));
    const bill = billOf(call, 'completed');
    expect(bill).toMatchObject({ estimated: false, units: { inputTokens: 9_999, outputTokens: 1_200 } });
    expect(bill.costNanoEur > (quoteOf(call)?.mostNanoEur ?? 0n)).toBe(true);
  });

  test('for reported input and estimated output', () => {
    const usage = reported({ prompt_tokens: 100 }, { deltas: 3, textBytes: 6 });
    expect(billOf(chat(usage), 'completed')).toMatchObject({
      estimated: true,
      units: { inputTokens: 100, outputTokens: 3 },
    });
  });

  test('for all output received before it was interrupted, however early the server reported usage', () => {
    const usage = { ...noUsage(), forwarded: 1 };
    readMessagesUsage(usage, { input_tokens: 50, output_tokens: 1 });
    usage.received = { deltas: 30, textBytes: 60 };
    expect(billOf(chat(usage), 'cancelled')).toMatchObject({
      estimated: true,
      units: { inputTokens: 50, outputTokens: 30 },
    });
    readMessagesUsage(usage, { output_tokens: 28 });
    expect(billOf(chat(usage), 'cancelled')).toMatchObject({ estimated: false, units: { outputTokens: 28 } });
  });

  test('never for less than one token a piece received', () => {
    const received = fc.record({ deltas: fc.nat(1_000), textBytes: fc.nat(100_000) });
    fc.assert(
      fc.property(received, (one) => {
        const { units } = billOf(chat(reported(null, one)), 'cancelled');
        expect(units.outputTokens).toBeGreaterThanOrEqual(one.deltas);
      }),
    );
  });

  test('no more than was reserved, for any usage within the bounds', () => {
    const within = fc.record({
      input: fc.integer({ min: 1, max: 10_000 }),
      output: fc.nat(50),
      cached: fc.nat(),
    });
    fc.assert(
      fc.property(within, fc.integer({ min: 1, max: 5 }), ({ input, output, cached }, n) => {
        const long = { messages: [{ role: 'user', content: 'x'.repeat(10_000) }], max_tokens: 50, n };
        const usage = reported({
          prompt_tokens: input,
          completion_tokens: output * n,
          prompt_tokens_details: { cached_tokens: cached },
        });
        const call = meteredCall('createChatCompletion', long, { ...CHAT, usage });
        expect(billOf(call, 'completed').costNanoEur <= (quoteOf(call)?.mostNanoEur ?? 0n)).toBe(true);
      }),
    );
  });

  test('for a stored conversation by what was forwarded', () => {
    const metered = { ...CHAT, usage: { forwardedBytes: 8_000 } };
    const call = meteredCall('createResponse', { input: 'Hi', previous_response_id: 'resp_1' }, metered);
    expect(billOf(call, 'cancelled').units.inputTokens).toBe(2_000);
  });
});

const per = (mode: Metered['mode'], unit: 'images' | 'pages' | 'seconds' | 'characters'): Metered => ({
  mode,
  prices: { [unit]: ONE_EACH },
  limits: { maxImages: 4, maxPages: 20, maxSeconds: 60, maxCharacters: 100 },
});

describe('other units are charged', () => {
  test('by the images received', () => {
    const call = meteredCall(
      'createImage',
      { prompt: 'a cat', n: 3 },
      { ...per('image_generation', 'images'), usage: { images: 2 } },
    );
    expect(billOf(call, 'completed')).toMatchObject({ costNanoEur: 2n, estimated: false });
  });

  test('by the pages that were read', () => {
    const call = meteredCall('createOcr', {}, { ...per('ocr', 'pages'), files: [], usage: { pages: 5 } });
    expect(billOf(call, 'completed')).toMatchObject({ costNanoEur: 5n, estimated: false });
  });

  test('by the characters of the input, whatever was received', () => {
    const call = meteredCall('createSpeech', { input: 'Grüß 👋!' }, per('speech', 'characters'));
    expect(billOf(call, 'failed')).toMatchObject({ costNanoEur: 7n, estimated: false });
  });

  test('by the seconds that the upstream reports, to the millisecond', () => {
    const usage = { seconds: 8.2, reported: true };
    const call = meteredCall(
      'createTranscription',
      {},
      { ...per('transcription', 'seconds'), files: [], usage },
    );
    expect(billOf(call, 'completed')).toMatchObject({
      units: { seconds: 8.2 },
      costNanoEur: 9n,
      estimated: false,
    });
  });

  test('by the length of a WAV file if the upstream reports none or an implausible one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gateway-test-'));
    try {
      const path = join(folder, 'sound');
      const bytes = wavFile({ seconds: 3 });
      await writeFile(path, bytes);
      const files = [filePart('file', bytes.length, path)];
      for (const usage of [{}, { seconds: 1e9, reported: true }]) {
        const call = meteredCall(
          'createTranscription',
          {},
          { ...per('transcription', 'seconds'), files, usage },
        );
        expect(quoteOf(call)?.mostNanoEur).toBe(3n);
        expect(billOf(call, 'completed')).toMatchObject({ units: { seconds: 3 }, estimated: true });
      }
      const forged = wavFile({ seconds: 3, subFormat: { number: 0x0055 } });
      await writeFile(path, forged);
      const call = meteredCall(
        'createTranscription',
        {},
        { ...per('transcription', 'seconds'), files: [filePart('file', forged.length, path)] },
      );
      expect(quoteOf(call)?.mostNanoEur).toBe(60n);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('by an estimate for other files, up to the model’s limit', () => {
    const guess = (sizeBytes: number) => {
      const files = [filePart('file', sizeBytes)];
      const call = meteredCall('createTranscription', {}, { ...per('transcription', 'seconds'), files });
      return billOf(call, 'completed');
    };
    expect(guess(20_000)).toMatchObject({ units: { seconds: 20 }, estimated: true });
    expect(guess(20_000_000)).toMatchObject({ units: { seconds: 60 }, estimated: true });
  });

  test('by all reads of a decision that were sent', () => {
    const questions = [{ type: 'predicate', instructions: 'Is it so?' }];
    const metered = { ...CHAT, usage: { forwarded: 1 } };
    const one = billOf(
      meteredCall('createDecision', { input: 'x'.repeat(4_000), questions }, metered),
      'cancelled',
    );
    expect(one.units.inputTokens).toBeGreaterThan(1_000);
    expect(one.units.inputTokens).toBeLessThan(1_200);
  });

  test('by the estimated tokens of a list if the upstream reports none', () => {
    const metered: Metered = {
      mode: 'embedding',
      prices: { inputTokens: ONE_EACH },
      info: { max_input_tokens: 500 },
    };
    const call = (input: unknown) => meteredCall('createEmbedding', { input }, metered);
    expect(billOf(call(Array(10).fill('x'.repeat(40))), 'failed').units.inputTokens).toBe(110);
    expect(billOf(call([1, 2, 3]), 'failed').units.inputTokens).toBeGreaterThanOrEqual(3);
  });
});
