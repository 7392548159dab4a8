import { closeSync, fdatasync, fdatasyncSync, ftruncateSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import type { CallContext } from './journal-frames.ts';

const datasync = promisify(fdatasync);

/** One file of the journal. It is deleted when the database has everything that it says. */
export class JournalSegment {
  readonly #path: string;
  readonly #file: number;
  readonly #contexts = new Map<string, number>();
  #sizeBytes = 0;
  /** Frames whose calls the database does not have yet. */
  #unposted = 0;
  #isFinished = false;

  /** Throws when the file cannot be made. */
  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'ax', 0o600);
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** The number by which frames of this segment name a context, and whether it is new. */
  contextIndex(context: CallContext): { index: number; isNew: boolean } {
    const { projectId, keyId, modelId, operationId, prices, priceTerms, deployment } = context;
    const name = `${projectId} ${keyId} ${modelId} ${operationId} ${prices} ${priceTerms ?? ''} ${deployment ?? ''}`;
    const known = this.#contexts.get(name);
    if (known !== undefined) return { index: known, isNew: false };
    const index = this.#contexts.size;
    this.#contexts.set(name, index);
    return { index, isNew: true };
  }

  hold(): void {
    this.#unposted += 1;
  }

  release(): void {
    this.#unposted -= 1;
    this.#deleteWhenDone();
  }

  /** Writes all of the bytes or none of them. Throws when the disk does not take them. */
  write(bytes: Buffer): void {
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(this.#file, bytes, written);
    } catch (error) {
      this.#takeBack();
      throw error;
    }
    this.#sizeBytes += bytes.length;
  }

  sync(): Promise<void> {
    return datasync(this.#file);
  }

  syncNow(): void {
    fdatasyncSync(this.#file);
  }

  /** Nothing is written to it any more. */
  finish(): void {
    if (this.#isFinished) return;
    this.#isFinished = true;
    closeSync(this.#file);
    this.#deleteWhenDone();
  }

  /** A frame that was refused must not be read later. */
  #takeBack(): void {
    try {
      ftruncateSync(this.#file, this.#sizeBytes);
    } catch {
      // The refused calls are then charged in full if this process stops before they are posted.
    }
  }

  #deleteWhenDone(): void {
    if (!this.#isFinished || this.#unposted > 0) return;
    try {
      unlinkSync(this.#path);
    } catch {
      // Posted a second time at the next start, which changes nothing.
    }
  }
}
