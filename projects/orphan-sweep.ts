import type { BlobStore } from '../storage/blobs.ts';
import type { FileRecords } from './files.ts';

/** Contents are stored shortly before their record. After this time they will not get one. */
const GRACE_MS = 60 * 60_000;

/**
 * Deletes contents without a record, which a process leaves when it stops between storing a file and writing its record, or between
 * deleting the record and the contents. Run regularly. Returns how many it deleted.
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
