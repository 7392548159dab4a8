import { describe, expect, test } from '@jest/globals';
import { completePrices } from '../../../catalogue/price.ts';
import {
  budgetExceeded,
  amountsOf,
  refusalOf,
  isExhausted,
  PROJECT_SCOPE,
  remainingCents,
  type BudgetPosition,
} from '../../../ledger/slices/budget-status.ts';
import { NANO_EUR_PER_CENT } from '../../../ledger/slices/budget-limit.ts';
import { periodOf, timeAfter } from '../../../ledger/period.ts';
import { priceText } from '../../../ledger/charges/charge.ts';

const cents = (count: bigint): bigint => count * NANO_EUR_PER_CENT;
const position = (settledNanoEur: bigint, reservedNanoEur: bigint): BudgetPosition => ({
  projectId: 'p',
  scope: PROJECT_SCOPE,
  period: '2026-11',
  settledNanoEur,
  reservedNanoEur,
  limitNanoEur: cents(100n),
});

describe('the amounts of a budget', () => {
  test('count what is reserved as consumed, rounded up to cents', () => {
    expect(amountsOf(position(cents(40n), 1n))).toEqual({
      limit_eur_cents: 100,
      consumed_eur_cents: 41,
      remaining_eur_cents: 59,
      exceeded: false,
    });
  });

  test.each([
    [cents(99n), 99, 1, false],
    [cents(100n) - 1n, 100, 0, false],
    [cents(100n), 100, 0, true],
    [cents(130n) + 1n, 131, 0, true],
  ])(
    'of %d nano-euro are %d consumed, %d remaining, exceeded: %s',
    (settled, consumed, remaining, exceeded) => {
      expect(amountsOf(position(settled, 0n))).toMatchObject({
        consumed_eur_cents: consumed,
        remaining_eur_cents: remaining,
        exceeded,
      });
      expect(amountsOf(position(0n, settled)).exceeded).toBe(exceeded);
    },
  );
});

test('a refusal is exceeded, and says which budget it is, when it renews and what was required', () => {
  expect(refusalOf(position(0n, 0n), cents(100n) + 1n)).toEqual({
    project_id: 'p',
    limit_eur_cents: 100,
    consumed_eur_cents: 0,
    remaining_eur_cents: 100,
    exceeded: true,
    period: '2026-11',
    budget: { scope: 'project', interval: 'month', period: '2026-11' },
    renews_at: '2026-12-01T00:00:00.000Z',
    required_eur_cents: 101,
  });
  const week = {
    ...position(0n, 0n),
    scope: { scope: 'key', model_id: 'acme/chat', tag: 'team:search' } as const,
    period: '2026-W53',
  };
  expect(refusalOf(week, 1n)).toMatchObject({
    period: '2026-12',
    budget: { scope: 'key', interval: 'week', period: '2026-W53', model: 'acme/chat', tag: 'team:search' },
    renews_at: '2027-01-04T00:00:00.000Z',
  });
});

test('a refusal contains what remains', () => {
  const refusal = budgetExceeded(position(cents(95n), 0n), cents(6n));
  expect(refusal).toMatchObject({
    code: 'budget_exceeded',
    body: { remaining_eur_cents: 5, required_eur_cents: 6 },
  });
  expect(remainingCents(refusal.body)).toBe(5);
  expect(remainingCents(undefined)).toBe(0);
});

test('a month is spent only when its full limit is settled', () => {
  expect(isExhausted(99n, 100n)).toBe(false);
  expect(isExhausted(100n, 100n)).toBe(true);
  expect(isExhausted(101n, 100n)).toBe(true);
});

test('the ledger stores prices per million, and no price for what is free', () => {
  expect(priceText('free')).toBe('{}');
  const prices = completePrices({ inputTokens: 7n, outputTokens: 9_007_199_254_740_993n });
  const text = priceText(prices);
  expect(text).toBe('{"inputTokens":"7","outputTokens":"9007199254740993"}');
  expect(priceText(prices)).toBe(text);
});

test.each([
  [{ inputTokens: 7n, cachedInputTokens: 0n, cacheWriteTokens: 8n }],
  [{ inputTokens: 7n, cacheWriteTokens: 8n, cacheWrite1hTokens: 7n }],
  [{ inputTokens: 7n, cachedInputTokens: 7n, cacheWriteTokens: 7n, outputTokens: 9n }],
  [{ cacheWrite1hTokens: 3n }],
  [{ images: 1n, pages: 2n, seconds: 3n, characters: 4n }],
  [{}],
])('the stored prices %p are complete with the default prices', (given) => {
  const prices = completePrices(given);
  const stored = Object.entries(JSON.parse(priceText(prices)) as Record<string, string>);
  expect(completePrices(Object.fromEntries(stored.map(([unit, price]) => [unit, BigInt(price)])))).toEqual(
    prices,
  );
  expect(stored.every(([unit]) => unit in given)).toBe(true);
});

test('times compare as text, and their months are in UTC', () => {
  expect(timeAfter('2026-11-30T23:59:59.500Z', 500)).toBe('2026-12-01T00:00:00.000Z');
  expect(timeAfter('2026-12-01T00:00:00.000Z', -1)).toBe('2026-11-30T23:59:59.999Z');
  expect(periodOf('2026-11-30T23:59:59.999Z')).toBe('2026-11');
});
