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
  const management = await openManagement({ ...settings, services: { store, gateway }, log, apiAddress });
  opening.defer(() => management.close());
  const opened = opening.move();
  return { address: management.address, close: () => opened.disposeAsync() };
}
