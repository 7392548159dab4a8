import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { migrate, requireCurrentSchema } from './migrate.ts';
import type { PostgresSettings } from './postgres/connection-pool.ts';
import type { SqliteSettings } from './sqlite/driver.ts';
import { SqliteStore } from './sqlite/store.ts';
import { storeUnavailable } from './store-error.ts';
import type { Store } from './store.ts';

export type { Store };

export interface EmbeddedDatabase extends Partial<Omit<SqliteSettings, 'path'>> {
  /** The file of the database. It and its folder are created if they are missing. */
  path: string;
}

export interface SharedDatabase extends Partial<Omit<PostgresSettings, 'url'>> {
  /** `postgres://user:password@host:port/database`; the database must exist. */
  url: string;
}

export type DatabaseLocation = EmbeddedDatabase | SharedDatabase;

export type OpenOptions = DatabaseLocation & {
  /** `off`: a database that needs migrations is refused. */
  migrate?: 'on' | 'off';
};

const EMBEDDED: Omit<SqliteSettings, 'path'> = {
  busyTimeoutMs: 3_000,
  statementTimeoutMs: 30_000,
  maxWaiting: 4_096,
  maxWaitMs: 10_000,
};
const SHARED: Omit<PostgresSettings, 'url'> = {
  connections: 10,
  maxWaiting: 4_096,
  maxWaitMs: 5_000,
  statementTimeoutMs: 30_000,
  lockTimeoutMs: 3_000,
};
/** A migration may rewrite a large table, and a process that starts meanwhile waits until it has ended. */
const MIGRATION_LIMITS = { statementTimeoutMs: 900_000, lockTimeoutMs: 900_000, connections: 1 };

/**
 * Opens the database and migrates it. Throws `service_unavailable` when it cannot be opened, and a `SchemaError` when it was written
 * by a newer release, or needs migrations that are disabled.
 */
export async function openDatabase(options: OpenOptions): Promise<Store> {
  const store = await openStore(options);
  try {
    if (options.migrate === 'off') await requireCurrentSchema(store.database);
    else if ('url' in options) await migrateDatabase(options);
    else await migrate(store);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

/** Migrates a database and closes it. Returns the names of the applied migrations. Throws as `openDatabase` does. */
export async function migrateDatabase(location: DatabaseLocation): Promise<string[]> {
  const store = await openStore('url' in location ? { ...location, ...MIGRATION_LIMITS } : location);
  try {
    return await migrate(store);
  } finally {
    await store.close();
  }
}

/** Opens the database as it is. */
export async function openStore(location: DatabaseLocation): Promise<Store> {
  if ('url' in location) {
    const { PostgresStore } = await import('./postgres/store.ts');
    return new PostgresStore({ ...SHARED, ...location });
  }
  await mkdir(dirname(location.path), { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw storeUnavailable(`its folder ${dirname(location.path)} cannot be created`, error);
  });
  return new SqliteStore({ ...EMBEDDED, ...location });
}
