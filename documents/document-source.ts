import { isRecord } from '../contract/json-object.ts';
import type { MultipartBody, SpooledFile } from '../bodies/multipart-body.ts';
import { invalidDocument } from './invalid-document.ts';

/** The source of a document, and the field that named it. */
export type DocumentSource = { param: string } & (
  | { kind: 'upload'; file: SpooledFile }
  | { kind: 'base64'; text: string }
  | { kind: 'address'; address: string }
  | { kind: 'stored'; fileId: string }
);

/** The text parts that can name a document. */
const TEXT_FIELDS = ['document', 'document_url', 'image_url', 'document_base64'] as const;
const ALL_FIELDS = `one of file, ${TEXT_FIELDS.join(', ')}`;

export type ParseChunk = (text: string) => Promise<Record<string, unknown> | null>;

/** Returns the source of a request's document. Throws `invalid_parameter` unless the body names exactly one. */
export async function documentSourceOf(body: MultipartBody, parse: ParseChunk): Promise<DocumentSource> {
  const uploads = body.files.filter((file) => file.fieldName === 'file');
  const given: DocumentSource[] = uploads.map((file) => ({ kind: 'upload', file, param: 'file' }));
  for (const param of TEXT_FIELDS) {
    const value = body.value[param];
    if (typeof value === 'string' && value !== '') given.push(await sourceIn(param, value, parse));
  }
  const [only, second] = given;
  if (only === undefined) throw invalidDocument('file', `a document is required, as ${ALL_FIELDS}`);
  if (second !== undefined)
    throw invalidDocument(
      second.param,
      `the document is already given as ${only.param}; give exactly ${ALL_FIELDS}`,
    );
  return only;
}

/** Removes the fields that can name a document, which is forwarded separately. */
export function withoutDocument(fields: MultipartBody['value']): MultipartBody['value'] {
  const rest = { ...fields };
  for (const name of TEXT_FIELDS) delete rest[name];
  return rest;
}

async function sourceIn(
  param: (typeof TEXT_FIELDS)[number],
  value: string,
  parse: ParseChunk,
): Promise<DocumentSource> {
  if (param === 'document') return sourceInObject(await parse(value));
  if (param !== 'document_base64') return sourceAt(param, value);
  return isDataAddress(value) ? sourceAt(param, value) : { kind: 'base64', text: value, param };
}

function sourceAt(param: string, address: string): DocumentSource {
  if (!isDataAddress(address)) return { kind: 'address', address, param };
  const text = base64OfDataAddress(address);
  if (text === null) throw invalidDocument(param, 'a data: address must hold base64');
  return { kind: 'base64', text, param };
}

const OBJECT_FORMS = 'it must be the JSON text of an object of type document_url, image_url or file';

function sourceInObject(chunk: Record<string, unknown> | null): DocumentSource {
  if (chunk === null) throw invalidDocument('document', OBJECT_FORMS);
  switch (chunk['type']) {
    case 'document_url':
      return sourceAt('document', textIn(chunk, 'document_url'));
    case 'image_url':
      return sourceAt(
        'document',
        textIn(isRecord(chunk['image_url']) ? toFlat(chunk['image_url']) : chunk, 'image_url'),
      );
    case 'file':
      return { kind: 'stored', fileId: textIn(chunk, 'file_id'), param: 'document' };
    default:
      throw invalidDocument('document', OBJECT_FORMS);
  }
}

/** Converts the form `{"image_url":{"url":…}}`, which chats use. */
function toFlat(image: Record<string, unknown>): Record<string, unknown> {
  return { image_url: image['url'] };
}

function textIn(chunk: Record<string, unknown>, name: string): string {
  const value = chunk[name];
  if (typeof value === 'string' && value !== '') return value;
  throw invalidDocument('document', `its ${name} must be a text`);
}

const DATA_ADDRESS = /^data:[^,]{0,200};base64,/i;

/** Returns the base64 text of a `data:` URL (RFC 2397); null for other addresses. Its media type is ignored. */
export function base64OfDataAddress(address: string): string | null {
  const head = DATA_ADDRESS.exec(address);
  return head === null ? null : address.slice(head[0].length);
}

function isDataAddress(address: string): boolean {
  return /^data:/i.test(address);
}
