import type { ChatFinishReason } from '../../generated/contract.ts';
import { ordinaryFinishReason, type CallStyle, type Finish } from '../chat-response/finish.ts';

import { invalidResponse } from '../invalid-response.ts';
import { isRecord, throwUpstreamError, type JsonRecord } from '../json-values.ts';

const INCOMPLETE: Readonly<Record<string, ChatFinishReason>> = {
  max_output_tokens: 'length',
  content_filter: 'content_filter',
};

/**
 * How a response ended, in the chat format's words (wire formats §15.2). Throws `bad_gateway`, or `model_overloaded`, for one
 * that failed, and for one that has not ended.
 */
export function finishOf(response: JsonRecord, called: CallStyle): Finish {
  throwUpstreamError(response);
  const { status, incomplete_details: details } = response;
  switch (status) {
    // Some servers leave it out of a response that is whole (wire formats §16.1).
    case undefined:
    case 'completed':
      return { reason: ordinaryFinishReason(called), refusal: null };
    case 'incomplete': {
      const told = isRecord(details) ? details['reason'] : undefined;
      // Whatever broke it off: the answer is not whole.
      return { reason: (typeof told === 'string' ? INCOMPLETE[told] : undefined) ?? 'length', refusal: null };
    }
    default:
      throw invalidResponse(`its status is ${String(status).slice(0, 32)}`);
  }
}

/** Unix seconds; undefined where the server does not tell. Some tell fractions. */
export function createdAt(response: JsonRecord): number | undefined {
  const { created_at: seconds } = response;
  return typeof seconds === 'number' && seconds > 0 && Number.isFinite(seconds)
    ? Math.floor(seconds)
    : undefined;
}
