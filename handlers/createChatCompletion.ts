import { converse } from '../backends/converse.ts';
import { shownModelOf } from '../calls/call.ts';
import { readResponseUsage } from '../calls/usage.ts';
import { normaliseChatCompletion } from '../dialects/chat-to-chat/response.ts';
import { ChatStreamWriter } from '../dialects/chat-to-chat/stream.ts';
import { isRecord } from '../dialects/json-values.ts';
import type { Handler } from './handler.ts';

export const createChatCompletion: Handler = (call, services) => {
  const options = call.body.value['stream_options'];
  const given = isRecord(options) ? options : {};
  return converse(call, services, {
    format: 'chat',
    // Metering must not depend on what the caller asks for; the writer hides what was not asked for (wire formats §4.3).
    changes: (stream) => (stream ? { stream_options: { ...given, include_usage: true } } : {}),
    response: (answer) => {
      readResponseUsage(call.usage, answer);
      return normaliseChatCompletion(answer, shownModelOf(call), call.requestId);
    },
    writer: (estimate) =>
      new ChatStreamWriter({
        model: shownModelOf(call),
        fallbackId: call.requestId,
        includeUsage: given['include_usage'] === true,
        usage: call.usage,
        estimate,
      }),
  });
};
