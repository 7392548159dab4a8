import type { ByteLease } from './byte-bound.ts';
import type { JsonObject } from './json-body.ts';

/** One file part, on disk since it arrived. */
export interface SpooledFile {
  fieldName: string;
  /** As the caller named it, without any path. */
  filename: string;
  mediaType: string;
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
}
