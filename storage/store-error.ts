import { failure, type GatewayError } from '../errors/gateway-error.ts';

/** An invalid statement, which is an internal error of the gateway. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
}

/** @param internal for the log, without addresses, secrets and values */
export function storeUnavailable(internal: string, cause?: unknown): GatewayError {
  return failure('service_unavailable', { internal: `database: ${internal}`, cause });
}
