import { modelOf, type Call } from '../calls/call.ts';
import type { Handler } from '../calls/handler.ts';
import { eventsReply, jsonReply } from '../backends/forward.ts';
import { normaliseChatCompletion } from '../dialects/chat-to-chat/response.ts';
import { ChatStreamWriter } from '../dialects/chat-to-chat/stream.ts';
import { isRecord } from '../dialects/json-values.ts';
import { failure } from '../errors/gateway-error.ts';

export const createChatCompletion: Handler = async (call, services) => {
  const { value } = call.body;
  const stream = value['stream'] === true;
  const answer = await services.backends.send(
    call,
    stream,
    stream ? askForUsage(value['stream_options']) : {},
  );
  if (answer.kind === 'frames') return eventsReply(call, answer.frames, { writer: chatWriter });
  if (answer.kind === 'bytes')
    throw failure('bad_gateway', { internal: `the upstream answered ${answer.contentType}` });
  const completion = normaliseChatCompletion(answer.value, modelOf(call).id, call.requestId);
  return jsonReply(call, services, completion);
};

/** Metering must not depend on what the caller asks for; `chatWriter` hides what was not asked for (wire formats §4.3). */
function askForUsage(options: unknown): Record<string, unknown> {
  return { stream_options: { ...(isRecord(options) ? options : {}), include_usage: true } };
}

function chatWriter(call: Call): ChatStreamWriter {
  const options = call.body.value['stream_options'];
  return new ChatStreamWriter({
    model: modelOf(call).id,
    fallbackId: call.requestId,
    includeUsage: isRecord(options) && options['include_usage'] === true,
    usage: call.usage,
  });
}
