import { failure, type GatewayError } from '../errors/gateway-error.ts';

/** Creates the error for the field of a document or of a choice of its pages: 400 in the model error shape. */
export function invalidDocument(
  param: string,
  reason: string,
  more: { internal?: string; cause?: unknown } = {},
): GatewayError {
  return failure('invalid_parameter', { message: `Invalid parameter '${param}': ${reason}`, param, ...more });
}
