import { forward } from '../backends/forward.ts';
import { modelOf } from '../calls/call.ts';
import type { Handler } from '../calls/handler.ts';
import { ResponsesStreamWriter } from '../dialects/native/responses.ts';

export const createResponse: Handler = (call, services) =>
  forward(call, services, {
    stream: call.body.value['stream'] === true,
    writer: ({ usage }) => new ResponsesStreamWriter(modelOf(call).id, usage),
  });
