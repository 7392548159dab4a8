/** A file that is whole and lies on this machine. */
export interface FinishedFile {
  path: string;
  sizeBytes: number;
  sha256Hex: string;
}

/** What a blob holds. Nothing is open until `chunks` is read. */
export interface BlobContents {
  sizeBytes: number;
  chunks: AsyncIterable<Uint8Array>;
}

/**
 * File contents by id. A blob is there whole or not at all: on this machine's disk (`blob-directory.ts`), or in a bucket that all
 * replicas share (`s3/`).
 *
 * Every method throws `service_unavailable` when the store cannot serve, and the signal's own reason once that is aborted.
 */
export interface BlobStore {
  /** Takes over a finished file from anywhere on this machine; its old path is gone afterwards, also when this throws. */
  adopt(id: string, file: FinishedFile, signal?: AbortSignal): Promise<void>;
  /** Throws `resource_not_found`. */
  read(id: string, signal?: AbortSignal): Promise<BlobContents>;
  /** No error when there is none. */
  delete(id: string): Promise<void>;
  /** All blobs that have been there for `minAgeMs`, in groups of bounded size. */
  ids(minAgeMs: number): AsyncIterable<string[]>;
  /** Lets go of what the store holds open; nothing is asked of it afterwards. */
  close(): void;
}

/** How many ids a store tells at a time. */
export const IDS_PER_GROUP = 200;
