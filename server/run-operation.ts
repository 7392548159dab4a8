import { setImmediate as otherWork } from 'node:timers/promises';
import type { OperationId } from '../generated/contract.ts';
import { FORMAT_HEADERS, type Call, type RequestBody } from '../calls/call.ts';
import type { Handler } from '../handlers/handler.ts';
import type { MultipartBody } from '../bodies/multipart-body.ts';
import type { Reply } from '../calls/reply.ts';
import { RequestMemory } from '../bodies/request-memory.ts';
import { readJsonBody, type BodyResources } from '../bodies/read-json-body.ts';
import { asGatewayError, failure, type GatewayError } from '../errors/gateway-error.ts';
import type { Charge, Outcome } from '../ledger/ledger.ts';
import { admitModel, admitNamedModel, checkRequest } from '../middleware/admission.ts';
import type { Exchange } from '../middleware/exchange.ts';
import { expectsContinue } from '../middleware/request-head.ts';
import { openMultipartBody, readMultipartBody } from '../middleware/multipart.ts';
import { findInvalidValue, findInfinity, validationError } from '../middleware/validation.ts';
import type { Operation } from '../generated/operations.ts';
import { runHandler, completeBody } from './run-handler.ts';
import type { Configurations } from './configurations.ts';
import type { ContractSampler } from './contract-sampler.ts';
import type { RunOperation } from './dispatch.ts';
import { ModelFallbacks } from './model-fallbacks.ts';
import { writeReply, type ReplySettings } from './reply.ts';
import type { ContractValidators, OperationValidators } from '../calls/contract.ts';
import type { Services } from './services.ts';

export interface RunSettings {
  bodies: BodyResources;
  reply: ReplySettings;
  sampler: Pick<ContractSampler, 'sample'>;
}

/**
 * Creates the function that runs an operation: body, admission, guardrails, handler, reply (steps 3 to 8 of
 * design §4). A call uses one configuration.
 */
export function createRunOperation(
  handlers: Readonly<Record<OperationId, Handler>>,
  contract: ContractValidators,
  configurations: Pick<Configurations, 'current'>,
  settings: RunSettings,
): RunOperation {
  const run = runWith(handlers, contract, settings);
  return async (exchange, pathParameters) => {
    const configuration = configurations.current;
    configuration.enter();
    try {
      await run(exchange, pathParameters, configuration.services);
    } finally {
      configuration.leave();
    }
  };
}

function runWith(
  handlers: Readonly<Record<string, Handler>>,
  contract: ContractValidators,
  settings: RunSettings,
) {
  return async (
    exchange: Exchange,
    pathParameters: Record<string, string>,
    services: Services,
  ): Promise<void> => {
    const { operation } = exchange;
    const handler = operation === null ? undefined : handlers[operation.operationId];
    if (operation === null || handler === undefined)
      throw failure('internal_error', { internal: 'no operation' });
    const validators = contract.of(operation.operationId);
    const mediaType = mediaTypeOf(exchange, operation);
    exchange.memory = new RequestMemory(settings.bodies.memory, exchange.onRelease);
    const body = await readBody(exchange, operation, mediaType, settings.bodies, (model) =>
      admitNamedModel(operation, model, exchange.principal, services.catalogue),
    );
    /** Yields to other requests between steps that read all of a large body. */
    const inTurn = async (): Promise<void> => {
      if (body.kind === 'json' && body.isLarge) await otherWork();
    };
    const parameters = checkParameters(exchange, pathParameters, validators);
    if (exchange.principal !== null) {
      const found = admitModel(operation, body, exchange.principal, validators, services.catalogue);
      if (found !== null) ({ model: exchange.model, names: exchange.names } = found);
      if (exchange.model !== null)
        exchange.responseHeaders = await services.limits.take(exchange.principal, exchange.model);
      await inTurn();
      const { principal, model } = exchange;
      checkRequest(operation, mediaType, body, model, validators, principal, services.catalogue);
    }
    const call = callOf(exchange, operation, body, parameters);
    await inTurn();
    const admitAgain = (complete: MultipartBody): void => {
      const { principal, model } = exchange;
      if (principal === null) return;
      admitModel(operation, complete, principal, validators, services.catalogue);
      checkRequest(operation, mediaType, complete, model, validators, principal, services.catalogue);
    };
    const fallbacks = ModelFallbacks.of(exchange, call, services, (arriving) =>
      completeBody(arriving, admitAgain),
    );
    const open = (): Promise<Charge | null> => fallbacks?.open() ?? services.ledger.open(call);
    await charged(exchange, open, async (charge, settle) => {
      await inTurn();
      const makeReply = (one: Call, isChecked: boolean): Promise<Reply> =>
        runHandler(one, handler, services, { admitAgain, isChecked });
      const made = await (fallbacks?.reply(charge, makeReply) ?? makeReply(call, false));
      const reply = exchange.trace?.observe?.(call, made) ?? made;
      const { contractSampling } = services.catalogue;
      const sent =
        contractSampling === null ? reply : settings.sampler.sample(exchange, reply, contractSampling);
      await writeReply(exchange, sent, settings.reply, settle);
    });
  };
}

