import type { OperationId } from '../generated/contract.ts';
import { noUsage } from '../calls/usage.ts';
import type { GatewayError } from '../errors/gateway-error.ts';
import { streamErrorBody } from '../errors/render.ts';
import { dataFrame } from '../streaming/write-frames.ts';
import { messagesFailureFrame } from '../dialects/messages-to-chat/failure-event.ts';
import { ResponsesStreamWriter, type ResponseIdentity } from '../dialects/native/responses.ts';

const NO_TOKENS = { inputTokens: 0, outputTokens: 0 };

/** Returns the frames of a stream that fails before a backend has responded, in the operation's format. */
export function failureFramesOf(
  operationId: OperationId,
  identity: ResponseIdentity,
  error: GatewayError,
): string {
  switch (operationId) {
    case 'createMessage':
      return messagesFailureFrame(error);
    case 'createResponse':
      return new ResponsesStreamWriter(identity, noUsage(), () => NO_TOKENS).failureFrames(error);
    default:
      return dataFrame({ error: streamErrorBody(error) });
  }
}
