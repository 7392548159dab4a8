import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { Secret } from '../../catalogue/secret.ts';
import type { RedisSettings } from '../../limits/open-rate-limits.ts';
import type { DatabaseLocation } from '../../storage/open-database.ts';

/**
 * The PostgreSQL of the tests. With `GATEWAY_TEST_DATABASE_URL`, each test folder has its own empty database there; without it, a
 * file in the folder. Tests of SQLite (tests/storage/sqlite/) always use the file. Tests of PostgreSQL (tests/storage/postgres/,
 * `describeShared`) run only with it.
 */
export const SHARED_DATABASE_URL = process.env['GATEWAY_TEST_DATABASE_URL'] || null;

/**
 * The Redis of the tests from `GATEWAY_TEST_REDIS_URL`; without it each process counts alone. Its timeout is long, so that a busy
 * machine does not make it look unreachable.
 */
export function redisOfTests(): RedisSettings | null {
  const url = process.env['GATEWAY_TEST_REDIS_URL'] || null;
  return url === null ? null : { url: new Secret(url), commandTimeoutMs: 10_000 };
}

const databases = new Map<string, Promise<URL>>();
const made = new Map<string, URL>();

/** Creates the database of a data directory, once. */
export async function giveDatabase(dataDirectory: string): Promise<void> {
  if (SHARED_DATABASE_URL === null) return;
  let database = databases.get(dataDirectory);
  if (database === undefined) {
    database = createDatabase(SHARED_DATABASE_URL);
    databases.set(dataDirectory, database);
  }
  made.set(dataDirectory, await database);
}

/** Deletes the database of a removed folder, and closes its open connections. */
export async function takeDatabase(dataDirectory: string): Promise<void> {
  const database = await databases.get(dataDirectory);
  databases.delete(dataDirectory);
  made.delete(dataDirectory);
  if (database === undefined || SHARED_DATABASE_URL === null) return;
  await administer(SHARED_DATABASE_URL, `drop database ${nameOf(database)} with (force)`);
}

/** The location of the database of a data directory, after `giveDatabase`. */
export function databaseOf(dataDirectory: string): DatabaseLocation {
  const url = givenUrl(dataDirectory);
  return url === null ? { path: join(dataDirectory, 'gateway.sqlite') } : { url };
}

/** The same location as environment variables of a process. */
export function databaseEnvironment(dataDirectory: string): Record<string, string> {
  const url = givenUrl(dataDirectory);
  return url === null ? {} : { GATEWAY_DATABASE_URL: url };
}

function givenUrl(dataDirectory: string): string | null {
  if (SHARED_DATABASE_URL === null) return null;
  const url = made.get(dataDirectory);
  if (url === undefined) throw new Error(`no database was given to ${dataDirectory}`);
  return url.href;
}

/** Creates a database with a collation that does not order text by bytes, as in many installations. */
async function createDatabase(server: string): Promise<URL> {
  const url = new URL(server);
  url.pathname = `/gateway_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await administer(
    server,
    `create database ${nameOf(url)} template template0 encoding 'UTF8' locale_provider icu icu_locale 'und'`,
  );
  return url;
}

function nameOf(url: URL): string {
  return url.pathname.slice(1);
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
