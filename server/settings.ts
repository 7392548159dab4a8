import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { UpstreamErrorDetail } from '../backends/failures/logged-upstream-error.ts';
import { didYouMean } from '../catalogue/suggestion.ts';
import type { Environment } from '../catalogue/environment.ts';
import { engineNames, type EngineName } from '../packages/engines/availability.ts';
import { Secret } from '../catalogue/secret.ts';
import type { RedisSettings } from '../limits/open-rate-limits.ts';
import { isRedisUrl } from '../limits/redis-url.ts';
import type { OpenOptions } from '../storage/open-database.ts';
import { isWellFormedKey } from '../projects/plain-key.ts';
import type { QuotaLimits } from '../projects/storage-quota.ts';
import { isDatabaseUrl } from '../storage/postgres/url.ts';
import { FilesUrlError, parseFilesUrl, type S3Location } from '../storage/s3/location.ts';
import { serviceLinkProblem } from './service-links.ts';
import {
  chosen,
  SecretInFile,
  SettingReader,
  SettingsError,
  shownValue,
  type Range,
} from './setting-values.ts';

/** The settings from the environment: places of data, ports, and bounds of the process. */
export interface Settings {
  dataDirectory: string;
  /** The embedded database in the data directory, or the shared one. */
  database: OpenOptions;
  configurationPath: string;
  /** Whether the operator named the configuration file, which must then exist. */
  configurationRequired: boolean;
  host: string;
  /** 0: any free port. */
  port: number;
  /** Address of the admin port, which needs no key. By default only this machine can reach it. */
  adminHost: string;
  adminPort: number;
  /** Address of the management, which needs tokens. By default only this machine can reach it. */
  manageHost: string;
  managePort: number;
  /** Whether the gateway starts without the management when its port is in use. */
  isManagePortOptional: boolean;
  /** Further names by which the admin port and the management may be called, in lower case. */
  adminNames: readonly string[];
  /** The shared store of file contents; null: the data directory. */
  sharedFiles: S3Location | null;
  /** Redis, in which replicas count requests together; null: each process counts alone. */
  redis: RedisSettings | null;
  discovery: 'on' | 'off';
  /** Whether changed configuration files are reloaded. */
  watch: boolean;
  /** The enabled local engines. Models of others are left out. */
  engines: ReadonlySet<EngineName>;
  /** How the first start creates a key: `auto` creates and prints one on a terminal only. Or the key itself. */
  firstKey: 'auto' | 'print' | 'off' | Secret;
  logLevel: LogLevel;
  /** What the line of a failed request says of the error of the backend. */
  logUpstreamErrors: UpstreamErrorDetail;
  /** The calls that operators can look up; null: none are kept. */
  recentCalls: RecentCallsSettings | null;
  /** Whether responses name the backend that they come from. */
  deploymentHeader: boolean;
  /** Whether non-streamed responses say what they cost. */
  costHeader: boolean;
  /** Bound of request bodies in memory, over all requests. */
  memoryBoundBytes: number;
  /** Bound of request bodies on disk, over all requests. */
  spoolBoundBytes: number;
  /** Part of both bounds that is kept free for projects that hold less than it. */
  projectShare: number;
  /** Undefined: the contract's limit. */
  stalledUploadMs: number | undefined;
  /** How long requests in flight may take to finish after SIGTERM. */
  drainMs: number;
  /** How long stored responses are kept. */
  responseRetentionMs: number;
  /** Space on the data directory's volume that only the ledger may use. */
  ledgerReserveBytes: number;
  /** Quota of each project for files and stored responses. */
  storageQuota: QuotaLimits;
  /** Number of processes that share the port. */
  processes: number;
  /** How long the reservations of a process that has stopped responding are kept. */
  leaseMs: number;
  /** Whether the record of a call survives the end of the process only, or also a loss of power. */
  ledgerDurability: 'process' | 'disk';
}

