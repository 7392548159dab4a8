import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import type { BlobStore } from '../blobs.ts';
import { createS3Client, defaultS3Limits, type S3Limits } from './client.ts';
import { isRefusal, shortReason } from './failure.ts';
import type { S3Location } from './location.ts';
import { S3Blobs } from './s3-blobs.ts';

/**
 * Opens the bucket, and lists it once as a check. Throws an error for the operator when the store refuses that, since the
 * configuration is then invalid. An unreachable store is no error: it may recover, and the gateway serves much without it.
 */
export async function openS3Blobs(location: S3Location, limits: Partial<S3Limits> = {}): Promise<BlobStore> {
  const allLimits = { ...defaultS3Limits, ...limits };
  const client = createS3Client(location, allLimits);
  const failed = await failureToList(client, location, allLimits.responseMs);
  if (failed === null || !failed.isRefusal) return new S3Blobs(client, location, allLimits);
  client.destroy();
  throw new Error(`the bucket '${location.bucket}' of GATEWAY_FILES_URL: ${failed.reason}`);
}

/** Lists the bucket once, and returns why that failed; null: it did not. */
export async function checkBucket(location: S3Location): Promise<string | null> {
  const client = createS3Client(location, defaultS3Limits);
  try {
    const failed = await failureToList(client, location, defaultS3Limits.responseMs);
    return failed?.reason ?? null;
  } finally {
    client.destroy();
  }
}

async function failureToList(
  client: S3Client,
  { bucket, prefix }: S3Location,
  responseMs: number,
): Promise<{ reason: string; isRefusal: boolean } | null> {
  const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}/`, MaxKeys: 1 });
  try {
    await client.send(command, { abortSignal: AbortSignal.timeout(responseMs) });
    return null;
  } catch (error) {
    // Not the client's error, which may contain the signed request and the id of the key.
    return { reason: shortReason(error), isRefusal: isRefusal(error) };
  }
}
