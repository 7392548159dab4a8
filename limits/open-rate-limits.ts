import type { Logger } from 'pino';
import type { RequestLimits } from '../catalogue/model.ts';
import type { Secret } from '../catalogue/secret.ts';
import type { RequestCounts } from './count.ts';
import { MemoryCounts } from './memory-counts.ts';
import { RateLimits } from './rate-limits.ts';

export interface RedisSettings {
  url: Secret;
  /** A Redis that takes longer is considered unreachable. */
  commandTimeoutMs: number;
}

const CONNECT_TIMEOUT_MS = 1_000;

/**
 * Opens the rate limits: of all replicas together with a Redis or Valkey, otherwise of this process. The process also starts when
 * Redis is unreachable.
 *
 * @param withoutRedis the counts without a Redis; a worker process counts in its supervisor
 */
export async function openRateLimits(
  limits: RequestLimits,
  redis: RedisSettings | null,
  log: Logger,
  withoutRedis: RequestCounts = new MemoryCounts(),
): Promise<RateLimits> {
  if (redis === null) return new RateLimits(limits, withoutRedis);
  // Loading the client takes a fifth of a second, so it is loaded only when it is used.
  const [{ RedisLink }, { SharedCounts }] = await Promise.all([
    import('./redis-link.ts'),
    import('./shared-counts.ts'),
  ]);
  const link = new RedisLink({ ...redis, connectTimeoutMs: CONNECT_TIMEOUT_MS });
  const rateLimits = new RateLimits(limits, new SharedCounts(link, log));
  await rateLimits.heartbeat();
  return rateLimits;
}
