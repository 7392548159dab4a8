import type { JsonObject } from '../../bodies/json-body.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';
import { GATEWAY_SIGNATURE } from '../messages-to-chat/message-fields.ts';

/**
 * The changes to a messages request that take out the thinking which the gateway itself signed: it comes from a backend without
 * signatures, and a server of the format itself refuses it (wire formats §16.5). Nothing where there is none.
 */
export function withoutGatewayThinking(body: JsonObject): JsonObject {
  const { messages } = body;
  if (!Array.isArray(messages) || !messages.some(hasGatewayThinking)) return {};
  const kept = (messages as unknown[]).flatMap(withoutThinking);
  const isRunning = (messages as unknown[]).slice(turnStart(messages)).some(hasGatewayThinking);
  return { messages: kept, ...(isRunning ? notThinking(body) : {}) };
}

/** A server that thinks misses the thinking before a call whose result it is given, and refuses the request without it. */
function notThinking({ thinking }: JsonObject): JsonObject {
  return isRecord(thinking) && thinking['type'] !== 'disabled' ? { thinking: { type: 'disabled' } } : {};
}

/** Where the turn begins that the model is in: at the last message that the user wrote. */
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

/** A message of nothing but thinking goes as a whole: servers refuse empty ones. */
function withoutThinking(message: unknown): unknown[] {
  if (!isRecord(message) || !hasGatewayThinking(message)) return [message];
  const content = blocksIn(message['content']).filter((block) => !isGatewayThinking(block));
  return content.length === 0 ? [] : [{ ...message, content }];
}

function blocksIn(content: unknown): unknown[] {
  return Array.isArray(content) ? content : [];
}
