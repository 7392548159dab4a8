import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { modelOf } from '../../calls/call.ts';
import { readMessagesUsage } from '../../calls/messages-usage.ts';
import { noUsage, type Usage } from '../../calls/usage.ts';
import type { PriceSchedule } from '../../catalogue/price-schedule.ts';
import { billOf } from '../../metering/bill.ts';
import { appliedTerms } from '../../metering/price-terms.ts';
import { quoteOf } from '../../metering/quote.ts';
import { meteredCall } from './metered-call.ts';
import { chat, CHAT, period, prompt, reported, sheet } from './schedule-scene.ts';

// Anthropic, Google and OpenAI count cached input too (docs/money.md#what-is-charged).
describe('a long input makes the whole request dearer', () => {
  const long = period(
    sheet({ inputTokens: 2, outputTokens: 10 }, { 200_000: { inputTokens: 4, outputTokens: 15 } }),
  );

  test.each([
    [200_000, 200_000n * 2n + 10n * 10n, ''],
    [200_001, 200_001n * 4n + 10n * 15n, 'input_above=200000'],
  ])('with %i tokens', (inputTokens, costNanoEur, text) => {
    const call = chat([long], prompt(10), { inputTokens, cachedInputTokens: 0, outputTokens: 10 });
    expect(billOf(call, 'completed')).toMatchObject({ costNanoEur, terms: { text } });
  });

  test('and tokens read from a cache count for its length', () => {
    const cached = period(
      sheet(
        { inputTokens: 10, cachedInputTokens: 1 },
        { 200_000: { inputTokens: 20, cachedInputTokens: 2 } },
      ),
    );
    const call = chat([cached], prompt(10), {
      inputTokens: 200_010,
      cachedInputTokens: 200_000,
      outputTokens: 1,
    });
    expect(billOf(call, 'completed').costNanoEur).toBe(10n * 20n + 200_000n * 2n);
  });

  test('which is reserved for as soon as the input can be that long', () => {
    const most = (bytes: number) =>
      quoteOf(chat([long], { ...prompt(bytes), max_tokens: 10 }))?.mostNanoEur ?? 0n;
    expect(most(1_000)).toBeLessThan(3_000n * 2n + 10n * 15n);
    expect(most(200_000)).toBeGreaterThan(200_000n * 4n);
  });

  test.each([
    ['one of them is long', 101, 1, 2n * 103n],
    ['they are long together', 60, 60, 121n],
    ['the response is long', 1, 101, 2n * 103n],
  ])('of separate passes when %s', (_what, pass, input, costNanoEur) => {
    const usage = { ...noUsage(), forwarded: 1 };
    const short = { type: 'compaction', input_tokens: 1, output_tokens: 0 };
    const iterations = [{ type: 'compaction', input_tokens: pass, output_tokens: 0 }, short];
    readMessagesUsage(usage, { input_tokens: input, output_tokens: 0, iterations });
    const schedule: PriceSchedule = [period(sheet({ inputTokens: 1 }, { 100: { inputTokens: 2 } }))];
    expect(billOf(chat(schedule, prompt(500), usage), 'completed').costNanoEur).toBe(costNanoEur);
  });

  test('of a decision, by the length of each of its requests', () => {
    const questions = ['a', 'b'].map((id) => ({
      id,
      kind: 'choice',
      instructions: 'Which?',
      choices: ['x', 'y'],
    }));
    const call = meteredCall(
      'createDecision',
      { input: 'x', questions },
      {
        ...CHAT,
        capabilities: ['decision'],
        schedule: [long],
        usage: { forwarded: 2, inputTokens: 300_000, outputTokens: 2, reported: true },
      },
    );
    expect(billOf(call, 'completed').terms?.text).toBe('');
  });
});

