import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface MediaTypeObject {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Readonly<Record<string, { value?: unknown }>>;
  /** Format and end of a stream. */
  'x-gateway-stream'?: {
    terminator?: string;
    lastEvents?: readonly string[];
    repeats?: boolean;
    named?: boolean;
    afterError?: string;
  };
}

export interface ResponseObject {
  headers?: Readonly<Record<string, unknown>>;
  content?: Readonly<Record<string, MediaTypeObject>>;
}

export interface OperationObject {
  requestBody?: { content: Readonly<Record<string, MediaTypeObject>> };
  responses: Readonly<Record<string, ResponseObject | { $ref: string }>>;
}

/** The parts of `generated/openapi.json` that checks and the mock server read. */
export interface ContractDocument {
  info: { version: string };
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  components: {
    schemas: Readonly<Record<string, JsonSchema>>;
    headers: Readonly<Record<string, { schema: JsonSchema }>>;
    responses: Readonly<Record<string, ResponseObject>>;
  };
  'x-gateway-cors'?: Readonly<Record<string, { schema?: JsonSchema }>>;
  'x-gateway-limits': { requestBodyBytes: number; headerLineBytes: number; stalledUploadMs: number };
}

const loaded = new Map<string, ContractDocument>();

/** Returns the contract as JSON. It is read on the first call. */
export function contractDocument(): ContractDocument {
  return readDocument('../../../generated/openapi.json');
}

/** Returns the contract of the management as JSON. */
export function adminDocument(): ContractDocument {
  return readDocument('../../../generated/admin/openapi.json');
}

function readDocument(path: string): ContractDocument {
  const known = loaded.get(path);
  if (known !== undefined) return known;
  // `npm run generate` writes this form, and the contract lint checks it.
  const read = JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as ContractDocument;
  loaded.set(path, read);
  return read;
}

/** Resolves the `$ref` of a schema, if it has one. */
export function resolveSchema(document: ContractDocument, schema: JsonSchema): JsonSchema {
  const name = schemaName(schema);
  return name === null ? schema : resolveSchema(document, document.components.schemas[name] ?? {});
}

/** Returns the name of the component that a schema refers to. Null without a `$ref`. */
export function schemaName({ $ref: reference }: JsonSchema): string | null {
  const prefix = '#/components/schemas/';
  return typeof reference === 'string' && reference.startsWith(prefix)
    ? reference.slice(prefix.length)
    : null;
}

/** Returns the response that an operation declares for a status. */
export function declaredResponse(
  document: ContractDocument,
  { path, method }: { path: string; method: string },
  status: string,
): ResponseObject | null {
  const found = document.paths[path]?.[method]?.responses[status];
  if (found === undefined) return null;
  if (!('$ref' in found)) return found;
  return document.components.responses[found.$ref.split('/').at(-1) ?? ''] ?? null;
}

/** Returns all examples of a body, in the order of the contract. */
export function examplesOf({ example, examples }: MediaTypeObject): unknown[] {
  const named = Object.values(examples ?? {}).map(({ value }) => value);
  return example === undefined ? named : [example, ...named];
}
