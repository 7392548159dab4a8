import { messagesTextOf } from '../../errors/context-length.ts';
import type { GatewayError } from '../../errors/gateway-error.ts';
import { streamErrorBody } from '../../errors/render.ts';
import type { MessageErrorEvent } from '../../generated/types/types.gen.ts';
import { namedFrame } from '../../streaming/write-frames.ts';

/** Error types that messages SDKs know, by status. All others are server errors to them. */
const TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  415: 'invalid_request_error',
  422: 'invalid_request_error',
  429: 'rate_limit_error',
};

/**
 * Writes the event that ends a failed messages stream (docs/wire-formats/errors.md#errors-in-a-stream). No
 * `message_stop` follows.
 */
export function messagesFailureFrame(error: GatewayError): string {
  const type =
    error.code === 'model_overloaded' ? 'overloaded_error' : (TYPES[error.row.status] ?? 'api_error');
  const event: MessageErrorEvent = {
    type: 'error',
    error: { type, message: messagesTextOf(error) || streamErrorBody(error).message },
  };
  return namedFrame(event);
}
