import { failure, type GatewayError } from '../../errors/gateway-error.ts';

/**
 * Creates the error for content that a backend's format cannot express.
 *
 * @param param its path in the client's body: `messages[0].content[1]`
 */
export function untranslatable(param: string, message: string): GatewayError {
  return failure('invalid_parameter', { message: `${param}: ${message}`, param });
}
