/**
 * Sends a conversation to one deployment of its model, in the format that its backend has. What to send is decided for
 * each deployment and not for the request, because the next attempt may go to a backend of another format. In this order:
 *
 * 1. The match: no translation where the backend has the client's format, otherwise the best translation.
 * 2. The tools that this match leaves out are noted, for the response header and the log.
 * 3. The output limit is set in the client's words, so that a translation carries it like every other field. No backend
 *    may send more than was reserved for the call.
 * 4. Where the match translates, arguments that would be expensive to translate are refused and the memory of the
 *    translation is counted, both before it is made.
 * 5. The request is translated. An effort that the target model does not have becomes the nearest one that it has.
 * 6. The server's own variant of the format comes last, since it concerns only what is sent.
 *
 * A request that is not translated is not written again: its bytes are forwarded, with single top-level values replaced
 * (`changes`). What always holds: the client's body is never changed, so that the next attempt begins from the same one;
 * and an attempt translates its response back the way its request came.
 */
import type { OperationId } from '../../generated/contract.ts';
import { withoutBillingLine } from '../../bodies/billing-line.ts';
import { jsonBodyFromValue, type JsonObject } from '../../bodies/json-body.ts';
import { bytesOfValues, modelOf, shownModelOf, type Call } from '../../calls/call.ts';
import type { Reply } from '../../calls/reply.ts';
import { backendKinds } from '../../catalogue/backend-kinds.ts';
import type { BackendSettings } from '../../catalogue/model.ts';
import { loadTranslations, matchFormats, type FormatMatch } from '../../dialects/format-match.ts';
import { refuseCostlyArguments } from '../../dialects/tools/costly-arguments.ts';
import type { Format } from '../../dialects/dialect.ts';
import { omittedTools } from '../../dialects/tools/omitted-tools.ts';
import { withoutClientVariants } from '../../dialects/fields/client-variants.ts';
import { withSignatures } from '../../dialects/fields/gemini-signatures.ts';
import { withImageObjects } from '../../dialects/fields/image-parts.ts';
import { messageEffortChanges, withEffortOf } from '../../dialects/fields/model-effort.ts';
import { loweredLimits, outputLimitChanges, withLimitField } from '../../dialects/fields/output-limit.ts';
import { refuseUnsupported } from '../../dialects/fields/unsupported-fields.ts';
import { acceptedIds } from '../../dialects/native/foreign-ids.ts';
import { operations, type Operation } from '../../generated/operations.ts';
import type { SentRequest } from '../backend.ts';
import type { DeploymentAttempt } from '../attempts/deployment-attempt.ts';
import { replyOf, type Conversation } from './converse-reply.ts';
import type { ConverseOptions, NativeFormat } from './native-format.ts';
import type { ReplyServices } from './reply-services.ts';
import { hasOwnFormat, targetModel } from './target-model.ts';
import { notServed } from '../kinds/not-served.ts';

const OPERATION_OF: Readonly<Record<Format, Operation>> = {
  chat: rowOf('createChatCompletion'),
  messages: rowOf('createMessage'),
  responses: rowOf('createResponse'),
};

/**
 * Sends a conversation to a deployment of its model and returns the response in the client's format. Both are
 * translated where the backend speaks another format.
 */
export async function converse(
  call: Call,
  services: ReplyServices,
  native: NativeFormat,
  options: ConverseOptions = {},
): Promise<Reply> {
  const whole = options.body ?? call.body.value;
  const request = readableRequest(native.format, whole);
  const conversation: Conversation = {
    ...{ call, services, native, options, request },
    stream: request['stream'] === true,
    holdsTranslation: false,
  };
  for (const { backend } of modelOf(call).deployments)
    if (!backend.formats.has(native.format)) await loadTranslations();
  return services.backends.reply(
    call,
    async (attempt) => {
      const match = matchFormats(native.format, attempt.deployment.backend.formats);
      if (match === null) throw notServed(shownModelOf(call), call.operation);
      const response = await attempt.send(requestFor(conversation, match, attempt));
      return replyOf(conversation, match, response);
    },
    request,
  );
}

/** Returns a request without the client's variants of the format that servers may not know, the same if it has none. */
function readableRequest(format: Format, request: JsonObject): JsonObject {
  if (format === 'messages') return withoutBillingLine(request);
  return format === 'chat' ? withoutClientVariants(request) : request;
}

