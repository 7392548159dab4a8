import { ContractValidators } from '../../contract/validators.ts';
import { asGatewayError, failure, GatewayError } from '../../errors/gateway-error.ts';
import { renderError } from '../../errors/render.ts';
import type { OperationId, RequestOf } from '../../generated/admin/contract.ts';
import { operations, type Operation } from '../../generated/admin/operations.ts';
import { requestValidators } from '../../generated/admin/validators/requests.js';
import type { ManagementServices } from '../../management/handler.ts';
import { handlers } from '../../management/handlers/index.ts';
import type { TokenHolder } from '../../management/tokens.ts';
import { findInvalidValue, validationError } from '../../middleware/validation.ts';
import { newId } from '../../storage/identifiers.ts';
import { checkParameters } from '../operation/request-input.ts';
import { currentValue, runHandler } from './run-operation.ts';

export interface InProcessCaller {
  services: ManagementServices;
  /** Who calls. */
  token: TokenHolder;
}

const JSON_TYPE = 'application/json';

/**
 * Runs an operation of the management in this process, as its port does, without a socket. Throws what no response shows, such as an
 * invalid configuration or a database that cannot be used.
 */
export async function respondInProcess(request: Request, caller: InProcessCaller): Promise<Response> {
  const requestId = newId();
  const { operation, path } = operationOf(request);
  try {
    const { services, token } = caller;
    const call = {
      operationId: operation.operationId,
      requestId,
      ...(await inputOf(request, operation, path)),
      ifMatch: request.headers.get('if-match'),
      // A command has one attempt.
      idempotencyKey: null,
      token,
      address: null,
    };
    const outcome = await runHandler(call, handlers, services);
    const { etag } = outcome;
    const value = await currentValue(outcome, services, call);
    return Response.json(value, { headers: etag === undefined ? {} : { etag } });
  } catch (thrown) {
    if (!(thrown instanceof GatewayError)) throw thrown;
    const { status, headers, body } = renderError(asGatewayError(thrown), requestId);
    return new Response(body, { status, headers });
  }
}

/** Throws `unknown_path`. */
export function operationOf({ method, url }: Request): {
  operation: Operation;
  path: Record<string, string>;
} {
  const { pathname } = new URL(url);
  for (const operation of operations) {
    const pattern = operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const found =
      operation.method.toUpperCase() === method ? new RegExp(`^${pattern}$`).exec(pathname) : null;
    if (found === null) continue;
    const values = Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
    return { operation, path: Object.fromEntries(values) as Record<string, string> };
  }
  throw failure('unknown_path');
}

async function inputOf(
  request: Request,
  { operationId }: Operation,
  path: Record<string, string>,
): Promise<{ parameters: Readonly<Record<string, unknown>>; body: RequestOf<OperationId> }> {
  const validators = contract().of(operationId);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const headers = Object.fromEntries(request.headers);
  const parameters =
    validators.parameters === null ? path : checkParameters({ query, headers }, path, validators.parameters);
  const validator = validators.body.get(JSON_TYPE);
  const body: unknown = validator === undefined ? undefined : await request.json();
  const invalid = validator === undefined ? null : findInvalidValue(validator, body);
  if (invalid !== null) throw validationError(invalid);
  // Checked by the validator of the operation.
  return { parameters, body: body as RequestOf<OperationId> };
}

let validators: ContractValidators<OperationId> | null = null;

function contract(): ContractValidators<OperationId> {
  // What is sent here is not checked.
  validators ??= new ContractValidators(
    operations.map((operation) => ({ ...operation, responses: {} })),
    requestValidators,
    {},
  );
  return validators;
}
