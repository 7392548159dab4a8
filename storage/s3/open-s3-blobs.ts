import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import type { BlobStore } from '../blobs.ts';
import { createS3Client, defaultS3Limits, type S3Limits } from './client.ts';
import { isRefusal, shortReason } from './failure.ts';
import type { S3Location } from './location.ts';
import { S3Blobs } from './s3-blobs.ts';

/**
 * Asks what the bucket holds, as a sweep does. Throws an error with a text for the operator when the store refuses that: the set-up
 * is wrong then. A store that cannot be reached is no such fault, since the gateway serves much without it and it may come back.
 */
export async function openS3Blobs(location: S3Location, limits: Partial<S3Limits> = {}): Promise<BlobStore> {
  const allLimits = { ...defaultS3Limits, ...limits };
  const client = createS3Client(location, allLimits);
  const refusal = await refusalOf(client, location, allLimits.answerMs);
  if (refusal === null) return new S3Blobs(client, location, allLimits);
  client.destroy();
  throw new Error(`the bucket '${location.bucket}' of GATEWAY_FILES_URL: ${refusal}`);
}

async function refusalOf(
  client: S3Client,
  { bucket, prefix }: S3Location,
  answerMs: number,
): Promise<string | null> {
  const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}/`, MaxKeys: 1 });
  try {
    await client.send(command, { abortSignal: AbortSignal.timeout(answerMs) });
    return null;
  } catch (error) {
    // The client's own error can hold what was signed, and with which key.
    return isRefusal(error) ? shortReason(error) : null;
  }
}
