import type { BlobStore } from '../storage/blobs.ts';
import type { FileRecords } from './files.ts';

/** Contents are stored shortly before their record; this much later they will get none. */
const GRACE_MS = 60 * 60_000;

/**
 * Deletes contents that have no record: a process that dies between storing a file and recording it, or between deleting the
 * record and the contents, leaves them. To be run now and then. Returns how many it deleted.
 */
export async function sweepOrphans(
  records: FileRecords,
  blobs: BlobStore,
  graceMs = GRACE_MS,
): Promise<number> {
  let deleted = 0;
  for await (const ids of blobs.ids(graceMs)) {
    for (const id of await records.withoutRecord(ids)) {
      await blobs.delete(id);
      deleted += 1;
    }
  }
  return deleted;
}
