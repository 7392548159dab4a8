import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { OpenAPIBackend, type Context, type Operation as BackendOperation } from 'openapi-backend';
import { failure } from '../../errors/gateway-error.ts';
import {
  findPrincipal,
  KEY_SCHEMES,
  type KeyAuthenticator,
  isKeyScheme,
} from '../../middleware/authentication.ts';
import { exchangeOf, type Exchange } from '../../middleware/exchange.ts';
import type { OperationRow } from '../../contract/operation.ts';
import type { Principal } from '../../projects/principal.ts';
import { Router, type OperationMatch } from './router.ts';
import { asDocument, type ContractDocument, isOperation } from './routing-document.ts';

/**
 * Runs an operation after authentication.
 *
 * @param principal null where the contract makes the key optional
 */
export type RunOperation<Who = Principal> = (
  exchange: Exchange,
  pathParameters: Record<string, string>,
  principal: Who | null,
) => Promise<void>;

/** A request as openapi-backend gets it: its operation has been found. */
type FoundOperation = Extract<OperationMatch, { kind: 'operation' }>;

/**
 * Creates the Express middleware that lets openapi-backend handle a request: it checks the key by the `security` of the
 * request's operation, and calls the operation's handler. An unknown path goes to the next middleware.
 */
export async function createDispatch<Operation extends OperationRow, Who extends object>(
  contract: ContractDocument,
  operations: readonly Operation[],
  keys: KeyAuthenticator<Who>,
  runnerOf: (operation: Operation) => RunOperation<Who>,
): Promise<RequestHandler> {
  checkKeyRules(contract);
  const api = await openBackend(contract, operations, keys);
  for (const operation of operations)
    api.register(operation.operationId, operationHandler(runnerOf(operation)));
  const router = new Router(operations);
  return function dispatch(request: Request, response: Response, next: NextFunction): void {
    const match = router.match(request.method, request.path);
    if (match.kind === 'unknown_path') return next();
    if (match.kind === 'unknown_method')
      return next(failure('method_not_allowed', { headers: { allow: match.allow.join(', ') } }));
    const exchange = exchangeOf(response);
    exchange.operation = match.operation;
    // The overridden members read nothing else of a request.
    api.handleRequest(match as unknown as Context['request'], exchange, match.parameters).catch(next);
  };
}

async function openBackend<Who extends object>(
  contract: ContractDocument,
  operations: readonly OperationRow[],
  keys: KeyAuthenticator<Who>,
): Promise<OpenAPIBackend> {
  const document = asDocument(contract);
  // `quick` leaves out its check, which supports only OpenAPI 3.0; the contract lint checks the document instead.
  const api = new OpenAPIBackend({ definition: document, strict: true, validate: false, quick: true });
  // Its reader of documents in several files would load Node's own `fetch`.
  Object.assign(api, { document, loadDocument: () => Promise.resolve(document) });
  await api.init();
  const known = new Map<OperationRow, BackendOperation>(
    operations.map((operation) => [operation, contractOperation(api, operation)]),
  );
  Object.assign(api.router, {
    // Its own matching builds the list of operations for each request (decision 3).
    matchOperation: ({ operation }: FoundOperation) => known.get(operation),
    // The operation reads the request itself.
    parseRequest: (match: FoundOperation) => match,
  });
  const { securitySchemes } = contract.components;
  for (const scheme of KEY_SCHEMES.filter((name) => name in securitySchemes))
    api.registerSecurityHandler(scheme, (_context, { request }: Exchange) =>
      findPrincipal(scheme, request, keys),
    );
  api.register('unauthorizedHandler', ({ security }: Context) => {
    presentedPrincipal(security);
    throw failure(
      'missing_key',
      'ApiKeyHeader' in securitySchemes ? {} : { message: 'the header Authorization must be set' },
    );
  });
  return api;
}

function contractOperation(api: OpenAPIBackend, { operationId }: OperationRow): BackendOperation {
  const operation = api.getOperation(operationId);
  if (operation === undefined) throw new Error(`the contract: the operation ${operationId} is missing`);
  return operation;
}

/** Runs an operation with the principal of its request. openapi-backend calls it only when the contract's `security` is met. */
function operationHandler<Who extends object>(run: RunOperation<Who>) {
  return ({ security }: Context, exchange: Exchange, parameters: Record<string, string>): Promise<void> =>
    run(exchange, parameters, presentedPrincipal<Who>(security));
}

/** What openapi-backend keeps of a security handler: what it returned, or what it threw. */
type SecurityResult<Who> = Who | { error: unknown } | null | undefined;

/**
 * Returns the principal of the key that a request presented; null without a key. Throws what made a key invalid: an invalid key is
 * refused also where a key is optional, which openapi-backend would take for no key.
 */
function presentedPrincipal<Who extends object>(results: Context['security']): Who | null {
  let principal: Who | null = null;
  for (const scheme of KEY_SCHEMES) {
    // The results of the two handlers that are registered.
    const result = results?.[scheme] as SecurityResult<Who>;
    if (result === null || result === undefined) continue;
    if ('error' in result) throw result.error;
    principal = result;
  }
  return principal;
}

/**
 * Checks the contract's `security`. Throws for a requirement that the gateway cannot check, so that it does not start: of another
 * scheme, or of two together, since a request presents one key.
 */
function checkKeyRules({ paths, security = [] }: ContractDocument): void {
  for (const item of Object.values(paths))
    for (const { operationId, security: own = security } of Object.values(item).filter(isOperation))
      for (const requirement of own) checkRequirement(operationId, requirement);
}

function checkRequirement(operationId: string, requirement: object): void {
  const schemes = Object.keys(requirement);
  if (schemes.length > 1 || !schemes.every(isKeyScheme))
    throw new Error(
      `openapi.yaml: the security requirement ${JSON.stringify(requirement)} of ${operationId} ` +
        'must be {} or name one scheme, ApiKeyHeader or BearerKey',
    );
}
