import { S3Client } from '@aws-sdk/client-s3';
import type { S3Location } from './location.ts';

/** How long the store may take, in milliseconds. */
export interface S3Limits {
  connectMs: number;
  /** For a complete response to a question without contents, retries included. */
  answerMs: number;
  /** The longest silence amid contents, either way. */
  idleMs: number;
  /** For all attempts at one upload; well below the age from which the sweep takes contents without a record for lost. */
  uploadMs: number;
  /** The wait before the second attempt at an upload; it doubles with each. */
  retryMs: number;
}

export const defaultS3Limits: S3Limits = {
  connectMs: 5_000,
  answerMs: 20_000,
  idleMs: 30_000,
  uploadMs: 30 * 60_000,
  retryMs: 200,
};

export const ATTEMPTS = 3;
/** Slow callers hold a connection each; they must not keep others from theirs. */
const MAX_CONNECTIONS = 1_000;

/** What is worth telling is thrown; the client's own lines name what was asked and how it was signed. */
const quiet = (): void => undefined;
const SILENT = { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet };

/** Credentials come by the usual AWS ways: `AWS_*` variables, shared files, the roles of pods and machines. */
export function createS3Client(location: S3Location, limits: S3Limits): S3Client {
  const agent = { maxSockets: MAX_CONNECTIONS };
  return new S3Client({
    ...(location.endpoint === null ? {} : { endpoint: location.endpoint }),
    ...(location.region === null ? {} : { region: location.region }),
    forcePathStyle: location.pathStyle,
    maxAttempts: ATTEMPTS,
    logger: SILENT,
    // Uploads are signed with their SHA-256; not every S3 server knows the client's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Silence is watched where contents are read, since here a slow caller looks like a slow store.
    requestHandler: {
      connectionTimeout: limits.connectMs,
      socketTimeout: 0,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}
