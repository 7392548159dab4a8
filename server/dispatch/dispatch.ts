import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { OpenAPIBackend, type Context, type Handler as BackendHandler } from 'openapi-backend';
import { failure } from '../../errors/gateway-error.ts';
import { findPrincipal, type KeyAuthenticator, type KeyRule } from '../../middleware/authentication.ts';
import { exchangeOf, type Exchange } from '../../middleware/exchange.ts';
import type { Operation } from '../../generated/operations.ts';
import { readKeyRules } from './key-rules.ts';
import { Router } from './router.ts';
import { routingDocument, type ContractDocument } from './routing-document.ts';

/** Runs an operation after authentication. */
export type RunOperation = (exchange: Exchange, pathParameters: Record<string, string>) => Promise<void>;

/**
 * Creates the Express middleware that calls the handler of a request's operation. openapi-backend maps operationIds to
 * handlers; that is the same for every request, so that it is asked at the start (decision 3). The handler checks the
 * key by the operation's rule before the operation runs. An unknown path goes to the next middleware.
 */
export async function createDispatch(
  contract: ContractDocument,
  operations: readonly Operation[],
  keys: KeyAuthenticator,
  runnerOf: (operation: Operation) => RunOperation,
): Promise<RequestHandler> {
  const rules = readKeyRules(contract);
  const api = await openBackend(contract);
  const handlers = new Map<Operation, RunOperation>();
  for (const operation of operations) {
    const { operationId } = operation;
    const rule = rules.get(operationId);
    if (rule === undefined) throw new Error(`openapi.yaml: the operation ${operationId} is missing`);
    api.register(operationId, operationHandler(rule, keys, runnerOf(operation)));
    handlers.set(operation, handlerOf(api, operationId));
  }
  const router = new Router(operations);
  return function dispatch(request: Request, response: Response, next: NextFunction): void {
    const match = router.match(request.method, request.path);
    if (match.kind === 'unknown_path') return next();
    if (match.kind === 'unknown_method')
      return next(failure('method_not_allowed', { headers: { allow: match.allow.join(', ') } }));
    const handler = handlers.get(match.operation);
    // The router has only operations of the list above.
    if (handler === undefined) return next();
    const exchange = exchangeOf(response);
    exchange.operation = match.operation;
    void runNext(handler, exchange, match.parameters, next);
  };
}

/** To wait for it takes one step of the queue of promises. */
const NEXT_STEP = Promise.resolve();

/**
 * Runs a handler after the current callback: Node passes on a small body right after the head with which it arrived, so
 * that it can be read without waiting.
 */
async function runNext(
  handler: RunOperation,
  exchange: Exchange,
  parameters: Record<string, string>,
  next: NextFunction,
): Promise<void> {
  try {
    await NEXT_STEP;
    await handler(exchange, parameters);
  } catch (error) {
    next(error);
  }
}

async function openBackend(contract: ContractDocument): Promise<OpenAPIBackend> {
  const document = routingDocument(contract);
  // `quick` leaves out its check, which supports only OpenAPI 3.0; the contract lint checks the document instead.
  const api = new OpenAPIBackend({ definition: document, strict: true, validate: false, quick: true });
  // Its reader of documents in several files would load Node's own `fetch`.
  Object.assign(api, { document, loadDocument: () => Promise.resolve(document) });
  return api.init();
}

/** Returns the registered handler of an operation. Throws when there is none. */
function handlerOf(api: OpenAPIBackend, operationId: string): RunOperation {
  const handler = api.handlers[operationId];
  if (handler === undefined) throw new Error(`openapi.yaml: the operation ${operationId} has no handler`);
  // The handlers read the request themselves, and nothing of openapi-backend's context.
  const context = { api, operation: api.getOperation(operationId) } as unknown as Context;
  return (exchange, parameters) => handler(context, exchange, parameters) as Promise<void>;
}

/** The only way to an operation: nothing runs before its rule has been checked. */
function operationHandler(rule: KeyRule, keys: KeyAuthenticator, run: RunOperation): BackendHandler {
  return (_context: Context, exchange: Exchange, parameters: Record<string, string>): Promise<void> => {
    const principal = findPrincipal(exchange.request, rule, keys);
    if (principal instanceof Promise)
      return principal.then((found) => {
        exchange.principal = found;
        return run(exchange, parameters);
      });
    exchange.principal = principal;
    return run(exchange, parameters);
  };
}
