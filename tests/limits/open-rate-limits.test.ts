import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { buildModel } from '../../catalogue/build-model.ts';
import { Secret } from '../../catalogue/secret.ts';
import { MemoryCounts } from '../../limits/memory-counts.ts';
import { openRateLimits } from '../../limits/open-rate-limits.ts';
import type { Principal } from '../../projects/principal.ts';
import { closedAddress } from '../../scripts/test-bed/upstream/upstream.ts';

const LIMITS = { requestsPerMinute: 2, tiers: new Map<string, number>() };
const model = buildModel({ id: 'acme/chat', mode: 'chat', prices: 'free', deployments: [] });
const principal: Principal = {
  keyId: 'key',
  keyName: 'key',
  keyFamilyId: 'family',
  projectId: 'project',
  organisationId: 'organisation',
  projectModels: 'all',
  disabledModels: new Set(),
  requiredTags: [],
  keyModels: 'all',
  requestsPerMinute: null,
};

test('without Redis the given counts apply the limits, and close with them', async () => {
  const counts = new MemoryCounts();
  const limits = await openRateLimits(LIMITS, null, pino({ level: 'silent' }), counts);
  await limits.take(limits.of(principal, model.tier));
  await limits.heartbeat();
  expect({ degraded: limits.degraded, size: counts.size }).toEqual({ degraded: false, size: 1 });
  await limits.close();
  expect(counts.size).toBe(0);
});

test('an unreachable Redis does not prevent the start, and the limits apply', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    {},
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const url = new Secret(`redis://${new URL(await closedAddress()).host}`);
  const limits = await openRateLimits(LIMITS, { url, commandTimeoutMs: 1_000 }, log);
  try {
    expect(limits.degraded).toBe(true);
    expect((await limits.take(limits.of(principal, model.tier)))['ratelimit']).toMatch(/^"key";r=1;t=\d+$/);
    await limits.take(limits.of(principal, model.tier));
    await expect(limits.take(limits.of(principal, model.tier))).rejects.toMatchObject({
      code: 'rate_limited',
    });
    await limits.heartbeat();
    // It is logged once, with only the kind of failure.
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 40, reason: 'ECONNREFUSED', replicas: 1 });
  } finally {
    await limits.close();
  }
});
