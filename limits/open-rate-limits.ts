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
 * The limits of this process, or with a Redis or Valkey those of all replicas together. A Redis that cannot be
 * reached does not keep the process from starting.
 *
 * @param withoutRedis counts where there is no Redis; a worker process counts at its supervisor
 */
export async function openRateLimits(
  limits: RequestLimits,
  redis: RedisSettings | null,
  log: Logger,
  withoutRedis: RequestCounts = new MemoryCounts(),
): Promise<RateLimits> {
  if (redis === null) return new RateLimits(limits, withoutRedis);
  // The client takes a fifth of a second to load, so that only those who use it do.
  const [{ RedisLink }, { SharedCounts }] = await Promise.all([
    import('./redis-link.ts'),
    import('./shared-counts.ts'),
  ]);
  const link = new RedisLink({ ...redis, connectTimeoutMs: CONNECT_TIMEOUT_MS });
  const rateLimits = new RateLimits(limits, new SharedCounts(link, log));
  await rateLimits.beat();
  return rateLimits;
}
