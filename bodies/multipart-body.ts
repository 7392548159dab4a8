import type { ByteLease } from './byte-bound.ts';
import type { JsonObject } from './json-body.ts';

/** What a file part says of itself. */
export interface FileHead {
  fieldName: string;
  /** As the caller named it, without any path. */
  filename: string;
  mediaType: string;
}

/** One file part, on disk since it arrived. */
export interface SpooledFile extends FileHead {
  path: string;
  sizeBytes: number;
  sha256Hex: string;
}

/** A multipart body: text parts in memory, coerced to the contract's types by validation, and file parts in the spool. */
export interface MultipartBody {
  kind: 'multipart';
  value: JsonObject;
  files: readonly SpooledFile[];
  lease: ByteLease;
  /** The file that is still on its way (`x-gateway.liveUpload`); once it is whole it is among `files` instead. */
  arriving?: ArrivingPart;
}

/** A file part that can be passed on while it arrives. */
export interface ArrivingPart {
  readonly head: FileHead;
  /** Whether bytes of it have been passed on: they are passed on once. */
  readonly isForwarded: boolean;
  /** Bytes that have been passed on so far. */
  readonly forwardedBytes: number;
  /** Aborted when parts came after the file that the body did not have when the file opened; `whole` has them. */
  readonly superseded: AbortSignal;
  /**
   * The bytes, once. They end when all of the body has arrived as it should; until then a server that is sent them cannot take them for
   * the whole. Throws what ended the body early.
   */
  content(): AsyncIterable<Uint8Array>;
  /** Waits until all of the body is on disk; nothing is passed on any more. Throws what ended the body early. */
  completeBody(): Promise<MultipartBody>;
}
