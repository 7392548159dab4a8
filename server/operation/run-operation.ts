/**
 * Runs one request from its body to the end of its response: stages 3 to 8 of docs/request-lifecycle.md. This file decides
 * when a configuration is in use and when money is held, in this order:
 *
 * 1. The request enters the current configuration, and leaves it when all else is done. So a reload neither changes the
 *    rules of a running request nor closes the connections that it uses.
 * 2. Admission reads and checks the request. What is refused here costs nothing.
 * 3. The charge is opened: the most that the call can cost is reserved. That is known only of a valid request. It comes
 *    before the guardrails, so that a project without budget causes no work of models and services that check prompts.
 * 4. Guardrails and handler make the reply. Where a model has fallbacks, another one makes it when the first fails.
 * 5. The reply is written. Before its last byte the attempt ends, and then the charge is settled. Routing comes first,
 *    since it knows whether the upstream refused the attempt, which costs nothing then. The settlement comes before the
 *    last byte, so that the ledger has every response that a client has received completely.
 *
 * What always holds: a charge that was opened is settled, and only the first settlement counts, so that an error while the
 * response is written may settle again. Errors are thrown on; `middleware/errors.ts` alone turns them into responses.
 */
import { setImmediate as otherWork } from 'node:timers/promises';
import type { OperationId } from '../../generated/contract.ts';
import type { Handler } from '../../handlers/handler.ts';
import type { SharedBodyResources } from '../../bodies/read-json-body.ts';
import { asGatewayError } from '../../errors/gateway-error.ts';
import type { Exchange } from '../../middleware/exchange.ts';
import type { Operation } from '../../generated/operations.ts';
import { requestsEvents, writeInTime, type Prepare } from './late-reply.ts';
import {
  admitRequest,
  type AdmitAgain,
  type AdmittedRequest,
  type ServedOperation,
} from './admit-request.ts';
import type { Configurations } from '../configuration/configurations.ts';
import type { ContractSampler } from './contract-sampler.ts';
import type { RunOperation } from '../dispatch/dispatch.ts';
import { ModelFallbacks } from './model-fallbacks.ts';
import { writeReply, type ReplySettings } from './reply.ts';
import type { ContractValidators } from '../../contract/validators.ts';
import type { Services } from '../configuration/services.ts';
import type { MultipartBody } from '../../bodies/multipart-body.ts';
import { uncountForwarded } from '../../calls/usage.ts';
import type { Call, RequestBody } from '../../calls/call.ts';
import type { ConfiguredCheck } from '../../guardrails/guardrails.ts';
import type { Reply } from '../../calls/reply.ts';

export interface RunSettings {
  bodies: SharedBodyResources;
  reply: ReplySettings;
  sampler: Pick<ContractSampler, 'sample'>;
}

/**
 * Creates the function that runs an operation: body, admission, guardrails, handler, reply (stages 3 to 8 of
 * docs/request-lifecycle.md). A call uses one configuration.
 */
export function createRunOperation(
  handlers: Readonly<Record<OperationId, Handler>>,
  contract: ContractValidators,
  configurations: Pick<Configurations, 'current'>,
  settings: RunSettings,
): (operation: Operation) => RunOperation {
  return (operation) => {
    const served: ServedOperation = {
      operation,
      handler: handlers[operation.operationId],
      validators: contract.of(operation.operationId),
      mediaTypes: Object.keys(operation.request),
      bodies: settings.bodies,
    };
    return async (exchange, pathParameters, principal) => {
      exchange.principal = principal;
      const configuration = configurations.current;
      configuration.enter();
      try {
        const admitted = await admitRequest(exchange, pathParameters, served, configuration);
        await respond(exchange, admitted, served.handler, settings, configuration.services);
      } finally {
        configuration.leave();
      }
    };
  };
}

/**
 * Reserves the cost of a call, sends the reply and settles the cost. It is settled before the response ends, so that a
 * response that the client has completely received is in the ledger. If the work stops earlier, the charge is settled
 * here.
 */
async function respond(
  exchange: Exchange,
  { call, plan, admitAgain }: AdmittedRequest,
  handler: Handler,
  settings: RunSettings,
  services: Services,
): Promise<void> {
  const { body } = call;
  const fallbacks =
    plan?.mayFallBack === true
      ? new ModelFallbacks(exchange, call, services, (arriving) => completeBody(arriving, admitAgain))
      : null;
  const charge = await (fallbacks?.open() ?? services.ledger.open(call));
  exchange.charge = charge;
  try {
    if (body.kind === 'json' && body.isLarge) await otherWork();
    const making =
      fallbacks === null
        ? runHandler(call, handler, services, { admitAgain, checks: plan?.checks })
        : fallbacks.reply(charge, (one, isChecked) =>
            runHandler(one, handler, services, { admitAgain, isChecked }),
          );
    const { contractSampling } = services.catalogue;
    const observe = exchange.trace?.observe;
    const prepare: Prepare | null =
      observe === undefined && contractSampling === null
        ? null
        : (made) => {
            const reply = observe?.(call, made) ?? made;
            return contractSampling === null
              ? reply
              : settings.sampler.sample(exchange, reply, contractSampling);
          };
    if (requestsEvents(call)) await writeInTime(exchange, call, making, prepare, settings.reply);
    else {
      const made = await making;
      await writeReply(exchange, prepare?.(made) ?? made, settings.reply);
    }
  } catch (thrown) {
    const error = asGatewayError(thrown);
    await exchange.settle(error);
    throw error;
  } finally {
    exchange.onCharged?.();
  }
}

interface RunOptions {
  admitAgain: AdmitAgain;
  /** The guardrails that the call needs not name. Absent: those of its model. */
  checks?: readonly ConfiguredCheck[] | undefined;
  /** Whether the content checks of the call have passed. */
  isChecked?: boolean;
}

/**
 * Runs the content checks and then the handler. When parts arrive after a file that was forwarded while it was
 * received, both run again with the complete body, unless the response has begun.
 */
async function runHandler(
  call: Call,
  handler: Handler,
  services: Services,
  options: RunOptions,
): Promise<Reply> {
  const { body } = call;
  if (body.kind === 'multipart' && body.arriving !== undefined)
    return runWhileArriving(call, body.arriving, handler, services, options);
  if (options.isChecked !== true) await services.guardrails.check(call, options.checks);
  return handler(call, services);
}

async function runWhileArriving(
  call: Call,
  arriving: NonNullable<MultipartBody['arriving']>,
  handler: Handler,
  services: Services,
  options: RunOptions,
): Promise<Reply> {
  const run = async (one: Call): Promise<Reply> => {
    if (options.isChecked !== true) await services.guardrails.check(one, options.checks);
    return handler(one, services);
  };
  try {
    return await run({ ...call, signal: AbortSignal.any([call.signal, arriving.superseded]) });
  } catch (error) {
    if (!arriving.superseded.aborted || call.signal.aborted) throw error;
    // The server never got the end of its request, so that nothing is charged.
    if (arriving.isForwarded) uncountForwarded(call.usage);
    const body = await arriving.completeBody();
    options.admitAgain(body);
    return run({ ...call, body });
  }
}

/**
 * Waits for the complete body. Throws the error that ended the upload early, and the error of a refused body.
 */
async function completeBody(body: RequestBody, admitAgain: AdmitAgain): Promise<RequestBody> {
  if (body.kind !== 'multipart' || body.arriving === undefined) return body;
  const complete = await body.arriving.completeBody();
  admitAgain(complete);
  return complete;
}
