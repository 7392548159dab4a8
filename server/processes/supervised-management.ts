import process from 'node:process';
import type { Logger } from 'pino';
import { loadWithFiles, type LoadedCatalogue } from '../../catalogue/load.ts';
import type { GatewayControl } from '../../management/gateway-control.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { openManagement, type Management } from '../management/management.ts';
import type { Settings } from '../settings.ts';

/** What the management shows and changes of the workers. */
export type SupervisedProcesses = Pick<
  GatewayControl,
  'catalogue' | 'reload' | 'processes' | 'deployments' | 'route' | 'restore' | 'tryGuardrails' | 'testAlert'
>;

/** Opens the management of all workers, with a connection of its own to the database that a worker has migrated. */
export async function openSupervisedManagement(
  settings: Settings,
  log: Logger,
  processes: SupervisedProcesses,
  apiAddress: string,
): Promise<Management> {
  await using opening = new AsyncDisposableStack();
  const store = opening.adopt(await openDatabase({ ...settings.database, migrate: 'off' }), (opened) =>
    opened.close(),
  );
  const { configurationPath, configurationRequired: required } = settings;
  const load = (): Promise<LoadedCatalogue> =>
    loadWithFiles({ path: configurationPath, environment: process.env, required });
  const gateway: GatewayControl = { ...processes, configurationPath, load };
  const readSignIn = readAtMostEachSecond(async () => (await load()).catalogue.signIn ?? null);
  const services = { store, gateway };
  const management = await openManagement({ ...settings, services, log, apiAddress, readSignIn });
  opening.defer(() => management.close());
  const opened = opening.move();
  return { address: management.address, close: () => opened.disposeAsync() };
}

/** Reads a setting from the file again after a second. While the file is invalid, the last valid setting holds. */
function readAtMostEachSecond<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<Value> | null = null;
  let readAtMs = Number.NEGATIVE_INFINITY;
  return () => {
    if (last !== null && performance.now() - readAtMs < 1_000) return last;
    readAtMs = performance.now();
    const before = last;
    const next = read().catch((error: unknown) => {
      if (before === null) throw error;
      return before;
    });
    last = next;
    // Without a valid one the next request reads again.
    next.catch(() => {
      if (last === next) last = null;
    });
    return next;
  };
}
