import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import { pino, type Logger } from 'pino';
import { Secret } from '../../../catalogue/secret.ts';
import { RedisLink } from '../../../limits/redis-link.ts';
import { SharedCounts } from '../../../limits/shared-counts.ts';
import { TcpProxy } from '../../support/tcp-proxy.ts';

/** The address of Redis in `npm run test:shared`. Only that run includes the tests of replicas. */
export function redisUrl(): URL {
  const text = process.env['GATEWAY_TEST_REDIS_URL'];
  if (text === undefined) throw new Error('GATEWAY_TEST_REDIS_URL does not say where Redis is');
  return new URL(text);
}

type RedisClient = ReturnType<typeof newClient>;

function newClient() {
  return createClient({ url: redisUrl().href });
}

export interface LogLine {
  level: number;
  msg: string;
  reason?: string;
  replicas?: number;
}

/** Replicas with common counts in a separate part of Redis, behind a proxy that the test can cut. */
export class ReplicaScene implements AsyncDisposable {
  readonly prefix = `test:${randomUUID()}:`;
  readonly proxy: TcpProxy;
  readonly redis: RedisClient;
  /** The log lines of all replicas. */
  readonly logLines: LogLine[] = [];
  readonly #replicas: SharedCounts[] = [];

  private constructor(proxy: TcpProxy, redis: RedisClient) {
    this.proxy = proxy;
    this.redis = redis;
  }

  static async open(): Promise<ReplicaScene> {
    const redis = newClient();
    await redis.connect();
    return new ReplicaScene(await TcpProxy.before(redisUrl()), redis);
  }

  get log(): Logger {
    // Pino writes these fields.
    const write = (line: string): void => void this.logLines.push(JSON.parse(line) as LogLine);
    return pino({ level: 'info' }, { write });
  }

  /** Creates a replica that is not connected yet. Its timeout is long enough for a busy machine. */
  replica(url = this.proxy.on(redisUrl()), commandTimeoutMs = 10_000): SharedCounts {
    const link = new RedisLink({ url: new Secret(url.href), commandTimeoutMs, connectTimeoutMs: 10_000 });
    const replica = new SharedCounts(link, this.log, { prefix: this.prefix });
    this.#replicas.push(replica);
    return replica;
  }

  /** Starts replicas and waits until they know each other. */
  async replicas(count: number, commandTimeoutMs?: number): Promise<SharedCounts[]> {
    const replicas = Array.from({ length: count }, () => this.replica(undefined, commandTimeoutMs));
    for (let round = 0; round < 2; round += 1) for (const replica of replicas) await replica.heartbeat();
    return replicas;
  }

  key(id: string): string {
    return this.prefix + id;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.close()));
    const keys = await this.redis.keys(`${this.prefix}*`);
    if (keys.length > 0) await this.redis.del(keys);
    this.redis.destroy();
    await this.proxy.close();
  }
}

/** The number of concurrent requests that are admitted. */
export async function passing(
  replica: SharedCounts,
  tries: number,
  limit: number,
  id = 'a',
): Promise<number> {
  const takes = Array.from({ length: tries }, () => replica.take([{ id, limit }]));
  return (await Promise.all(takes)).filter(({ allowed }) => allowed).length;
}