/**
 * Runs the work between reserving and settling its cost (design §7). The work settles before the response ends,
 * so that a response that the client has completely received is in the ledger. If it stops earlier, the charge
 * is settled here.
 */
async function charged(
  exchange: Exchange,
  open: () => Promise<Charge | null>,
  work: (charge: Charge | null, settle: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const charge = await open();
  exchange.charge = charge;
  try {
    await work(charge, async () => charge?.settle(outcomeOf(exchange.failure)));
    exchange.route.end(exchange.failure);
  } catch (thrown) {
    const error = asGatewayError(thrown);
    exchange.route.end(error);
    await charge?.settle(outcomeOf(error));
    throw error;
  } finally {
    exchange.charged();
  }
}

function outcomeOf(error: GatewayError | null): Outcome {
  if (error === null) return 'completed';
  return error.code === 'client_closed' ? 'cancelled' : 'failed';
}

function callOf(
  exchange: Exchange,
  operation: Operation,
  body: RequestBody,
  parameters: Call['parameters'],
): Call {
  const { requestId, principal, model, names, signal, usage, route, memory, trace, log } = exchange;
  return {
    requestId,
    operation,
    parameters,
    headers: exchange.request.headers,
    principal,
    body,
    model,
    signal,
    ...(names === null ? {} : { names }),
    ...(memory === null ? {} : { memory }),
    usage,
    route,
    ...(trace === null ? {} : { trace }),
    outputLimitTokens: null,
    log,
  };
}

const NO_BODY: RequestBody = { kind: 'none', value: {} };

/**
 * Returns the request's media type. Throws when it is not one of the operation's (design §5, order 4). Empty
 * without a body.
 */
function mediaTypeOf(exchange: Exchange, operation: Operation): string {
  const declared = Object.keys(operation.request);
  if (declared.length === 0) return '';
  const header = exchange.request.headers['content-type'] ?? '';
  const end = header.indexOf(';');
  const mediaType = (end === -1 ? header : header.slice(0, end)).trim().toLowerCase();
  if (declared.includes(mediaType)) return mediaType;
  throw failure('unsupported_media_type', {
    message: `Content-Type must be ${declared.join(' or ')}`,
  });
}

async function readBody(
  exchange: Exchange,
  operation: Operation,
  mediaType: string,
  resources: BodyResources,
  admit: (model: unknown) => void,
): Promise<RequestBody> {
  refuseHugeBody(exchange, resources.bounds.limitBytes);
  if (mediaType === '') return NO_BODY;
  if (expectsContinue(exchange.request)) exchange.response.writeContinue();
  if (mediaType === 'multipart/form-data') {
    const { liveUpload } = operation.gateway;
    return liveUpload === null
      ? readMultipartBody(exchange.request, resources, exchange.onRelease, operation)
      : openMultipartBody(exchange, resources, liveUpload, operation);
  }
  return readJsonBody(exchange.request, resources, { onRelease: exchange.onRelease, admit });
}

/**
 * Throws `body_too_large` by the declared length, before the body is read. Node discards a body that the
 * operation does not read.
 */
function refuseHugeBody(exchange: Exchange, limitBytes: number): void {
  const declared = exchange.request.headers['content-length'];
  if (declared !== undefined && Number(declared) > limitBytes) throw failure('body_too_large');
}

function checkParameters(
  exchange: Exchange,
  path: Record<string, string>,
  validators: OperationValidators,
): Record<string, unknown> {
  if (validators.parameters === null) return path;
  const parameters = { path, query: { ...exchange.request.query }, header: exchange.request.headers };
  const invalid = findInvalidValue(validators.parameters, parameters) ?? findInfinity(parameters.query);
  if (invalid !== null)
    throw validationError({ ...invalid, param: invalid.param.replace(/^(path|query|header)\./, '') });
  const headers: Record<string, unknown> = {};
  for (const name of FORMAT_HEADERS) headers[name] = parameters.header[name];
  return { ...headers, ...parameters.query, ...parameters.path };
}
