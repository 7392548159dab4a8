import type { JsonObject } from '../../bodies/json-body.ts';
import { noUsage, readResponseUsage, type Usage } from '../../calls/usage.ts';
import type { PricePeriod, PriceSchedule, PriceSheet } from '../../catalogue/price-schedule.ts';
import { completePrices, type PricedUnit } from '../../catalogue/price.ts';
import { meteredCall, ONE_EACH, type Metered } from './metered-call.ts';

type Given = Partial<Record<PricedUnit, number>>;

function prices(given: Given) {
  const entries = Object.entries(given).map(([unit, each]) => [unit, BigInt(each) * ONE_EACH]);
  // The keys are those of the given prices.
  return completePrices(Object.fromEntries(entries) as Partial<Record<PricedUnit, bigint>>);
}

export function sheet(given: Given, above: Record<number, Given> = {}): PriceSheet {
  const longInputs = Object.entries(above).map(([tokens, long]) => ({
    aboveInputTokens: Number(tokens),
    prices: prices(long),
  }));
  return { prices: prices(given), longInputs };
}

export function period(plain: PriceSheet, others: Partial<PricePeriod> = {}): PricePeriod {
  return { validFromMs: -Infinity, plain, serviceTiers: new Map(), images: [], ...others };
}

export const CHAT: Metered = {
  mode: 'chat',
  prices: {},
  info: { max_input_tokens: 1_000_000, max_output_tokens: 100 },
  limits: { maxSearches: 3 },
};
export const prompt = (bytes: number): JsonObject => ({
  messages: [{ role: 'user', content: 'x'.repeat(bytes) }],
});

export function chat(schedule: PriceSchedule, body: JsonObject, usage: Partial<Usage> = {}) {
  return meteredCall('createChatCompletion', body, {
    ...CHAT,
    schedule,
    usage: { reported: true, ...usage },
  });
}

export function reported(response: Record<string, unknown>): Usage {
  const usage = { ...noUsage(), forwarded: 1 };
  readResponseUsage(usage, response);
  return usage;
}
