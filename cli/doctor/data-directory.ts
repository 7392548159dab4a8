import { constants } from 'node:fs';
import { access, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DAMAGED_SUFFIX } from '../../ledger/journal/journal.ts';
import type { Settings } from '../../server/settings.ts';
import { existingFolder } from '../database-owner.ts';
import { error, ok, warning, type Finding } from './finding.ts';

const MEBIBYTE = 2 ** 20;
/** The space for uploads and responses, in addition to the ledger's reserve. */
const WORKING_BYTES = 1_024 * MEBIBYTE;

const ROOT_USER = 0;
const ENTRIES = ['gateway.sqlite', 'files', 'ledger', 'spool', 'calibration.json'];

type DirectorySettings = Pick<Settings, 'dataDirectory' | 'ledgerReserveBytes'>;

/** Checks whether the data directory can be written, and whether other users can read it. */
export async function checkDataDirectory({ dataDirectory }: DirectorySettings): Promise<Finding> {
  const folder = await existingFolder(dataDirectory);
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    const advice = 'make the user that runs the gateway its owner, or set GATEWAY_DATA_DIR';
    return error('data directory', `${folder} cannot be written`, advice);
  }
  if (folder !== dataDirectory)
    return ok('data directory', `${dataDirectory} does not exist yet; the first start creates it`);
  const found = await stat(folder);
  if (!found.isDirectory())
    return error('data directory', `${folder} is not a folder`, 'set GATEWAY_DATA_DIR to a folder');
  const foreign = await foreignEntries(folder, found.uid);
  if (foreign.length > 0)
    return error(
      'data directory',
      `${foreign.join(', ')} in ${folder} belong to another user than the folder (user ${found.uid})`,
      `run chown -R ${found.uid} ${folder}`,
    );
  if ((found.mode & 0o007) !== 0)
    return warning('data directory', `${folder} is open to every user`, `run chmod o-rwx ${folder}`);
  return ok('data directory', folder);
}

/** Checks whether the ledger has set a damaged journal aside. */
export async function checkJournals({ dataDirectory }: Pick<Settings, 'dataDirectory'>): Promise<Finding> {
  const folder = join(dataDirectory, 'ledger');
  const names = await readdir(folder).catch(() => []);
  const [first, ...others] = names.filter((name) => name.endsWith(DAMAGED_SUFFIX));
  if (first === undefined) return ok('journals', 'none is damaged');
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const advice =
    'check the disk; compare the usage of that time with the bill of the backends, then delete the folder';
  return warning('journals', `${join(folder, first)}${more}: a part of a journal could not be read`, advice);
}

/** Checks whether the volume has more free space than the ledger's reserve. */
export async function checkDiskSpace({
  dataDirectory,
  ledgerReserveBytes,
}: DirectorySettings): Promise<Finding> {
  const { bavail, bsize } = await statfs(await existingFolder(dataDirectory));
  const freeBytes = bavail * bsize;
  const message = `${Math.floor(freeBytes / MEBIBYTE)} MiB are free`;
  const advice = 'free space, or move GATEWAY_DATA_DIR to a larger volume';
  if (freeBytes < ledgerReserveBytes)
    return error('disk space', `${message}, less than GATEWAY_LEDGER_RESERVE_BYTES`, advice);
  if (freeBytes < ledgerReserveBytes + WORKING_BYTES)
    return warning('disk space', `${message}, little more than GATEWAY_LEDGER_RESERVE_BYTES`, advice);
  return ok('disk space', message);
}

/** The entries of the gateway that the owner of the folder cannot write, such as a database that root created. */
async function foreignEntries(folder: string, owner: number): Promise<string[]> {
  if (owner === ROOT_USER) return [];
  const states = await Promise.all(
    ENTRIES.map(async (name) => ({ name, state: await stat(join(folder, name)).catch(() => null) })),
  );
  return states.filter(({ state }) => state !== null && state.uid !== owner).map(({ name }) => name);
}
