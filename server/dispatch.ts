import type { NextFunction, Request, RequestHandler, Response } from 'express';
import {
  OpenAPIBackend,
  type Context,
  type Handler as BackendHandler,
  type Request as OpenAPIRequest,
} from 'openapi-backend';
import { failure, GatewayError } from '../errors/gateway-error.ts';
import { authenticate, presentedKey, type KeyAuthenticator } from '../middleware/authentication.ts';
import { exchangeOf, type Exchange } from '../middleware/exchange.ts';
import type { Principal } from '../projects/principal.ts';
import type { Operation } from '../generated/operations.ts';
import { Router, type RouteMatch } from './router.ts';

/** Runs an operation after authentication. */
export type RunOperation = (exchange: Exchange, pathParameters: Record<string, string>) => Promise<void>;

interface RoutedRequest extends OpenAPIRequest {
  match: RouteMatch;
}

/** Not used: the security handlers read the request itself. */
const NO_HEADERS = {};

/** The part of the contract that routing and security need; the rest was compiled ahead of time. */
export type RoutingDocument = ConstructorParameters<typeof OpenAPIBackend>[0]['definition'];

/**
 * Creates the Express middleware that passes each request to openapi-backend, which finds the operation, runs
 * the contract's security schemes and calls the operation's handler. An unknown path goes to the next
 * middleware.
 */
export async function createDispatch(
  document: RoutingDocument,
  operations: readonly Operation[],
  keys: KeyAuthenticator,
  run: RunOperation,
): Promise<RequestHandler> {
  const api = new OpenAPIBackend({ definition: document, strict: true, validate: false });
  // Its check supports only OpenAPI 3.0; the contract lint checks the document instead.
  Object.assign(api, { validateDefinition: () => api.document });
  await api.init();
  const router = new Router(operations);
  useRouter(api);
  for (const operation of operations) api.register(operation.operationId, operationHandler(run));
  api.register({
    methodNotAllowed,
    notFound: unknownPath,
    unauthorizedHandler: refuse,
    postSecurityHandler: refuseInvalidKey,
  });
  registerSecurity(api, keys);
  return (request: Request, response: Response, next: NextFunction): void => {
    const match = router.match(request.method, request.path);
    if (match.kind === 'unknown_path') return next();
    const exchange = exchangeOf(response);
    if (match.kind === 'operation') exchange.operation = match.operation;
    const routed: RoutedRequest = { method: request.method, path: request.path, headers: NO_HEADERS, match };
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
    parseRequest: (request: RoutedRequest) => ({
      ...request,
      params: request.match.kind === 'operation' ? request.match.parameters : {},
      query: {},
      cookies: {},
    }),
  });
}

function operationHandler(run: RunOperation): BackendHandler {
  return async (context: Context, exchange: Exchange) => {
    const authenticated: unknown = context.security?.['ApiKeyHeader'] || context.security?.['BearerKey'];
    exchange.principal = isPrincipal(authenticated) ? authenticated : null;
    // The router's path parameters are strings.
    await run(exchange, context.request.params as Record<string, string>);
  };
}

function registerSecurity(api: OpenAPIBackend, keys: KeyAuthenticator): void {
  for (const scheme of ['ApiKeyHeader', 'BearerKey'] as const) {
    api.registerSecurityHandler(scheme, async (_context: Context, exchange: Exchange) => {
      const presented = presentedKey(exchange.request);
      return presented?.scheme === scheme ? authenticate(presented.key, keys) : false;
    });
  }
}

/** Refuses an invalid key where a key is optional (specification §5, design §2). */
function refuseInvalidKey(context: Context): void {
  const results: unknown[] = Object.values(context.security ?? {});
  for (const result of results) {
    const error: unknown =
      typeof result === 'object' && result !== null && 'error' in result ? result.error : null;
    if (error instanceof GatewayError) throw error;
    if (error !== null) throw failure('internal_error', { cause: error });
  }
}

function refuse(): never {
  throw failure('missing_key');
}

function unknownPath(): never {
  throw failure('unknown_path');
}

function methodNotAllowed(context: Context): never {
  // `parseRequest` above keeps the routed request's own properties.
  const { match } = context.request as unknown as RoutedRequest;
  const allow = match.kind === 'unknown_method' ? match.allow.join(', ') : '';
  throw failure('method_not_allowed', { headers: { allow } });
}

function isPrincipal(value: unknown): value is Principal {
  return typeof value === 'object' && value !== null && 'projectId' in value;
}
