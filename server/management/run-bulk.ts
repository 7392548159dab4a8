import type { ContractValidators } from '../../contract/validators.ts';
import { asGatewayError, failure } from '../../errors/gateway-error.ts';
import { renderError } from '../../errors/render.ts';
import type { BulkOperation, BulkResult, OperationId } from '../../generated/admin/contract.ts';
import { operations, type Operation } from '../../generated/admin/operations.ts';
import type { ManagementCall } from '../../management/handler.ts';
import { findInvalidValue, validationError } from '../../middleware/validation.ts';
import { checkParameters } from '../operation/request-input.ts';
import { ifMatchOf } from './if-match.ts';

/** Checks that a token may use an operation, and runs it. */
export interface BulkRunner {
  contract: ContractValidators<OperationId>;
  checkToken(operation: Operation, token: ManagementCall['token']): void;
  run(call: ManagementCall): Promise<{ value: object; etag?: string }>;
}

/** Runs one operation of a bulk request as if it were a request of its own. Throws only when the database is unreachable. */
export async function runBulkOperation(
  bulk: ManagementCall,
  wanted: BulkOperation,
  runner: BulkRunner,
): Promise<BulkResult> {
  try {
    const operation = operations.find(({ operationId }) => operationId === wanted.operation);
    if (operation === undefined) throw failure('resource_not_found');
    runner.checkToken(operation, bulk.token);
    // As it was stored: asking the processes for their usage takes too long for each of many changes.
    const { value, etag = null } = await runner.run(callOf(bulk, wanted, operation, runner.contract));
    return { status: operation.responses['201'] === undefined ? 200 : 201, etag, body: { ...value } };
  } catch (thrown) {
    const error = asGatewayError(thrown);
    if (error.code === 'service_unavailable') throw error;
    if (error.row.status === 500)
      bulk.log?.error(
        { err: error.cause ?? error, operation: wanted.operation },
        'an operation of a bulk request failed with an internal error',
      );
    // The errors of these operations are JSON.
    const body = JSON.parse(renderError(error, bulk.requestId).body) as BulkResult['body'];
    return { status: error.row.status, etag: null, body };
  }
}

function callOf(
  bulk: ManagementCall,
  { path = {}, query = {}, body, if_match: ifMatch, idempotency_key: idempotencyKey }: BulkOperation,
  operation: Operation,
  contract: ContractValidators<OperationId>,
): ManagementCall {
  const { parameters: parametersValidator, body: bodyValidators } = contract.of(operation.operationId);
  requirePath(operation, path);
  if ((body !== undefined) !== operation.bodyRequired)
    throw validationError({
      param: 'body',
      reason: operation.bodyRequired ? 'it is required' : 'the operation has none',
    });
  const bodyValidator = bodyValidators.get('application/json');
  const invalid = bodyValidator === undefined ? null : findInvalidValue(bodyValidator, body);
  if (invalid !== null) throw validationError(invalid);
  // The contract has its type.
  const { reason } = bulk.parameters as { reason?: string };
  const given = Object.entries({ ...(reason === undefined ? {} : { reason }), ...query });
  const request = {
    // As texts, from which the validator converts them.
    query: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  };
  return {
    ...bulk,
    operationId: operation.operationId,
    parameters:
      parametersValidator === null ? path : checkParameters(request, { ...path }, parametersValidator),
    // Checked by the validator of the operation.
    body,
    ifMatch: ifMatchOf(operation, ifMatch),
    idempotencyKey: idempotencyKey ?? null,
  };
}

/** Requires exactly the parameters that the path of an operation has. */
function requirePath({ path: template }: Operation, path: Readonly<Record<string, string>>): void {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const misspelt = Object.keys(path).find((name) => !names.includes(name));
  if (misspelt !== undefined)
    throw validationError({
      param: `path.${misspelt}`,
      reason: 'the path of the operation has no such parameter',
    });
  const missing = names.find((name) => path[name] === undefined);
  if (missing !== undefined) throw validationError({ param: `path.${missing}`, reason: 'it is required' });
}
