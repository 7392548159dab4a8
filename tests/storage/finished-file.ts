import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FinishedFile } from '../../storage/blobs.ts';

/** A file with the given contents, as the spool passes it to a blob store. */
export async function finishedFile(folder: string, contents: string | Uint8Array): Promise<FinishedFile> {
  const bytes = Buffer.from(contents);
  const path = join(folder, `upload-${randomUUID()}`);
  await writeFile(path, bytes);
  return { path, sizeBytes: bytes.length, sha256Hex: createHash('sha256').update(bytes).digest('hex') };
}
