import type { JsonObject } from '../../bodies/json-body.ts';
import { failure } from '../../errors/gateway-error.ts';
import { isRecord, type Fields, type Loose } from '../values/json-values.ts';
import { pick } from '../fields/request-fields.ts';
import { parsePages } from './pages.ts';

/** Fields with the same name on both sides, from the types of @mistralai/mistralai. */
const SAME_FIELDS = [
  'include_image_base64',
  'image_limit',
  'image_min_size',
  'table_format',
  'id',
  'document_annotation_prompt',
  'confidence_scores_granularity',
];
/** Fields that are JSON values here and JSON text in a multipart body. */
const FORMATS = ['bbox_annotation_format', 'document_annotation_format'] as const;
/** Fields outside the gateway's contract, which arrive as text. */
const SWITCHES = ['extract_header', 'extract_footer'] as const;

/**
 * Translates the options of `POST /v1/ocr`, without the document. Throws `invalid_parameter` with the client's name of
 * an invalid field.
 */
export function mistralOcrOptions(
  fields: Loose.OcrRequest & Fields<(typeof SWITCHES)[number]>,
  model: string,
): JsonObject {
  const options: Loose.OcrRequest & Fields<(typeof SWITCHES)[number]> = {
    model,
    ...pick(fields, SAME_FIELDS),
  };
  const { pages } = fields;
  if (typeof pages === 'string' && pages !== '') options.pages = parsePages(pages, null);
  for (const name of FORMATS) {
    const text = fields[name];
    if (typeof text === 'string' && text !== '') options[name] = parseFormat(name, text);
  }
  for (const name of SWITCHES) {
    if (name in fields) options[name] = fields[name] === true || fields[name] === 'true';
  }
  return options;
}

/** Returns the field for a document of a media type, which is also the type of its chunk. */
export function mistralDocumentField(mediaType: string): 'image_url' | 'document_url' {
  return mediaType.startsWith('image/') ? 'image_url' : 'document_url';
}

function parseFormat(name: string, text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (isRecord(value)) return value;
  throw failure('invalid_parameter', {
    message: `Invalid parameter '${name}': it must be the JSON text of an object`,
    param: name,
  });
}
