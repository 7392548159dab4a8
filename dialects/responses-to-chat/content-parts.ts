import type {
  ChatAudioPart,
  ChatContent,
  ChatFilePart,
  ChatImagePart,
  ChatTextPart,
  ResponseInputAudio,
  ResponseInputFile,
  ResponseInputImage,
  ResponseInputOutputText,
  ResponseInputPart,
  ResponseInputText,
  ResponseRefusal,
} from '../../generated/contract.ts';
import { looseOf, type Fields } from '../values/json-values.ts';
import { invalid } from './invalid.ts';

export type KnownPart = ChatAudioPart | ChatFilePart | ChatImagePart | ChatTextPart;
type ListedPart =
  | ResponseInputAudio
  | ResponseInputFile
  | ResponseInputImage
  | ResponseInputOutputText
  | ResponseInputText
  | ResponseRefusal;
export type ResponseContent = string | readonly ResponseInputPart[];

/**
 * Translates the content of a user's message or of a function's output. Throws `invalid_parameter` for content that the
 * chat format cannot express.
 */
export function contentParts(content: ResponseContent, path: string): KnownPart[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  return content.map((part, index) => contentPart(part, `${path}[${String(index)}]`));
}

/** Returns a single text as a string, which every server accepts, and anything else as parts. */
export function chatContent(parts: readonly KnownPart[]): ChatContent {
  const [first, ...others] = parts;
  if (first === undefined) return '';
  return first.type === 'text' && others.length === 0 ? first.text : [...parts];
}

/** Returns the text of a message that can only contain text. Throws `invalid_parameter` for other parts. */
export function onlyText(content: ResponseContent, path: string): string {
  if (typeof content === 'string') return content;
  return content.map((part, index) => partText(part, `${path}[${String(index)}]`)).join('\n');
}

/** Returns the text of a part; a refusal counts as text. */
export function partText(given: ResponseInputPart, path: string): string {
  const part = contentPart(given, path);
  if (part.type === 'text') return part.text;
  throw invalid(`${path}.type`, 'a message of this role can only contain text');
}

/** The types of parts that are translated. */
export const PART_TYPES: ReadonlySet<unknown> = new Set([
  'input_text',
  'output_text',
  'text',
  'refusal',
  'input_image',
  'input_file',
  'input_audio',
]);

function contentPart(given: ResponseInputPart, path: string): KnownPart {
  // The contract's check has validated the known kinds of messages and results of functions, but not those of other items.
  const part = given as ListedPart;
  switch (part.type) {
    case 'input_text':
    case 'output_text':
      return textPart(part.text, `${path}.text`);
    case 'refusal':
      return textPart(part.refusal, `${path}.refusal`);
    case 'input_image':
      return imagePart(part, path);
    case 'input_file':
      return filePart(part, path);
    case 'input_audio':
      return audioPart(part, path);
    default:
      return chatTextPart(given, path);
  }
}

/** Translates a text part of the chat format, which some clients send in `messages`. */
function chatTextPart(part: { type: string; text?: unknown }, path: string): KnownPart {
  if (part.type === 'text') return textPart(part.text, `${path}.text`);
  throw invalid(`${path}.type`, 'the model does not accept parts of this type');
}

function textPart(text: unknown, path: string): ChatTextPart {
  if (typeof text !== 'string') throw invalid(path, 'must be a string');
  return { type: 'text', text };
}

function audioPart({ input_audio: audio }: Fields<'input_audio'>, path: string): ChatAudioPart {
  const { data, format } = looseOf<ResponseInputAudio['input_audio']>(audio);
  if (typeof data !== 'string' || typeof format !== 'string')
    throw invalid(`${path}.input_audio`, 'must have data and format');
  return { type: 'input_audio', input_audio: { data, format } };
}

function imagePart(
  { image_url: url, file_id: fileId, detail }: ResponseInputImage,
  path: string,
): ChatImagePart {
  if (typeof url !== 'string') {
    const field = typeof fileId === 'string' ? 'file_id' : 'image_url';
    throw invalid(`${path}.${field}`, 'the model accepts images as URL or data URL only');
  }
  return { type: 'image_url', image_url: { url, ...(typeof detail === 'string' ? { detail } : {}) } };
}

function filePart(part: ResponseInputFile, path: string): ChatFilePart {
  const file: ChatFilePart['file'] = {};
  for (const name of ['file_data', 'file_id', 'filename'] as const) {
    if (typeof part[name] === 'string') file[name] = part[name];
  }
  if (file.file_data !== undefined || file.file_id !== undefined) return { type: 'file', file };
  const field = typeof part.file_url === 'string' ? 'file_url' : 'file_data';
  throw invalid(`${path}.${field}`, 'the model accepts documents as file_data or file_id only');
}
