import { failure, type GatewayError } from '../errors/gateway-error.ts';

/**
 * What a backend's format has no words for.
 *
 * @param param where it stands in the caller's body: `messages[0].content[1]`
 */
export function untranslatable(param: string, message: string): GatewayError {
  return failure('invalid_parameter', { message: `${param}: ${message}`, param });
}
