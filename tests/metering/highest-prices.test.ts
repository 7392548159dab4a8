import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { JsonObject } from '../../bodies/json-body.ts';
import type { PriceSchedule } from '../../catalogue/price-schedule.ts';
import { billOf } from '../../metering/bill.ts';
import { quoteOf } from '../../metering/quote.ts';
import { meteredCall } from './metered-call.ts';
import { CHAT, period, sheet } from './schedule-scene.ts';

test('no call costs more than is reserved for it, whatever its terms turn out to be', () => {
  const each = fc.nat({ max: 50 });
  const given = fc.record({
    inputTokens: fc.integer({ min: 1, max: 50 }),
    cachedInputTokens: each,
    cacheWriteTokens: each,
    cacheWrite1hTokens: each,
    audioInputTokens: each,
    outputTokens: each,
    reasoningTokens: each,
    audioOutputTokens: each,
    searches: each,
  });
  const sheets = fc.tuple(given, given, fc.integer({ min: 1, max: 3_000 }));
  const tier = fc.constantFrom(undefined, 'auto', 'default', 'priority', 'flex');
  const body = fc.record({
    service_tier: tier,
    modalities: fc.constantFrom(undefined, ['audio']),
    tools: fc.constantFrom(undefined, [{ type: 'web_search' }]),
    cache: fc.boolean(),
  });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const shares = fc.array(share, { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(
      sheets,
      sheets,
      sheets,
      body,
      fc.boolean(),
      shares,
      (plain, priority, flex, asked, isSilent, used) => {
        const [sheetA, sheetB, sheetC] = [plain, priority, flex].map(([base, long, above]) =>
          sheet(base, { [above]: long }),
        );
        if (sheetA === undefined || sheetB === undefined || sheetC === undefined)
          throw new Error('three sheets');
        const schedule: PriceSchedule = [
          period(sheetA, {
            serviceTiers: new Map([
              ['priority', sheetB],
              ['flex', sheetC],
            ]),
          }),
        ];
        const { cache, ...others } = asked;
        const content = cache
          ? [{ type: 'text', text: 'x', cache_control: { type: 'ephemeral', ttl: '1h' } }]
          : 'x';
        const value = JSON.parse(
          JSON.stringify({ ...others, messages: [{ role: 'user', content }], max_tokens: 50 }),
        ) as JsonObject;
        const at = (index: number, most: number): number => Math.floor((used[index] ?? 0) * most);
        const model = { ...CHAT, info: { max_input_tokens: 2_000, max_output_tokens: 50 }, schedule };
        const bare = meteredCall('createChatCompletion', value, model);
        const inputTokens = 1 + at(0, asked.tools === undefined ? 1_000 : 1_999);
        const outputTokens = 1 + at(1, 49);
        const served =
          asked.service_tier === 'auto' || asked.service_tier === undefined ? 'priority' : asked.service_tier;
        bare.usage.reported = true;
        Object.assign(bare.usage, {
          inputTokens,
          outputTokens,
          cachedInputTokens: at(2, inputTokens),
          cacheWriteTokens: at(3, inputTokens),
          cacheWrite1hTokens: cache ? at(4, inputTokens) : 0,
          audioInputTokens: at(5, inputTokens),
          reasoningTokens: at(6, outputTokens),
          audioOutputTokens: at(7, outputTokens),
          searches: at(8, 5),
          terms: isSilent ? {} : { service_tier: served },
        });
        expect(billOf(bare, 'completed').costNanoEur).toBeLessThanOrEqual(quoteOf(bare)?.mostNanoEur ?? 0n);
      },
    ),
    { numRuns: 500 },
  );
});
