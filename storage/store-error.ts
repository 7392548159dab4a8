import { failure, type GatewayError } from '../errors/gateway-error.ts';

/** A statement that can never work. It is our fault, so it becomes an internal error. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
}

/** `internal` is for the log: it names no address, secret or value. */
export function storeUnavailable(internal: string, cause?: unknown): GatewayError {
  return failure('service_unavailable', { internal: `database: ${internal}`, cause });
}
