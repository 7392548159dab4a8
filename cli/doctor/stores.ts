import { GatewayError } from '../../errors/gateway-error.ts';
import { databaseNow } from '../../ledger/period.ts';
import { reasonOf, RedisLink } from '../../limits/redis-link.ts';
import type { Settings } from '../../server/settings.ts';
import { SchemaError } from '../../storage/migrate.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { fileExists } from '../../storage/sqlite/backup.ts';
import { checkClock } from './clocks.ts';
import { error, ok, type Finding } from './finding.ts';

const CONNECT_MS = 5_000;

/** Checks the database and its clock. Pending migrations are reported and not applied. */
export async function checkDatabase({ database }: Pick<Settings, 'database'>): Promise<Finding[]> {
  const isShared = 'url' in database;
  if (!isShared && !(await fileExists(database.path)))
    return [ok('database', `${database.path} does not exist yet; the first start creates it`)];
  try {
    const store = await openDatabase({ ...database, migrate: 'off' });
    try {
      const before = Date.now();
      const now = Date.parse(await databaseNow(store.database, store.clock));
      const name = isShared ? 'PostgreSQL responds' : `${database.path} can be opened`;
      const found = ok('database', `${name}, and its schema is current`);
      return isShared ? [found, checkClock('the database', now, (before + Date.now()) / 2)] : [found];
    } finally {
      await store.close();
    }
  } catch (thrown) {
    if (thrown instanceof SchemaError)
      return [error('database', thrown.message, 'run gateway migrate after a backup')];
    const reason = thrown instanceof GatewayError ? thrown.message : 'it cannot be opened';
    const advice = isShared
      ? 'check GATEWAY_DATABASE_URL, the server and the network'
      : 'check the owner of the file; restore a backup if it is damaged';
    return [error('database', reason, advice)];
  }
}

/** Checks Redis, if it is configured. */
export async function checkRedis({ redis }: Pick<Settings, 'redis'>): Promise<Finding[]> {
  if (redis === null) return [];
  const link = new RedisLink({ ...redis, connectTimeoutMs: CONNECT_MS });
  try {
    await link.connect();
    return [ok('redis', 'Redis responds')];
  } catch (thrown) {
    return [error('redis', `no connection: ${reasonOf(thrown)}`, 'check GATEWAY_REDIS_URL and the server')];
  } finally {
    link.disconnect();
  }
}

/** Checks the bucket of files, if there is one. */
export async function checkFiles({ sharedFiles }: Pick<Settings, 'sharedFiles'>): Promise<Finding[]> {
  if (sharedFiles === null) return [];
  const { checkBucket } = await import('../../storage/s3/open-s3-blobs.ts');
  const reason = await checkBucket(sharedFiles);
  const { bucket } = sharedFiles;
  if (reason === null) return [ok('files', `the bucket '${bucket}' can be listed`)];
  const advice = 'check GATEWAY_FILES_URL, its credentials and the network';
  return [error('files', `the bucket '${bucket}' cannot be listed: ${reason}`, advice)];
}
