import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import type { Logger } from 'pino';
import { ensureFirstProject } from '../../projects/bootstrap.ts';
import type { Secret } from '../../catalogue/secret.ts';
import { checkContract } from './check-contract.ts';
import { completeStart } from './complete-start.ts';
import { ConfigurationSource } from '../configuration/configuration-source.ts';
import { watchFiles } from '../configuration/file-watch.ts';
import { createGateway, type Gateway } from '../gateway.ts';
import { greet, nextStepWithoutKey, type NextStep } from './greeting.ts';
import type { WorkerLink } from '../processes/worker-link.ts';
import type { Settings } from '../settings.ts';
import { shareCompileCache } from './thread-compile-cache.ts';

/** Serves in this process until a signal, or until the supervisor of a worker ends. */
export async function serve(settings: Settings, log: Logger, link: WorkerLink | null): Promise<void> {
  // Without a listener SIGHUP would end the process. The first load reads all changes made before.
  process.on('SIGHUP', () => undefined);
  shareCompileCache();
  await checkContract();
  const source = new ConfigurationSource(settings, process.env, log);
  const { catalogue, calibrations } = await source.load();
  const first: { step: NextStep | null } = { step: null };
  const gateway = await createGateway({
    settings,
    catalogue,
    calibrations,
    source,
    log,
    link,
    environment: process.env,
    prepare: async (store) => {
      const key = await ensureFirstProject(store, catalogue.projectDefaults.models, firstKeyFor(settings));
      // Read before the gateway serves: a failure here ends the process.
      first.step = key ?? (await nextStepWithoutKey(store.database));
    },
  });
  stopOnSignals(gateway, log, link);
  followConfiguration(gateway, source, settings, log, link);
  setGarbageCollection();
  completeStart();
  link?.serving(gateway.address, gateway.observed);
  const adminAddress = link === null ? gateway.adminAddress : link.greetingAddress;
  log.info(
    {
      address: gateway.address,
      admin: adminAddress,
      // A supervisor has the management of its workers, and logs its address.
      management: gateway.managementAddress || undefined,
      models: catalogue.models.size,
      pid: process.pid,
    },
    'serving',
  );
  // Of several workers only the first greets the operator.
  if (adminAddress !== null && first.step !== null)
    greet({ address: gateway.address, adminAddress, catalogue, next: first.step }, log, process.stdout);
}

/**
 * Returns whether to create the first key. It is printed only to a terminal by default, since elsewhere it
 * would stay in a log.
 */
function firstKeyFor({ firstKey }: Settings): 'new' | 'none' | Secret {
  switch (firstKey) {
    case 'print':
      return 'new';
    case 'off':
      return 'none';
    case 'auto':
      return process.stdout.isTTY ? 'new' : 'none';
    default:
      return firstKey;
  }
}

/** Between searches for model servers, and checks whether lists have the present prices. */
const LOOK_EVERY_MS = 60_000;

/** Reloads on SIGHUP and on a change of files. For a worker its supervisor does both. */
function followConfiguration(
  gateway: Gateway,
  source: ConfigurationSource,
  settings: Settings,
  log: Logger,
  link: WorkerLink | null,
): void {
  setInterval(() => {
    gateway.discover().catch((err: unknown) => log.warn({ err }, 'model servers could not be looked for'));
    if (source.hasOldPrices(Date.now())) void gateway.reload();
  }, LOOK_EVERY_MS).unref();
  if (link !== null) return;
  process.on('SIGHUP', () => void gateway.reload());
  if (!settings.watch) return;
  watchFiles({
    files: () => source.files,
    changed: () => gateway.reload(),
    onError: (err) => log.warn({ err }, 'the files of the configuration could not be watched'),
  });
}

function stopOnSignals(gateway: Gateway, log: Logger, link: WorkerLink | null): void {
  let stopping = false;
  const stop = (reason: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal: reason }, 'finishing the requests in flight');
    gateway.close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  link?.onLost(() => stop('the supervisor ended'));
}

/** Sets how V8 collects garbage in a process that serves. V8 reads these flags at each collection, so they can be set at run time. */
function setGarbageCollection(): void {
  keepCompiledCode();
  countBuffersWithHeap();
}

/**
 * Keeps what V8 compiled for requests while there are none. After some seconds without work V8 collects all garbage twice to give
 * memory back, and with the last request it discards the hidden classes of everything that only requests have. All code that was
 * compiled for these classes is discarded as well, and the first second of requests after a pause costs five to ten times as much
 * (decision 146).
 */
function keepCompiledCode(): void {
  setFlagsFromString('--memory-reducer-gc-count=0');
  // Ordinary full collections keep unused hidden classes for two collections by default.
  setFlagsFromString('--retain-maps-for-n-gc=1000');
}

/** Makes V8 count buffers as it counts its heap. By itself it collects all garbage for each 64 MB of buffers (decision 146). */
function countBuffersWithHeap(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
  // V8 adapts this to how fast the heap grows, but not to how fast buffers grow: 33 MB of heap left room for 40 MB of both.
  setFlagsFromString('--heap-growing-percent=100');
}
