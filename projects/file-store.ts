import type { BlobContents, BlobStore, FinishedFile } from '../storage/blobs.ts';
import { newId } from '../storage/identifiers.ts';
import type { StorageQuota } from './storage-quota.ts';
import type { FilePage, FileRecord, FileRecords } from './files.ts';
import type { Principal } from './principal.ts';

/** An uploaded file, in a temporary file on this disk. */
export interface ArrivedFile extends FinishedFile {
  filename: string;
}

/** Stores the files of projects: their contents and their records. */
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
   * Stores the contents first, then the record, so that a failure between the two is not visible. The contents are then left to the
   * sweep, since the record may exist if the database failed after writing it.
   */
  async add(owner: Principal, purpose: string, file: ArrivedFile, signal?: AbortSignal): Promise<FileRecord> {
    await this.#quota?.take(owner.projectId, file.sizeBytes);
    const id = newId();
    await this.#blobs.adopt(id, file, signal);
    return this.#records.create(owner, { id, purpose, ...file });
  }

  /** Throws `resource_not_found`. */
  find(projectId: string, id: string): Promise<FileRecord> {
    return this.#records.find(projectId, id);
  }

  list(
    projectId: string,
    page: { limit: number; after?: string; purpose?: string },
    signal?: AbortSignal,
  ): Promise<FilePage> {
    return this.#records.list(projectId, page, signal);
  }

  /** Throws `resource_not_found`. */
  async read(projectId: string, id: string, signal?: AbortSignal): Promise<BlobContents> {
    const record = await this.#records.find(projectId, id);
    return this.#blobs.read(record.id, signal);
  }

  /** Deletes the record first, so that no request finds a file without contents. Throws `resource_not_found`. */
  async delete(projectId: string, id: string): Promise<void> {
    const record = await this.#records.find(projectId, id);
    await this.#records.delete(projectId, record.id);
    await this.#blobs.delete(record.id);
  }
}
