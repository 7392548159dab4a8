import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { failure } from '../errors/gateway-error.ts';
import type { ByteBound, ByteLease } from './byte-bound.ts';
import { openSpoolFolder } from './spool-folder.ts';
import { ReadBufferRelease } from './release-read-buffers.ts';

export interface SpoolEntry {
  path: string;
  sizeBytes: number;
  sha256Hex: string;
}

/**
 * Reserves disk space before bytes are written. Throws `service_unavailable` when the volume has too little
 * left.
 */
export interface SpoolSpace {
  claim(bytes: number): void;
}

/** Stores bodies that are too large for memory in files. A file is removed with its request. */
export class Spool {
  readonly directory: string;
  readonly bound: ByteBound;
  readonly #space: SpoolSpace | null;
  readonly #garbage = new ReadBufferRelease();

  private constructor(directory: string, bound: ByteBound, space: SpoolSpace | null) {
    this.directory = directory;
    this.bound = bound;
    this.#space = space;
  }

  /** Opens this process's folder in the directory and removes folders of processes that have ended. */
  static async open(directory: string, bound: ByteBound, space: SpoolSpace | null = null): Promise<Spool> {
    return new Spool(await openSpoolFolder(directory), bound, space);
  }

  /**
   * Writes the chunks to a new file and hashes them. Removes the file on any failure. Throws
   * `service_unavailable` when the disk is full or only the ledger may use the rest, and the errors of the
   * source.
   */
  async write(chunks: AsyncIterable<Uint8Array>, lease: Pick<ByteLease, 'growTo'>): Promise<SpoolEntry> {
    const path = join(this.directory, randomUUID());
    const hash = createHash('sha256');
    const file = await create(path).catch(diskFailure);
    let sizeBytes = 0;
    try {
      for await (const chunk of chunks) {
        lease.growTo(sizeBytes + chunk.length);
        this.#space?.claim(chunk.length);
        hash.update(chunk);
        await writeWhole(file, chunk);
        sizeBytes += chunk.length;
        this.#garbage.passed(chunk.length);
      }
      await file.close();
    } catch (error) {
      await file.close().catch(() => undefined);
      await this.remove(path);
      throw error;
    }
    return { path, sizeBytes, sha256Hex: hash.digest('hex') };
  }

  async remove(path: string): Promise<void> {
    await rm(path, { force: true });
  }
}

/**
 * Creates a file. Creates its folder again when another program has removed it, such as one that cleans up old files. The
 * folder of the spool's folder is not created: where it is missing, its disk is.
 */
async function create(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx');
  } catch {
    const own = dirname(path);
    for (const folder of [dirname(own), own]) await mkdir(folder, { mode: 0o700 }).catch(() => undefined);
    return open(path, 'wx');
  }
}

async function writeWhole(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let written = 0;
  while (written < chunk.length) {
    const result = await file.write(chunk, written).catch(diskFailure);
    written += result.bytesWritten;
  }
}

function diskFailure(cause: unknown): never {
  throw failure('service_unavailable', { cause, internal: 'the spool could not be written' });
}
