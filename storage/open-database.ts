import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { NodeSqliteDialect } from './sqlite/dialect.ts';
import { SqliteDriver, type SqliteSettings } from './sqlite/driver.ts';
import { storeUnavailable } from './sqlite/store-error.ts';

/** The database as the rest of the gateway knows it. Every method throws `service_unavailable` when the store cannot serve. */
export interface Store {
  readonly database: Kysely<Schema>;
  /** Text that differs from that of an earlier call when another process has committed since: what was cached may be stale. */
  versionByOthers(): Promise<string>;
  /** To be called after a commit that makes what this process has cached stale. */
  announceChange(): void;
  /** Calls the listener at each announcement, at once; returns the way to stop that. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

export interface OpenOptions extends Partial<Omit<SqliteSettings, 'path'>> {
  /** The file of the embedded database; it and its folder are made when missing. */
  path: string;
}

const DEFAULTS = { busyTimeoutMs: 3_000, statementTimeoutMs: 30_000, maxWaiting: 4_096, maxWaitMs: 10_000 };

/** Opens the embedded database and brings its schema up to date. Throws `service_unavailable` when it cannot be opened. */
export async function openDatabase(options: OpenOptions): Promise<Store> {
  await mkdir(dirname(options.path), { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw storeUnavailable(`its folder ${dirname(options.path)} cannot be made`, error);
  });
  const driver = new SqliteDriver({ ...DEFAULTS, ...options });
  const store = new SqliteStore(driver);
  try {
    await migrate(store.database);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

class SqliteStore implements Store {
  readonly database: Kysely<Schema>;
  readonly #driver: SqliteDriver;
  readonly #listeners = new Set<() => void>();

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
    this.database = new Kysely<Schema>({ dialect: new NodeSqliteDialect(driver) });
  }

  versionByOthers(): Promise<string> {
    return this.#driver.version();
  }

  announceChange(): void {
    for (const listener of this.#listeners) listener();
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Kysely is not told: a statement that comes later is then refused by the driver, as unavailable. */
  close(): Promise<void> {
    return this.#driver.destroy();
  }
}