/** The request to a deployment. */
function requestFor(
  conversation: Conversation,
  match: FormatMatch,
  { deployment, model: name }: Pick<DeploymentAttempt, 'deployment' | 'model'>,
): SentRequest {
  const { call, native, options, request, stream } = conversation;
  const { backend } = deployment;
  const model = modelOf(call);
  const isTranslated = match.kind === 'translated' || hasOwnFormat(backend, name);
  if (call.attempts !== undefined)
    call.attempts.omittedTools = isTranslated ? omittedTools(native.format, request) : [];
  const limit = limitChanges(call, native.format, request, backend);
  if (match.kind === 'translated') {
    refuseCostlyArguments(native.format, request);
    holdTranslation(conversation);
    // The effort of chat and responses clients stands in the request, that of messages clients only in its translation.
    const translated = match.dialect.request(
      withEffortOf(model.info, { ...request, ...limit }),
      targetModel(model, deployment, name),
    );
    const adapted = withEffortOf(model.info, translated);
    const body = jsonBodyFromValue(match.to === 'chat' ? chatFor(backend, name, adapted) : adapted);
    return { operation: OPERATION_OF[match.to], body, changes: {}, stream };
  }
  refuseUnsupported(native.format, request);
  let body = options.body === undefined ? call.body : jsonBodyFromValue(options.body);
  const changes = { ...native.changes(stream), ...limit };
  const { readsBillingLine = false } = backendKinds[backend.kind];
  if (request['system'] !== body.value['system'] && !readsBillingLine) changes['system'] = request['system'];
  const messages =
    native.format === 'chat' ? chatMessages(backend, name, request['messages']) : request['messages'];
  const { tools } = request;
  if (messages !== body.value['messages'] || tools !== body.value['tools']) {
    holdTranslation(conversation);
    body = jsonBodyFromValue({ ...body.value, messages, ...(tools === undefined ? {} : { tools }) });
  }
  if (native.format === 'messages')
    Object.assign(changes, acceptedIds(name, changes['messages'] ?? request['messages']));
  const { response_format: format } = request;
  if (format !== body.value['response_format']) changes['response_format'] = format;
  if (isTranslated && native.format === 'messages') {
    const { thinking } = targetModel(model, deployment, name);
    Object.assign(changes, messageEffortChanges(model.info, { ...request, ...limit }, thinking));
  } else if (isTranslated)
    changes['reasoning_effort'] = withEffortOf(model.info, request)['reasoning_effort'];
  if (native.format === 'chat' && !backend.streamUsage) changes['stream_options'] = undefined;
  // Mistral's word, which it takes beside OpenAI's (mistralai 3.7.0, ToolChoiceEnum).
  if (native.format === 'chat' && request['tool_choice'] === 'any') changes['tool_choice'] = 'required';
  return { operation: call.operation, body, changes, stream };
}

/**
 * Counts the memory of a translation: its values, and the text that is sent upstream. Both include a stored
 * context. The translation for a further deployment replaces the one before, so that it is counted once.
 */
function holdTranslation(conversation: Conversation): void {
  const { body, memory } = conversation.call;
  if (!conversation.holdsTranslation) memory?.hold(bytesOfValues(body));
  conversation.holdsTranslation = true;
}

/** Limits the output to what was reserved for it, even where the server would send more. */
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
function chatFor(backend: BackendSettings, model: string, chat: JsonObject): JsonObject {
  const { outputLimitField, streamUsage } = backend;
  const messages = chatMessages(backend, model, chat['messages']);
  const named = withLimitField({ ...chat, messages }, outputLimitField);
  return streamUsage ? named : { ...named, stream_options: undefined };
}

/** Adapts the messages of a chat request to its model. A kind with a format of its own does that in its translation. */
function chatMessages(backend: BackendSettings, model: string, messages: unknown): unknown {
  const known = withImageObjects(messages);
  return hasOwnFormat(backend, model) ? known : withSignatures(model, known);
}

function rowOf(operationId: OperationId): Operation {
  const row = operations.find((operation) => operation.operationId === operationId);
  if (row === undefined) throw new Error(`the contract has no ${operationId}`);
  return row;
}
