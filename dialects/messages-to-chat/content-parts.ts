import { isBase64Text } from '../../bodies/base64-text.ts';
import type {
  ChatContentPart,
  ChatFilePart,
  ChatImagePart,
  ChatTextPart,
  MessageBase64Source,
  MessageContentSource,
  MessageDocumentBlock,
  MessageFileSource,
  MessageImageBlock,
  MessageTextSource,
  MessageUrlSource,
} from '../../generated/types/types.gen.ts';
import { searchResultText } from '../message-request/text-blocks.ts';
import { invalid, misplacedBlock, placeBlocks, type PlacedBlock } from './input-block.ts';

export type KnownPart = ChatFilePart | ChatImagePart | ChatTextPart;

/** Translates a block of a user's message or of a tool's result to parts. An empty text has none. */
export function contentParts(placed: PlacedBlock): KnownPart[] {
  const { block, path } = placed;
  switch (block.type) {
    case 'text':
      return textParts(block.text);
    case 'image':
      return [imagePart(block, path)];
    case 'document':
      return documentParts(block, path);
    case 'search_result':
      return textParts(searchResultText(block));
    case 'tool_use':
    case 'tool_result':
    case 'thinking':
    case 'redacted_thinking':
      throw misplacedBlock(placed, 'user content');
  }
}

/** Returns a single text as a string, which every server accepts, and anything else as parts. */
export function chatContent(parts: readonly KnownPart[]): string | ChatContentPart[] {
  const [first, ...others] = parts;
  if (first === undefined) return '';
  return first.type === 'text' && others.length === 0 ? first.text : [...parts];
}

function textParts(text: string): ChatTextPart[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

function imagePart({ source: given }: MessageImageBlock, path: string): ChatImagePart {
  // The contract's check validates the known kinds, so the type alone decides.
  const source = given as MessageBase64Source | MessageFileSource | MessageUrlSource;
  switch (source.type) {
    case 'base64':
      if (!/^image\/[\w.+-]+$/.test(source.media_type))
        throw invalid(`${path}.source.media_type`, 'the media type of an image must begin with image/');
      return { type: 'image_url', image_url: { url: dataUrl(source, path) } };
    case 'url':
      return { type: 'image_url', image_url: { url: source.url } };
    case 'file':
    default:
      throw invalid(`${path}.source.type`, 'the model accepts images as base64 or URL only');
  }
}

function documentParts(block: MessageDocumentBlock, path: string): KnownPart[] {
  // As in `imagePart`.
  const source = block.source as
    | MessageBase64Source
    | MessageContentSource
    | MessageFileSource
    | MessageTextSource
    | MessageUrlSource;
  const about = textParts(joinPresent([block.context]));
  const filename = block.title ?? null;
  switch (source.type) {
    case 'text':
      return textParts(joinPresent([block.title, block.context, source.data]));
    case 'content':
      return [
        ...textParts(joinPresent([block.title, block.context])),
        ...placeBlocks(source.content, `${path}.source.content`).flatMap(contentParts),
      ];
    case 'base64':
      return [
        ...about,
        filePart({ file_data: dataUrl(source, path), filename: filename ?? fileName(source) }),
      ];
    case 'url':
      return [...about, filePart({ file_data: source.url, filename: filename ?? lastSegment(source.url) })];
    case 'file':
      return [...about, filePart({ file_id: source.file_id, ...(filename === null ? {} : { filename }) })];
    default:
      throw invalid(`${path}.source.type`, 'the model does not accept documents from sources of this type');
  }
}

function filePart(file: ChatFilePart['file']): ChatFilePart {
  return { type: 'file', file };
}

/** Joins the texts that are joinPresent, separated by an empty line. */
function joinPresent(texts: readonly (string | null | undefined)[]): string {
  return texts.filter((text) => text !== null && text !== undefined && text !== '').join('\n\n');
}

/**
 * Writes a data URL. Some servers forward base64 without its prefix, which no model server reads
 * (docs/wire-formats/vendors.md#vllm).
 */
function dataUrl({ media_type, data }: MessageBase64Source, path: string): string {
  if (!/^[\w.+-]+\/[\w.+-]+$/.test(media_type))
    throw invalid(`${path}.source.media_type`, 'this is not a media type');
  if (!isBase64Text(data)) throw invalid(`${path}.source.data`, 'this is not base64');
  return `data:${media_type};base64,${data}`;
}

/** Returns a file name, which servers of the chat format require beside the data. */
function fileName({ media_type }: MessageBase64Source): string {
  return media_type === 'application/pdf' ? 'document.pdf' : 'document';
}

function lastSegment(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  return path.slice(path.lastIndexOf('/') + 1) || 'document';
}
