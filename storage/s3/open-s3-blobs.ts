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
  const refusal = await refusalOf(client, location, allLimits.responseMs);
  if (refusal === null) return new S3Blobs(client, location, allLimits);
  client.destroy();
  throw new Error(`the bucket '${location.bucket}' of GATEWAY_FILES_URL: ${refusal}`);
}

async function refusalOf(
  client: S3Client,
  { bucket, prefix }: S3Location,
  responseMs: number,
): Promise<string | null> {
  const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}/`, MaxKeys: 1 });
  try {
    await client.send(command, { abortSignal: AbortSignal.timeout(responseMs) });
    return null;
  } catch (error) {
    // Not the client's error, which may contain the signed request and the id of the key.
    return isRefusal(error) ? shortReason(error) : null;
  }
}
