import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { readSettings } from '../../server/settings.ts';

describe('settings', () => {
  test('have defaults, also for empty variables', () => {
    const settings = readSettings({ GATEWAY_PORT: '', PATH: '/bin' });
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 8790,
      adminHost: '127.0.0.1',
      adminPort: 8791,
      manageHost: '127.0.0.1',
      managePort: 8792,
      isManagePortOptional: true,
      sharedFiles: null,
      discovery: 'on',
      drainMs: 30_000,
      responseRetentionMs: 30 * 86_400_000,
      leaseMs: 30_000,
      ledgerDurability: 'process',
      ledgerReserveBytes: 256 * 2 ** 20,
    });
    expect(settings).toMatchObject({
      configurationRequired: false,
      stalledUploadMs: undefined,
      memoryBoundBytes: 2 * 2 ** 30,
    });
  });

  test('are read from the environment', () => {
    const settings = readSettings({
      GATEWAY_PORT: '0',
      GATEWAY_STALL_MS: '200',
      GATEWAY_DISCOVERY: 'off',
      GATEWAY_CONFIG: 'x',
      GATEWAY_RESPONSE_RETENTION_DAYS: '1',
      GATEWAY_LEASE_SECONDS: '60',
    });
    expect(settings).toMatchObject({
      port: 0,
      stalledUploadMs: 200,
      discovery: 'off',
      configurationRequired: true,
      responseRetentionMs: 86_400_000,
      leaseMs: 60_000,
    });
  });

  test.each([
    ['GATEWAY_PORT', '65536'],
    ['GATEWAY_PORT', '80a'],
    ['GATEWAY_PORT', '-1'],
    ['GATEWAY_ADMIN_PORT', '1e3'],
    ['GATEWAY_DISCOVERY', 'yes'],
    ['GATEWAY_ENGINES', 'embeddings,telepathy'],
    ['GATEWAY_LOG_LEVEL', 'loud'],
    ['GATEWAY_DEPLOYMENT_HEADER', 'yes'],
    ['GATEWAY_LOG_UPSTREAM_ERRORS', 'on'],
    ['GATEWAY_SPOOL_BYTES', '0'],
    ['GATEWAY_LEDGER_RESERVE_BYTES', '1GB'],
    ['GATEWAY_REDIS_TIMEOUT_MS', '0'],
    ['GATEWAY_STALL_MS', '0'],
    ['GATEWAY_RESPONSE_RETENTION_DAYS', '0'],
    ['GATEWAY_FILES_URL', 'file:///data'],
    ['GATEWAY_FILES_URL', 's3://bucket/prefix?endpoint=nowhere'],
  ])('an invalid %s stops the start and is named', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  test('the address of Redis is kept as a secret', () => {
    const { redis } = readSettings({ GATEWAY_REDIS_URL: 'rediss://user:p%40ss@redis.internal:6380/3' });
    expect(redis?.url.reveal()).toBe('rediss://user:p%40ss@redis.internal:6380/3');
    expect(JSON.stringify(redis)).not.toContain('ss@');
    expect(readSettings({ GATEWAY_REDIS_URL: '' }).redis).toBeNull();
  });

  test.each([
    'localhost:6379',
    'http://u:hidden@h',
    'redis:///0',
    'redis://h/x',
    'redis://u:hidden%zz@h',
    'redis://h?db=1',
  ])('an invalid address of Redis stops the start and is not shown: %s', (url) => {
    const read = () => readSettings({ GATEWAY_REDIS_URL: url });
    expect(read).toThrow('GATEWAY_REDIS_URL must be redis://');
    expect(read).not.toThrow('hidden');
  });

  test.each([
    ['GATEWAY_PORT', 'tcp://10.0.0.1:8790', 'gateway'],
    ['GATEWAY_SERVICE_HOST', '10.0.0.1', 'gateway'],
    ['GATEWAY_SERVICE_PORT_HTTP', '8790', 'gateway'],
    ['GATEWAY_PORT_8790_TCP', 'tcp://10.0.0.1:8790', 'gateway'],
    ['GATEWAY_PORT_8790_TCP_ADDR', '10.0.0.1', 'gateway'],
    ['GATEWAY_ADMIN_PORT', 'tcp://10.0.0.1:8791', 'gateway-admin'],
    ['GATEWAY_REDIS_PORT', 'tcp://10.0.0.1:6379', 'gateway-redis'],
  ])('%s=%s of a Kubernetes Service is explained', (name, value, service) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(`${name} comes from Kubernetes, which sets it for a Service named ${service}:`);
    expect(read).toThrow('enableServiceLinks: false');
  });

  test('read secrets from files, again for each new connection, and keep the last one that is valid', async () => {
    await using folder = await TemporaryFolder.make();
    const [database, redis] = [join(folder.path, 'database'), join(folder.path, 'redis')];
    await writeFile(database, 'postgres://u:one@h/d\n');
    await writeFile(redis, 'redis://u:one@h\n');
    const variables = { GATEWAY_DATABASE_URL_FILE: database, GATEWAY_REDIS_URL_FILE: redis };
    const settings = readSettings(variables);
    const current = (): (string | undefined)[] => [
      'url' in settings.database ? settings.database.currentUrl?.() : undefined,
      settings.redis?.url.reveal(),
    ];
    expect(settings.database).toMatchObject({ url: 'postgres://u:one@h/d' });
    await writeFile(database, 'postgres://u:two@h/d');
    await writeFile(redis, 'redis://u:two@h');
    expect(current()).toEqual(['postgres://u:two@h/d', 'redis://u:two@h']);
    await writeFile(database, 'postgres://u:hidden@h:none/d');
    await rm(redis);
    expect(current()).toEqual(['postgres://u:two@h/d', 'redis://u:two@h']);
    expect(() => readSettings(variables)).toThrow(
      'the file of GATEWAY_DATABASE_URL_FILE must be postgres://',
    );
    expect(() => readSettings(variables)).not.toThrow('hidden');
    expect(() => readSettings({ GATEWAY_REDIS_URL_FILE: redis })).toThrow(
      'GATEWAY_REDIS_URL_FILE cannot be read',
    );
    expect(() => readSettings({ GATEWAY_REDIS_URL: 'redis://h', GATEWAY_REDIS_URL_FILE: redis })).toThrow(
      'not both',
    );
  });

  test('lose the line end of the file that they come from', () => {
    const settings = readSettings({
      GATEWAY_PORT: '8000\n',
      GATEWAY_REDIS_URL: 'redis://h:1\r\n',
      GATEWAY_HOST: '\n',
    });
    expect([settings.port, settings.redis?.url.reveal(), settings.host]).toEqual([
      8000,
      'redis://h:1',
      '127.0.0.1',
    ]);
  });

  test('a name that does not exist is refused with a suggestion', () => {
    expect(() => readSettings({ GATEWAY_DATADIR: '/x' })).toThrow("did you mean 'GATEWAY_DATA_DIR'?");
  });
});

describe('the settings of the database', () => {
  test('name the file in the data directory, or the shared one', () => {
    expect(readSettings({ GATEWAY_DATA_DIR: '/d' }).database).toEqual({
      path: '/d/gateway.sqlite',
      migrate: 'on',
    });
    const url = 'postgresql://user:p%40ss@host:5432/gateway?sslmode=disable';
    const environment = {
      GATEWAY_DATABASE_URL: url,
      GATEWAY_DATABASE_CONNECTIONS: '3',
      GATEWAY_MIGRATE: 'off',
    };
    expect(readSettings(environment).database).toEqual({ url, connections: 3, migrate: 'off' });
  });

  test.each([
    'mysql://user:correct-horse@host/database',
    'host=h password=correct-horse',
    'postgres://user:correct-horse/x@host:port/database',
    'postgres://user:correct-horse@host/database?sslmode=verify-full&sslrootcert=/nowhere/ca.pem',
  ])('refuse %s, without showing what may be a password', (url) => {
    const read = () => readSettings({ GATEWAY_DATABASE_URL: url });
    expect(read).toThrow(/^GATEWAY_DATABASE_URL must be postgres:/);
    expect(read).not.toThrow('horse');
  });
});
