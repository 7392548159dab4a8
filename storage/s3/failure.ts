import { S3ServiceException } from '@aws-sdk/client-s3';
import { failure, GatewayError } from '../../errors/gateway-error.ts';

/**
 * What the callers of a blob store get. The client's own errors stay here: those of a refused signature repeat what was signed
 * and with which key.
 */
export function asStoreFailure(error: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted === true) return signal.reason;
  if (error instanceof GatewayError) return error;
  return failure('service_unavailable', { internal: `the files store failed: ${shortReason(error)}` });
}

/** The store's word for what is wrong and its status, or the code of a broken connection. */
export function shortReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const word = /^\w{1,60}$/.test(code) ? code : 'unknown';
  const status = statusOf(error);
  return status === null ? word : `${word} (${status})`;
}

/** Whether the store answered that it has no such object. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** Whether the store, or the lack of credentials, says that the set-up is wrong; more than time is needed then. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  if (status !== null) return status >= 300 && status < 500 && status !== 408 && status !== 429;
  return error instanceof Error && /^Credentials|Region is missing/.test(`${error.name}${error.message}`);
}

/** Whether the same request may well succeed a moment later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof GatewayError) return false;
  const status = statusOf(error);
  return status === null ? !isRefusal(error) : status >= 500 || status === 408 || status === 429;
}

function statusOf(error: unknown): number | null {
  return error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? null) : null;
}
