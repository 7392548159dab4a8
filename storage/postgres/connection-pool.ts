import { Client, Pool, types, type ClientConfig, type PoolClient } from 'pg';
import { storeUnavailable } from '../store-error.ts';
import { storeErrorOf } from './store-error.ts';

export interface PostgresSettings {
  /** `postgres://user:password@host:port/database`, a secret. */
  url: string;
  /** Returns the URL for a new connection, where it is rotated. */
  currentUrl?: () => string;
  /** The most connections of this process, in addition to one for queries that must not wait. */
  connections: number;
  /** How many statements may wait for a connection, and how long, connecting included. */
  maxWaiting: number;
  maxWaitMs: number;
  /** How long a statement may take, and how long of that it may wait for a lock. */
  statementTimeoutMs: number;
  lockTimeoutMs: number;
}

/** The server ends a late statement itself. The connection is closed only after this additional time. */
const RESPONSE_GRACE_MS = 2_000;
const IDLE_MS = 30_000;
const CLOSE_WITHIN_MS = 2_000;

/** The connections of this process. They set no session state, so they work behind a transaction pooler. */
export class ConnectionPool {
  readonly #pool: Pool;
  readonly #maxWaiting: number;

  constructor(settings: PostgresSettings) {
    this.#maxWaiting = settings.maxWaiting;
    const { currentUrl } = settings;
    this.#pool = new Pool({
      connectionString: settings.url,
      ...(currentUrl === undefined ? {} : { Client: clientWith(currentUrl) }),
      max: settings.connections,
      connectionTimeoutMillis: settings.maxWaitMs,
      query_timeout: settings.statementTimeoutMs + RESPONSE_GRACE_MS,
      idleTimeoutMillis: IDLE_MS,
      allowExitOnIdle: true,
      keepAlive: true,
      application_name: 'inference-gateway',
      types: { getTypeParser: parserOf },
    });
    // A broken idle connection has already been removed from the pool.
    this.#pool.on('error', () => undefined);
  }

  /** Takes a connection, to be returned with `release`. Throws `service_unavailable`. */
  async take(): Promise<PoolClient> {
    if (this.#pool.ending) throw storeUnavailable('it is closed');
    if (this.#pool.waitingCount >= this.#maxWaiting) throw storeUnavailable('too many statements wait');
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw storeErrorOf(error);
    }
  }

  /** Waits for connections in use, but not for a server that no longer responds. */
  async close(): Promise<void> {
    if (this.#pool.ending) return;
    let overdue: NodeJS.Timeout | undefined;
    const tooLate = new Promise<void>((resolve) => {
      overdue = setTimeout(resolve, CLOSE_WITHIN_MS);
    });
    await Promise.race([this.#pool.end(), tooLate]);
    clearTimeout(overdue);
  }
}

/** Returns a class of clients that connect with the current URL. */
function clientWith(currentUrl: () => string): typeof Client {
  return class extends Client {
    constructor(settings?: ClientConfig) {
      super({ ...settings, connectionString: currentUrl() });
    }
  };
}

const INT8: number = types.builtins.INT8;
const NUMERIC: number = types.builtins.NUMERIC;

type Parser = (text: string) => unknown;

/** Parses bigint columns to BigInts, and also their sums, which are numeric in PostgreSQL. */
function parserOf(typeId: number, format?: 'text' | 'binary'): Parser {
  if (typeId === INT8) return BigInt;
  if (typeId === NUMERIC) return (text) => (/^-?\d+$/.test(text) ? BigInt(text) : text);
  // The assertion holds: a parser returns the value of its type, which the query layer knows.
  return (
    format === 'binary' ? types.getTypeParser(typeId, 'binary') : types.getTypeParser(typeId)
  ) as Parser;
}
