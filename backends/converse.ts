import type { OperationId } from '../generated/contract.ts';
import { jsonBodyFromValue, type JsonObject } from '../bodies/json-body.ts';
import { bytesOfValues, shownModelOf, type Call } from '../calls/call.ts';
import type { Reply } from '../calls/reply.ts';
import type { BackendSettings, Deployment } from '../catalogue/model.ts';
import { routeBetweenFormats, type Route } from '../dialects/format-route.ts';
import { refuseCostlyArguments } from '../dialects/costly-arguments.ts';
import { completeUsage, type EstimateTokens } from '../dialects/complete-usage.ts';
import type { ResponseContext, Format } from '../dialects/dialect.ts';
import { outputLimitChanges, withLimitField } from '../dialects/output-limit.ts';
import { refuseUnsupported } from '../dialects/unsupported-fields.ts';
import { noteCompleteResponse } from '../dialects/received-text.ts';
import { failure } from '../errors/gateway-error.ts';
import { operations, type Operation } from '../generated/operations.ts';
import { writeEvents, type EventWriter } from '../streaming/event-writer.ts';
import type { BackendResponse } from './backend.ts';
import { checkedReply } from './forward.ts';
import type { Plan } from './plan.ts';
import type { ReplyServices } from './reply-services.ts';
import { estimatedTokens } from './usage-fallback.ts';
import { notServed } from './not-served.ts';

/** What a conversation's own format does where the backend speaks it too. */
export interface NativeFormat {
  format: Format;
  /** Top-level properties to set in the body that is forwarded. */
  changes(stream: boolean): JsonObject;
  /** The caller's answer for the backend's whole one; notes its usage. */
  response(response: JsonObject): JsonObject;
  /** @param estimate what to report where the backend does not */
  writer(estimate: EstimateTokens): EventWriter;
}

export interface ConverseOptions {
  /** The caller's body where it is not the one to send, such as one with its stored context. */
  body?: JsonObject;
  /** Done with the writer's state before the terminal event goes out, and with a complete response before it does. */
  beforeEnd?: (answer: FinalResponse) => Promise<void>;
}

/** The complete response, or the writer that has just written its end. */
export type FinalResponse = { kind: 'json'; value: JsonObject } | { kind: 'events'; writer: EventWriter };

interface ConversePlan extends Plan {
  route: Route;
}

const OPERATION_OF: Readonly<Record<Format, Operation>> = {
  chat: rowOf('createChatCompletion'),
  messages: rowOf('createMessage'),
  responses: rowOf('createResponse'),
};

/**
 * Sends a conversation to a deployment of its model, translated where the backend speaks another format, and gives the answer
 * in the caller's.
 */
export async function converse(
  call: Call,
  services: ReplyServices,
  native: NativeFormat,
  options: ConverseOptions = {},
): Promise<Reply> {
  const request = options.body ?? call.body.value;
  const stream = request['stream'] === true;
  const holdTranslation = translationMemory(call);
  const planFor = (deployment: Deployment): ConversePlan =>
    plan(call, native, request, stream, deployment, options, holdTranslation);
  const receive = (answer: BackendResponse, { route }: ConversePlan): Promise<Reply> =>
    replyOf(call, services, native, options, answer, route);
  return services.backends.reply(call, planFor, receive, request);
}

/** The client's reply, translated where the backend speaks another format. */
async function replyOf(
  call: Call,
  services: ReplyServices,
  native: NativeFormat,
  options: ConverseOptions,
  answer: BackendResponse,
  route: Route,
): Promise<Reply> {
  const request = options.body ?? call.body.value;
  const estimate = (): ReturnType<EstimateTokens> => estimatedTokens(call);
  const context: ResponseContext = {
    model: shownModelOf(call),
    requestId: call.requestId,
    request,
    usage: call.usage,
    estimate,
  };
  switch (answer.kind) {
    case 'json': {
      const value =
        route.kind === 'native'
          ? native.response(answer.value)
          : route.dialect.response(answer.value, context);
      if (call.usage.outputTokens === 0) noteCompleteResponse(call.usage.received, value);
      value['usage'] = completeUsage(native.format, reportedBlock(call, value), call.usage, estimate);
      const reply = checkedReply(call, services, value);
      await options.beforeEnd?.({ kind: 'json', value });
      return reply;
    }
    case 'frames': {
      const writer = route.kind === 'native' ? native.writer(estimate) : route.dialect.stream(context);
      const beforeEnd = async (): Promise<void> => options.beforeEnd?.({ kind: 'events', writer });
      const frames = writeEvents(answer.frames, writer, beforeEnd);
      return { kind: 'events', frames, failureFrames: (error) => writer.failureFrames(error) };
    }
    case 'bytes':
      throw failure('bad_gateway', { internal: `the upstream answered ${answer.contentType}` });
  }
}

/** A translation writes zeros where the backend reported nothing. */
function reportedBlock({ usage }: Call, value: JsonObject): unknown {
  return usage.reported ? value['usage'] : null;
}

function plan(
  call: Call,
  native: NativeFormat,
  request: JsonObject,
  stream: boolean,
  deployment: Deployment,
  options: ConverseOptions,
  holdTranslation: () => void,
): ConversePlan {
  const route = routeBetweenFormats(native.format, deployment.backend.formats);
  if (route === null) {
    throw notServed(shownModelOf(call), call.operation);
  }
  const { backend } = deployment;
  const limit = limitChanges(call, native.format, request, backend);
  if (route.kind === 'translated') {
    refuseCostlyArguments(native.format, request);
    holdTranslation();
    const translated = route.dialect.request({ ...request, ...limit });
    const body = jsonBodyFromValue(route.to === 'chat' ? chatFor(backend, translated) : translated);
    return { route, operation: OPERATION_OF[route.to], body, changes: {}, stream };
  }
  refuseUnsupported(native.format, request);
  const body = options.body === undefined ? call.body : jsonBodyFromValue(options.body);
  const changes = { ...native.changes(stream), ...limit };
  if (native.format === 'chat' && !backend.streamUsage) changes['stream_options'] = undefined;
  return { route, operation: call.operation, body, changes, stream };
}

/**
 * Leases what a translation takes: the values again in the other format, with the text that goes upstream. Those of a stored
 * context are leased with it. A further deployment's translation takes the place of the one before.
 */
function translationMemory({ body, memory }: Call): () => void {
  const bytes = bytesOfValues(body);
  let isHeld = false;
  return () => {
    if (isHeld) return;
    memory?.hold(bytes);
    isHeld = true;
  };
}

/** What was reserved for the answer is all that it may use, whatever the server would give (design §7). */
function limitChanges(
  { outputLimitTokens }: Call,
  format: Format,
  request: JsonObject,
  { outputLimitField }: BackendSettings,
): JsonObject {
  return outputLimitTokens === null
    ? {}
    : outputLimitChanges(format, request, outputLimitTokens, outputLimitField);
}

/** A translated chat request as one server of the format takes it. */
function chatFor({ outputLimitField, streamUsage }: BackendSettings, chat: JsonObject): JsonObject {
  const named = withLimitField(chat, outputLimitField);
  return streamUsage ? named : { ...named, stream_options: undefined };
}

function rowOf(operationId: OperationId): Operation {
  const row = operations.find((operation) => operation.operationId === operationId);
  if (row === undefined) throw new Error(`the contract has no ${operationId}`);
  return row;
}
