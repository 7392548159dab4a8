import type { JsonObject } from '../../bodies/json-body.ts';
import { isRecord, type JsonRecord } from '../values/json-values.ts';
import { GATEWAY_SIGNATURE } from '../messages-to-chat/message-fields.ts';

/**
 * Returns the changes that remove thinking with the gateway's own signature from a messages request. It comes from a
 * backend without signatures, and servers of the messages format refuse it
 * (docs/wire-formats/messages.md#thinking-in-the-history). Empty if there is none.
 */
export function withoutGatewayThinking(body: JsonObject): JsonObject {
  const { messages } = body;
  if (!Array.isArray(messages) || !messages.some(hasGatewayThinking)) return {};
  const kept = (messages as unknown[]).flatMap(withoutThinking);
  const isRunning = (messages as unknown[]).slice(turnStart(messages)).some(hasGatewayThinking);
  return { messages: kept, ...(isRunning ? disabledThinking(body) : {}) };
}

/** Disables thinking, because a server that thinks refuses a tool result without the thinking before its call. */
function disabledThinking({ thinking }: JsonObject): JsonObject {
  return isRecord(thinking) && thinking['type'] !== 'disabled' ? { thinking: { type: 'disabled' } } : {};
}

/** Returns where the model's current turn begins: at the last message with user content. */
function turnStart(messages: readonly unknown[]): number {
  const last = messages.findLastIndex(
    (message) => isRecord(message) && message['role'] === 'user' && !hasResult(message),
  );
  return Math.max(0, last);
}

function hasResult({ content }: JsonRecord): boolean {
  return blocksIn(content).some((block) => isRecord(block) && block['type'] === 'tool_result');
}

function hasGatewayThinking(message: unknown): boolean {
  return isRecord(message) && blocksIn(message['content']).some(isGatewayThinking);
}

function isGatewayThinking(block: unknown): boolean {
  return isRecord(block) && block['type'] === 'thinking' && block['signature'] === GATEWAY_SIGNATURE;
}

/**
 * Removes thinking from a message. A message that has nothing else is removed completely, because servers refuse empty
 * ones.
 */
function withoutThinking(message: unknown): unknown[] {
  if (!isRecord(message) || !hasGatewayThinking(message)) return [message];
  const content = blocksIn(message['content']).filter((block) => !isGatewayThinking(block));
  return content.length === 0 ? [] : [{ ...message, content }];
}

function blocksIn(content: unknown): unknown[] {
  return Array.isArray(content) ? content : [];
}
