import { chatImageOf } from '../fields/image-parts.ts';
import type {
  ChatContent,
  ChatContentPart,
  ResponseInputFile,
  ResponseInputImage,
  ResponseInputPart,
} from '../../generated/contract.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import { looseOf, type Fields } from '../values/json-values.ts';

/**
 * Translates a user's content or a tool's result. A single text becomes a string, which every server accepts.
 *
 * @param at path of the content in the client's body
 */
export function inputContent(
  content: ChatContent | null | undefined,
  at: string,
): string | ResponseInputPart[] {
  if (content === null || content === undefined) return '';
  if (typeof content === 'string') return content;
  const [first, ...others] = content.map((part, index) => inputPart(part, `${at}[${index}]`));
  if (first === undefined) return '';
  return others.length === 0 && 'text' in first && typeof first.text === 'string'
    ? first.text
    : [first, ...others];
}

function inputPart(part: ChatContentPart, at: string): ResponseInputPart {
  // The contract's check validates the known kinds, so the type alone decides.
  switch (part.type) {
    case 'text':
      return { type: 'input_text', text: String(part.text) };
    case 'refusal':
      return { type: 'input_text', text: String(part.refusal) };
    case 'image_url':
      return imagePart(part.image_url);
    case 'file':
      return filePart(part.file, `${at}.file`);
    case 'input_audio':
      return { ...part, type: 'input_audio' };
    default:
      throw untranslatable(at, `this model does not accept content of the type '${part.type}'`);
  }
}

/** Translates an image. `detail` is always set, because some servers refuse an image without it. */
function imagePart(image: unknown): ResponseInputImage {
  const { url, detail = 'auto' } = chatImageOf(image);
  return { type: 'input_image', image_url: url, detail };
}

/** Translates a file. The chat format has no field for a document's address, so an address in `file_data` is accepted. */
function filePart(file: unknown, at: string): ResponseInputFile {
  const {
    file_data: data,
    file_id: id,
    filename,
  } = looseOf<Fields<'file_data' | 'file_id' | 'filename'>>(file);
  const part: ResponseInputFile = { type: 'input_file' };
  if (typeof data === 'string') part[/^https?:\/\//i.test(data) ? 'file_url' : 'file_data'] = data;
  else if (typeof id === 'string') part.file_id = id;
  else throw untranslatable(`${at}.file_data`, 'a file needs file_data or file_id');
  if (typeof filename === 'string') part.filename = filename;
  return part;
}
