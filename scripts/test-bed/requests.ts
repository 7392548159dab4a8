import type { OperationId } from '../../generated/contract.ts';
import type { TestRequest } from './client.ts';
import { operationRow, requestMedia } from './contract-document.ts';
import { MULTIPART_TYPE, multipartBody, type Part } from './multipart.ts';
import { modelFor } from './test-catalogue.ts';
import { wavFile } from './wav.ts';

/** A well-formed file id that does not exist. */
export const UNKNOWN_FILE_ID = '0199f3c2-7a51-7c3e-9d0b-000000000000';
export const UNKNOWN_RESPONSE_ID = 'resp_nobody_has';

const PATH_VALUES: Readonly<Record<string, string>> = {
  model: modelFor('chat'),
  file_id: UNKNOWN_FILE_ID,
  response_id: UNKNOWN_RESPONSE_ID,
};

/** The contract's example names a document on the public internet, which tests do not reach. */
const REPLACED_FIELDS: Partial<Record<OperationId, Record<string, unknown>>> = {
  createOcr: { document_url: undefined, file: '(bytes of the document)' },
};

/** A valid PNG of one pixel, since the gateway checks the contents of images. */
export const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
/** Files that the gateway reads. Of all others it only knows the size. */
const FILES: Partial<Record<OperationId, Buffer>> = {
  createOcr: IMAGE,
  createImageVariation: IMAGE,
  createTranscription: wavFile({ seconds: 0.01 }),
  createTranscriptionStream: wavFile({ seconds: 0.01 }),
  createTranscriptionStreamInput: wavFile({ seconds: 0.01 }),
};

export interface RequestChanges {
  /** Absent: the request has no key. */
  key?: string;
  model?: string;
  /** Body fields to set, or to remove when undefined. */
  fields?: Readonly<Record<string, unknown>>;
  /** Whether the files of a multipart body come before its fields. Otherwise the order is that of the example. */
  filesFirst?: boolean;
  path?: Readonly<Record<string, string>>;
  /** The query, including its question mark. */
  query?: string;
  headers?: TestRequest['headers'];
}

/** The contract's own example of an operation as a request, for a model of the test catalogue. */
export function exampleRequest(operationId: OperationId, changes: RequestChanges = {}): TestRequest {
  const row = operationRow(operationId);
  const path = row.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    return changes.path?.[name] ?? PATH_VALUES[name] ?? 'unknown';
  });
  const { body, contentType } = exampleBody(operationId, changes);
  return {
    method: row.method.toUpperCase(),
    path: path + (changes.query ?? ''),
    headers: {
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      ...(changes.key === undefined ? {} : { authorization: `Bearer ${changes.key}` }),
      ...changes.headers,
    },
    ...(body === undefined ? {} : { body }),
  };
}

/** The fields of the contract's example with a model of the test catalogue. */
export function exampleFields(operationId: OperationId): Record<string, unknown> {
  const { capability } = operationRow(operationId).gateway;
  // An example is an object: the lint checks it against its schema.
  const example = requestMedia(operationId)?.example as Record<string, unknown> | undefined;
  const fields = {
    ...example,
    ...REPLACED_FIELDS[operationId],
    ...(capability === null ? {} : { model: modelFor(capability) }),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function exampleBody(
  operationId: OperationId,
  { model, fields, filesFirst = false }: RequestChanges,
): { body?: string | Buffer; contentType?: string } {
  const media = requestMedia(operationId);
  if (media === null) return {};
  const values = { ...exampleFields(operationId), ...(model === undefined ? {} : { model }), ...fields };
  if (media.mediaType === 'application/json')
    return { body: JSON.stringify(values), contentType: media.mediaType };
  const parts = partsOf(operationId, values);
  if (filesFirst)
    parts.sort(([, one], [, other]) => Number(typeof one === 'string') - Number(typeof other === 'string'));
  return { body: multipartBody(parts), contentType: MULTIPART_TYPE };
}

/** The parts of the contract's example of an operation that takes a form. */
export function exampleParts(operationId: OperationId): Part[] {
  return partsOf(operationId, exampleFields(operationId));
}

function partsOf(operationId: OperationId, values: Record<string, unknown>): Part[] {
  const { binaryParts } = operationRow(operationId);
  return Object.entries(values).flatMap(([name, value]): Part[] => {
    if (value === undefined) return [];
    if (binaryParts.includes(name)) {
      const bytes = FILES[operationId] ?? Buffer.from(`the bytes of ${name}`);
      return [[name, { filename: 'sample.bin', contentType: 'application/octet-stream', bytes }]];
    }
    return (Array.isArray(value) ? value : [value]).map((one): Part => [name, String(one)]);
  });
}
