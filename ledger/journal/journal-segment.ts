import { closeSync, fdatasync, fdatasyncSync, ftruncateSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import type { CallContext } from './journal-format.ts';

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
      .#at(context.deployment ?? '')
      .#at(context.budgets ?? '')
      .#at(context.tags ?? '');
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

interface NumberedContext {
  readonly context: CallContext;
  readonly index: number;
}

/** The numbers of the contexts of one segment. */
export class ContextNumbers {
  readonly #all = new ContextTree();
  /** The last context of each key, of calls that began and of calls that ended: most calls have it again. */
  readonly #lastBegun = new Map<string, NumberedContext>();
  readonly #lastEnded = new Map<string, NumberedContext>();
  #size = 0;

  /** The number of the next context. */
  get size(): number {
    return this.#size;
  }

  /** Returns null for a context that was not added. */
  find(context: CallContext): number | null {
    const lasts = context.deployment === undefined ? this.#lastBegun : this.#lastEnded;
    const last = lasts.get(context.keyId);
    if (last !== undefined && isSame(last.context, context)) return last.index;
    const { index } = this.#all.leafOf(context);
    if (index !== null) lasts.set(context.keyId, { context, index });
    return index;
  }

  add(context: CallContext): void {
    this.#all.leafOf(context).index = this.#size;
    this.#size += 1;
  }
}

function isSame(one: CallContext, other: CallContext): boolean {
  return (
    one.projectId === other.projectId &&
    one.keyId === other.keyId &&
    one.modelId === other.modelId &&
    one.operationId === other.operationId &&
    one.prices === other.prices &&
    one.priceTerms === other.priceTerms &&
    one.deployment === other.deployment &&
    one.budgets === other.budgets &&
    one.tags === other.tags
  );
}