describe('each service tier has its own prices', () => {
  const tiers = period(sheet({ inputTokens: 10, outputTokens: 1 }), {
    serviceTiers: new Map([
      [
        'priority',
        sheet({ inputTokens: 17, outputTokens: 2 }, { 100: { inputTokens: 30, outputTokens: 3 } }),
      ],
      ['flex', sheet({ inputTokens: 5, outputTokens: 1 })],
    ]),
  });
  const usage = { prompt_tokens: 100, completion_tokens: 10 };

  test.each([
    ['that the response reports', 'auto', 'priority', 100n * 17n + 10n * 2n, 'service_tier=priority'],
    ['plain when the request was downgraded', 'priority', 'default', 100n * 10n + 10n, ''],
    ['cheaper ones too', 'flex', 'flex', 100n * 5n + 10n, 'service_tier=flex'],
    ['the dearest possible when nothing is reported', 'priority', undefined, 1_720n, 'service_tier=priority'],
    ['plain when nothing is requested or reported', undefined, undefined, 1_010n, ''],
  ])('%s', (_what, service_tier, served, costNanoEur, text) => {
    const body = service_tier === undefined ? prompt(10) : { ...prompt(10), service_tier };
    const call = chat([tiers], body, reported({ usage, service_tier: served }));
    expect(billOf(call, 'completed')).toMatchObject({ costNanoEur, terms: { text } });
  });

  test.each([
    ['plain', 'default', 10n],
    ['a cheap one, which may be served plain', 'flex', 10n],
    ['one that it may become', 'auto', 30n],
  ])('and %s is reserved for', (_what, service_tier, each) => {
    const most = quoteOf(chat([tiers], { ...prompt(5_000), service_tier, max_tokens: 1 }))?.mostNanoEur ?? 0n;
    expect(most / 6_000n).toBeGreaterThanOrEqual(each - 1n);
    expect(most / 7_000n).toBeLessThan(each + 1n);
  });
});

describe('tokens of a special kind have their own price', () => {
  const audio = { type: 'input_audio', input_audio: { format: 'wav', data: 'A'.repeat(4_000) } };
  const spoken = {
    messages: [{ role: 'user', content: [audio] }],
    modalities: ['text', 'audio'],
    max_tokens: 10,
  };
  const schedule: PriceSchedule = [
    period(
      sheet({
        inputTokens: 1,
        audioInputTokens: 16,
        outputTokens: 4,
        audioOutputTokens: 30,
        reasoningTokens: 7,
      }),
    ),
  ];
  const usage = {
    prompt_tokens: 100,
    prompt_tokens_details: { audio_tokens: 60 },
    completion_tokens: 10,
    completion_tokens_details: { reasoning_tokens: 3, audio_tokens: 5 },
  };

  test('audio and reasoning', () => {
    const { costNanoEur, units } = billOf(chat(schedule, spoken, reported({ usage })), 'completed');
    expect(costNanoEur).toBe(40n * 1n + 60n * 16n + 2n * 4n + 3n * 7n + 5n * 30n);
    expect(units).toMatchObject({ audioInputTokens: 60, audioOutputTokens: 5 });
  });

  test('reasoning that Anthropic and Gemini report too', () => {
    const thought = { ...noUsage(), forwarded: 1 };
    readMessagesUsage(thought, {
      input_tokens: 10,
      output_tokens: 9,
      output_tokens_details: { thinking_tokens: 4 },
    });
    expect(billOf(chat(schedule, prompt(10), thought), 'completed').costNanoEur).toBe(
      10n + 5n * 4n + 4n * 7n,
    );
  });

  test('which is reserved only for a request that can have them', () => {
    const most = (body: JsonObject) => quoteOf(chat(schedule, body))?.mostNanoEur ?? 0n;
    const text = { ...prompt(10), max_tokens: 10 };
    expect(most(text)).toBeLessThan(2_000n + 10n * 7n);
    expect(most({ ...text, modalities: ['audio'] }) - most(text)).toBeGreaterThanOrEqual(10n * (30n - 7n));
    expect(most(spoken)).toBeGreaterThan(16_000n);
  });
});

