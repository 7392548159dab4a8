import { ifMatchOf } from './if-match.ts';
import { runBulkOperation } from './run-bulk.ts';
import { readJsonBody, type BodyResources } from '../../bodies/read-json-body.ts';
import { contentCodingOf } from '../../bodies/request-content.ts';
import { refuseDeclaredLength } from '../../bodies/intake.ts';
import type { ContractValidators } from '../../contract/validators.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { OperationId, RequestOf } from '../../generated/admin/contract.ts';
import type { Operation } from '../../generated/admin/operations.ts';
import { finishChange, makeChange } from '../../management/changes.ts';
import type {
  Handler,
  Handlers,
  ManagementCall,
  ManagementServices,
  Outcome,
  Success,
} from '../../management/handler.ts';
import type { TokenHolder } from '../../management/tokens.ts';
import type { Exchange } from '../../middleware/exchange.ts';
import { expectsContinue } from '../../middleware/request-head.ts';
import { findInvalidValue, validationError } from '../../middleware/validation.ts';
import { OperatorError, type OperatorErrorKind } from '../../projects/operator-error.ts';
import type { FailureCode } from '../../errors/catalogue.ts';
import type { RunOperation } from '../dispatch/dispatch.ts';
import { checkParameters, requestMediaType } from '../operation/request-input.ts';

export interface ManagementRunSettings {
  contract: ContractValidators<OperationId>;
  bodies: BodyResources;
  services: ManagementServices;
}

/** Creates the function that runs an operation of the management: role, body, handler, reply. */
export function createRunManagement(
  handlers: Handlers,
  settings: ManagementRunSettings,
): (operation: Operation) => RunOperation<TokenHolder> {
  const { contract } = settings;
  const services: ManagementServices = {
    ...settings.services,
    runInBulk: (bulk, wanted) => runBulkOperation(bulk, wanted, runner),
  };
  const runner = {
    contract,
    checkToken,
    run: (call: ManagementCall) => runHandler(call, handlers, services),
  };
  return (operation) => async (exchange, path, token) => {
    if (token === null) throw failure('missing_key');
    checkToken(operation, token);
    const call = await readCall(exchange, operation, path, token, settings);
    const outcome = await runner.run(call);
    send(exchange, operation, { ...outcome, value: await currentValue(outcome, services, call) });
  };
}

/** Throws `token_forbidden` beyond the role of the token, and for an operation on all organisations with a token of one. */
function checkToken({ operationId, gateway }: Operation, { role, organisationId }: TokenHolder): void {
  if (gateway.roles?.includes(role) !== true)
    throw failure('token_forbidden', { message: `the role ${role} may not use ${operationId}` });
  if (gateway.allOrganisations === true && organisationId !== null)
    throw failure('token_forbidden', { message: `${operationId} needs a token for all organisations` });
}

async function readCall(
  exchange: Exchange,
  operation: Operation,
  path: Record<string, string>,
  token: TokenHolder,
  { contract, bodies }: ManagementRunSettings,
): Promise<ManagementCall> {
  const { request, requestId } = exchange;
  const mediaType = requestMediaType(request, Object.keys(operation.request));
  const validators = contract.of(operation.operationId);
  // Each operation has a validator of its parameters, since its query may have no others.
  const parameters =
    validators.parameters === null ? path : checkParameters(request, path, validators.parameters);
  const body = await readBody(exchange, mediaType, bodies);
  const validator = validators.body.get(mediaType);
  const invalid = validator === undefined ? null : findInvalidValue(validator, body);
  if (invalid !== null) throw validationError(invalid);
  const { 'if-match': ifMatch, 'idempotency-key': idempotencyKey = null } = request.headers;
  return {
    operationId: operation.operationId,
    requestId,
    parameters,
    // Checked by the validator of the operation.
    body: body as RequestOf<OperationId>,
    ifMatch: ifMatchOf(operation, ifMatch),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
    token,
    address: request.socket.remoteAddress ?? null,
    signal: exchange.signal,
    log: exchange.log,
  };
}

async function readBody(exchange: Exchange, mediaType: string, bodies: BodyResources): Promise<unknown> {
  const { request, response, onRelease } = exchange;
  refuseDeclaredLength(request, bodies.bounds.limitBytes);
  if (mediaType === '') return undefined;
  contentCodingOf(request);
  if (expectsContinue(request)) response.writeContinue();
  return (await readJsonBody(request, bodies, { onRelease, admit: () => undefined })).value;
}

/** Runs the handler of a call, a change with its entry in the audit log, and what remains to be done after it. */
export async function runHandler(
  call: ManagementCall,
  handlers: Handlers,
  services: ManagementServices,
): Promise<Outcome<OperationId>> {
  // The call has the types of the operation of its handler.
  const handler = handlers[call.operationId] as Handler<OperationId>;
  const outcome = await outcomeOf(call, handler, services).catch(rethrow);
  if (outcome.afterwards !== undefined) await finishChange(outcome.afterwards, services.store, call);
  return outcome;
}

/** Returns the body as it is now. The change is made, so that an error leads to the body as it was stored. */
export async function currentValue(
  { value, current }: Outcome<OperationId>,
  services: ManagementServices,
  { log }: ManagementCall,
): Promise<Success<OperationId>> {
  if (current === undefined) return value;
  try {
    return await current(services.store);
  } catch (error) {
    log?.error({ err: error }, 'the state after a change could not be read');
    return value;
  }
}

async function outcomeOf(
  call: ManagementCall,
  handler: Handler<OperationId>,
  services: ManagementServices,
): Promise<Outcome<OperationId>> {
  if (!handler.changes) {
    const outcome = await handler.run(call, services);
    if (outcome.change === undefined) return outcome;
    return makeChange(services.store, call, () => Promise.resolve(outcome));
  }
  // Before the transaction, for which all other changes wait: this can take seconds. Its error is thrown where it is needed.
  const read = handler.readsCatalogue(call) ? services.gateway.catalogue() : null;
  await read?.catch(() => undefined);
  const undeclared = () => Promise.reject(new Error(`readsCatalogue of ${call.operationId} is false`));
  const catalogue = () => read ?? undeclared();
  return makeChange(services.store, call, (store) => handler.run(call, { store, catalogue }));
}

const CODES: Readonly<Record<OperatorErrorKind, FailureCode>> = {
  unknown: 'resource_not_found',
  taken: 'conflict',
  invalid: 'validation_error',
};

function rethrow(error: unknown): never {
  if (error instanceof OperatorError)
    throw failure(CODES[error.kind], { message: error.message, cause: error });
  throw error;
}

/** Sends the success of an operation, which declares one. */
function send(
  exchange: Exchange,
  { responses }: Operation,
  { value, etag }: Pick<Outcome<OperationId>, 'value' | 'etag'>,
): void {
  const { response } = exchange;
  const text = JSON.stringify(value);
  exchange.identify();
  response.writeHead(responses['201'] === undefined ? 200 : 201, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...(etag === undefined ? {} : { etag }),
  });
  response.end(text);
}
