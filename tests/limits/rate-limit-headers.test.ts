import { expect, test } from '@jest/globals';
import { limitHeaders, policyHeader, retryHeaders } from '../../limits/rate-limits.ts';

const COUNTERS = [
  { policy: 'key', id: 'a', limit: 120 },
  { policy: 'tier', id: 'b', limit: 20 },
];
const ONE = COUNTERS.slice(0, 1);

test('headers contain each limit and what remains of it', () => {
  const states = [
    { limit: 120, used: 23, leftMs: 40_001 },
    { limit: 20, used: 17, leftMs: 12_000 },
  ];
  expect(limitHeaders(policyHeader(COUNTERS), COUNTERS, states)).toEqual({
    'ratelimit-policy': '"key";q=120;w=60, "tier";q=20;w=60',
    ratelimit: '"key";r=97;t=41, "tier";r=3;t=12',
  });
});

test('0 remains, not less, when a limit was lowered below what is used', () => {
  const states = [{ limit: 120, used: 500, leftMs: 10 }];
  expect(limitHeaders(policyHeader(ONE), ONE, states)['ratelimit']).toBe('"key";r=0;t=1');
});

test('a replica without Redis reports what remains of its share', () => {
  const states = [{ limit: 30, used: 29, leftMs: 1_000 }];
  expect(limitHeaders(policyHeader(ONE), ONE, states)).toEqual({
    'ratelimit-policy': '"key";q=120;w=60',
    ratelimit: '"key";r=1;t=1',
  });
});

test('retry-after waits for the last of the exhausted windows', () => {
  const used = (leftMs: number) => ({ limit: 5, used: 5, leftMs });
  expect(retryHeaders([used(2_500), used(58_999.5), { limit: 5, used: 4, leftMs: 60_000 }])).toEqual({
    'retry-after': '59',
    'retry-after-ms': '59000',
  });
  expect(retryHeaders([used(0)])).toEqual({ 'retry-after': '1', 'retry-after-ms': '1' });
});
