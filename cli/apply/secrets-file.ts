import { open, unlink, type FileHandle } from 'node:fs/promises';
import type { AppliedKey } from '../../packages/sdk/admin.ts';
import { CommandFailure } from '../command-failure.ts';

const ONLY_OWNER = 0o600;

/** A new file of new keys as JSON lines, which only its owner can read. */
export class SecretsFile {
  readonly #path: string;
  readonly #file: FileHandle;
  #bytes = 0;

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  /** Throws a `CommandFailure` when the file cannot be created, or exists. */
  static async create(path: string): Promise<SecretsFile> {
    try {
      return new SecretsFile(path, await open(path, 'ax', ONLY_OWNER));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException; // `open` throws no other errors.
      const reason = code === 'EEXIST' ? 'it exists already' : String(code);
      throw new CommandFailure(`the file ${path} cannot be created: ${reason}`);
    }
  }

  /** Returns whether the keys are on the disk. */
  async append(keys: readonly AppliedKey[]): Promise<boolean> {
    const lines = keys.map((key) => `${JSON.stringify(key)}\n`).join('');
    try {
      await this.#file.appendFile(lines);
      await this.#file.sync();
      this.#bytes += Buffer.byteLength(lines);
      return true;
    } catch {
      // The keys exist, and are shown instead. A part of a line would make the next one unreadable.
      await this.#file.truncate(this.#bytes).catch(() => undefined);
      return false;
    }
  }

  /** Closes the file, and removes it when it is empty. */
  async close(): Promise<void> {
    await this.#file.close();
    if (this.#bytes === 0) await unlink(this.#path);
  }
}
