import type { Logger } from 'pino';
import type { RequestLimits } from '../catalogue/model.ts';
import type { Secret } from '../catalogue/secret.ts';
import { MemoryCounts } from './memory-counts.ts';
import { RateLimits } from './rate-limits.ts';

const COMMAND_TIMEOUT_MS = 200;
const CONNECT_TIMEOUT_MS = 1_000;

/**
 * The limits of this process, or with the address of a Redis or Valkey those of all replicas together. A Redis that cannot be
 * reached does not keep the process from starting.
 */
export async function openRateLimits(
  limits: RequestLimits,
  redisUrl: Secret | null,
  log: Logger,
): Promise<RateLimits> {
  if (redisUrl === null) return new RateLimits(limits, new MemoryCounts());
  // The client is loaded by those who use it alone: it takes longer than all other parts of a start.
  const [{ RedisLink }, { SharedCounts }] = await Promise.all([
    import('./redis-link.ts'),
    import('./shared-counts.ts'),
  ]);
  const link = new RedisLink({
    url: redisUrl,
    commandTimeoutMs: COMMAND_TIMEOUT_MS,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
  });
  const rateLimits = new RateLimits(limits, new SharedCounts(link, log));
  await rateLimits.beat();
  return rateLimits;
}
