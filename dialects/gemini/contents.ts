import type { JsonObject } from '../../bodies/json-body.ts';
import type { MessageRequest } from '../../generated/contract.ts';
import { textOf } from '../texts/response-text.ts';
import { splitConversation } from '../message-request/late-instructions.ts';
import { isVendorRun } from '../message-request/vendor-runs.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import { NO_SIGNATURE } from '../fields/gemini-signatures.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import { isLoose, looseOf, type Loose } from '../values/json-values.ts';

interface Conversation {
  system: string;
  contents: JsonObject[];
}

/** Translates a conversation to `contents` and separate instructions. Adjacent turns of one role are joined. */
export function toContents({ system, messages }: MessageRequest, names: ToolNames): Conversation {
  const instructions = [textOfSystem(system)];
  const contents: { role: 'user' | 'model'; parts: JsonObject[] }[] = [];
  const reader = new PartReader(names);
  const conversation = splitConversation(messages);
  for (const content of conversation.instructions) instructions.push(textOfSystem(content));
  for (const { role, content, at } of conversation.messages) {
    const parts = reader.read(content, at);
    const name = role === 'user' ? 'user' : 'model';
    const last = contents.at(-1);
    if (last?.role === name) last.parts.push(...parts);
    else if (parts.length > 0) contents.push({ role: name, parts });
  }
  return { system: instructions.filter((text) => text !== '').join('\n\n'), contents };
}

function textOfSystem(system: unknown): string {
  if (typeof system === 'string') return system;
  if (!Array.isArray(system)) return '';
  return system
    .map((block: unknown) => (isLoose<Loose.MessageInputTextBlock>(block) ? textOf(block.text) : ''))
    .join('\n\n');
}

class PartReader {
  readonly #toolNames: ToolNames;
  /** Function names by call id. Gemini's results need the name; those of the messages format only have the id. */
  readonly #names = new Map<string, string>();
  #signature: string | null = null;

  constructor(toolNames: ToolNames) {
    this.#toolNames = toolNames;
  }

  read(content: unknown, at: string): JsonObject[] {
    if (typeof content === 'string') return content === '' ? [] : [{ text: content }];
    if (!Array.isArray(content)) return [];
    return content.flatMap((block: unknown, index) =>
      isLoose<Loose.MessageInputBlock>(block) ? this.#part(block, `${at}[${index}]`) : [],
    );
  }

  #part(block: Loose.MessageInputBlock, at: string): JsonObject[] {
    switch (block.type) {
      case 'text':
        return block.text === '' ? [] : [{ text: block.text }];
      case 'image':
      case 'document':
        return mediaParts(block, at);
      case 'thinking':
        this.#signature = typeof block.signature === 'string' ? block.signature : null;
        return [];
      case 'redacted_thinking':
        return [];
      case 'tool_use':
        return [this.#call(block)];
      case 'tool_result':
        return this.#result(block, at);
      default:
        if (isVendorRun(block)) return [];
        throw untranslatable(`${at}.type`, 'the model does not accept blocks of this type');
    }
  }

  #call({ id, name: given, input }: Loose.MessageInputToolUseBlock): JsonObject {
    const name = this.#toolNames.sent(String(given));
    this.#names.set(String(id), name);
    const thoughtSignature = this.#signature ?? NO_SIGNATURE;
    this.#signature = null;
    return { functionCall: { name, args: input ?? {} }, thoughtSignature };
  }

  /** Media follow the result as parts of their own, since only Gemini 3 takes them within it. */
  #result(block: Loose.MessageToolResultBlock, at: string): JsonObject[] {
    const name = this.#names.get(String(block.tool_use_id));
    if (name === undefined)
      throw untranslatable(`${at}.tool_use_id`, 'no tool_use block before it has this id');
    const key = block.is_error === true ? 'error' : 'result';
    const { text, media } = contentOfResult(block.content, `${at}.content`);
    return [{ functionResponse: { name, response: { [key]: text } } }, ...media];
  }
}

function contentOfResult(content: unknown, at: string): { text: string; media: JsonObject[] } {
  if (typeof content === 'string') return { text: content, media: [] };
  const texts: string[] = [];
  const media: JsonObject[] = [];
  for (const [index, block] of (Array.isArray(content) ? (content as unknown[]) : []).entries()) {
    const place = `${at}[${index}]`;
    const { type, source, text } = looseOf<Loose.MessageInputBlock>(block);
    if (type === 'text') texts.push(String(text));
    else if (
      type === 'document' &&
      isLoose<Loose.MessageInputBlock>(block) &&
      isLoose<Loose.MessageTextSource>(source) &&
      source.type === 'text'
    )
      texts.push(...titles(block), String(source.data));
    else if (isLoose<Loose.MessageInputBlock>(block) && (type === 'image' || type === 'document'))
      media.push(...mediaParts(block, place));
    else throw untranslatable(place, 'tool results for this model contain text, images and documents only');
  }
  return { text: texts.join('\n'), media };
}

/** Returns a document behind its title and its context, which are text here. */
function mediaParts(block: Loose.MessageInputBlock, at: string): JsonObject[] {
  return [...titles(block).map((text) => ({ text })), mediaPart(block, at)];
}

function titles({ title, context }: Loose.MessageDocumentBlock): string[] {
  return [title, context].map(textOf).filter((text) => text !== '');
}

function mediaPart({ source }: Loose.MessageDocumentBlock, at: string): JsonObject {
  if (!isLoose<Loose.MessageDocumentSource>(source))
    throw untranslatable(`${at}.source`, 'the model does not accept sources of this type');
  switch (source.type) {
    case 'base64':
      return { inlineData: { mimeType: source.media_type, data: source.data } };
    case 'url':
      return { fileData: fileOf(String(source.url)) };
    case 'text':
      return { text: source.data };
    default:
      throw untranslatable(`${at}.source.type`, 'the model does not accept sources of this type');
  }
}

/** Vertex AI requires the media type beside an address. Its server says so where the address does not tell it. */
function fileOf(fileUri: string): JsonObject {
  const mimeType = mediaTypeOfAddress(fileUri);
  return mimeType === undefined ? { fileUri } : { fileUri, mimeType };
}

/** Media that Gemini reads (ai.google.dev/gemini-api/docs, vision, audio and documents), by the ends of their addresses. */
const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['heic', 'image/heic'],
  ['gif', 'image/gif'],
  ['pdf', 'application/pdf'],
  ['txt', 'text/plain'],
  ['mp3', 'audio/mp3'],
  ['wav', 'audio/wav'],
  ['flac', 'audio/flac'],
  ['ogg', 'audio/ogg'],
  ['mp4', 'video/mp4'],
  ['mov', 'video/mov'],
  ['webm', 'video/webm'],
]);

/** Returns the media type that the end of an address tells; undefined for others. */
function mediaTypeOfAddress(address: string): string | undefined {
  const path = /^[^?#]*/.exec(address)?.[0] ?? '';
  const end = /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toLowerCase();
  return end === undefined ? undefined : MEDIA_TYPES.get(end);
}
