import type { NextFunction, Request, RequestHandler, Response } from 'express';
import {
  OpenAPIBackend,
  type Context,
  type Handler as BackendHandler,
  type Request as OpenAPIRequest,
} from 'openapi-backend';
import { failure } from '../errors/gateway-error.ts';
import { findPrincipal, type KeyAuthenticator, type KeyRule } from '../middleware/authentication.ts';
import { exchangeOf, type Exchange } from '../middleware/exchange.ts';
import type { Operation } from '../generated/operations.ts';
import { readKeyRules } from './key-rules.ts';
import { Router, type RouteMatch } from './router.ts';
import { routingDocument, type ContractDocument } from './routing-document.ts';

/** Runs an operation after authentication. */
export type RunOperation = (exchange: Exchange, pathParameters: Record<string, string>) => Promise<void>;

interface RoutedRequest extends OpenAPIRequest {
  match: RouteMatch;
  /** As openapi-backend's router would parse them. Only the path parameters are used. */
  params: Record<string, string>;
  query: Record<string, never>;
  cookies: Record<string, never>;
}

/** Not used: handlers read the request itself. */
const NONE: Record<string, never> = {};

/**
 * Creates the Express middleware that passes each request to openapi-backend, which finds the operation and
 * calls its handler. The handler checks the key by the operation's rule before the operation runs. An unknown
 * path goes to the next middleware.
 */
export async function createDispatch(
  contract: ContractDocument,
  operations: readonly Operation[],
  keys: KeyAuthenticator,
  runnerOf: (operation: Operation) => RunOperation,
): Promise<RequestHandler> {
  const rules = readKeyRules(contract);
  const document = routingDocument(contract);
  // `quick` leaves out its check, which supports only OpenAPI 3.0; the contract lint checks the document instead.
  const api = new OpenAPIBackend({ definition: document, strict: true, validate: false, quick: true });
  // Its reader of documents in several files would load Node's own `fetch`.
  Object.assign(api, { document, loadDocument: () => Promise.resolve(document) });
  await api.init();
  const router = new Router(operations);
  useRouter(api);
  for (const operation of operations) {
    const { operationId } = operation;
    const rule = rules.get(operationId);
    if (rule === undefined) throw new Error(`openapi.yaml: the operation ${operationId} is missing`);
    api.register(operationId, operationHandler(rule, keys, runnerOf(operation)));
  }
  api.register({ methodNotAllowed, notFound: unknownPath });
  return (request: Request, response: Response, next: NextFunction): void => {
    const { method, path } = request;
    const match = router.match(method, path);
    if (match.kind === 'unknown_path') return next();
    const exchange = exchangeOf(response);
    const isOperation = match.kind === 'operation';
    if (isOperation) exchange.operation = match.operation;
    const params = isOperation ? match.parameters : {};
    const routed: RoutedRequest = { method, path, headers: NONE, match, params, query: NONE, cookies: NONE };
    api.handleRequest(routed, exchange).catch(next);
  };
}

/** Replaces openapi-backend's routing, whose time grows with the number of operations. */
function useRouter(api: OpenAPIBackend): void {
  const byId = new Map(api.router.getOperations().map((operation) => [operation.operationId, operation]));
  Object.assign(api.router, {
    matchOperation: ({ match }: RoutedRequest) => {
      if (match.kind === 'unknown_method') throw new Error('405-methodNotAllowed');
      if (match.kind === 'unknown_path') throw new Error('404-notFound');
      return byId.get(match.operation.operationId);
    },
    parseRequest: (request: RoutedRequest) => request,
  });
}

/** The only way to an operation: nothing runs before its rule has been checked. */
function operationHandler(rule: KeyRule, keys: KeyAuthenticator, run: RunOperation): BackendHandler {
  return (context: Context, exchange: Exchange): Promise<void> => {
    const principal = findPrincipal(exchange.request, rule, keys);
    // The router's path parameters are strings.
    const parameters = context.request.params as Record<string, string>;
    if (principal instanceof Promise)
      return principal.then((found) => {
        exchange.principal = found;
        return run(exchange, parameters);
      });
    exchange.principal = principal;
    return run(exchange, parameters);
  };
}

function unknownPath(): never {
  throw failure('unknown_path');
}

function methodNotAllowed(context: Context): never {
  // `parseRequest` above returns the routed request itself.
  const { match } = context.request as unknown as RoutedRequest;
  const allow = match.kind === 'unknown_method' ? match.allow.join(', ') : '';
  throw failure('method_not_allowed', { headers: { allow } });
}
