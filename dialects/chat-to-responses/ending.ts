import type { ChatFinishReason } from '../../generated/contract.ts';
import { ordinaryFinishReason, type CallStyle, type Finish } from '../chat-response/finish.ts';
import { invalidResponse } from '../invalid-response.ts';
import { throwUpstreamError, looseOf, type Loose } from '../values/json-values.ts';

const INCOMPLETE: Readonly<Record<string, ChatFinishReason>> = {
  max_output_tokens: 'length',
  content_filter: 'content_filter',
};

/**
 * Returns how a response ended, in the terms of the chat format. Throws `bad_gateway` or `model_overloaded` for a
 * response that failed, and `bad_gateway` for one that has not ended.
 */
export function finishOf(response: Loose.ResponseObject, called: CallStyle): Finish {
  throwUpstreamError(response);
  const { status, incomplete_details: details } = response;
  switch (status) {
    // Some servers omit the status of a completed response.
    case undefined:
    case 'completed':
      return { reason: ordinaryFinishReason(called), refusal: null };
    case 'incomplete': {
      const reason = looseOf<Loose.ResponseIncompleteDetails>(details).reason;
      // With an unknown reason the response is still incomplete.
      return {
        reason: (typeof reason === 'string' ? INCOMPLETE[reason] : undefined) ?? 'length',
        refusal: null,
      };
    }
    default:
      throw invalidResponse(`its status is ${String(status).slice(0, 32)}`);
  }
}

/** Returns the creation time in Unix seconds; some servers send fractions. Undefined when there is none. */
export function createdAt(response: Loose.ResponseObject): number | undefined {
  const { created_at: seconds } = response;
  return typeof seconds === 'number' && seconds > 0 && Number.isFinite(seconds)
    ? Math.floor(seconds)
    : undefined;
}
