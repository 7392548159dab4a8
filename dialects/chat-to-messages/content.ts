import { chatImageOf } from '../fields/image-parts.ts';
import type {
  ChatContent,
  ChatContentPart,
  MessageDocumentBlock,
  MessageImageBlock,
  MessageInputBlock,
  MessageInputTextBlock,
} from '../../generated/contract.ts';
import { parseDataUrl, textOfBase64, type EmbeddedData } from './data-url.ts';
import { mediaBlock } from './media.ts';
import { markLast } from './prompt-cache.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import type { TakenMedia } from '../target-model.ts';
import { looseOf, type Fields } from '../values/json-values.ts';

/** Files of Word and Excel. */
const OFFICE_TYPES: ReadonlySet<string> = new Set([
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);

/** The beginning of a PDF in base64. Some clients send the bytes without a `data:` prefix. */
const PDF_BASE64 = 'JVBERi';

/**
 * Translates a chat message's content to blocks. Blank texts are omitted, because servers of the messages format refuse
 * them.
 *
 * @param at path of the content in the client's body
 * @param taken what the model takes
 */
export function blocksOf(
  content: ChatContent | null | undefined,
  at: string,
  taken: TakenMedia,
): MessageInputBlock[] {
  if (content === null || content === undefined) return [];
  if (typeof content === 'string') return textBlocks(content);
  return content.flatMap((part, index) => {
    const blocks = blocksOfPart(part, `${at}[${index}]`, taken);
    markLast(blocks, part);
    return blocks;
  });
}

export function textBlocks(text: string): MessageInputTextBlock[] {
  return text.trim() === '' ? [] : [{ type: 'text', text }];
}

function blocksOfPart(part: ChatContentPart, at: string, taken: TakenMedia): MessageInputBlock[] {
  const media = taken.takesAudio ? mediaBlock(part, at) : null;
  if (media !== null) return [media];
  switch (part.type) {
    case 'text':
      return typeof part.text === 'string' ? textBlocks(part.text) : [];
    case 'refusal':
      return typeof part.refusal === 'string' ? textBlocks(part.refusal) : [];
    case 'image_url':
      return [imageBlock(part.image_url, `${at}.image_url`)];
    case 'file':
      return [fileBlock(part.file, `${at}.file`, taken)];
    case 'input_audio':
      throw untranslatable(at, 'this model does not accept audio');
    default:
      throw untranslatable(at, `this model does not accept content of the type '${part.type}'`);
  }
}

function imageBlock(image: unknown, at: string): MessageImageBlock {
  const { url } = chatImageOf(image);
  if (/^https?:\/\//i.test(url)) return { type: 'image', source: { type: 'url', url } };
  const data = parseDataUrl(url);
  if (data?.mediaType.startsWith('image/') !== true) {
    throw untranslatable(`${at}.url`, 'an image must be an http, https or data URL');
  }
  return embeddedImage(data);
}

function embeddedImage({ mediaType, base64 }: EmbeddedData): MessageImageBlock {
  return {
    type: 'image',
    source: { type: 'base64', media_type: imageType(base64, mediaType), data: base64 },
  };
}

function fileBlock(file: unknown, at: string, taken: TakenMedia): MessageImageBlock | MessageDocumentBlock {
  const given = looseOf<Fields<'file_data' | 'file_id' | 'filename'>>(file);
  const text = typeof given.file_data === 'string' ? given.file_data : null;
  if (text === null) throw untranslatable(`${at}.file_id`, 'this model accepts files as file_data only');
  const bare = text.startsWith(PDF_BASE64) ? { mediaType: 'application/pdf', base64: text } : null;
  const data = parseDataUrl(text) ?? bare;
  if (data === null) throw untranslatable(`${at}.file_data`, 'file_data must be a data URL');
  if (data.mediaType.startsWith('image/')) return embeddedImage(data);
  const title = typeof given.filename === 'string' ? { title: given.filename } : {};
  return { type: 'document', source: documentSource(data, at, taken), ...title };
}

function documentSource(
  { mediaType, base64 }: EmbeddedData,
  at: string,
  { takesOfficeFiles }: TakenMedia,
): MessageDocumentBlock['source'] {
  if (mediaType === 'application/pdf' || (takesOfficeFiles && OFFICE_TYPES.has(mediaType)))
    return { type: 'base64', media_type: mediaType, data: base64 };
  if (mediaType.startsWith('text/') || mediaType === 'application/json') {
    return { type: 'text', media_type: 'text/plain', data: textOfBase64(base64) };
  }
  throw untranslatable(`${at}.file_data`, `this model does not accept files of the type '${mediaType}'`);
}

/** How images of the types that vendors accept begin, in base64. */
const BEGINNINGS: readonly (readonly [beginning: string, mediaType: string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
];

/**
 * Returns the media type of an image by its bytes, or the given one for other bytes. Clients name screenshots after their
 * files, and Claude refuses an image of another type than it is said to have (BerriAI/litellm#24900).
 */
function imageType(base64: string, given: string): string {
  const known = BEGINNINGS.find(([beginning]) => base64.startsWith(beginning));
  // `image/jpg` is common but not registered.
  return known?.[1] ?? (given === 'image/jpg' ? 'image/jpeg' : given);
}
