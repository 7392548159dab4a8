import type { JsonObject } from '../../bodies/json-body.ts';
import { isLoose, looseList, type Fields, type Loose } from '../values/json-values.ts';

/** Blocks of the messages format that a chat message has in another place. Images are such with a `source`. */
const CALLS: ReadonlySet<unknown> = new Set(['tool_use', 'tool_result']);

type Block = Loose.MessageInputBlock & Fields<'image_url'>;
type Message = Loose.ChatAssistantMessage;

/** Returns the messages of a chat request without blocks of the messages format, the same list if it has none. */
export function withoutBlocks(messages: unknown): unknown {
  if (!Array.isArray(messages) || !messages.some(hasBlock)) return messages;
  return (messages as unknown[]).flatMap((message) =>
    isLoose<Message>(message) && hasBlock(message) ? chatMessages(message) : [message],
  );
}

function hasBlock(message: unknown): boolean {
  if (!isLoose<Message>(message) || !Array.isArray(message.content)) return false;
  return message.content.some((part) => isLoose<Block>(part) && (CALLS.has(part.type) || isImage(part)));
}

function isImage({ type, source }: Block): boolean {
  return type === 'image' && isLoose<Loose.MessageImageBlock>(source);
}

/** Translates a message with blocks: results come before everything else, calls stand beside the content. */
function chatMessages(message: Message): JsonObject[] {
  const results: JsonObject[] = [];
  const calls: JsonObject[] = [];
  const content: JsonObject[] = [];
  for (const part of looseList<Block>(message.content)) {
    if (part.type === 'tool_use') calls.push(toolCall(part));
    else if (part.type === 'tool_result') {
      const { text, images } = resultOf(part);
      results.push({ role: 'tool', tool_call_id: part.tool_use_id, content: text });
      content.push(...images);
    } else content.push(isImage(part) ? imagePart(part) : part);
  }
  if (calls.length > 0) {
    const tool_calls = [...looseList<Loose.ChatRequestToolCall>(message.tool_calls), ...calls];
    return [...results, { ...message, content: content.length === 0 ? null : content, tool_calls }];
  }
  return content.length === 0 ? results : [...results, { ...message, content }];
}

function toolCall({ id, name, input }: Block): JsonObject {
  return { id, type: 'function', function: { name, arguments: JSON.stringify(input ?? {}) } };
}

/** A `tool` message holds text. Images follow in the message of the user. */
function resultOf({ content, is_error: isError }: Block): { text: string; images: JsonObject[] } {
  const parts = typeof content === 'string' ? [] : looseList<Block>(content);
  const texts = parts.map(({ text }) => text).filter((text) => typeof text === 'string');
  const text = typeof content === 'string' ? content : texts.join('\n\n');
  return {
    text: isError === true ? `Error: ${text}` : text,
    images: parts.filter(isImage).map(imagePart),
  };
}

function imagePart({ source }: Block): JsonObject {
  const {
    type,
    url,
    media_type: mediaType,
    data,
  } = isLoose<Fields<'type' | 'url' | 'media_type' | 'data'>>(source) ? source : {};
  return {
    type: 'image_url',
    image_url: { url: type === 'url' ? url : `data:${String(mediaType)};base64,${String(data)}` },
  };
}
