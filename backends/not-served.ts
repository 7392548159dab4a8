import type { OperationRow } from '../contract/operation.ts';
import { failure, type GatewayError } from '../errors/gateway-error.ts';

/** A model of the right kind whose backend has no such operation. */
export function notServed(model: string, { path }: Pick<OperationRow, 'path'>): GatewayError {
  const message = `model '${model}' does not serve ${path}: its backend has no such operation`;
  return failure('invalid_parameter', { message, param: 'model' });
}
