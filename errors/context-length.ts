import { failure, type FailureOptions, type GatewayError } from './gateway-error.ts';

/** The code at which clients of chat and responses shorten their history. */
const CONTEXT_LENGTH_CODE = 'context_length_exceeded';

/** The words at which clients of the messages format do, and Anthropic's other words, from which they lower `max_tokens`. */
const KNOWN_WORDS = /prompt is too long|input length and `max_tokens` exceed/;
const PREFIX = 'prompt is too long';
const TEXT = 'the conversation is too long for the context of this model';

/** Creates the failure for a request that is too long for its model, whatever the words of the server. */
export function contextLengthExceeded(options: FailureOptions = {}): GatewayError {
  return failure('upstream_rejected', {
    message: TEXT,
    ...options,
    publicCode: CONTEXT_LENGTH_CODE,
    rejection: 'context_length',
  });
}

/** Returns the public text of a failure for clients of the messages format. */
export function messagesTextOf({ publicMessage, rejection }: GatewayError): string {
  if (rejection !== 'context_length' || KNOWN_WORDS.test(publicMessage)) return publicMessage;
  return `${PREFIX}: ${publicMessage}`;
}
