import type { OperationRow } from '../../../../contract/operation.ts';
import { examplesOf } from '../document.ts';
import { MULTIPART_TYPE, multipartBody, type FormPart } from './multipart.ts';
import { pdfSample, pngSample, textSample, wavSample, type SampleFile } from './sample-files.ts';
import type { Session } from './session.ts';
import type { WireRequest } from './transport.ts';

export interface RequestChanges {
  /** Null: no key. Absent: the key with all rights. */
  key?: string | null;
  /** Body fields to set. Undefined removes a field. */
  fields?: Readonly<Record<string, unknown>>;
  /** Values of path parameters. */
  path?: Readonly<Record<string, string>>;
  /** Query with its question mark. */
  query?: string;
  /** Headers to set. Undefined removes a header. */
  headers?: Readonly<Record<string, string | undefined>>;
}

/** Builds a request from the contract's example of an operation. */
export function exampleRequest(
  session: Session,
  operation: OperationRow<string>,
  changes: RequestChanges = {},
): WireRequest {
  const { key = session.keys.full } = changes;
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURI(changes.path?.[name] ?? pathValue(session, name)),
  );
  const body = exampleBody(session, operation, changes.fields ?? {});
  const headers = {
    ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    ...(body === null ? {} : { 'content-type': body.contentType }),
    ...changes.headers,
  };
  const kept = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    method: operation.method.toUpperCase(),
    target: path + (changes.query ?? ''),
    headers: Object.fromEntries(kept),
    ...(body === null ? {} : { body: body.bytes }),
  };
}

/** Returns the model for an operation. Null when `--models` has none. */
export function modelOf(
  { models }: Session,
  { gateway: { capability } }: OperationRow<string>,
): string | null {
  if (capability === null) return null;
  const own = models.get(capability);
  return own ?? (capability === 'image_variation' ? (models.get('image_generation') ?? null) : null);
}

/** Returns the fields of the example, with the model for the check. */
export function exampleFields(session: Session, operation: OperationRow<string>): Record<string, unknown> {
  const [media] = Object.values(
    session.document.paths[operation.path]?.[operation.method]?.requestBody?.content ?? {},
  );
  // The contract lint validates every example, and bodies are objects.
  const example = (media === undefined ? {} : examplesOf(media)[0]) as Record<string, unknown>;
  const model = modelOf(session, operation);
  const fields = { ...example, ...(model === null ? {} : { model }) };
  const [part] = operation.binaryParts;
  if (part === undefined || part in fields) return fields;
  // The document of the example is on the internet, where the server may have no access.
  const uploaded = Object.entries(fields).filter(([name]) => !name.endsWith('_url'));
  return { ...Object.fromEntries(uploaded), [part]: '(bytes)' };
}

function pathValue(session: Session, name: string): string {
  if (name === 'model') return [...session.models.values()][0] ?? 'none/none';
  return session.ids.get(name) ?? UNKNOWN_IDS[name] ?? 'unknown';
}

/** Well-formed ids that do not exist. */
export const UNKNOWN_IDS: Readonly<Record<string, string>> = {
  file_id: '0199f3c2-7a51-7c3e-9d0b-000000000000',
  response_id: 'resp_unknown',
  model: 'contract-check/no-such-model',
};

function exampleBody(
  session: Session,
  operation: OperationRow<string>,
  changed: Readonly<Record<string, unknown>>,
): { bytes: Buffer; contentType: string } | null {
  const [mediaType] = Object.keys(operation.request);
  if (mediaType === undefined) return null;
  const fields = { ...exampleFields(session, operation), ...changed };
  if (mediaType === 'application/json')
    return { bytes: Buffer.from(JSON.stringify(fields)), contentType: mediaType };
  return { bytes: multipartBody(partsOf(operation, fields)), contentType: MULTIPART_TYPE };
}

/** Returns the parts of a form with these fields, and a sample file for each binary field. */
export function partsOf(
  operation: OperationRow<string>,
  fields: Readonly<Record<string, unknown>>,
): FormPart[] {
  return Object.entries(fields).flatMap(([name, value]): FormPart[] => {
    if (value === undefined) return [];
    if (operation.binaryParts.includes(name)) return [[name, sampleFor(operation)]];
    return (Array.isArray(value) ? value : [value]).map((one): FormPart => [name, String(one)]);
  });
}

function sampleFor({ gateway: { capability } }: OperationRow<string>): SampleFile {
  if (capability === 'transcription') return wavSample();
  if (capability === 'image_variation') return pngSample();
  return capability === 'ocr' ? pdfSample() : textSample();
}
