import { converse } from '../backends/replies/converse.ts';
import { shownModelOf } from '../calls/call.ts';
import { withoutGatewayThinking } from '../dialects/native/gateway-thinking.ts';
import { MessagesStreamWriter, normaliseMessageResponse } from '../dialects/native/messages.ts';
import type { Handler } from './handler.ts';

export const createMessage: Handler = (call, services) =>
  converse(call, services, {
    format: 'messages',
    changes: () => withoutGatewayThinking(call.body.value),
    response: (message) => normaliseMessageResponse(message, shownModelOf(call), call.requestId, call.usage),
    writer: ({ usage, estimate }) =>
      new MessagesStreamWriter(shownModelOf(call), call.requestId, usage, estimate),
  });
