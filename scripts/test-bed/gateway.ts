import { engineNames } from '../../packages/engines/availability.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capabilities } from '../../catalogue/model.ts';
import { gatewayContract } from '../../packages/contract-tools/checks/contract.ts';
import { ContractCheck } from '../../packages/contract-tools/checks/contract-check.ts';
import { Recorder } from '../../packages/contract-tools/checks/recorder.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { Principal } from '../../projects/principal.ts';
import { createGateway, type Gateway } from '../../server/gateway.ts';
import { contractObservations, variantObservations } from './recorder/observations.ts';
import { ServedBy } from './recorder/served-by.ts';
import { variantsSeen } from './recorder/variants-seen.ts';
import { foreignModelFor, SPARE_MODEL, testCatalogue } from './test-catalogue.ts';
import { sharedFilesOfTests } from './s3/shared-files.ts';
import { databaseOf, giveDatabase, redisOfTests, takeDatabase } from './stores.ts';
import { createTestProjects, type TestKeys } from './test-projects.ts';
import { closedAddress, Upstream } from './upstream/upstream.ts';

export const STALL_MS = 1_000;
/** Larger than the bodies that stay in memory, so that bodies in memory and on disk both reach the bound. */
export const BODY_LIMIT_BYTES = 24 * 1024 * 1024;

export type InjectedFailure = 'none' | 'internal' | 'unavailable';

/**
 * A complete gateway with every kind of model, small limits and the test's upstream, behind the recorder.
 */
export interface TestGateway {
  /** The recorder's address. The recorder validates all traffic against the contract. */
  address: string;
  adminAddress: string;
  /** The folder of its database, files and spool. */
  dataDirectory: string;
  gateway: Gateway;
  upstream: Upstream;
  recorder: Recorder;
  keys: TestKeys;
  /** Sets the failure of further key lookups: `internal` is an internal error, `unavailable` an unreachable store. */
  injectFailure(failure: InjectedFailure): void;
  /**
   * Restores the normal behaviour and removes the upstream's recorded requests. Throws when a response
   * violated the contract.
   */
  settle(): void;
  close(): Promise<void>;
}

export async function startTestGateway(): Promise<TestGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  await giveDatabase(folder);
  const upstream = await Upstream.start();
  const catalogue = await testCatalogue(folder, upstream.baseUrl, await closedAddress());
  const served = new ServedBy(catalogue);
  let injected: InjectedFailure = 'none';
  const gateway = await createGateway({
    settings: settingsFor(folder),
    catalogue,
    log: served.log,
    limits: { requestBodyBytes: BODY_LIMIT_BYTES },
    idleGraceMs: 0,
    overrides: {
      keys: { authenticate: (key) => lookUp(gateway, key, injected) },
    },
  });
  const keys = await createTestProjects(gateway.services.store, {
    withoutModels: capabilities.map(foreignModelFor),
    narrowedTo: [SPARE_MODEL],
  });
  const recorder = await startRecorder(gateway, served);
  return {
    address: recorder.address,
    adminAddress: gateway.adminAddress,
    dataDirectory: folder,
    gateway,
    upstream,
    recorder,
    keys,
    injectFailure(next) {
      injected = next;
    },
    settle() {
      injected = 'none';
      upstream.reset();
      recorder.assertClean();
    },
    async close() {
      await recorder.close();
      await gateway.close();
      await upstream.close();
      await takeDatabase(folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function settingsFor(dataDirectory: string): Parameters<typeof createGateway>[0]['settings'] {
  return {
    dataDirectory,
    database: databaseOf(dataDirectory),
    configurationPath: join(dataDirectory, 'gateway.yaml'),
    configurationRequired: true,
    host: '127.0.0.1',
    port: 0,
    adminHost: '127.0.0.1',
    adminPort: 0,
    manageHost: '127.0.0.1',
    managePort: 0,
    isManagePortOptional: false,
    adminNames: [],
    sharedFiles: sharedFilesOfTests(),
    redis: redisOfTests(),
    discovery: 'off',
    watch: false,
    firstKey: 'off',
    engines: new Set(engineNames),
    logLevel: 'silent',
    logUpstreamErrors: 'text',
    recentCalls: { retentionMs: 86_400_000, maxRows: 10_000, upstreamErrors: 'text' },
    deploymentHeader: true,
    costHeader: true,
    memoryBoundBytes: 256 * 1024 * 1024,
    spoolBoundBytes: 256 * 1024 * 1024,
    projectShare: 0.25,
    stalledUploadMs: STALL_MS,
    drainMs: 1_000,
    responseRetentionMs: 86_400_000,
    storageQuota: { maxBytes: 2 ** 30, maxCount: 100_000 },
    ledgerReserveBytes: 0,
    leaseMs: 30_000,
    ledgerDurability: 'process',
    processes: 1,
  };
}

async function lookUp(gateway: Gateway, key: string, injected: InjectedFailure): Promise<Principal | null> {
  if (injected === 'internal') throw new Error('an internal error, whose text must not reach a caller');
  if (injected === 'unavailable') throw failure('service_unavailable', { internal: 'the store is gone' });
  return gateway.services.keys.authenticate(key);
}

/**
 * Starts a recorder in front of a complete gateway. Its valid responses count for the coverage and for the
 * table of backends.
 */
export function startRecorder(gateway: Gateway, served: ServedBy): Promise<Recorder> {
  return Recorder.start(gateway.address, contractCheck(), (observation, exchange) => {
    contractObservations.append(observation);
    for (const seen of variantsSeen(observation, exchange)) variantObservations.append(seen);
    served.answered(observation, exchange);
  });
}

export function contractCheck(): ContractCheck {
  return new ContractCheck(gatewayContract());
}
