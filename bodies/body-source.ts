/** A body to send: bytes in memory, or a stream from the spool or of an upload that is still being received. */
export interface BodySource {
  content: Uint8Array | AsyncIterable<Uint8Array>;
  /** Null: not known, so the body is sent in chunks. */
  sizeBytes: number | null;
}
