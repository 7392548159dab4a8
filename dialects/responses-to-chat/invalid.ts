import { failure, type GatewayError } from '../../errors/gateway-error.ts';

/** A request that no chat backend can be asked. `path` is the field as the caller wrote it. */
export function invalid(path: string, message: string): GatewayError {
  return failure('invalid_parameter', { param: path, message });
}
