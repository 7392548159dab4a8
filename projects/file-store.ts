import type { BlobContents, BlobStore, FinishedFile } from '../storage/blobs.ts';
import type { StorageQuota } from './storage-quota.ts';
import { newFileId, type FilePage, type FileRecord, type FileRecords } from './files.ts';
import type { Principal } from './principal.ts';

/** A file that arrived and waits on this disk. */
export interface ArrivedFile extends FinishedFile {
  filename: string;
}

/** A project's files: their contents and the records of them, kept in step. */
export class FileStore {
  readonly #records: FileRecords;
  readonly #blobs: BlobStore;

  readonly #quota: Pick<StorageQuota, 'take'> | null;

  constructor(records: FileRecords, blobs: BlobStore, quota: Pick<StorageQuota, 'take'> | null = null) {
    this.#records = records;
    this.#blobs = blobs;
    this.#quota = quota;
  }

  /**
   * Contents first, then the record: a failure between the two leaves nothing that anyone can see. The contents are then left
   * to the sweep, since a database that is lost at the wrong moment may have the record all the same.
   */
  async add(owner: Principal, purpose: string, file: ArrivedFile, signal?: AbortSignal): Promise<FileRecord> {
    await this.#quota?.take(owner.projectId, file.sizeBytes);
    const id = newFileId();
    await this.#blobs.adopt(id, file, signal);
    return this.#records.create(owner, { id, purpose, ...file });
  }

  /** Throws `resource_not_found`. */
  find(projectId: string, id: string): Promise<FileRecord> {
    return this.#records.find(projectId, id);
  }

  list(projectId: string, page: { limit: number; after?: string; purpose?: string }): Promise<FilePage> {
    return this.#records.list(projectId, page);
  }

  /** Throws `resource_not_found`. */
  async read(projectId: string, id: string, signal?: AbortSignal): Promise<BlobContents> {
    const record = await this.#records.find(projectId, id);
    return this.#blobs.read(record.id, signal);
  }

  /** The record first: nobody finds a file whose contents are half gone. Throws `resource_not_found`. */
  async delete(projectId: string, id: string): Promise<void> {
    const record = await this.#records.find(projectId, id);
    await this.#records.delete(projectId, record.id);
    await this.#blobs.delete(record.id);
  }
}
