import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { failure, GatewayError } from '../errors/gateway-error.ts';
import { IDS_PER_GROUP, type BlobContents, type BlobStore, type FinishedFile } from './blobs.ts';
import type { DiskReserve, DiskSpace } from './disk-reserve.ts';
import { isUuid } from './identifiers.ts';

const TEMPORARY_SUFFIX = '.part';
/** An older partial file belongs to a stopped process: an upload that stalls for a minute is ended. */
const ABANDONED_AFTER_MS = 10 * 60_000;

/** Opens the folder, creates it if it is missing, and deletes partial files that a crash has left. */
export async function openBlobDirectory(
  directory: string,
  reserve: Pick<DiskReserve, 'for'> | null = null,
): Promise<BlobStore> {
  return orUnavailable(async () => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await sweepAbandoned(directory);
    return new BlobDirectory(directory, (await reserve?.for(directory)) ?? null);
  });
}

class BlobDirectory implements BlobStore {
  readonly #directory: string;
  readonly #space: DiskSpace | null;

  constructor(directory: string, space: DiskSpace | null) {
    this.#directory = directory;
    this.#space = space;
  }

  async adopt(id: string, { path: origin, sizeBytes }: FinishedFile, signal?: AbortSignal): Promise<void> {
    const path = this.#path(id);
    const temporary = path + TEMPORARY_SUFFIX;
    try {
      signal?.throwIfAborted();
      await orUnavailable(async () => {
        // Another program may have removed it. Where the folder above is missing too, its disk is, and the move fails.
        await mkdir(this.#directory, { mode: 0o700 }).catch(() => undefined);
        await moveFile(origin, temporary, () => this.#space?.claim(sizeBytes));
        await syncPath(temporary);
        await this.#publish(temporary, path);
      });
    } finally {
      await rm(temporary, { force: true });
      await rm(origin, { force: true });
    }
  }

  async read(id: string): Promise<BlobContents> {
    const path = this.#path(id);
    try {
      const { size } = await stat(path);
      return { sizeBytes: size, chunks: readChunks(path) };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') throw failure('resource_not_found', { cause: error });
      throw unavailable(error);
    }
  }

  async delete(id: string): Promise<void> {
    const path = this.#path(id);
    await orUnavailable(() => rm(path, { force: true }));
  }

  async *ids(minAgeMs: number): AsyncIterable<string[]> {
    let group: string[] = [];
    for await (const { name } of await orUnavailable(() => opendir(this.#directory))) {
      if (!isUuid(name) || !(await isOlderThan(join(this.#directory, name), minAgeMs))) continue;
      group.push(name);
      if (group.length < IDS_PER_GROUP) continue;
      yield group;
      group = [];
    }
    if (group.length > 0) yield group;
  }

  close(): void {
    // Files are open only while they are read.
  }

  /** The blob exists from the rename on. Syncing the folder makes that survive a loss of power. */
  async #publish(temporary: string, path: string): Promise<void> {
    await rename(temporary, path);
    await syncPath(this.#directory);
  }

  /** Ids are UUIDs created by the gateway. Anything else could point outside the folder. */
  #path(id: string): string {
    if (!isUuid(id)) throw new Error('the id of a blob must be a UUID');
    return join(this.#directory, id.toLowerCase());
  }
}

async function* readChunks(path: string): AsyncGenerator<Uint8Array> {
  const stream = createReadStream(path);
  try {
    // The assertion is needed because the type allows strings: a stream without an encoding yields buffers.
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    throw unavailable(error);
  } finally {
    stream.destroy();
  }
}

/** @param beforeCopy called when the target is on another volume, where the copy needs space */
async function moveFile(origin: string, target: string, beforeCopy: () => void): Promise<void> {
  try {
    await rename(origin, target);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    beforeCopy();
    await copyFile(origin, target);
  }
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Deletes old partial files. Recent ones may belong to another process that is writing. */
async function sweepAbandoned(directory: string): Promise<void> {
  for await (const { name } of await opendir(directory)) {
    if (!name.endsWith(TEMPORARY_SUFFIX)) continue;
    const path = join(directory, name);
    if (await isOlderThan(path, ABANDONED_AFTER_MS)) await rm(path, { force: true });
  }
}

/** False for a file that was deleted in the meantime. */
async function isOlderThan(path: string, ageMs: number): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs >= ageMs;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof GatewayError ? error : unavailable(error);
  }
}

function unavailable(error: unknown): GatewayError {
  return failure('service_unavailable', { internal: 'the blob store failed', cause: error });
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
