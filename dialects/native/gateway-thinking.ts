import type { JsonObject } from '../../bodies/json-body.ts';
import { GATEWAY_INDEX, GATEWAY_SIGNATURE } from '../messages-to-chat/message-fields.ts';
import { isLoose, looseList, type Fields, type Loose } from '../values/json-values.ts';

/**
 * Returns the changes that remove thinking with the gateway's own signature, and sources with its own index, from a
 * messages request. They come from a backend of another format, and servers of the messages format refuse them
 * (docs/wire-formats/messages.md#thinking-in-the-history). Empty if there is none.
 */
export function withoutGatewayThinking(body: Loose.MessageRequest): JsonObject {
  const { messages } = body;
  if (!Array.isArray(messages) || !messages.some(hasOwnBlock)) return {};
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

function hasOwnBlock(message: unknown): boolean {
  return (
    isLoose<Loose.MessageInput>(message) &&
    blocksIn(message.content).some((block) => isGatewayThinking(block) || hasOwnSource(block))
  );
}

function hasOwnSource(block: unknown): block is Loose.MessageInputTextBlock {
  return (
    isLoose<Loose.MessageInputTextBlock>(block) &&
    Array.isArray(block.citations) &&
    block.citations.some(isOwnSource)
  );
}

function isOwnSource(citation: unknown): boolean {
  return isLoose<Fields<'encrypted_index'>>(citation) && citation.encrypted_index === GATEWAY_INDEX;
}

function withoutSources(block: unknown): unknown {
  if (!hasOwnSource(block)) return block;
  const { citations, ...rest } = block;
  const others = looseList(citations).filter((citation) => !isOwnSource(citation));
  return others.length === 0 ? rest : { ...rest, citations: others };
}

function isGatewayThinking(block: unknown): boolean {
  return (
    isLoose<Loose.MessageThinkingBlock>(block) &&
    block.type === 'thinking' &&
    block.signature === GATEWAY_SIGNATURE
  );
}

/**
 * Removes thinking and sources from a message. A message that has nothing else is removed completely, because servers refuse empty
 * ones.
 */
function withoutThinking(message: unknown): unknown[] {
  if (!isLoose<Loose.MessageInput>(message) || !hasOwnBlock(message)) return [message];
  const content = blocksIn(message.content).flatMap((block) =>
    isGatewayThinking(block) ? [] : [withoutSources(block)],
  );
  return content.length === 0 ? [] : [{ ...message, content }];
}

function blocksIn(content: unknown): unknown[] {
  return Array.isArray(content) ? content : [];
}
