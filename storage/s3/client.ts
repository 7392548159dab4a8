import { S3Client } from '@aws-sdk/client-s3';
import type { S3Location } from './location.ts';

/** The timeouts of the store, in milliseconds. */
export interface S3Limits {
  connectMs: number;
  /** For a complete response without contents, retries included. */
  responseMs: number;
  /** The longest pause within contents, in both directions. */
  idleMs: number;
  /** For all attempts of one upload. Well below the age at which the sweep deletes contents without a record. */
  uploadMs: number;
  /** The wait before the second attempt of an upload; it doubles with each further one. */
  retryMs: number;
}

export const defaultS3Limits: S3Limits = {
  connectMs: 5_000,
  responseMs: 20_000,
  idleMs: 30_000,
  uploadMs: 30 * 60_000,
  retryMs: 200,
};

export const ATTEMPTS = 3;

/** The client's own log lines are dropped, since they contain requests and signatures. Errors are thrown. */
const quiet = (): void => undefined;
const SILENT = { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet };

/** Creates a client. Credentials come from the usual AWS sources: `AWS_*` variables, shared files, roles of pods and machines. */
export function createS3Client(location: S3Location, limits: S3Limits): S3Client {
  // Each slow client occupies a connection.
  const agent = { maxSockets: Infinity };
  return new S3Client({
    ...(location.endpoint === null ? {} : { endpoint: location.endpoint }),
    ...(location.region === null ? {} : { region: location.region }),
    forcePathStyle: location.pathStyle,
    maxAttempts: ATTEMPTS,
    logger: SILENT,
    // Uploads are signed with their SHA-256. Not every S3 server supports the client's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Pauses are checked where contents are read: here, a slow client looks like a slow store.
    requestHandler: {
      connectionTimeout: limits.connectMs,
      socketTimeout: 0,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}
