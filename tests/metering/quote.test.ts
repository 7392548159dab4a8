import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { completePrices } from '../../catalogue/price.ts';
import { asGatewayError } from '../../errors/gateway-error.ts';
import { costNanoEur } from '../../metering/cost.ts';
import { quoteOf, quoteOfBound, type Quote } from '../../metering/quote.ts';
import { noUnits } from '../../metering/units.ts';
import { filePart, meteredCall, ONE_EACH, type Metered } from './metered-call.ts';

const CHAT: Metered = {
  mode: 'chat',
  prices: { inputTokens: ONE_EACH, outputTokens: ONE_EACH },
  info: { max_input_tokens: 100_000, max_output_tokens: 4_000 },
};
/** Prices of output only, so that the quote is the output limit. */
const OUTPUT: Metered = { ...CHAT, prices: { outputTokens: ONE_EACH } };
const INPUT: Metered = { ...CHAT, prices: { inputTokens: ONE_EACH } };
const messages = [{ role: 'user', content: 'Hello' }];

function quoted(operationId: string, value: Record<string, unknown>, metered: Metered): Quote {
  const quote = quoteOf(meteredCall(operationId, value, metered));
  if (quote === null) throw new Error('it is free');
  return quote;
}

const most = (...call: Parameters<typeof quoted>): number => Number(quoted(...call).mostNanoEur);

