/** A complete file on this machine. */
export interface FinishedFile {
  path: string;
  sizeBytes: number;
  sha256Hex: string;
}

/** The contents of a blob. Nothing is opened until `chunks` is read. */
export interface BlobContents {
  sizeBytes: number;
  chunks: AsyncIterable<Uint8Array>;
}

/**
 * Stores file contents by id, on this machine's disk (`blob-directory.ts`) or in a bucket that all replicas share (`s3/`). A blob is
 * either complete or does not exist.
 *
 * Every method throws `service_unavailable` when the store is unavailable, and the signal's reason once it is aborted.
 */
export interface BlobStore {
  /** Moves a finished file into the store. The file no longer exists at its old path afterwards, also when this throws. */
  adopt(id: string, file: FinishedFile, signal?: AbortSignal): Promise<void>;
  /** Throws `resource_not_found`. */
  read(id: string, signal?: AbortSignal): Promise<BlobContents>;
  /** Deletes a blob; no error when there is none. */
  delete(id: string): Promise<void>;
  /** Lists the ids of all blobs that are at least `minAgeMs` old, in groups of bounded size. */
  ids(minAgeMs: number): AsyncIterable<string[]>;
  /** Closes connections. No method may be called afterwards. */
  close(): void;
}

/** The size of a group of ids. */
export const IDS_PER_GROUP = 200;
