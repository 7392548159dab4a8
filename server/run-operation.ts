import { setImmediate as otherWork } from 'node:timers/promises';
import type { OperationId } from '../generated/contract.ts';
import type { Call, RequestBody } from '../calls/call.ts';
import type { Handler } from '../handlers/handler.ts';
import { RequestMemory } from '../bodies/request-memory.ts';
import { resourcesOf, type SharedBodyResources } from '../bodies/read-json-body.ts';
import type { Reply } from '../calls/reply.ts';
import { asGatewayError, type GatewayError } from '../errors/gateway-error.ts';
import type { Outcome } from '../ledger/ledger.ts';
import { admitModel, admitNamedModel, checkRequest } from '../middleware/admission.ts';
import type { Exchange } from '../middleware/exchange.ts';
import type { Operation } from '../generated/operations.ts';
import { requestsEvents, writeInTime } from './late-reply.ts';
import { runHandler, completeBody, type AdmitAgain } from './run-handler.ts';
import type { Configuration } from './configuration.ts';
import type { Configurations } from './configurations.ts';
import type { ContractSampler } from './contract-sampler.ts';
import type { RunOperation } from './dispatch.ts';
import { ModelFallbacks, type MakeReply } from './model-fallbacks.ts';
import { writeReply, type BeforeEnd, type ReplySettings } from './reply.ts';
import { checkParameters, mediaTypeOf, readBody } from './request-input.ts';
import type { ContractValidators, OperationValidators } from '../calls/contract.ts';
import type { Services } from './services.ts';

export interface RunSettings {
  bodies: SharedBodyResources;
  reply: ReplySettings;
  sampler: Pick<ContractSampler, 'sample'>;
}

/** What is the same for all requests of an operation. */
interface Plan {
  operation: Operation;
  handler: Handler;
  validators: OperationValidators;
  mediaTypes: readonly string[];
  settings: RunSettings;
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
): (operation: Operation) => RunOperation {
  return (operation) => {
    const plan: Plan = {
      operation,
      handler: handlers[operation.operationId],
      validators: contract.of(operation.operationId),
      mediaTypes: Object.keys(operation.request),
      settings,
    };
    return (exchange, pathParameters) => run(exchange, pathParameters, plan, configurations.current);
  };
}

async function run(
  exchange: Exchange,
  pathParameters: Record<string, string>,
  plan: Plan,
  configuration: Configuration,
): Promise<void> {
  configuration.enter();
  try {
    const { operation, validators, settings } = plan;
    const { principal } = exchange;
    const { services } = configuration;
    const { catalogue } = services;
    const mediaType = mediaTypeOf(exchange.request, plan.mediaTypes);
    const bodies = resourcesOf(settings.bodies, principal?.projectId ?? null);
    exchange.memory = new RequestMemory(bodies.memory, exchange.onRelease);
    const reading = readBody(exchange, operation, mediaType, bodies, (model) =>
      admitNamedModel(operation, model, principal, catalogue),
    );
    const body = reading instanceof Promise ? await reading : reading;
    /** Steps that read all of a large body yield to other requests before. */
    const isLarge = body.kind === 'json' && body.isLarge;
    const parameters = checkParameters(exchange, pathParameters, validators);
    if (principal !== null) {
      const found = admitModel(operation, body, principal, validators, catalogue);
      if (found !== null) {
        ({ model: exchange.model, names: exchange.names } = found);
        const taken = services.limits.take(principal, found.model);
        exchange.responseHeaders = taken instanceof Promise ? await taken : taken;
      }
      if (isLarge) await otherWork();
      checkRequest(operation, mediaType, body, exchange.model, validators, principal, catalogue);
    }
    const call = callOf(exchange, operation, body, parameters);
    if (isLarge) await otherWork();
    const admitAgain: AdmitAgain = (complete) => {
      if (principal === null) return;
      admitModel(operation, complete, principal, validators, catalogue);
      checkRequest(operation, mediaType, complete, exchange.model, validators, principal, catalogue);
    };
    await respond(exchange, call, plan, services, admitAgain);
  } finally {
    configuration.leave();
  }
}

/**
 * Reserves the cost of a call, sends the reply and settles the cost (design §7). It is settled before the
 * response ends, so that a response that the client has completely received is in the ledger. If the work stops
 * earlier, the charge is settled here.
 */
async function respond(
  exchange: Exchange,
  call: Call,
  { handler, settings }: Plan,
  services: Services,
  admitAgain: AdmitAgain,
): Promise<void> {
  const { body } = call;
  const fallbacks = ModelFallbacks.of(exchange, call, services, (arriving) =>
    completeBody(arriving, admitAgain),
  );
  const charge = await (fallbacks?.open() ?? services.ledger.open(call));
  exchange.charge = charge;
  try {
    if (body.kind === 'json' && body.isLarge) await otherWork();
    const makeReply: MakeReply = (one, isChecked) =>
      runHandler(one, handler, services, { admitAgain, isChecked });
    const making = fallbacks?.reply(charge, makeReply) ?? makeReply(call, false);
    const { contractSampling } = services.catalogue;
    const prepare = (made: Reply): Reply => {
      const reply = exchange.trace?.observe?.(call, made) ?? made;
      return contractSampling === null ? reply : settings.sampler.sample(exchange, reply, contractSampling);
    };
    const settle: BeforeEnd = () => charge?.settle(outcomeOf(exchange.failure));
    if (making instanceof Promise && requestsEvents(call))
      await writeInTime(exchange, call, making, prepare, settings.reply, settle);
    else {
      const made = making instanceof Promise ? await making : making;
      await writeReply(exchange, prepare(made), settings.reply, settle);
    }
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
  const call: { -readonly [Member in keyof Call]: Call[Member] } = {
    requestId,
    operation,
    parameters,
    headers: exchange.request.headers,
    principal,
    body,
    model,
    signal,
    usage,
    route,
    outputLimitTokens: null,
    log,
  };
  if (names !== null) call.names = names;
  if (memory !== null) call.memory = memory;
  if (trace !== null) call.trace = trace;
  return call;
}
