import { DatabaseSync } from 'node:sqlite';

/**
 * A lock on a file that the kernel releases when the process ends, for whatever reason. It also works across containers that share
 * the folder. It is the lock of a SQLite database, since Node has no file locks.
 */
export class FileLock {
  readonly #database: DatabaseSync;

  private constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Returns null while another process holds the lock. Throws when the file cannot be opened. */
  static take(path: string): FileLock | null {
    const database = new DatabaseSync(path);
    try {
      database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
      return new FileLock(database);
    } catch (error) {
      database.close();
      if (isBusy(error)) return null;
      throw error;
    }
  }

  release(): void {
    this.#database.close();
  }
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
