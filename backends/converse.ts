import type { OperationId } from '../generated/contract.ts';
import { jsonBodyFromValue, type JsonObject } from '../bodies/json-body.ts';
import { bytesOfValues, modelOf, shownModelOf, type Call } from '../calls/call.ts';
import type { Reply } from '../calls/reply.ts';
import type { BackendSettings, Deployment } from '../catalogue/model.ts';
import { loadTranslations, routeBetweenFormats, type Route } from '../dialects/format-route.ts';
import { refuseCostlyArguments } from '../dialects/costly-arguments.ts';
import type { WriteCompletion } from '../dialects/chat-to-chat/completion-template.ts';
import { completeUsage, type EstimateTokens } from '../dialects/complete-usage.ts';
import type { ResponseContext, Format } from '../dialects/dialect.ts';
import { omittedTools } from '../dialects/omitted-tools.ts';
import { messageEffortChanges, withEffortOf } from '../dialects/model-effort.ts';
import { loweredLimits, outputLimitChanges, withLimitField } from '../dialects/output-limit.ts';
import { refuseUnsupported } from '../dialects/unsupported-fields.ts';
import { countResponseText } from '../dialects/received-text.ts';
import { failure } from '../errors/gateway-error.ts';
import { operations, type Operation } from '../generated/operations.ts';
import { writeEvents, type EventWriter } from '../streaming/event-writer.ts';
import type { BackendResponse } from './backend.ts';
import { CompletionRead } from './completion-read.ts';
import { checkedReply } from './forward.ts';
import type { Plan } from './plan.ts';
import type { ReplyServices } from './reply-services.ts';
import { targetModel } from './target-model.ts';
import { upstreamName } from './upstream-name.ts';
import { estimatedTokens } from './usage-fallback.ts';
import { notServed } from './not-served.ts';

/** How a response is read when the backend speaks the client's format. */
export interface NativeFormat {
  format: Format;
  /** Top-level properties to set in the body that is forwarded. */
  changes(stream: boolean): JsonObject;
  /** Returns the client's response for a non-streaming response of the backend, and notes its usage. */
  response(response: JsonObject): JsonObject;
  /** Writes the client's response for one of a backend, without noting its usage; absent: each response is parsed. */
  write?: WriteCompletion;
  /** @param estimate usage to report where the backend reports none */
  writer(estimate: EstimateTokens): EventWriter;
}

export interface ConverseOptions {
  /** The body to send in place of the client's, such as one with its stored context. */
  body?: JsonObject;
  /**
   * Called before the response ends: before the terminal event of a stream, or before a non-streaming response
   * is sent.
   */
  beforeEnd?: (response: FinalResponse) => Promise<void>;
}

/** The complete response, or the writer that has just written its end. */
export type FinalResponse = { kind: 'json'; value: JsonObject } | { kind: 'events'; writer: EventWriter };

interface ConversePlan extends Plan {
  route: Route;
  /** Reads a response that may not have to be parsed. */
  read?: CompletionRead;
}

/** Kinds of backends that translate the messages format to one of their own. */
const OWN_FORMAT_KINDS: ReadonlySet<BackendSettings['kind']> = new Set(['gemini', 'bedrock']);

const OPERATION_OF: Readonly<Record<Format, Operation>> = {
  chat: rowOf('createChatCompletion'),
  messages: rowOf('createMessage'),
  responses: rowOf('createResponse'),
};

/**
 * Sends a conversation to a deployment of its model and returns the response in the client's format. Both are
 * translated where the backend speaks another format.
 */
export function converse(
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
  const receive = (response: BackendResponse, { route, read }: ConversePlan): Reply | Promise<Reply> =>
    splicedReply(call, read) ?? replyOf(call, services, native, options, response, route, read);
  const send = (): Promise<Reply> => services.backends.reply(call, planFor, receive, request);
  const isNative = modelOf(call).deployments.every(({ backend }) => backend.formats.has(native.format));
  const loading = isNative ? undefined : loadTranslations();
  return loading === undefined ? send() : loading.then(send);
}

/** Returns the reply of a response that was not parsed, and notes its usage. Null where it was. */
function splicedReply({ usage }: Call, read: CompletionRead | undefined): Reply | null {
  const spliced = read?.spliced ?? null;
  if (spliced === null) return null;
  spliced.noteUsage(usage);
  return { kind: 'json', text: spliced.text };
}

/**
 * Returns the client's reply, translated where the backend speaks another format. Waits only for `beforeEnd`.
 */