describe('a reservation', () => {
  test('is not made for free models and operations that are not billed', () => {
    expect(
      quoteOf(meteredCall('createChatCompletion', { messages }, { ...CHAT, prices: 'free' })),
    ).toBeNull();
    expect(quoteOf(meteredCall('countMessageTokens', { messages }, CHAT))).toBeNull();
  });

  test('covers any use within its bound, and any limit that it gives', () => {
    const price = fc.bigInt({ min: 0n, max: 10n ** 12n });
    const bound = fc.record({
      inputTokens: fc.nat(2_000_000),
      choices: fc.integer({ min: 1, max: 128 }),
      limitTokens: fc.integer({ min: 1, max: 200_000 }),
      isSetByClient: fc.boolean(),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(bound, price, price, ({ inputTokens, share, ...output }, inputPrice, outputPrice) => {
        const prices = completePrices({ inputTokens: inputPrice, outputTokens: outputPrice });
        const quote = quoteOfBound({ units: { ...noUnits(), inputTokens }, output }, prices);
        const { mostNanoEur, leastNanoEur } = quote;
        expect(leastNanoEur <= mostNanoEur && leastNanoEur >= 0n).toBe(true);
        const spare = mostNanoEur - leastNanoEur;
        const reserved = leastNanoEur + (spare * BigInt(Math.floor(share * 1_000))) / 1_000n;
        const limit = quote.outputLimitFor(reserved) ?? 0;
        expect(limit).toBeLessThanOrEqual(output.limitTokens);
        const used = { ...noUnits(), inputTokens, outputTokens: output.choices * limit };
        expect(costNanoEur(used, prices) <= reserved).toBe(true);
        // The least pays for sixteen tokens, and the most for the full limit.
        expect(quote.outputLimitFor(mostNanoEur)).toBe(output.limitTokens);
        expect(quote.outputLimitFor(leastNanoEur)).toBeGreaterThanOrEqual(Math.min(16, output.limitTokens));
      }),
    );
  });

  test('lets the gateway limit the output only if the client sets no limit', () => {
    const open = quoted('createChatCompletion', { messages }, OUTPUT);
    expect([open.mostNanoEur, open.leastNanoEur]).toEqual([4_000n, 16n]);
    expect([open.outputLimitFor(100n), open.outputLimitFor(1_000_000n)]).toEqual([100, 4_000]);
    const own = quoted('createChatCompletion', { messages, max_tokens: 50 }, OUTPUT);
    expect([own.mostNanoEur, own.leastNanoEur, own.outputLimitFor(50n)]).toEqual([50n, 50n, 50]);
  });

  test.each([
    ['the model’s limit', 'createChatCompletion', {}, 4_000],
    ['the client’s limit', 'createChatCompletion', { max_completion_tokens: 10 }, 10],
    ['the higher of two limits', 'createChatCompletion', { max_tokens: 10, max_completion_tokens: 30 }, 30],
    ['each of several choices', 'createChatCompletion', { max_tokens: 10, n: 3 }, 30],
    ['one choice if n is invalid', 'createChatCompletion', { max_tokens: 10, n: -2 }, 10],
    ['no more than the model generates', 'createChatCompletion', { max_tokens: 1e300 }, 4_000],
    [
      'the model’s limit if servers differ about the client’s',
      'createChatCompletion',
      { max_tokens: 0 },
      4_000,
    ],
    ['the model’s limit for a negative one', 'createChatCompletion', { max_tokens: -1 }, 4_000],
    ['the limit of a messages request', 'createMessage', { max_tokens: 7 }, 7],
    ['the limit of a responses request', 'createResponse', { input: 'Hello', max_output_tokens: 7 }, 7],
    ['no limit by a name of another format', 'createResponse', { input: 'Hello', max_tokens: 7 }, 4_000],
  ])('of output is for %s', (_name, operationId, fields, expected) => {
    expect(most(operationId, { messages, ...fields }, OUTPUT)).toBe(expected);
  });

  test.each([
    [
      'an audio by address',
      [{ role: 'user', content: [{ type: 'audio_url', audio_url: { url: 'https://x.example/a.mp3' } }] }],
    ],
    [
      'an audio by id',
      [{ role: 'user', content: [{ type: 'input_audio', input_audio: { id: 'file_1', format: 'mp3' } }] }],
    ],
  ])('of input is the model’s context for %s', (_name, audio) => {
    expect(most('createChatCompletion', { messages: audio }, INPUT)).toBe(INPUT.info?.max_input_tokens);
  });

  test.each([
    [
      'createMessage',
      (image: string) => {
        const source = { type: 'base64', media_type: 'image/png', data: image };
        const result = { type: 'tool_result', tool_use_id: 't', content: [{ type: 'image', source }] };
        return { max_tokens: 1, messages: [{ role: 'user', content: [result] }] };
      },
    ],
    [
      'createResponse',
      (image: string) => {
        const output = [{ type: 'input_image', image_url: `data:image/png;base64,${image}` }];
        return { input: [{ type: 'function_call_output', call_id: 'c', output }] };
      },
    ],
  ])('of input counts an image in a tool result as an image (%s)', (operationId, bodyOf) => {
    const small = most(operationId, bodyOf('AAAA'), INPUT);
    expect(most(operationId, bodyOf('A'.repeat(1_000_000)), INPUT)).toBe(small);
    expect(small).toBeGreaterThanOrEqual(16_384);
  });

  test.each([
    ['its bytes', { messages: [{ role: 'user', content: 'ж'.repeat(1_000) }] }, 2_000],
    [
      'tools with their keys',
      { messages, tools: [{ type: 'function', function: { name: 'x'.repeat(900) } }] },
      900,
    ],
    ['fields that the gateway does not know', { messages, documents: ['x'.repeat(900)] }, 900],
    ['an image as a constant', { messages: [image('data:image/png;base64,AAAA')] }, 16_384],
    ['audio by its size', { messages: [audio('A'.repeat(200_000))] }, 10_000],
    ['a text document', { messages: [{ role: 'user', content: [textDocument('x'.repeat(900))] }] }, 900],
  ])('of input counts %s', (_name, body, least) => {
    const tokens = most('createChatCompletion', body, INPUT);
    expect(tokens).toBeGreaterThanOrEqual(least);
    expect(tokens).toBeLessThan(least + 2_000);
  });

  test.each([
    ['a stored conversation', 'createResponse', { input: 'Hi', previous_response_id: 'resp_1' }],
    ['a stored item', 'createResponse', { input: [{ type: 'item_reference', id: 'msg_1' }] }],
    ['a bare reference', 'createResponse', { input: [{ id: 'msg_1' }] }],
    [
      'a document',
      'createMessage',
      { messages: [{ role: 'user', content: [{ type: 'document', source: {} }] }] },
    ],
    ['a video', 'createChatCompletion', { messages: [{ role: 'user', content: [{ type: 'video_url' }] }] }],
    ['a tool of the backend’s own', 'createMessage', { messages, tools: [{ type: 'web_search_20250305' }] }],
    [
      'more text than the model reads',
      'createMessage',
      { messages: [{ role: 'user', content: 'x'.repeat(200_000) }] },
    ],
  ])('of input is the model’s own limit for %s', (_name, operationId, body) => {
    expect(most(operationId, body, INPUT)).toBe(100_000);
  });

  test('does not count the bytes of an image as text', () => {
    const body = { messages: [image(`data:image/png;base64,${'A'.repeat(90_000)}`)] };
    expect(most('createChatCompletion', body, INPUT)).toBeLessThan(20_000);
  });

  test('counts JSON that only looks like an image as text', () => {
    const input = { type: 'image', text: 'x'.repeat(50_000) };
    const call = { role: 'assistant', content: [{ type: 'tool_use', id: 't', name: 'f', input }] };
    expect(most('createMessage', { messages: [call] }, INPUT)).toBeGreaterThan(50_000);
  });
});

function image(url: string): object {
  return { role: 'user', content: [{ type: 'image_url', image_url: { url } }] };
}

function audio(data: string): object {
  return { role: 'user', content: [{ type: 'input_audio', input_audio: { data, format: 'wav' } }] };
}

function textDocument(data: string): object {
  return { type: 'document', source: { type: 'text', media_type: 'text/plain', data } };
}

const list = (mode: 'embedding' | 'rerank' | 'classification'): Metered => ({
  mode,
  prices: { inputTokens: ONE_EACH },
  info: { max_input_tokens: 500 },
});

describe('a reservation for other operations', () => {
  test.each([
    ['tokens by their number', 'createEmbedding', 'embedding', { input: [1, 2, 3] }, 3, 80],
    ['each list of tokens', 'createEmbedding', 'embedding', { input: [[1, 2], [3]] }, 3, 120],
    [
      'each text up to the model’s limit',
      'createEmbedding',
      'embedding',
      { input: Array(200).fill('x'.repeat(900)) },
      100_000,
      100_000,
    ],
    [
      'the query with each document',
      'createRerank',
      'rerank',
      { query: 'q'.repeat(100), documents: ['a', { text: 'b' }] },
      200,
      600,
    ],
    ['nothing without documents', 'createRerank', 'rerank', { query: 'q' }, 0, 0],
    [
      'each text',
      'createClassification',
      'classification',
      { input: ['x'.repeat(100), 'y'.repeat(100)] },
      200,
      400,
    ],
  ] as const)('counts %s', (_name, operationId, mode, body, least, greatest) => {
    const tokens = most(operationId, { ...body }, list(mode));
    expect(tokens).toBeGreaterThanOrEqual(least);
    expect(tokens).toBeLessThanOrEqual(greatest);
  });

  test('is for every read of a decision, each with the complete input and one token', () => {
    const questions = [
      { type: 'predicate', instructions: 'Is it so?' },
      { type: 'choice', instructions: 'Which?', choices: [{ value: 'a' }, { value: 'b' }, { value: 'c' }] },
    ];
    const body = { input: 'x'.repeat(10_000), questions };
    const reads = 2 + 3;
    const prices = { outputTokens: ONE_EACH };
    expect(most('createDecision', body, { ...CHAT, prices, capabilities: ['decision'] })).toBe(reads);
    const tokens = most('createDecision', body, { ...CHAT, prices: { inputTokens: ONE_EACH } });
    expect(tokens).toBeGreaterThan(reads * 10_000);
    expect(tokens).toBeLessThan(reads * 12_500);
  });

  test('is for the characters of speech, counted as code points', () => {
    const speech: Metered = {
      mode: 'speech',
      prices: { characters: ONE_EACH },
      limits: { maxCharacters: 10 },
    };
    expect(most('createSpeech', { input: 'Grüß 👋!' }, speech)).toBe(7);
    expect(refusalOf('createSpeech', { input: 'x'.repeat(11) }, speech)).toBe('input');
  });

  test('is for the requested number of images', () => {
    const images: Metered = {
      mode: 'image_generation',
      prices: { images: ONE_EACH },
      limits: { maxImages: 4 },
    };
    expect(most('createImage', { prompt: 'a cat', n: 3 }, images)).toBe(3);
    expect(most('createImage', { prompt: 'a cat', n: null }, images)).toBe(1);
    expect(refusalOf('createImage', { prompt: 'a cat', n: 5 }, images)).toBe('n');
    expect(refusalOf('createChatCompletion', { messages, n: 1e300 }, CHAT)).toBe('n');
  });

  test('is for the selected pages, or for all that the model reads', () => {
    const ocr: Metered = { mode: 'ocr', prices: { pages: ONE_EACH }, limits: { maxPages: 20 }, files: [] };
    expect(most('createOcr', { pages: '0,2-4' }, ocr)).toBe(4);
    expect(most('createOcr', {}, ocr)).toBe(20);
    expect(refusalOf('createOcr', { pages: '0-99' }, ocr)).toBe('pages');
  });

  test('is for the model’s limit if a file does not show its length', () => {
    const files = [filePart('file', 5_000)];
    const transcription: Metered = {
      mode: 'transcription',
      prices: { seconds: ONE_EACH },
      limits: { maxSeconds: 60 },
      files,
    };
    expect(most('createTranscription', {}, transcription)).toBe(60);
    expect(most('createTranscription', {}, { ...transcription, files: [] })).toBe(60);
  });
});

function refusalOf(operationId: string, value: Record<string, unknown>, metered: Metered): string | null {
  try {
    quoted(operationId, value, metered);
    return null;
  } catch (thrown) {
    const { code, param } = asGatewayError(thrown);
    expect(code).toBe('invalid_parameter');
    return param;
  }
}
