import type { JsonObject } from '../../bodies/json-body.ts';
import { GATEWAY_SIGNATURE } from '../messages-to-chat/message-fields.ts';
import { isLoose, type Loose } from '../values/json-values.ts';

/**
 * Returns the changes that remove thinking with the gateway's own signature from a messages request. It comes from a
 * backend without signatures, and servers of the messages format refuse it
 * (docs/wire-formats/messages.md#thinking-in-the-history). Empty if there is none.
 */
export function withoutGatewayThinking(body: Loose.MessageRequest): JsonObject {
  const { messages } = body;
  if (!Array.isArray(messages) || !messages.some(hasGatewayThinking)) return {};
  const kept = (messages as unknown[]).flatMap(withoutThinking);
  const isRunning = (messages as unknown[]).slice(turnStart(messages)).some(hasGatewayThinking);
  return { messages: kept, ...(isRunning ? disabledThinking(body) : {}) };
}

/** Disables thinking, because a server that thinks refuses a tool result without the thinking before its call. */
function disabledThinking({ thinking }: Loose.MessageRequest): JsonObject {
  return isLoose<Loose.MessageThinking>(thinking) && thinking.type !== 'disabled'
    ? { thinking: { type: 'disabled' } }
    : {};
}

/** Returns where the model's current turn begins: at the last message with user content. */
function turnStart(messages: readonly unknown[]): number {
  const last = messages.findLastIndex(
    (message) => isLoose<Loose.MessageInput>(message) && message.role === 'user' && !hasResult(message),
  );
  return Math.max(0, last);
}

function hasResult({ content }: Loose.MessageInput): boolean {
  return blocksIn(content).some(
    (block) => isLoose<Loose.MessageInputBlock>(block) && block.type === 'tool_result',
  );
}

function hasGatewayThinking(message: unknown): boolean {
  return isLoose<Loose.MessageInput>(message) && blocksIn(message.content).some(isGatewayThinking);
}

function isGatewayThinking(block: unknown): boolean {
  return (
    isLoose<Loose.MessageThinkingBlock>(block) &&
    block.type === 'thinking' &&
    block.signature === GATEWAY_SIGNATURE
  );
}

/**
 * Removes thinking from a message. A message that has nothing else is removed completely, because servers refuse empty
 * ones.
 */
function withoutThinking(message: unknown): unknown[] {
  if (!isLoose<Loose.MessageInput>(message) || !hasGatewayThinking(message)) return [message];
  const content = blocksIn(message.content).filter((block) => !isGatewayThinking(block));
  return content.length === 0 ? [] : [{ ...message, content }];
}

function blocksIn(content: unknown): unknown[] {
  return Array.isArray(content) ? content : [];
}
