import { S3ServiceException } from '@aws-sdk/client-s3';
import { failure, GatewayError } from '../../errors/gateway-error.ts';

/**
 * Converts an error of the client to `service_unavailable`. The original error is dropped, since it may contain the signed request and
 * the id of the key.
 */
export function toStoreFailure(error: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted === true) return signal.reason;
  if (error instanceof GatewayError) return error;
  return failure('service_unavailable', { internal: `the files store failed: ${shortReason(error)}` });
}

/** The store's error code with its status, or the code of a connection error. */
export function shortReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const word = /^\w{1,60}$/.test(code) ? code : 'unknown';
  const status = statusOf(error);
  return status === null ? word : `${word} (${status})`;
}

/** Whether the object does not exist. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** Whether the configuration or the credentials are invalid, so a retry does not help. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  if (status !== null) return status >= 300 && status < 500 && status !== 408 && status !== 429;
  return error instanceof Error && /^Credentials|Region is missing/.test(`${error.name}${error.message}`);
}

/** Whether a retry may succeed. */
export function isTransient(error: unknown): boolean {
  if (error instanceof GatewayError) return false;
  const status = statusOf(error);
  return status === null ? !isRefusal(error) : status >= 500 || status === 408 || status === 429;
}

function statusOf(error: unknown): number | null {
  return error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? null) : null;
}
