/** What undici takes: bytes in memory, or a stream from the spool or of an upload that is still on its way. */
export interface BodySource {
  content: Uint8Array | AsyncIterable<Uint8Array>;
  /** Null while it is not known: such a body is sent in chunks. */
  sizeBytes: number | null;
}
