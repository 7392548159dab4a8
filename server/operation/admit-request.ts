import { setImmediate as otherWork } from 'node:timers/promises';
import { requestMemory } from '../../bodies/byte-bound.ts';
import { isSmallBody, type SharedBodyResources } from '../../bodies/read-json-body.ts';
import type { MultipartBody } from '../../bodies/multipart-body.ts';
import type { Call } from '../../calls/call.ts';
import type { OperationValidators } from '../../contract/validators.ts';
import type { Operation } from '../../generated/operations.ts';
import { admitBody, admitNamedModel, checkRequest } from '../../middleware/admission.ts';
import { readTags } from '../../middleware/tags/read-tags.ts';
import { chatBody } from '../../handlers/chat-body.ts';
import type { Handler } from '../../handlers/handler.ts';
import type { Exchange } from '../../middleware/exchange.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { checkParameters, requestMediaType, readBody } from './request-input.ts';
import type { RequestPlan } from './request-plan.ts';

/** An operation with what is the same for all its requests. */
export interface ServedOperation {
  operation: Operation;
  handler: Handler;
  validators: OperationValidators;
  mediaTypes: readonly string[];
  bodies: SharedBodyResources;
}

/** Checks a body again when more of it has arrived. Throws when it is refused. */
export type AdmitAgain = (body: MultipartBody) => void;

export interface AdmittedRequest {
  call: Call;
  /** Null for an operation without a model. */
  plan: RequestPlan | null;
  /** Repeats the checks for a body that was incomplete. */
  admitAgain: AdmitAgain;
}

/** Whether a request is counted for its key. */
interface KeyCount {
  isCounted: boolean;
}

/**
 * Reads, counts and checks a request (steps 3 and 4 of docs/request-lifecycle.md). A request to a model is counted for
 * its key even if it is refused here; one that is over the key's limit is refused for that. A request whose refusal costs
 * little is counted for its key and its model together, when its model is known, or else when it is refused. Any other is
 * counted for its key before its body is read.
 */
export async function admitRequest(
  exchange: Exchange,
  pathParameters: Record<string, string>,
  served: ServedOperation,
  configuration: Configuration,
): Promise<AdmittedRequest> {
  const mediaType = requestMediaType(exchange.request, served.mediaTypes);
  const { principal } = exchange;
  const count: KeyCount = {
    isCounted: principal === null || served.operation.gateway.model !== 'body.model',
  };
  try {
    return await admit(exchange, pathParameters, served, configuration, mediaType, count);
  } catch (error) {
    const { limits } = configuration.services;
    if (!count.isCounted && principal !== null) await limits.take(limits.of(principal, null));
    throw error;
  }
}

async function admit(
  exchange: Exchange,
  pathParameters: Record<string, string>,
  { operation, validators, bodies }: ServedOperation,
  { plans, services: { catalogue, limits } }: Configuration,
  mediaType: string,
  count: KeyCount,
): Promise<AdmittedRequest> {
  const { principal, request, onRelease } = exchange;
  const isCostly = mediaType === 'multipart/form-data' || !isSmallBody(request);
  if (isCostly && !count.isCounted && principal !== null) {
    count.isCounted = true;
    await limits.take(limits.of(principal, null));
  }
  const owner = principal?.projectId ?? null;
  exchange.memory = requestMemory(bodies.memory, owner, onRelease);
  let body = await readBody(exchange, operation, mediaType, { ...bodies, owner }, (model) =>
    admitNamedModel(operation, model, principal, catalogue),
  );
  /** Steps that read all of a large body yield to other requests before. */
  const isLarge = body.kind === 'json' && body.isLarge;
  const parameters =
    validators.parameters === null
      ? pathParameters
      : checkParameters(request, pathParameters, validators.parameters);
  let plan: RequestPlan | null = null;
  if (principal !== null) {
    const name = admitBody(operation, body, validators, catalogue);
    if (name !== null) {
      plan = plans.of(operation, principal, name);
      ({ model: exchange.model, names: exchange.names } = plan);
      const isKeyCounted = count.isCounted;
      count.isCounted = true;
      exchange.responseHeaders = await limits.take(plan.limits, isKeyCounted);
    }
    if (isLarge) await otherWork();
    if (operation.operationId === 'createChatCompletion') body = chatBody(body, exchange.memory);
    checkRequest(operation, mediaType, body, exchange.model, validators, principal, catalogue);
    if (plan !== null && plan.tags !== null) exchange.tags = readTags(plan.tags, request, body.value);
  }
  if (isLarge) await otherWork();
  const { requestId, model, names, tags, signal, usage, attempts, memory, trace, log } = exchange;
  const { headers } = request;
  const call: { -readonly [Member in keyof Call]: Call[Member] } = {
    requestId,
    operation,
    parameters,
    headers,
    principal,
    body,
    model,
    signal,
    memory,
    usage,
    attempts,
    outputLimitTokens: null,
    log,
  };
  if (names !== null) call.names = names;
  if (tags !== null) call.tags = tags;
  if (trace !== null) call.trace = trace;
  const admitAgain: AdmitAgain = (complete) => {
    if (principal === null) return;
    const name = admitBody(operation, complete, validators, catalogue);
    if (name !== null) plans.of(operation, principal, name);
    checkRequest(operation, mediaType, complete, exchange.model, validators, principal, catalogue);
  };
  return { call, plan, admitAgain };
}
