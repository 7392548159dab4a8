import type { JsonObject } from '../../bodies/json-body.ts';
import { isLoose, looseList, looseOf, type Loose } from '../values/json-values.ts';

/** An image of a chat client. */
export interface ChatImage {
  url: string;
  detail?: string;
}

/** Reads `image_url`. Clients that know Mistral or vLLM send the URL alone (docs/wire-formats/clients.md). */
export function chatImageOf(image: unknown): ChatImage {
  if (typeof image === 'string') return { url: image };
  const { url, detail } = looseOf<ChatImage>(image);
  return { url: typeof url === 'string' ? url : '', ...(typeof detail === 'string' ? { detail } : {}) };
}

/** Returns the messages of a chat client with the URL of each image in an object, the same list if it is so already. */
export function withImageObjects(messages: unknown): unknown {
  const given = looseList<Loose.ChatUserMessage>(messages);
  if (!given.some(({ content }) => hasBareImage(content))) return messages;
  return given.map((message) =>
    hasBareImage(message.content) ? { ...message, content: message.content.map(withObject) } : message,
  );
}

function hasBareImage(content: unknown): content is unknown[] {
  return Array.isArray(content) && content.some(isBareImage);
}

function isBareImage(part: unknown): part is JsonObject {
  return (
    isLoose<Loose.ChatImagePart>(part) && part.type === 'image_url' && typeof part.image_url === 'string'
  );
}

function withObject(part: unknown): unknown {
  return isBareImage(part) ? { ...part, image_url: chatImageOf(part['image_url']) } : part;
}
