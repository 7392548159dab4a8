import { Pool, types, type PoolClient } from 'pg';
import { storeUnavailable } from '../store-error.ts';
import { storeErrorOf } from './store-error.ts';

export interface PostgresSettings {
  /** `postgres://user:password@host:port/database`, a secret. */
  url: string;
  /** How many connections this process holds at most, beside one for questions that must not wait. */
  connections: number;
  /** How many callers may wait for a connection, and for how long, a new one's making included. */
  maxWaiting: number;
  maxWaitMs: number;
  /** How long a statement may take, and how long of that it may wait for another's lock. */
  statementTimeoutMs: number;
  lockTimeoutMs: number;
}

/** The server ends a late statement itself; only after this much more is the connection given up. */
const ANSWER_GRACE_MS = 2_000;
const IDLE_MS = 30_000;
const CLOSE_WITHIN_MS = 2_000;

/** The connections of this process. A new one says nothing that a transaction pooler would not understand. */
export class ConnectionPool {
  readonly #pool: Pool;
  readonly #maxWaiting: number;

  constructor(settings: PostgresSettings) {
    this.#maxWaiting = settings.maxWaiting;
    this.#pool = new Pool({
      connectionString: settings.url,
      max: settings.connections,
      connectionTimeoutMillis: settings.maxWaitMs,
      query_timeout: settings.statementTimeoutMs + ANSWER_GRACE_MS,
      idleTimeoutMillis: IDLE_MS,
      allowExitOnIdle: true,
      keepAlive: true,
      application_name: 'inference-gateway',
      types: { getTypeParser: parserOf },
    });
    // An idle connection that breaks has left the pool by then; the next caller gets a new one.
    this.#pool.on('error', () => undefined);
  }

  /** To be given back with `release`. Throws `service_unavailable`. */
  async take(): Promise<PoolClient> {
    if (this.#pool.ending) throw storeUnavailable('it is closed');
    if (this.#pool.waitingCount >= this.#maxWaiting) throw storeUnavailable('too many wait for it');
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw storeErrorOf(error);
    }
  }

  /** Waits for connections in use, but not for a server that no longer answers. */
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

const INT8: number = types.builtins.INT8;
const NUMERIC: number = types.builtins.NUMERIC;

type Parser = (text: string) => unknown;

/** As the schema promises: bigint columns are BigInts, and so are their sums, which PostgreSQL makes numeric. */
function parserOf(typeId: number, format?: 'text' | 'binary'): Parser {
  if (typeId === INT8) return BigInt;
  if (typeId === NUMERIC) return (text) => (/^-?\d+$/.test(text) ? BigInt(text) : text);
  // A parser gives whatever its type is; the query layer knows which.
  return (
    format === 'binary' ? types.getTypeParser(typeId, 'binary') : types.getTypeParser(typeId)
  ) as Parser;
}
