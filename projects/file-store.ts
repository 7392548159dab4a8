import type { BlobStore } from '../storage/blobs.ts';
import { newFileId, type FilePage, type FileRecord, type FileRecords } from './files.ts';
import type { Principal } from './principal.ts';

/** A file that arrived and waits on this disk. */
export interface ArrivedFile {
  filename: string;
  path: string;
  sizeBytes: number;
  sha256Hex: string;
}

/** A project's files: their contents and the records of them, kept in step. */
export class FileStore {
  readonly #records: FileRecords;
  readonly #blobs: BlobStore;

  constructor(records: FileRecords, blobs: BlobStore) {
    this.#records = records;
    this.#blobs = blobs;
  }

  /** Contents first, then the record: a failure between the two leaves nothing that anyone can see, and is cleaned up. */
  async add(owner: Principal, purpose: string, file: ArrivedFile): Promise<FileRecord> {
    const id = newFileId();
    await this.#blobs.adopt(id, file.path);
    try {
      return await this.#records.create(owner, { id, purpose, ...file });
    } catch (error) {
      await this.#blobs.delete(id).catch(() => undefined);
      throw error;
    }
  }

  /** Throws `resource_not_found`. */
  find(projectId: string, id: string): Promise<FileRecord> {
    return this.#records.find(projectId, id);
  }

  list(projectId: string, page: { limit: number; after?: string; purpose?: string }): Promise<FilePage> {
    return this.#records.list(projectId, page);
  }

  /** Throws `resource_not_found`. */
  async read(
    projectId: string,
    id: string,
  ): Promise<{ sizeBytes: number; chunks: AsyncIterable<Uint8Array> }> {
    const record = await this.#records.find(projectId, id);
    return this.#blobs.read(record.id);
  }

  /** The record first: nobody finds a file whose contents are half gone. Throws `resource_not_found`. */
  async delete(projectId: string, id: string): Promise<void> {
    const record = await this.#records.find(projectId, id);
    await this.#records.delete(projectId, record.id);
    await this.#blobs.delete(record.id);
  }
}
