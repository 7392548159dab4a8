import { failure, type GatewayError } from '../errors/gateway-error.ts';

/**
 * Creates the error for an invalid upstream response.
 *
 * @param reason a clause such as `it has no usage`
 */
export function invalidResponse(reason: string): GatewayError {
  return failure('bad_gateway', { internal: `the upstream response is invalid: ${reason}` });
}
