import { S3Server } from '../test-bed/s3/s3-server.ts';
import type { RunningServer } from './server.ts';

/** Starts a new S3 server with an empty bucket on loopback, the same as tests of buckets start. */
export async function startS3(): Promise<RunningServer> {
  const server = await S3Server.start();
  return { url: server.filesUrl, environment: server.credentials, stop: () => server.close() };
}
