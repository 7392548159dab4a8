import process from 'node:process';
import type { Logger } from 'pino';
import { loadWithFiles } from '../../catalogue/load.ts';
import type { Catalogue } from '../../catalogue/model.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { openManagement, type Management } from '../management/management.ts';
import type { Settings } from '../settings.ts';

/** Opens the management of all workers, with a connection of its own to the database that a worker has migrated. */
export async function openSupervisedManagement(settings: Settings, log: Logger): Promise<Management> {
  await using opening = new AsyncDisposableStack();
  const store = opening.adopt(await openDatabase({ ...settings.database, migrate: 'off' }), (opened) =>
    opened.close(),
  );
  const { configurationPath: path, configurationRequired: required } = settings;
  const catalogue = async (): Promise<Catalogue> =>
    (await loadWithFiles({ path, environment: process.env, required })).catalogue;
  const management = await openManagement({ ...settings, services: { store, catalogue }, log });
  opening.defer(() => management.close());
  const opened = opening.move();
  return { address: management.address, close: () => opened.disposeAsync() };
}
