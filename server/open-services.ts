import { join } from 'node:path';
import type { Logger } from 'pino';
import { createBackend } from '../backends/create-backend.ts';
import { BackendRouter } from '../backends/routing.ts';
import { ContractValidators } from '../calls/contract.ts';
import type { Services } from '../calls/services.ts';
import { Calibrations } from '../catalogue/calibration.ts';
import { CALIBRATION_FILE, readCalibrations } from '../catalogue/calibration-file.ts';
import type { Catalogue } from '../catalogue/model.ts';
import { EngineHost } from '../engines/host.ts';
import { operations } from '../generated/operations.ts';
import { requestValidators } from '../generated/validators/requests.js';
import { responseValidators } from '../generated/validators/responses.js';
import { Guardrails } from '../guardrails/guardrails.ts';
import { Ledger } from '../ledger/ledger.ts';
import { openRateLimits } from '../limits/open-rate-limits.ts';
import { FileRecords } from '../projects/files.ts';
import { FileStore } from '../projects/file-store.ts';
import { KeyAuthenticator } from '../projects/key-authenticator.ts';
import { sweepOrphans } from '../projects/orphan-sweep.ts';
import { ResponseStore } from '../projects/response-store.ts';
import { openBlobs } from '../storage/open-blobs.ts';
import { openDatabase, type Store } from '../storage/open-database.ts';
import { runPeriodically } from './periodic.ts';
import type { Settings } from './settings.ts';

const HOUR_MS = 3_600_000;
const BEAT_MS = 1_000;

/** All but what also needs the spool. */
export interface OpenServices extends Omit<Services, 'documents'> {
  store: Store;
  keys: KeyAuthenticator;
  close(): Promise<void>;
}

type StoreSettings = Pick<
  Settings,
  'dataDirectory' | 'database' | 'redis' | 'sharedFiles' | 'responseRetentionMs' | 'leaseMs'
>;

/** Opens what handlers work with; throws when a store cannot be opened. Closed in the reverse order. */
export async function openServices(
  settings: StoreSettings,
  catalogue: Catalogue,
  log: Logger,
): Promise<OpenServices> {
  const { dataDirectory, database, redis, sharedFiles, responseRetentionMs, leaseMs } = settings;
  const calibrations = new Calibrations(await readCalibrations(join(dataDirectory, CALIBRATION_FILE)));
  const store = await openDatabase(database);
  const blobs = await openBlobs(join(dataDirectory, 'files'), sharedFiles);
  const ledger = await Ledger.open({ store, spillDirectory: join(dataDirectory, 'ledger'), log, leaseMs });
  const limits = await openRateLimits(catalogue.requestLimits, redis, log);
  const records = new FileRecords(store.database);
  const responses = new ResponseStore(store.database, { retentionMs: responseRetentionMs });
  const keys = new KeyAuthenticator(store);
  const engines = new EngineHost();
  const guardrails = new Guardrails(catalogue, (settings) => createBackend(settings, engines));
  const backends = new BackendRouter(catalogue, (settings) => createBackend(settings, engines));
  const sweeps = [
    runPeriodically(
      () => sweepOrphans(records, blobs),
      HOUR_MS,
      (err) => log.warn({ err }, 'lost files could not be swept'),
    ),
    runPeriodically(
      () => responses.sweep(),
      HOUR_MS,
      (err) => log.warn({ err }, 'expired responses could not be swept'),
    ),
  ];
  const stopBeating = runPeriodically(
    () => limits.beat(),
    BEAT_MS,
    (err) => log.error({ err }, 'the rate limits met a fault of ours'),
  );
  return {
    contract: new ContractValidators(operations, requestValidators, responseValidators),
    catalogue,
    calibrations,
    tokens: engines.tokens,
    backends,
    files: new FileStore(records, blobs),
    responses,
    limits,
    guardrails,
    ledger,
    store,
    keys,
    async close() {
      stopBeating();
      for (const stopSweeping of sweeps) stopSweeping();
      await guardrails.close();
      await backends.close();
      await engines.close();
      await keys.close();
      await limits.close();
      await ledger.close();
      blobs.close();
      await store.close();
    },
  };
}
