import type { OperationId } from '../../generated/contract.ts';
import { noUsage } from '../../calls/usage.ts';
import type { GatewayError } from '../../errors/gateway-error.ts';
import { streamErrorBody } from '../../errors/render.ts';
import { dataFrame } from '../../streaming/write-frames.ts';
import { messagesFailureFrame } from '../../dialects/messages-to-chat/failure-event.ts';
import { ResponsesStreamWriter, type ResponseIdentity } from '../../dialects/native/responses.ts';

const NO_TOKENS = { inputTokens: 0, outputTokens: 0 };

/**
 * The event that begins a stream before a backend has responded; empty for formats whose first event has content.
 * Without it, clients of responses accept no event, keep-alive events included.
 */
export function openingOf(operationId: OperationId, identity: ResponseIdentity): string {
  return operationId === 'createResponse' ? firstFrame(responsesWriter(identity).open()) : '';
}

/** Removes the opening from the text that has it as its first event, because the client has got one. */
export function withoutOpening(text: string, opening: string): string {
  const first = firstFrame(text);
  return opening !== '' && eventLine(first) === eventLine(opening) ? text.slice(first.length) : text;
}

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
      return responsesWriter(identity).failureFrames(error);
    default:
      return dataFrame({ error: streamErrorBody(error) });
  }
}

function responsesWriter(identity: ResponseIdentity): ResponsesStreamWriter {
  return new ResponsesStreamWriter(identity, noUsage(), () => NO_TOKENS);
}

const firstFrame = (text: string): string => text.slice(0, text.indexOf('\n\n') + 2);
const eventLine = (frame: string): string => frame.slice(0, frame.indexOf('\n'));
