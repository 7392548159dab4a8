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
 * Translates a stop reason. With tool calls an ordinary end becomes `tool_calls`; without them `tool_use` becomes
 * `stop`, as unknown reasons do (wire formats §15.2).
 *
 * @param ending the message, or the `delta` of its `message_delta`
 */
export function finishOf(ending: JsonRecord, called: CallStyle): Finish {
  const stopReason = ending['stop_reason'];
  const known = (typeof stopReason === 'string' ? REASONS[stopReason] : undefined) ?? 'stop';
  const ordinary = known === 'stop' || known === 'tool_calls';
  return {
    reason: ordinary ? ordinaryFinishReason(called) : known,
    refusal: refusalOf(ending['stop_details']),
  };
}

/** Reads the explanation of a refusal (`RefusalStopDetails` of @anthropic-ai/sdk). */
function refusalOf(details: unknown): string | null {
  if (!isRecord(details) || details['type'] !== 'refusal') return null;
  const { explanation } = details;
  return typeof explanation === 'string' && explanation !== '' ? explanation : null;
}
