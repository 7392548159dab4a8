import { forward } from '../backends/forward.ts';
import { modelOf } from '../calls/call.ts';
import type { Handler } from '../calls/handler.ts';
import { MessagesStreamWriter } from '../dialects/native/messages.ts';

export const createMessage: Handler = (call, services) =>
  forward(call, services, {
    stream: call.body.value['stream'] === true,
    writer: ({ usage }) => new MessagesStreamWriter(modelOf(call).id, usage),
  });
