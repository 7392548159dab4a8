import { failure, type GatewayError } from '../../errors/gateway-error.ts';

/** Creates the error for a stream whose events do not fit together. `reason` is a clause. */
export function invalidStream(reason: string): GatewayError {
  return failure('bad_gateway', { internal: `the upstream stream is invalid: ${reason}` });
}
