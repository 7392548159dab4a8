import { describe, expect, test } from '@jest/globals';
import { readMessagesUsage } from '../../calls/messages-usage.ts';
import { readResponseUsage, noUsage, type Usage } from '../../calls/usage.ts';
import { billOf } from '../../metering/bill.ts';
import { quoteOf } from '../../metering/quote.ts';
import { meteredCall, ONE_EACH, type Metered } from './metered-call.ts';

const PRICES = {
  inputTokens: 100n * ONE_EACH,
  cachedInputTokens: 10n * ONE_EACH,
  cacheWriteTokens: 125n * ONE_EACH,
  cacheWrite1hTokens: 200n * ONE_EACH,
};
const MULTIPLIERS = {
  service_tier: new Map([
    ['priority', 20_000n],
    ['flex', 5_000n],
  ]),
  speed: new Map([['fast', 60_000n]]),
  region: new Map([['us', 11_000n]]),
};
const LONG = { messages: [{ role: 'user', content: 'x'.repeat(20_000) }] };
const LONG_CACHE = { system: [{ type: 'text', text: 'a', cache_control: { type: 'ephemeral', ttl: '1h' } }] };

function messagesCall(body: object, usage: Usage, change: Partial<Metered> = {}) {
  return meteredCall(
    'createMessage',
    { ...LONG, max_tokens: 1, ...body },
    {
      mode: 'chat',
      prices: PRICES,
      info: { max_input_tokens: 1_000, max_output_tokens: 10 },
      usage,
      ...change,
    },
  );
}

function reported(block: object): Usage {
  const usage = { ...noUsage(), forwarded: 1 };
  readMessagesUsage(usage, { input_tokens: 10, output_tokens: 1, ...block });
  return usage;
}

describe('cache writes are charged by their lifetime', () => {
  const written = { cache_read_input_tokens: 5, cache_creation_input_tokens: 30 };

  test.each([
    ['as a short one without more', {}, {}, 10n * 100n + 5n * 10n + 30n * 125n],
    [
      'as the upstream tells',
      {},
      { cache_creation: { ephemeral_5m_input_tokens: 10, ephemeral_1h_input_tokens: 20 } },
      10n * 100n + 5n * 10n + 10n * 125n + 20n * 200n,
    ],
    [
      'as a long one where its lifetime has another name',
      {},
      { cache_creation: { ephemeral_24h_input_tokens: 30 } },
      10n * 100n + 5n * 10n + 30n * 200n,
    ],
    ['as a long one where only the request tells', LONG_CACHE, {}, 10n * 100n + 5n * 10n + 30n * 200n],
  ])('%s', (_what, body, block, costNanoEur) => {
    const bill = billOf(messagesCall(body, reported({ ...written, ...block })), 'completed');
    expect(bill).toMatchObject({ costNanoEur, estimated: false });
  });

  test('and reserved by the most expensive one that the request allows', () => {
    const most = (body: object) => quoteOf(messagesCall(body, reported({})))?.mostNanoEur;
    expect(most({})).toBe(1_000n * 125n);
    expect(most(LONG_CACHE)).toBe(1_000n * 200n);
    expect(most({ prompt_cache_retention: '24h' })).toBe(1_000n * 200n);
    expect(most({ x: [{ ttl: '5m' }] })).toBe(1_000n * 125n);
    expect(most({ x: Array(30_000).fill(1) })).toBe(1_000n * 200n);
  });

  test('at the input price if they have no price', () => {
    const call = messagesCall({}, reported(written), { prices: { inputTokens: 100n * ONE_EACH } });
    expect(billOf(call, 'completed').costNanoEur).toBe(45n * 100n);
  });
});

describe('prices follow the terms of the call', () => {
  const priced = (body: object, usage: Usage) =>
    messagesCall(body, usage, { prices: { inputTokens: 100n * ONE_EACH }, priceMultipliers: MULTIPLIERS });

  test.each([
    ['plain', {}, {}, '', 1_000n],
    ['a reported tier', {}, { service_tier: 'priority' }, 'service_tier=priority', 2_000n],
    ['a cheaper tier', {}, { service_tier: 'flex' }, 'service_tier=flex', 500n],
    ['a tier that is not listed', { service_tier: 'priority' }, { service_tier: 'standard' }, '', 1_000n],
    [
      'a requested tier that is not reported',
      { service_tier: 'priority' },
      {},
      'service_tier=priority',
      2_000n,
    ],
    ['a requested cheap tier that is not reported', { service_tier: 'flex' }, {}, '', 1_000n],
    ['speed', { speed: 'fast' }, { speed: 'fast' }, 'speed=fast', 6_000n],
    ['a region', {}, { inference_geo: 'us' }, 'region=us', 1_100n],
    [
      'all of them',
      {},
      { service_tier: 'priority', speed: 'fast', inference_geo: 'us' },
      'service_tier=priority,speed=fast,region=us',
      13_200n,
    ],
  ])('%s', (_what, body, block, text, costNanoEur) => {
    const bill = billOf(priced(body, reported(block)), 'completed');
    expect(bill).toMatchObject({ costNanoEur, terms: { text } });
    // The cost can be computed from the row's prices.
    expect((10n * (bill.terms?.prices.inputTokens ?? 0n)) / ONE_EACH).toBe(costNanoEur);
  });

  test.each([
    ['a request without terms', {}, 22_000n],
    ['one that leaves the tier to the backend', { service_tier: 'auto' }, 22_000n],
    ['one of an unknown tier', { service_tier: 'turbo' }, 22_000n],
    ['one of the plain tier', { service_tier: 'default' }, 11_000n],
    ['one of a cheap tier, which may be served in the plain tier', { service_tier: 'flex' }, 11_000n],
    ['one with fast speed', { service_tier: 'default', speed: 'fast' }, 66_000n],
    ['one without a region', { service_tier: 'default', inference_geo: 'global' }, 10_000n],
  ])('and the highest is reserved for %s', (_what, body, perTen) => {
    expect(quoteOf(priced(body, reported({})))?.mostNanoEur).toBe(perTen * 10n);
  });

  test('also as chat servers report them', () => {
    const usage = { ...noUsage(), forwarded: 1 };
    readResponseUsage(usage, {
      service_tier: 'priority',
      usage: { prompt_tokens: 10, completion_tokens: 1 },
    });
    expect(billOf(priced({}, usage), 'completed').costNanoEur).toBe(2_000n);
  });
});