/** How long ended calls are kept, and how many. */
export interface RecentCallsSettings {
  retentionMs: number;
  maxRows: number;
  /** What is kept of the errors of backends. */
  upstreamErrors: UpstreamErrorDetail;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const UPSTREAM_ERRORS = ['off', 'code', 'text'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const PREFIX = 'GATEWAY_';
const VARIABLES = [
  // Of the command, which reads them itself.
  'GATEWAY_URL',
  'GATEWAY_TOKEN',
  'GATEWAY_DATA_DIR',
  'GATEWAY_DATABASE_URL',
  'GATEWAY_DATABASE_URL_FILE',
  'GATEWAY_DATABASE_CONNECTIONS',
  'GATEWAY_MIGRATE',
  'GATEWAY_CONFIG',
  'GATEWAY_HOST',
  'GATEWAY_PORT',
  'GATEWAY_ADMIN_HOST',
  'GATEWAY_ADMIN_PORT',
  'GATEWAY_ADMIN_NAMES',
  'GATEWAY_MANAGE_HOST',
  'GATEWAY_MANAGE_PORT',
  'GATEWAY_FILES_URL',
  'GATEWAY_REDIS_URL',
  'GATEWAY_REDIS_URL_FILE',
  'GATEWAY_REDIS_TIMEOUT_MS',
  'GATEWAY_DISCOVERY',
  'GATEWAY_WATCH',
  'GATEWAY_ENGINES',
  'GATEWAY_FIRST_KEY',
  'GATEWAY_LOG_LEVEL',
  'GATEWAY_LOG_UPSTREAM_ERRORS',
  'GATEWAY_CALL_RETENTION_DAYS',
  'GATEWAY_CALL_RETENTION_COUNT',
  'GATEWAY_CALL_UPSTREAM_ERRORS',
  'GATEWAY_DEPLOYMENT_HEADER',
  'GATEWAY_COST_HEADER',
  'GATEWAY_TRACE_CONTENT',
  'GATEWAY_BODY_MEMORY_BYTES',
  'GATEWAY_SPOOL_BYTES',
  'GATEWAY_PROJECT_SHARE_PERCENT',
  'GATEWAY_STALL_MS',
  'GATEWAY_DRAIN_MS',
  'GATEWAY_RESPONSE_RETENTION_DAYS',
  'GATEWAY_PROJECT_STORED_BYTES',
  'GATEWAY_PROJECT_STORED_COUNT',
  'GATEWAY_LEASE_SECONDS',
  'GATEWAY_LEDGER_SYNC',
  'GATEWAY_PROCESSES',
  'GATEWAY_LEDGER_RESERVE_BYTES',
] as const;
type Variable = (typeof VARIABLES)[number];

const MEBIBYTE = 2 ** 20;
const GIBIBYTE = 2 ** 30;
const DAY_MS = 86_400_000;

/**
 * Reads all `GATEWAY_*` variables; an empty one counts as unset. Throws a `SettingsError` for an invalid value,
 * and for a `GATEWAY_*` variable that does not exist, which is probably misspelt.
 */
export function readSettings(environment: Environment): Settings {
  refuseUnknown(environment);
  const read = new SettingReader<Variable>(environment);
  const dataDirectory = resolve(read.text('GATEWAY_DATA_DIR', './data'));
  return {
    dataDirectory,
    database: databaseOf(dataDirectory, {
      url: read.secret('GATEWAY_DATABASE_URL', isDatabaseUrl, 'postgres://user:password@host:port/database'),
      connections: read.integer('GATEWAY_DATABASE_CONNECTIONS', 10, CONNECTIONS),
      migrate: read.choice('GATEWAY_MIGRATE', ['on', 'off'], 'on'),
    }),
    configurationPath: read.text('GATEWAY_CONFIG', './gateway.yaml'),
    configurationRequired: read.text('GATEWAY_CONFIG', '') !== '',
    host: read.text('GATEWAY_HOST', '127.0.0.1'),
    port: read.integer('GATEWAY_PORT', 8790, PORTS),
    adminHost: read.text('GATEWAY_ADMIN_HOST', '127.0.0.1'),
    adminPort: read.integer('GATEWAY_ADMIN_PORT', 8791, PORTS),
    manageHost: read.text('GATEWAY_MANAGE_HOST', '127.0.0.1'),
    managePort: read.integer('GATEWAY_MANAGE_PORT', 8792, PORTS),
    isManagePortOptional: read.text('GATEWAY_MANAGE_PORT', '') === '',
    adminNames: namesOf(read.text('GATEWAY_ADMIN_NAMES', '')),
    sharedFiles: filesLocationOf(read.text('GATEWAY_FILES_URL', '')),
    redis: redisOf(read),
    discovery: read.choice('GATEWAY_DISCOVERY', ['on', 'off'], 'on'),
    watch: read.choice('GATEWAY_WATCH', ['on', 'off'], 'on') === 'on',
    engines: enginesOf(read.text('GATEWAY_ENGINES', 'on')),
    firstKey: firstKeyOf(read.text('GATEWAY_FIRST_KEY', 'auto')),
    logLevel: read.choice('GATEWAY_LOG_LEVEL', LOG_LEVELS, 'info'),
    logUpstreamErrors: read.choice('GATEWAY_LOG_UPSTREAM_ERRORS', UPSTREAM_ERRORS, 'code'),
    recentCalls: recentCallsOf(read),
    deploymentHeader: read.choice('GATEWAY_DEPLOYMENT_HEADER', ['on', 'off'], 'on') === 'on',
    costHeader: read.choice('GATEWAY_COST_HEADER', ['off', 'on'], 'off') === 'on',
    memoryBoundBytes: read.integer('GATEWAY_BODY_MEMORY_BYTES', 2 * GIBIBYTE, BYTES),
    spoolBoundBytes: read.integer('GATEWAY_SPOOL_BYTES', 8 * GIBIBYTE, BYTES),
    projectShare:
      read.integer('GATEWAY_PROJECT_SHARE_PERCENT', 25, { min: 0, max: 50, unit: 'percent' }) / 100,
    stalledUploadMs: read.text('GATEWAY_STALL_MS', '')
      ? read.integer('GATEWAY_STALL_MS', 0, { min: 1, max: DAY_MS, unit: 'milliseconds' })
      : undefined,
    drainMs: read.integer('GATEWAY_DRAIN_MS', 30_000, { min: 0, max: DAY_MS, unit: 'milliseconds' }),
    responseRetentionMs: read.integer('GATEWAY_RESPONSE_RETENTION_DAYS', 30, RETENTION_DAYS) * DAY_MS,
    ledgerReserveBytes: read.integer('GATEWAY_LEDGER_RESERVE_BYTES', 256 * MEBIBYTE, { ...BYTES, min: 0 }),
    storageQuota: {
      maxBytes: read.integer('GATEWAY_PROJECT_STORED_BYTES', 20 * GIBIBYTE, BYTES),
      maxCount: read.integer('GATEWAY_PROJECT_STORED_COUNT', 100_000, {
        min: 1,
        max: 2 ** 31,
        unit: 'files and responses',
      }),
    },
    leaseMs: read.integer('GATEWAY_LEASE_SECONDS', 30, LEASE_SECONDS) * 1_000,
    ledgerDurability: read.choice('GATEWAY_LEDGER_SYNC', ['process', 'disk'], 'process'),
    processes:
      read.text('GATEWAY_PROCESSES', '') === 'auto'
        ? availableParallelism()
        : read.integer('GATEWAY_PROCESSES', 1, PROCESSES),
  };
}

function namesOf(text: string): string[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  return names
    .filter((name) => name !== '')
    .map((name) => {
      if (/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(name)) return name;
      throw new SettingsError(
        `GATEWAY_ADMIN_NAMES must be names without ports, such as gateway.example.com, not '${shownValue(name)}'`,
      );
    });
}

function enginesOf(text: string): ReadonlySet<EngineName> {
  if (text === 'on') return new Set(engineNames);
  if (text === 'off') return new Set();
  const names = text.split(',').map((name) => name.trim());
  return new Set(names.map((name) => chosen('GATEWAY_ENGINES', name, engineNames)));
}

/** Parses `GATEWAY_FIRST_KEY`. The message does not show an invalid value, which may be a misspelt key. */
function firstKeyOf(text: string): Settings['firstKey'] {
  if (text === 'auto' || text === 'print' || text === 'off') return text;
  if (isWellFormedKey(text)) return new Secret(text);
  throw new SettingsError(
    'GATEWAY_FIRST_KEY must be auto, print, off, or a key: gw_ and 43 letters, digits, - or _',
  );
}

function filesLocationOf(text: string): S3Location | null {
  try {
    return text === '' ? null : parseFilesUrl(text);
  } catch (error) {
    if (error instanceof FilesUrlError) throw new SettingsError(`GATEWAY_FILES_URL ${error.message}`);
    throw error;
  }
}

function recentCallsOf(read: SettingReader<Variable>): RecentCallsSettings | null {
  const days = read.integer('GATEWAY_CALL_RETENTION_DAYS', 30, { ...RETENTION_DAYS, min: 0 });
  const count: Range = { min: 1, max: 2 ** 31, unit: 'calls' };
  const kept: RecentCallsSettings = {
    retentionMs: days * DAY_MS,
    maxRows: read.integer('GATEWAY_CALL_RETENTION_COUNT', 1_000_000, count),
    upstreamErrors: read.choice('GATEWAY_CALL_UPSTREAM_ERRORS', UPSTREAM_ERRORS, 'text'),
  };
  return days === 0 ? null : kept;
}

function databaseOf(
  dataDirectory: string,
  wanted: { url: Secret | null; connections: number; migrate: 'on' | 'off' },
): OpenOptions {
  const { url, connections, migrate } = wanted;
  if (url === null) return { path: join(dataDirectory, 'gateway.sqlite'), migrate };
  const rotated = url instanceof SecretInFile ? { currentUrl: () => url.reveal() } : {};
  return { url: url.reveal(), ...rotated, connections, migrate };
}

function redisOf(read: SettingReader<Variable>): RedisSettings | null {
  const commandTimeoutMs = read.integer('GATEWAY_REDIS_TIMEOUT_MS', 200, REDIS_TIMEOUT);
  const form = 'redis://user:password@host:port/number, or rediss:// for TLS';
  const url = read.secret('GATEWAY_REDIS_URL', isRedisUrl, form);
  return url === null ? null : { url, commandTimeoutMs };
}

const PORTS: Range = { min: 0, max: 65_535, unit: 'a port' };
const CONNECTIONS: Range = { min: 1, max: 1_000, unit: 'connections' };
const LEASE_SECONDS: Range = { min: 3, max: 3_600, unit: 'seconds' };
const PROCESSES: Range = { min: 1, max: 256, unit: 'processes' };
const RETENTION_DAYS: Range = { min: 1, max: 36_500, unit: 'days' };
const REDIS_TIMEOUT: Range = { min: 1, max: 10_000, unit: 'milliseconds' };
const BYTES: Range = { min: 1, max: Number.MAX_SAFE_INTEGER, unit: 'bytes' };

function refuseUnknown(environment: Environment): void {
  for (const name of Object.keys(environment)) {
    if (!name.startsWith(PREFIX)) continue;
    const link = serviceLinkProblem(name, environment[name]);
    if (link !== null) throw new SettingsError(link);
    if (VARIABLES.some((variable) => variable === name)) continue;
    const suggestion = didYouMean(name, VARIABLES) ?? `the settings are ${VARIABLES.join(', ')}`;
    throw new SettingsError(`there is no setting ${shownValue(name)}; ${suggestion}`);
  }
}
