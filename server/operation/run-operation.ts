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
import type { Call } from '../../calls/call.ts';
import type { Handler } from '../../handlers/handler.ts';
import type { SharedBodyResources } from '../../bodies/read-json-body.ts';
import type { Reply } from '../../calls/reply.ts';
import { asGatewayError, type GatewayError } from '../../errors/gateway-error.ts';
import type { Outcome } from '../../ledger/ledger.ts';
import type { Exchange } from '../../middleware/exchange.ts';
import type { Operation } from '../../generated/operations.ts';
import { requestsEvents, writeInTime } from './late-reply.ts';
import { runHandler, completeBody, type AdmitAgain } from './run-handler.ts';
import { admitRequest, type AdmissionPlan } from './admit-request.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Configurations } from '../configuration/configurations.ts';
import type { ContractSampler } from './contract-sampler.ts';
import type { RunOperation } from '../dispatch/dispatch.ts';
import { ModelFallbacks, type MakeReply } from './model-fallbacks.ts';
import { writeReply, type BeforeEnd, type ReplySettings } from './reply.ts';
import type { ContractValidators } from '../../calls/contract.ts';
import type { Services } from '../configuration/services.ts';

export interface RunSettings {
  bodies: SharedBodyResources;
  reply: ReplySettings;
  sampler: Pick<ContractSampler, 'sample'>;
}

/** What is the same for all requests of an operation. */
interface Plan extends AdmissionPlan {
  handler: Handler;
  settings: RunSettings;
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
    const { services } = configuration;
    const { call, admitAgain } = await admitRequest(exchange, pathParameters, plan, services);
    await respond(exchange, call, plan, services, admitAgain);
  } finally {
    configuration.leave();
  }
}

/**
 * Reserves the cost of a call, sends the reply and settles the cost. It is settled before the response ends, so that a
 * response that the client has completely received is in the ledger. If the work stops earlier, the charge is settled
 * here.
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
    const settle: BeforeEnd = () => {
      // Before the charge, since an attempt that the upstream refused costs nothing.
      exchange.route.end(exchange.failure, exchange.usage);
      return charge?.settle(outcomeOf(exchange.failure));
    };
    if (making instanceof Promise && requestsEvents(call))
      await writeInTime(exchange, call, making, prepare, settings.reply, settle);
    else {
      const made = making instanceof Promise ? await making : making;
      await writeReply(exchange, prepare(made), settings.reply, settle);
    }
  } catch (thrown) {
    const error = asGatewayError(thrown);
    exchange.route.end(error, exchange.usage);
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
