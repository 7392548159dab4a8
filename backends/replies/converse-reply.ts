import type { JsonObject } from '../../bodies/json-body.ts';
import { shownModelOf, type Call } from '../../calls/call.ts';
import type { EventsReply, Reply } from '../../calls/reply.ts';
import { hasContent, noUsage } from '../../calls/usage.ts';
import { completeUsage, type EstimateTokens } from '../../dialects/usage/complete-usage.ts';
import type { ResponseContext } from '../../dialects/dialect.ts';
import type { FormatMatch } from '../../dialects/format-match.ts';
import { countResponseText } from '../../dialects/texts/response-text.ts';
import { failure } from '../../errors/gateway-error.ts';
import { estimatedTokens } from '../../metering/estimate.ts';
import type { BackendResponse } from '../backend.ts';
import { checkedReply, eventsReply } from './forward.ts';
import { inOnePiece } from './in-one-piece.ts';
import type { ConverseOptions, NativeFormat } from './native-format.ts';
import type { ReplyServices } from './reply-services.ts';
import { writtenEvents } from './written-events.ts';

/** A conversation on its way to the deployments of its model. */
export interface Conversation {
  call: Call;
  services: ReplyServices;
  native: NativeFormat;
  options: ConverseOptions;
  /** The client's request, with its stored context. */
  request: JsonObject;
  /** Whether the client requested a stream. */
  stream: boolean;
  /** Whether the memory of a translation is counted. */
  holdsTranslation: boolean;
}

/**
 * Returns the client's reply, translated where the backend speaks another format. Waits only for `beforeEnd`, and for
 * what a server sends that does not stream when it should, or streams when it should not.
 */
export async function replyOf(
  conversation: Conversation,
  match: FormatMatch,
  response: BackendResponse,
): Promise<Reply> {
  const { call, native, options, stream } = conversation;
  const estimate = (): ReturnType<EstimateTokens> => estimatedTokens(call);
  const context: ResponseContext = {
    model: shownModelOf(call),
    requestId: call.requestId,
    request: options.body ?? call.body.value,
    usage: call.usage,
    estimate,
  };
  switch (response.kind) {
    case 'json': {
      const value =
        match.kind === 'native'
          ? native.response(response.value)
          : match.dialect.response(response.value, context);
      return plainReply(conversation, value, estimate);
    }
    case 'frames': {
      if (!stream)
        return plainReply(conversation, await joined(native, match, context, response.frames), estimate);
      const writer =
        match.kind === 'native'
          ? native.writer({ usage: call.usage, estimate })
          : match.dialect.stream(context);
      const { beforeEnd } = options;
      const end =
        beforeEnd === undefined ? undefined : (text: string) => beforeEnd({ kind: 'events', writer, text });
      return eventsReply(response.frames, native.forClient?.(writer) ?? writer, end);
    }
    case 'bytes':
      throw failure('bad_gateway', { internal: `the upstream sent ${response.contentType}` });
  }
}

/** Returns the reply for a complete response in the client's format, as events if the client requested a stream. */
async function plainReply(
  { call, services, native, options, stream }: Conversation,
  value: JsonObject,
  estimate: EstimateTokens,
): Promise<Reply> {
  if (call.usage.outputTokens === 0 && !hasContent(call.usage.received))
    countResponseText(call.usage.received, value);
  value['usage'] = completeUsage(native.format, reportedBlock(call, value), call.usage, estimate);
  const reply = checkedReply(call, services, value);
  await options.beforeEnd?.({ kind: 'json', value });
  return stream ? asStream(native, value, estimate) : reply;
}

/** Returns the events of a response whose usage has been noted. */
async function asStream(
  native: NativeFormat,
  value: JsonObject,
  estimate: EstimateTokens,
): Promise<EventsReply> {
  const { framesOf } = await import('../../dialects/response-as-stream/response-frames.ts');
  const writer = native.writer({ usage: noUsage(), estimate });
  return eventsReply(inOnePiece(framesOf(native.format, value)), native.forClient?.(writer) ?? writer);
}

/** Reads a stream to its end, and returns the response with its content in the client's format. */
async function joined(
  native: NativeFormat,
  match: FormatMatch,
  context: ResponseContext,
  frames: AsyncIterable<string[]>,
): Promise<JsonObject> {
  const { joinedResponse } = await import('../../dialects/stream-as-response/joined-response.ts');
  const { usage, request, estimate = () => ({ inputTokens: 0, outputTokens: 0 }) } = context;
  const options = native.format === 'chat' ? { stream_options: { include_usage: true } } : {};
  const streamed = { ...context, request: { ...request, stream: true, ...options } };
  const writer =
    match.kind === 'native'
      ? native.writer({ usage, estimate, includeUsage: true })
      : match.dialect.stream(streamed);
  const value = await joinedResponse(native.format, writtenEvents(frames, writer), writer);
  // The writer has written an estimate then.
  if (!usage.reported) delete value['usage'];
  return native.response(value);
}

/** Null where the backend reported no usage: a translation writes zeros there. */
function reportedBlock({ usage }: Call, value: JsonObject): unknown {
  return usage.reported ? value['usage'] : null;
}
