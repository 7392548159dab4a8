import { DatabaseSync } from 'node:sqlite';

/**
 * A lock on a file that lasts as long as its process and no longer, also across containers that share the folder: SQLite's, which
 * the kernel releases however the process ends. Node has no file locks of its own.
 */
export class FileLock {
  readonly #database: DatabaseSync;

  private constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Null while another holds it. Throws when the file cannot be opened. */
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
