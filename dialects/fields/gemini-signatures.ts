import { isLoose, looseList, withEach, type Fields, type Loose } from '../values/json-values.ts';

/** The signature for calls whose own one is lost (ai.google.dev, thought signatures). */
export const NO_SIGNATURE = 'skip_thought_signature_validator';

/** Gemini 3 and later, by its name at Google and at others: `models/gemini-3-pro`, `google/gemini-3-pro-preview`. */
const REQUIRES_SIGNATURES = /(?:^|\/)gemini-(?:[3-9]|[1-9]\d)/;

/**
 * Returns the messages of a chat request as Gemini takes them: it refuses a conversation in which no call of a turn has a
 * signature, and most clients lose it (earendil-works/pi#8590, tinyhumansai/openhuman#3548). The same messages for others.
 *
 * @param model its name at the upstream
 */
export function withSignatures(model: string, messages: unknown): unknown {
  return REQUIRES_SIGNATURES.test(model) ? withEach(messages, signed) : messages;
}

function signed(message: unknown): unknown {
  if (!isLoose<Loose.ChatAssistantMessage>(message)) return message;
  const calls = looseList<Loose.ChatToolCall & Fields<'extra_content'>>(message.tool_calls);
  if (calls.length === 0 || calls.some((call) => call.extra_content !== undefined)) return message;
  const extra = { google: { thought_signature: NO_SIGNATURE } };
  return { ...message, tool_calls: calls.map((call) => ({ ...call, extra_content: extra })) };
}
