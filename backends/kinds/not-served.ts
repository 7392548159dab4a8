import type { OperationRow } from '../../contract/operation.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';

/** Creates the error for a model whose backend does not have the operation. */
export function notServed(model: string, { path }: Pick<OperationRow, 'path'>): GatewayError {
  const message = `model '${model}' does not serve ${path}: its backend has no such operation`;
  return failure('invalid_parameter', { message, param: 'model' });
}
