import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openBlobDirectory } from '../../storage/blob-directory.ts';
import type { BlobStore } from '../../storage/blobs.ts';
import type { S3Limits } from '../../storage/s3/client.ts';
import { parseFilesUrl } from '../../storage/s3/location.ts';
import { openS3Blobs } from '../../storage/s3/open-s3-blobs.ts';
import { S3Server } from '../../scripts/test-bed/s3/s3-server.ts';
import { sharedFilesOfTests } from '../../scripts/test-bed/s3/shared-files.ts';

/** The kinds of blob store for tests, each with a new empty store. */
export interface BlobStores {
  open(folder: string): Promise<BlobStore>;
  close(): Promise<void>;
}

export const kindsOfBlobStores: [name: string, start: () => Promise<BlobStores>][] = [
  ['a folder', () => Promise.resolve({ open: inFolder, close: () => Promise.resolve() })],
  ['a bucket', startBuckets],
];

function inFolder(folder: string): Promise<BlobStore> {
  return openBlobDirectory(join(folder, 'files'));
}

/** A store in the bucket of `GATEWAY_TEST_FILES_URL`, or in one of a server that the tests start. */
async function startBuckets(): Promise<BlobStores> {
  if (sharedFilesOfTests() !== null) return { open: openSharedBucket, close: () => Promise.resolve() };
  const server = await S3Server.start();
  useCredentialsOf(server);
  return { open: () => openBucketOf(server), close: () => server.close() };
}

function openSharedBucket(): Promise<BlobStore> {
  const location = sharedFilesOfTests();
  if (location === null) throw new Error('GATEWAY_TEST_FILES_URL went away');
  return openS3Blobs(location);
}

/** A separate prefix in the server's bucket. */
export function openBucketOf(server: S3Server, limits: Partial<S3Limits> = {}): Promise<BlobStore> {
  const location = parseFilesUrl(server.filesUrl);
  return openS3Blobs({ ...location, prefix: `${location.prefix}/${randomUUID()}` }, limits);
}

/** The client looks for them in the environment. */
export function useCredentialsOf(server: S3Server): void {
  Object.assign(process.env, server.credentials);
}
