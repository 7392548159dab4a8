import type { ByteLease } from './byte-bound.ts';
import type { JsonObject } from './json-body.ts';

/** The head of a file part. */
export interface FileHead {
  fieldName: string;
  /** The client's name for it, without a path. */
  filename: string;
  mediaType: string;
}

/** A file part that was written to disk. */
export interface SpooledFile extends FileHead {
  path: string;
  sizeBytes: number;
  sha256Hex: string;
}

/**
 * A multipart body: text parts in memory, converted to the contract's types by validation, and file parts in
 * the spool.
 */
export interface MultipartBody {
  kind: 'multipart';
  value: JsonObject;
  files: readonly SpooledFile[];
  lease: ByteLease;
  /**
   * The file that is still being received (`x-gateway.liveUpload`). When it is complete it is in `files`
   * instead.
   */
  arriving?: ArrivingPart;
}

/** A file part that can be forwarded while it is received. */
export interface ArrivingPart {
  readonly head: FileHead;
  /** Whether reading has begun: the bytes can be read once. */
  readonly isForwarded: boolean;
  /** Bytes that have been forwarded so far. */
  readonly forwardedBytes: number;
  /**
   * Aborted when parts came after the file, so the body so far was incomplete. `completeBody` has them.
   */
  readonly superseded: AbortSignal;
  /**
   * Yields the bytes, once. It ends only when the body is complete and valid, so that a server never takes a
   * part of the file for all of it. Throws the error that ended the body early.
   */
  content(): AsyncIterable<Uint8Array>;
  /** Waits until the body is on disk, and forwards nothing more. Throws the error that ended the body early. */
  completeBody(): Promise<MultipartBody>;
}
