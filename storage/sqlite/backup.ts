import { access, open, rename, rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';

/**
 * Copies a database file into a new file that only its owner can read, also while a gateway writes to it. An incomplete copy never
 * has the final name.
 */
export async function backupFile(
  source: string,
  destination: string,
  onProgress: (donePages: number, totalPages: number) => void = () => undefined,
): Promise<void> {
  const partial = `${destination}.partial`;
  await (await open(partial, 'wx', 0o600)).close();
  try {
    const database = new DatabaseSync(source, { readOnly: true });
    try {
      await backup(database, partial, {
        progress: ({ totalPages, remainingPages }) => onProgress(totalPages - remainingPages, totalPages),
      });
    } finally {
      database.close();
    }
    await rename(partial, destination);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

export async function fileExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
