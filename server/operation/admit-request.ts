import { setImmediate as otherWork } from 'node:timers/promises';
import { isSmallBody, resourcesOf, type SharedBodyResources } from '../../bodies/read-json-body.ts';
import { RequestMemory } from '../../bodies/request-memory.ts';
import type { Call, RequestBody } from '../../calls/call.ts';
import type { OperationValidators } from '../../calls/contract.ts';
import type { Operation } from '../../generated/operations.ts';
import { RequestCount } from '../../limits/request-count.ts';
import { admitModel, admitNamedModel, checkRequest } from '../../middleware/admission.ts';
import type { Exchange } from '../../middleware/exchange.ts';
import { checkParameters, mediaTypeOf, readBody } from './request-input.ts';
import type { AdmitAgain } from './run-handler.ts';
import type { Services } from '../configuration/services.ts';

/** What admission needs and is the same for all requests of an operation. */
export interface AdmissionPlan {
  operation: Operation;
  validators: OperationValidators;
  mediaTypes: readonly string[];
  settings: { bodies: SharedBodyResources };
}

export interface AdmittedRequest {
  call: Call;
  /** Repeats the checks for a body that was incomplete. */
  admitAgain: AdmitAgain;
}

/**
 * Reads, counts and checks a request (steps 3 and 4 of docs/request-lifecycle.md). A request to a model is counted for
 * its key even if it is refused here; one that is over the key's limit is refused for that.
 */
export async function admitRequest(
  exchange: Exchange,
  pathParameters: Record<string, string>,
  plan: AdmissionPlan,
  services: Services,
): Promise<AdmittedRequest> {
  const mediaType = mediaTypeOf(exchange.request, plan.mediaTypes);
  const { principal } = exchange;
  const isCounted = principal !== null && plan.operation.gateway.model === 'body.model';
  const count = isCounted ? new RequestCount(services.limits, principal) : null;
  try {
    return await admit(exchange, pathParameters, plan, services, mediaType, count);
  } catch (error) {
    await count?.countForKey();
    throw error;
  }
}

async function admit(
  exchange: Exchange,
  pathParameters: Record<string, string>,
  { operation, validators, settings }: AdmissionPlan,
  { catalogue }: Services,
  mediaType: string,
  count: RequestCount | null,
): Promise<AdmittedRequest> {
  const { principal, request } = exchange;
  if (count !== null && (mediaType === 'multipart/form-data' || !isSmallBody(request))) {
    const counting = count.countForKey();
    if (counting instanceof Promise) await counting;
  }
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
      const counting = count?.countAll(found.model) ?? {};
      exchange.responseHeaders = counting instanceof Promise ? await counting : counting;
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
  return { call, admitAgain };
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
