import {
  finishReasonOf,
  ordinaryFinishReason,
  type CallStyle,
  type Finish,
} from '../chat-response/finish.ts';
import { isLoose, type Fields } from '../values/json-values.ts';

/**
 * Translates a stop reason. With calls an ordinary or unknown end becomes `tool_calls`. An unknown one without calls
 * becomes `length`, since the message may be incomplete. Throws `bad_gateway` for a failure.
 *
 * @param ending the message, or the `delta` of its `message_delta`
 */
export function finishOf(
  ending: Fields<'stop_reason' | 'stop_sequence'> & Fields<'stop_details'>,
  called: CallStyle,
): Finish {
  const stopReason = ending.stop_reason;
  const reason =
    typeof stopReason === 'string' ? finishReasonOf(stopReason, called) : ordinaryFinishReason(called);
  return { reason, refusal: refusalOf(ending.stop_details) };
}

/** Reads the explanation of a refusal (`RefusalStopDetails` of @anthropic-ai/sdk). */
function refusalOf(details: unknown): string | null {
  if (!isLoose<Fields<'type' | 'explanation'>>(details) || details.type !== 'refusal') return null;
  const { explanation } = details;
  return typeof explanation === 'string' && explanation !== '' ? explanation : null;
}
