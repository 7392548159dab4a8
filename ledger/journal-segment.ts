import { closeSync, fdatasync, fdatasyncSync, ftruncateSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import type { CallContext } from './journal-format.ts';

const datasync = promisify(fdatasync);

/** Contexts by their members, one level for each: a call is found without a text of all of them. */
class ContextTree {
  index: number | null = null;
  readonly #branches = new Map<string, ContextTree>();

  leafOf(context: CallContext): ContextTree {
    return this.#at(context.projectId)
      .#at(context.keyId)
      .#at(context.modelId)
      .#at(context.operationId)
      .#at(context.prices)
      .#at(context.priceTerms ?? '')
      .#at(context.deployment ?? '');
  }

  #at(name: string): ContextTree {
    let branch = this.#branches.get(name);
    if (branch === undefined) {
      branch = new ContextTree();
      this.#branches.set(name, branch);
    }
    return branch;
  }
}

/** One file of the journal. It is deleted when all its calls are posted. */
export class JournalSegment {
  readonly #path: string;
  readonly #file: number;
  readonly #contexts = new ContextTree();
  #contextCount = 0;
  #sizeBytes = 0;
  /** The number of frames whose calls are not posted yet. */
  #unposted = 0;
  #isFinished = false;

  /** Throws when the file cannot be created. */
  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'ax', 0o600);
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** The number of a context in this segment; null when it was not added. */
  contextIndex(context: CallContext): number | null {
    return this.#contexts.leafOf(context).index;
  }

  /** Numbers a context. */
  addContext(context: CallContext): number {
    const index = this.#contextCount;
    this.#contextCount += 1;
    this.#contexts.leafOf(context).index = index;
    return index;
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
    this.#sizeBytes += bytes.length;
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
      // The next start posts these calls again, which changes nothing.
    }
  }
}
