import { describe, expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { countMessageText, countResponseText } from '../../dialects/texts/response-text.ts';
import { billOf } from '../../metering/bill.ts';
import { quoteOf } from '../../metering/quote.ts';
import { meteredCall, ONE_EACH, type Metered } from './metered-call.ts';

/** Creates a call for speech that was interrupted after this many bytes of audio. */
function speech(unit: 'seconds' | 'outputTokens' | 'characters', audioBytes: number, fields = {}) {
  const body = { input: 'x'.repeat(1_200), response_format: 'pcm', ...fields };
  return meteredCall('createSpeech', body, {
    mode: 'speech',
    prices: { [unit]: ONE_EACH },
    limits: { maxSeconds: 600, maxCharacters: 4_000 },
    info: { max_output_tokens: 10_000 },
    usage: { received: { deltas: 0, textBytes: 0, audioBytes } },
  });
}

describe('interrupted speech is charged', () => {
  test('for the seconds received', () => {
    expect(billOf(speech('seconds', 96_000), 'cancelled')).toMatchObject({
      units: { seconds: 2 },
      costNanoEur: 2n,
      estimated: true,
    });
    expect(billOf(speech('seconds', 0), 'failed').costNanoEur).toBe(0n);
  });

  test('for the tokens of the audio received', () => {
    expect(billOf(speech('outputTokens', 96_000), 'cancelled')).toMatchObject({
      units: { outputTokens: 40 },
      estimated: true,
    });
    expect(billOf(speech('outputTokens', 0), 'failed').costNanoEur).toBe(0n);
  });

  test('never for more than the complete speech', () => {
    expect(billOf(speech('seconds', 1e9), 'cancelled').units.seconds).toBe(100);
    expect(billOf(speech('outputTokens', 1e9), 'cancelled').units.outputTokens).toBe(2_400);
  });

  test('by its text if characters are billed', () => {
    expect(billOf(speech('characters', 10), 'cancelled')).toMatchObject({ costNanoEur: 1_200n });
  });

  test('by the least bytes of a compressed second', () => {
    expect(billOf(speech('seconds', 8_000, { response_format: 'mp3' }), 'cancelled').units.seconds).toBe(2);
  });
});

describe('interrupted images are charged', () => {
  const image = (prices: Metered['prices'], images: number, made = 0) =>
    meteredCall(
      'createImage',
      { prompt: 'a cat', n: 2, stream: true },
      {
        mode: 'image_generation',
        prices,
        limits: { maxImages: 4 },
        info: { max_output_tokens: 6_000 },
        usage: { images: made, received: { deltas: 0, textBytes: 0, images } },
      },
    );

  test.each([
    ['one that was seen in part', 1, 0, 1],
    ['a finished one and the next in part', 1, 1, 2],
    ['none that was not seen', 0, 0, 0],
  ])('for %s', (_what, partial, made, charged) => {
    const call = image({ images: ONE_EACH }, partial, made);
    const bill = billOf(call, 'cancelled');
    expect(bill).toMatchObject({ units: { images: charged }, estimated: partial > 0 });
    expect(bill.costNanoEur <= (quoteOf(call)?.mostNanoEur ?? 0n)).toBe(true);
  });

  test('in tokens if they are priced in tokens', () => {
    const bill = billOf(image({ outputTokens: ONE_EACH }, 1), 'cancelled');
    expect(bill).toMatchObject({ units: { outputTokens: 6_000 }, estimated: true });
    const reported = image({ outputTokens: ONE_EACH }, 1, 1);
    reported.usage.outputTokens = 4_000;
    expect(billOf(reported, 'cancelled').units.outputTokens).toBe(12_000);
  });
});

describe('chat with audio is charged for the audio received', () => {
  const chat = (usage: Metered['usage'], format = 'pcm16') =>
    meteredCall(
      'createChatCompletion',
      { messages: [], modalities: ['text', 'audio'], audio: { format, voice: 'alloy' } },
      {
        mode: 'chat',
        prices: { outputTokens: ONE_EACH },
        info: { max_input_tokens: 1_000, max_output_tokens: 1_000 },
        ...(usage === undefined ? {} : { usage }),
      },
    );
  const audio = { data: Buffer.alloc(48_000).toString('base64'), transcript: 'Hello' };

  test('in a stream', () => {
    const { received } = noUsage();
    countMessageText(received, { audio: { id: 'a' } });
    countMessageText(received, { audio });
    // 20 tokens of a second of audio, and 2 of its text.
    expect(billOf(chat({ received }), 'cancelled')).toMatchObject({
      units: { outputTokens: 22 },
      estimated: true,
    });
  });

  test('in a non-streaming response without usage', () => {
    const { received } = noUsage();
    countResponseText(received, { choices: [{ message: { role: 'assistant', content: null, audio } }] });
    expect(billOf(chat({ received }), 'completed').units.outputTokens).toBe(22);
  });
});

test('an upload that is interrupted is charged for the part that was forwarded', () => {
  const call = meteredCall(
    'createTranscriptionStreamInput',
    {},
    { mode: 'transcription', prices: { seconds: ONE_EACH }, limits: { maxSeconds: 600 }, files: [] },
  );
  if (call.body.kind !== 'multipart') throw new Error('an upload is multipart');
  call.body.arriving = {
    head: { fieldName: 'file', filename: 'a', mediaType: 'audio/wav' },
    isForwarded: true,
    forwardedBytes: 20_000,
    superseded: new AbortController().signal,
    content: () => {
      throw new Error('not read here');
    },
    completeBody: () => Promise.reject(new Error('not read here')),
  };
  expect(quoteOf(call)?.mostNanoEur).toBe(600n);
  expect(billOf(call, 'cancelled')).toMatchObject({ units: { seconds: 20 }, estimated: true });
});
