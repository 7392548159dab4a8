import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ContractValidators } from '../../contract/validators.ts';
import type { Catalogue } from '../../catalogue/model.ts';
import { EngineHost, type TokenCounter } from '../../packages/engines/index.ts';
import { operations } from '../../generated/operations.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { responseValidators } from '../../generated/validators/responses.js';
import type { RequestCounts } from '../../limits/count.ts';
import { openRateLimits } from '../../limits/open-rate-limits.ts';
import type { RateLimits } from '../../limits/rate-limits.ts';
import { RecentCalls } from '../../ledger/recent-calls/recent-calls.ts';
import { FileRecords } from '../../projects/files.ts';
import { FileStore } from '../../projects/file-store.ts';
import { KeyAuthenticator } from '../../projects/key-authenticator.ts';
import { sweepOrphans } from '../../projects/orphan-sweep.ts';
import { sweepEndedProjects } from '../../projects/project-deletion.ts';
import { ResponseStore } from '../../projects/response-store.ts';
import { StorageQuota } from '../../projects/storage-quota.ts';
import { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import { DiskReserve } from '../../storage/disk-reserve.ts';
import { openBlobs } from '../../storage/open-blobs.ts';
import { openDatabase, type Store } from '../../storage/open-database.ts';
import type { ConfiguredServices } from './configuration.ts';
import { runPeriodically } from '../periodic.ts';
import type { Services } from './services.ts';
import type { Settings } from '../settings.ts';
import type { AlertSettings } from '../../catalogue/alerts.ts';
import type { Call } from '../../calls/call.ts';
import { Ledger, type LedgerOptions } from '../../ledger/ledger.ts';
import { countedQuoteOf } from '../../metering/counted-quote.ts';
import type { Quote } from '../../metering/quote.ts';

const HOUR_MS = 3_600_000;
const HEARTBEAT_MS = 1_000;

/** The services that depend neither on the configuration nor on the spool. */
export interface OpenServices extends Omit<Services, keyof ConfiguredServices | 'documents'> {
  /** Holds the counts; the limits come from each configuration. */
  limits: RateLimits;
  engines: EngineHost;
  store: Store;
  keys: KeyAuthenticator;
  /** The states of the deployments; they outlive a configuration. */
  deployments: DeploymentRegistry;
  /** The reserve on the data directory's volume. */
  diskReserve: DiskReserve;
  /** The calls that operators can look up; null: none are kept. */
  recentCalls: RecentCalls | null;
  close(): Promise<void>;
}

type StoreSettings = Pick<
  Settings,
  | 'dataDirectory'
  | 'database'
  | 'redis'
  | 'sharedFiles'
  | 'recentCalls'
  | 'responseRetentionMs'
  | 'leaseMs'
  | 'ledgerDurability'
  | 'storageQuota'
  | 'ledgerReserveBytes'
>;

/**
 * Opens the services of the handlers. Throws when a store cannot be opened. They are closed in the reverse
 * order.
 */
export async function openServices(
  settings: StoreSettings,
  { requestLimits, alerts }: Pick<Catalogue, 'requestLimits' | 'alerts'>,
  log: Logger,
  counts?: RequestCounts,
): Promise<OpenServices> {
  const { dataDirectory, database, redis, sharedFiles, responseRetentionMs, storageQuota } = settings;
  await using opening = new AsyncDisposableStack();
  /** Registers a service to be closed with the others, also when a later one cannot be opened. */
  const closing = <Service extends { close(): unknown }>(service: Service): Service =>
    opening.adopt(service, async (opened) => void (await opened.close()));
  const repeat = (work: () => Promise<unknown>, everyMs: number, warning: string): void =>
    opening.defer(runPeriodically(work, everyMs, (err) => log.warn({ err }, warning)));

  const store = closing(await openDatabase(database));
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const diskReserve = new DiskReserve(dataDirectory, settings.ledgerReserveBytes);
  await diskReserve.read();
  repeat(() => diskReserve.read(), HEARTBEAT_MS, 'the free space of the data directory cannot be read');
  const blobs = closing(await openBlobs(join(dataDirectory, 'files'), sharedFiles, diskReserve));
  const engines = closing(new EngineHost());
  const ledger = closing(await openLedger(settings, store, engines.tokens, log, alerts ?? null));
  const limits = closing(await openRateLimits(requestLimits, redis, log, counts));
  const keys = closing(new KeyAuthenticator(store));
  const deployments = new DeploymentRegistry();
  const contract = new ContractValidators(operations, requestValidators, responseValidators);
  const records = new FileRecords(store.database);
  const quota = new StorageQuota(store.database, storageQuota);
  const space = 'path' in database ? diskReserve : null;
  const recentCalls =
    settings.recentCalls === null
      ? null
      : closing(new RecentCalls({ ...settings.recentCalls, store, space }));
  const responses = new ResponseStore(store.database, { retentionMs: responseRetentionMs, quota, space });
  repeat(() => sweepOrphans(records, blobs), HOUR_MS, 'orphaned files could not be removed');
  repeat(() => responses.sweep(), HOUR_MS, 'expired responses could not be removed');
  repeat(() => sweepEndedProjects(store), HOUR_MS, 'contents of deleted projects could not be removed');
  if (recentCalls !== null) {
    repeat(() => recentCalls.write(), HEARTBEAT_MS, 'recent calls could not be written');
    repeat(() => recentCalls.sweep(), HOUR_MS, 'old calls could not be removed');
  }
  repeat(() => limits.heartbeat(), HEARTBEAT_MS, 'the rate limits failed with an internal error');
  const opened = opening.move();
  return {
    contract,
    tokens: engines.tokens,
    pages: engines.pages,
    audioLengths: engines.audioLengths,
    engines,
    files: new FileStore(records, blobs, quota),
    responses,
    limits,
    ledger,
    store,
    keys,
    deployments,
    diskReserve,
    recentCalls,
    close: () => opened.disposeAsync(),
  };
}

/** Opens the ledger. Its closer quotes count tokens. Throws as `Ledger.open`. */
function openLedger(
  settings: Pick<Settings, 'dataDirectory' | 'leaseMs' | 'ledgerDurability'>,
  store: LedgerOptions['store'],
  tokens: TokenCounter,
  log: Logger,
  alerts: AlertSettings | null,
): Promise<Ledger> {
  const { dataDirectory, leaseMs, ledgerDurability: durability } = settings;
  const journals = join(dataDirectory, 'ledger');
  const closerQuote = closerQuotes(tokens, log);
  return Ledger.open({ store, journals, log, leaseMs, durability, closerQuote, alerts });
}

/** Creates closer quotes by counting tokens. Null where counting fails; the quote by bytes is then used. */
function closerQuotes(tokens: TokenCounter, log: Logger): (call: Call) => Promise<Quote | null> {
  return async (call) => {
    try {
      return await countedQuoteOf(call, (texts, signal, tokenizer) => tokens.count(texts, signal, tokenizer));
    } catch (err) {
      if (!call.signal.aborted) log.warn({ err, model: call.model?.id }, 'a prompt could not be counted');
      return null;
    }
  };
}
