import { converse } from '../backends/replies/converse.ts';
import { shownModelOf } from '../calls/call.ts';
import { readResponseUsage } from '../calls/usage.ts';
import { readsWholeCallsOnly, WholeCallsWriter } from '../dialects/chat-response/whole-calls.ts';
import { normaliseChatCompletion } from '../dialects/chat-to-chat/response.ts';
import { ChatStreamWriter } from '../dialects/chat-to-chat/stream.ts';
import { isRecord } from '../dialects/values/json-values.ts';
import type { Handler } from './handler.ts';

export const createChatCompletion: Handler = (call, services) => {
  const options = call.body.value['stream_options'];
  const given = isRecord(options) ? options : {};
  const { n } = call.body.value;
  const choices = typeof n === 'number' ? n : 1;
  return converse(call, services, {
    format: 'chat',
    // Metering must not depend on the client's options. The writer hides usage that the client did not request.
    changes: (stream) => (stream ? { stream_options: { ...given, include_usage: true } } : {}),
    response: (completion) => {
      readResponseUsage(call.usage, completion);
      const { requestId } = call;
      return normaliseChatCompletion(completion, shownModelOf(call), requestId, requestId, choices);
    },
    writer: ({ usage, estimate, includeUsage = given['include_usage'] === true }) =>
      new ChatStreamWriter({
        model: shownModelOf(call),
        fallbackId: call.requestId,
        includeUsage,
        choices,
        usage,
        estimate,
      }),
    ...(readsWholeCallsOnly(call.headers) ? { forClient: (writer) => new WholeCallsWriter(writer) } : {}),
  });
};
