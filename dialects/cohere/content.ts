import { chatImageOf } from '../fields/image-parts.ts';
import type { JsonObject } from '../../bodies/json-body.ts';
import type { ChatContent, ChatContentPart } from '../../generated/contract.ts';
import { parseDataUrl, textOfBase64 } from '../chat-to-messages/data-url.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import { looseOf, type Fields } from '../values/json-values.ts';

/**
 * Translates a user's content. A single text becomes a string. Files with text become text, because documents of the API
 * have no place in the conversation.
 *
 * @param at path of the content in the client's body
 */
export function userContent(content: ChatContent | null | undefined, at: string): string | JsonObject[] {
  if (typeof content === 'string') return content;
  const parts = (content ?? []).flatMap((part, index) => partOf(part, `${at}[${index}]`));
  const [first, ...others] = parts;
  if (first === undefined) return '';
  return others.length === 0 && typeof first['text'] === 'string' ? first['text'] : parts;
}

/** Returns the text of content that can only be text. */
export function textContent(content: ChatContent | null | undefined, at: string): string {
  if (typeof content === 'string') return content;
  const texts = (content ?? []).map((part, index) => {
    if (part.type === 'text') return String(part.text);
    if (part.type === 'refusal') return String(part.refusal);
    throw untranslatable(`${at}[${index}]`, 'this message to the model can only contain text');
  });
  return texts.filter((text) => text !== '').join('\n\n');
}

function partOf(part: ChatContentPart, at: string): JsonObject[] {
  // The contract's check validates the known kinds, so the type alone decides.
  switch (part.type) {
    case 'text':
      return textPart(String(part.text));
    case 'refusal':
      return textPart(String(part.refusal));
    case 'image_url':
      return [imagePart(part.image_url)];
    case 'file':
      return textPart(fileText(part.file, `${at}.file`));
    case 'input_audio':
      throw untranslatable(at, 'this model does not accept audio');
    default:
      throw untranslatable(at, `this model does not accept content of the type '${part.type}'`);
  }
}

function textPart(text: string): JsonObject[] {
  return text.trim() === '' ? [] : [{ type: 'text', text }];
}

function imagePart(image: unknown): JsonObject {
  return { type: 'image_url', image_url: chatImageOf(image) };
}

function fileText(file: unknown, at: string): string {
  const { file_data: data, filename } = looseOf<Fields<'file_data' | 'file_id' | 'filename'>>(file);
  if (typeof data !== 'string') throw untranslatable(`${at}.file_id`, 'this model accepts file_data only');
  const embedded = parseDataUrl(data);
  if (embedded === null) throw untranslatable(`${at}.file_data`, 'file_data must be a data URL');
  const { mediaType, base64 } = embedded;
  if (!mediaType.startsWith('text/') && mediaType !== 'application/json')
    throw untranslatable(`${at}.file_data`, `this model does not accept files of the type '${mediaType}'`);
  const text = textOfBase64(base64);
  return typeof filename === 'string' && filename !== '' ? `${filename}\n\n${text}` : text;
}
