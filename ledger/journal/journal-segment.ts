import { closeSync, fdatasync, fdatasyncSync, ftruncateSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import { ContextNumbers } from './context-numbers.ts';

const datasync = promisify(fdatasync);

/** One file of the journal. It is deleted when all its calls are posted. */
export class JournalSegment {
  /** The contexts that were written to it. */
  readonly contexts = new ContextNumbers();
  readonly #path: string;
  readonly #file: number;
  sizeBytes = 0;
  /** The number of frames whose calls are not posted yet. */
  #unposted = 0;
  #isFinished = false;

  /** Throws when the file cannot be created. */
  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'ax', 0o600);
  }

  hold(): void {
    this.#unposted += 1;
  }

  release(): void {
    this.#unposted -= 1;
    this.#deleteWhenDone();
  }

  /** Writes all of the bytes or none of them. Throws when the disk fails. */
  write(bytes: Buffer): void {
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(this.#file, bytes, written);
    } catch (error) {
      this.#truncate();
      throw error;
    }
    this.sizeBytes += bytes.length;
  }

  sync(): Promise<void> {
    return datasync(this.#file);
  }

  syncNow(): void {
    fdatasyncSync(this.#file);
  }

  /** Closes the file: nothing more is written. */
  finish(): void {
    if (this.#isFinished) return;
    this.#isFinished = true;
    closeSync(this.#file);
    this.#deleteWhenDone();
  }

  /** Removes what was partly written, so that it is not read later. */
  #truncate(): void {
    try {
      ftruncateSync(this.#file, this.sizeBytes);
    } catch {
      // The refused calls are then charged in full if this process stops before they are posted.
    }
  }

  #deleteWhenDone(): void {
    if (!this.#isFinished || this.#unposted > 0) return;
    try {
      unlinkSync(this.#path);
    } catch {
      // The next start posts these calls again, which changes nothing.
    }
  }
}