describe('searches are charged by their number', () => {
  const schedule: PriceSchedule = [period(sheet({ inputTokens: 1, searches: 1_000 }))];
  const tools = [{ type: 'web_search_20250305', name: 'web_search' }];
  const counted = (block: object): Usage => {
    const usage = { ...noUsage(), forwarded: 1 };
    readMessagesUsage(usage, { input_tokens: 10, output_tokens: 1, ...block });
    return usage;
  };

  test.each([
    ['those of Anthropic', counted({ server_tool_use: { web_search_requests: 2 } }), 2n],
    [
      'those of OpenAI, without pages that were opened',
      reported({
        usage: { input_tokens: 10, output_tokens: 1 },
        output: [
          { type: 'web_search_call', action: { type: 'search' } },
          { type: 'web_search_call', action: { type: 'open_page' } },
        ],
      }),
      1n,
    ],
    ['up to what was reserved', counted({ server_tool_use: { web_search_requests: 9 } }), 3n],
  ])('%s', (_what, usage, searches) => {
    expect(billOf(chat(schedule, { ...prompt(10), tools }, usage), 'completed').costNanoEur).toBe(
      10n + searches * 1_000n,
    );
  });

  test('also when the backend searches without being asked to, as Perplexity does', () => {
    const usage = reported({ usage: { prompt_tokens: 10, completion_tokens: 1, num_search_queries: 2 } });
    const call = chat(schedule, prompt(10), usage);
    expect(billOf(call, 'completed')).toMatchObject({ costNanoEur: 10n + 2_000n, isBeyondBound: false });
    expect(quoteOf(call)?.mostNanoEur).toBeGreaterThanOrEqual(3_000n);
  });

  test('of each request of a decision', () => {
    const question = { type: 'predicate', instructions: 'Is it?' };
    const questions = ['a', 'b'].map((id) => ({ id, ...question }));
    const usage = { forwarded: 2, inputTokens: 10, outputTokens: 2, reported: true, searches: 99 };
    const decision = { ...CHAT, capabilities: ['decision' as const], schedule, usage };
    const call = meteredCall('createDecision', { input: 'x', questions }, decision);
    expect(billOf(call, 'completed').units.searches).toBe(12);
    expect(quoteOf(call)?.mostNanoEur).toBeGreaterThanOrEqual(12_000n);
  });

  test('as search units of a reranker too', () => {
    const usage = reported({ results: [], meta: { billed_units: { search_units: 2 } } });
    const call = meteredCall(
      'createRerank',
      { query: 'a', documents: ['b'] },
      { ...CHAT, mode: 'rerank', schedule, usage },
    );
    expect(billOf(call, 'completed').units.searches).toBe(2);
    expect(quoteOf(call)?.mostNanoEur).toBeGreaterThanOrEqual(3_000n);
  });

  test.each([
    [1, 1],
    [2, 2],
    [9, 3],
  ])('as an estimate for a reranker that reports none of %i requests: %i', (forwarded, charged) => {
    const response = { results: [], usage: { prompt_tokens: 10, total_tokens: 10 } };
    const schedule: PriceSchedule = [period(sheet({ searches: 1_000 }))];
    const usage = { ...reported(response), forwarded };
    const body = { query: 'a', documents: ['b'] };
    const call = meteredCall('createRerank', body, { ...CHAT, mode: 'rerank', schedule, usage });
    const expected = { costNanoEur: BigInt(charged) * 1_000n, estimated: true, isBeyondBound: false };
    expect(billOf(call, 'completed')).toMatchObject(expected);
  });
});

test('the prices at the start of a call count until its end', () => {
  const changeMs = Date.UTC(2026, 11, 1);
  const schedule: PriceSchedule = [
    period(sheet({ inputTokens: 5 })),
    period(sheet({ inputTokens: 3 }), { validFromMs: changeMs }),
  ];
  const costAt = (startedAtMs: number) => {
    const call = chat(schedule, prompt(10), { inputTokens: 100, outputTokens: 1 });
    call.startedAtMs = startedAtMs;
    return billOf(call, 'completed').costNanoEur;
  };
  expect([costAt(changeMs - 1), costAt(changeMs)]).toEqual([500n, 300n]);
});

describe('prices that are made of others', () => {
  const tiers = { serviceTiers: new Map([['flex', sheet({ inputTokens: 5, outputTokens: 2 })]]) };
  const images = [{ size: null, quality: null, price: 7n }];

  test.each([
    ['of a service tier that the backend chooses', CHAT.mode, tiers],
    ['of images', 'image_generation', { images }],
  ] as const)('%s are the same object for each call, since their texts are kept', (_of, mode, more) => {
    const schedule: PriceSchedule = [period(sheet({ inputTokens: 10, outputTokens: 1 }), more)];
    const metered = { ...CHAT, mode, schedule, usage: { inputTokens: 1, outputTokens: 1 } };
    const operation = mode === 'chat' ? 'createChatCompletion' : 'createImage';
    const call = meteredCall(operation, { ...prompt(1), service_tier: 'flex' }, metered);
    expect(appliedTerms(call, modelOf(call), 1).prices).toBe(appliedTerms(call, modelOf(call), 1).prices);
  });
});
