import type { ChatFinishReason } from '../../generated/contract.ts';
import { ordinaryFinishReason, type CallStyle, type Finish } from '../chat-response/finish.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';

const REASONS: Readonly<Record<string, ChatFinishReason>> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  pause_turn: 'stop',
  tool_use: 'tool_calls',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  refusal: 'content_filter',
};

/**
 * A stop reason, with a caller's own tools taken into account: calls that are there are the reason for an ordinary end, and
 * without any `tool_use` is an ordinary end (wire formats §15.2). So is a reason that nobody knows.
 *
 * @param ending the message, or the `delta` of its `message_delta`
 */
export function finishOf(ending: JsonRecord, called: CallStyle): Finish {
  const told = ending['stop_reason'];
  const known = (typeof told === 'string' ? REASONS[told] : undefined) ?? 'stop';
  const ordinary = known === 'stop' || known === 'tool_calls';
  return {
    reason: ordinary ? ordinaryFinishReason(called) : known,
    refusal: refusalOf(ending['stop_details']),
  };
}

/** `RefusalStopDetails` of @anthropic-ai/sdk. */
function refusalOf(details: unknown): string | null {
  if (!isRecord(details) || details['type'] !== 'refusal') return null;
  const { explanation } = details;
  return typeof explanation === 'string' && explanation !== '' ? explanation : null;
}