function replyOf(
  call: Call,
  services: ReplyServices,
  native: NativeFormat,
  options: ConverseOptions,
  response: BackendResponse,
  route: Route,
  read: CompletionRead | undefined,
): Reply | Promise<Reply> {
  const request = options.body ?? call.body.value;
  const estimate = (): ReturnType<EstimateTokens> => estimatedTokens(call);
  const context: ResponseContext = {
    model: shownModelOf(call),
    requestId: call.requestId,
    request,
    usage: call.usage,
    estimate,
  };
  switch (response.kind) {
    case 'json': {
      const value =
        route.kind === 'native'
          ? native.response(response.value)
          : route.dialect.response(response.value, context);
      if (call.usage.outputTokens === 0) countResponseText(call.usage.received, value);
      value['usage'] = completeUsage(native.format, reportedBlock(call, value), call.usage, estimate);
      const reply = checkedReply(call, services, value);
      read?.accepted(value);
      return options.beforeEnd?.({ kind: 'json', value }).then(() => reply) ?? reply;
    }
    case 'frames': {
      const writer = route.kind === 'native' ? native.writer(estimate) : route.dialect.stream(context);
      const frames = writeEvents(response.frames, writer, () =>
        options.beforeEnd?.({ kind: 'events', writer }),
      );
      return { kind: 'events', frames, failureFrames: (error) => writer.failureFrames(error) };
    }
    case 'bytes':
      throw failure('bad_gateway', { internal: `the upstream sent ${response.contentType}` });
  }
}

/** Null where the backend reported no usage: a translation writes zeros there. */
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
  const model = modelOf(call);
  const isTranslated = route.kind === 'translated' || OWN_FORMAT_KINDS.has(backend.kind);
  if (call.route !== undefined)
    call.route.omittedTools = isTranslated ? omittedTools(native.format, request) : [];
  const limit = limitChanges(call, native.format, request, backend);
  if (route.kind === 'translated') {
    refuseCostlyArguments(native.format, request);
    holdTranslation();
    // The effort of chat and responses clients stands in the request, that of messages clients only in its translation.
    const translated = route.dialect.request(
      withEffortOf(model.info, { ...request, ...limit }),
      targetModel(model, deployment, upstreamName(deployment, call)),
    );
    const adapted = withEffortOf(model.info, translated);
    const body = jsonBodyFromValue(route.to === 'chat' ? chatFor(backend, adapted) : adapted);
    return { route, operation: OPERATION_OF[route.to], body, changes: {}, stream };
  }
  refuseUnsupported(native.format, request);
  const body = options.body === undefined ? call.body : jsonBodyFromValue(options.body);
  const changes = { ...native.changes(stream), ...limit };
  if (isTranslated) {
    const { thinking } = targetModel(model, deployment, upstreamName(deployment, call));
    Object.assign(changes, messageEffortChanges(model.info, { ...request, ...limit }, thinking));
  }
  if (native.format === 'chat' && !backend.streamUsage) changes['stream_options'] = undefined;
  const direct: ConversePlan = { route, operation: call.operation, body, changes, stream };
  if (native.write !== undefined && !stream && options.beforeEnd === undefined) {
    direct.read = new CompletionRead(deployment, shownModelOf(call), native.write);
    direct.readBytes = direct.read.readBytes;
  }
  return direct;
}

/**
 * Counts the memory of a translation: its values, and the text that is sent upstream. Both include a stored
 * context. The translation for a further deployment replaces the one before, so that it is counted once.
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

/** Limits the output to what was reserved for it, even where the server would send more (design §7). */
function limitChanges(
  call: Call,
  format: Format,
  request: JsonObject,
  { outputLimitField }: BackendSettings,
): JsonObject {
  const { outputLimitTokens } = call;
  if (outputLimitTokens !== null)
    return outputLimitChanges(format, request, outputLimitTokens, outputLimitField);
  const { max_output_tokens: max } = modelOf(call).info;
  return max === undefined ? {} : loweredLimits(format, request, max);
}

/** Adapts a translated chat request to a server's variant of the format. */
function chatFor({ outputLimitField, streamUsage }: BackendSettings, chat: JsonObject): JsonObject {
  const named = withLimitField(chat, outputLimitField);
  return streamUsage ? named : { ...named, stream_options: undefined };
}

function rowOf(operationId: OperationId): Operation {
  const row = operations.find((operation) => operation.operationId === operationId);
  if (row === undefined) throw new Error(`the contract has no ${operationId}`);
  return row;
}
