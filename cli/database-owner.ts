import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Settings } from '../server/settings.ts';
import { CommandFailure } from './command-failure.ts';

const ROOT_USER = 0;

/**
 * Refuses to create the embedded database as root in a folder of another user: only root could then open it, and the gateway of that
 * user could not start. An existing database keeps its owner.
 *
 * @throws CommandFailure
 */
export async function requireOwnDatabase(
  { database }: Pick<Settings, 'database'>,
  user = process.geteuid?.(),
): Promise<void> {
  if ('url' in database || user !== ROOT_USER) return;
  if ((await stat(database.path).catch(() => null)) !== null) return;
  const folder = await existingFolder(dirname(database.path));
  const { uid: owner } = await stat(folder);
  if (owner === user) return;
  throw new CommandFailure(
    `there is no database yet, and one that root creates in ${folder} could not be opened by its owner (user ${owner}): start the gateway first, or run this command as that user`,
  );
}

/** The folder, or its nearest parent that exists. */
export async function existingFolder(folder: string): Promise<string> {
  try {
    await stat(folder);
    return folder;
  } catch {
    const parent = dirname(folder);
    return parent === folder ? folder : existingFolder(parent);
  }
}
