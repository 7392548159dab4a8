import { describe, expect, test } from '@jest/globals';
import { buildModel } from '../../catalogue/build-model.ts';
import type { Model, RequestLimits } from '../../catalogue/model.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { MemoryCounts } from '../../limits/memory-counts.ts';
import { RateLimits } from '../../limits/rate-limits.ts';
import type { Principal } from '../../projects/principal.ts';

const plain = modelOf('acme/plain', null);
const gold = modelOf('acme/gold', 'gold');
const alsoGold = modelOf('acme/also-gold', 'gold');
const silver = modelOf('acme/silver', 'silver');

function modelOf(id: string, tier: string | null): Model {
  return buildModel({ id, mode: 'chat', prices: 'free', tier, deployments: [] });
}

function keyOf(keyId: string, requestsPerMinute: number | null = null): Principal {
  return {
    keyId,
    keyName: keyId,
    keyFamilyId: 'family',
    projectId: 'project',
    organisationId: 'organisation',
    projectModels: 'all',
    disabledModels: new Set(),
    requiredTags: [],
    keyModels: 'all',
    requestsPerMinute,
  };
}

/** Counts a request to a model; null before the model is known. */
function take(
  limits: RateLimits,
  principal: Principal,
  model: Model | null,
  isKeyCounted = false,
): ReturnType<RateLimits['take']> {
  return limits.take(limits.of(principal, model?.tier ?? null), isKeyCounted);
}

/** The number of requests that are admitted. */
async function passing(limits: RateLimits, principal: Principal, model: Model, tries = 20): Promise<number> {
  let passed = 0;
  for (let index = 0; index < tries; index += 1) {
    passed += await take(limits, principal, model).then(
      () => 1,
      () => 0,
    );
  }
  return passed;
}

function limitsOf(requestsPerMinute: number | null, tiers: Record<string, number> = {}): RateLimits {
  const limits: RequestLimits = { requestsPerMinute, tiers: new Map(Object.entries(tiers)) };
  return new RateLimits(limits, new MemoryCounts());
}

describe('requests per minute', () => {
  test('are unlimited without configuration, and no limit is reported', async () => {
    const limits = limitsOf(null, { gold: 1 });
    expect(await passing(limits, keyOf('a'), plain)).toBe(20);
    expect(await take(limits, keyOf('a'), plain)).toEqual({});
  });

  test('are limited per key, over all models', async () => {
    const limits = limitsOf(5);
    expect(await passing(limits, keyOf('a'), plain, 3)).toBe(3);
    expect(await passing(limits, keyOf('a'), silver)).toBe(2);
    expect(await passing(limits, keyOf('b'), plain)).toBe(5);
  });

  test('of a key replace those of the file, whether higher or lower', async () => {
    const limits = limitsOf(5);
    expect(await passing(limits, keyOf('a', 2), plain)).toBe(2);
    expect(await passing(limits, keyOf('b', 9), plain)).toBe(9);
    expect(await passing(limitsOf(null), keyOf('a', 2), plain)).toBe(2);
  });

  test('of a tier are counted per key, only over the models of the tier', async () => {
    const limits = limitsOf(null, { gold: 3, silver: 1 });
    expect(await passing(limits, keyOf('a'), gold, 2)).toBe(2);
    expect(await passing(limits, keyOf('a'), alsoGold)).toBe(1);
    expect(await passing(limits, keyOf('a'), silver)).toBe(1);
    expect(await passing(limits, keyOf('a'), plain)).toBe(20);
    expect(await passing(limits, keyOf('b'), gold)).toBe(3);
  });

  test('of a tier apply to a client that uses models of several tiers in turn', async () => {
    const limits = limitsOf(20, { gold: 2, silver: 1 });
    const principal = keyOf('a');
    const admitted: boolean[] = [];
    for (const model of [gold, silver, plain, gold, silver, plain, gold])
      admitted.push((await passing(limits, principal, model, 1)) === 1);
    expect(admitted).toEqual([true, true, true, true, false, true, false]);
  });

  test('of a configuration replace those of the one before, for the same client', async () => {
    const before = limitsOf(5, { gold: 1 });
    const principal = keyOf('a');
    expect(await passing(before, principal, gold)).toBe(1);
    const after = before.withLimits({ requestsPerMinute: 8, tiers: new Map([['gold', 4]]) });
    expect(await passing(after, principal, gold)).toBe(3);
    expect(await take(after, principal, plain)).toMatchObject({ ratelimit: '"key";r=3;t=60' });
  });

  test('of key and tier both apply', async () => {
    const limits = limitsOf(5, { gold: 3, silver: 10 });
    expect(await passing(limits, keyOf('a'), gold)).toBe(3);
    expect(await passing(limits, keyOf('a'), silver)).toBe(2);
  });
});

test('a refusal contains the limits and when to retry', async () => {
  const limits = limitsOf(9, { gold: 1 });
  expect(await take(limits, keyOf('a'), gold)).toMatchObject({
    ratelimit: '"key";r=8;t=60, "tier";r=0;t=60',
  });
  const refusal: unknown = await take(limits, keyOf('a'), gold).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(GatewayError);
  expect(refusal).toMatchObject({
    code: 'rate_limited',
    headers: {
      'ratelimit-policy': '"key";q=9;w=60, "tier";q=1;w=60',
      ratelimit: '"key";r=8;t=60, "tier";r=0;t=60',
      'retry-after': '60',
    },
  });
});

describe('a request that was counted for its key before its model was known', () => {
  test('is then counted for its tier alone, and its headers show both', async () => {
    const limits = limitsOf(3, { gold: 2 });
    const principal = keyOf('a');
    await take(limits, principal, null);
    expect(await take(limits, principal, gold, true)).toEqual({
      'ratelimit-policy': '"key";q=3;w=60, "tier";q=2;w=60',
      ratelimit: '"key";r=2;t=60, "tier";r=1;t=60',
    });
    expect(await take(limits, principal, gold)).toMatchObject({
      ratelimit: '"key";r=1;t=60, "tier";r=0;t=60',
    });
  });

  test('passes as the last one of its key', async () => {
    const limits = limitsOf(1, { gold: 2 });
    const principal = keyOf('a');
    await take(limits, principal, null);
    expect(await take(limits, principal, gold, true)).toMatchObject({
      ratelimit: '"key";r=0;t=60, "tier";r=1;t=60',
    });
    await expect(take(limits, principal, null)).rejects.toMatchObject({ code: 'rate_limited' });
  });
});
