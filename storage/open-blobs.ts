import { openBlobDirectory } from './blob-directory.ts';
import type { BlobStore } from './blobs.ts';
import type { DiskReserve } from './disk-reserve.ts';
import type { S3Location } from './s3/location.ts';

/** Opens the store of file contents: the bucket if one is configured, else the folder. */
export async function openBlobs(
  directory: string,
  shared: S3Location | null,
  reserve: Pick<DiskReserve, 'for'>,
): Promise<BlobStore> {
  if (shared === null) return openBlobDirectory(directory, reserve);
  // Loaded only when it is used: the client takes 0.1 s and 30 MB.
  const { openS3Blobs } = await import('./s3/open-s3-blobs.ts');
  return openS3Blobs(shared);
}
