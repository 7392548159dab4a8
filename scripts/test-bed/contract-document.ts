import document from '../../generated/openapi.json' with { type: 'json' };
import type { OperationId } from '../../generated/contract.ts';
import { operations, type Operation } from '../../generated/operations.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

interface MediaTypeObject {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface OperationObject {
  requestBody?: { content: Record<string, MediaTypeObject> };
}

// The contract's own form; the compiler sees only this one document's.
const paths = document.paths as unknown as Record<string, Record<string, OperationObject>>;
export const componentSchemas = document.components.schemas as unknown as Readonly<
  Record<string, JsonSchema>
>;

export function operationRow(operationId: OperationId): Operation {
  const row = operations.find((operation) => operation.operationId === operationId);
  if (row === undefined) throw new Error(`the contract has no operation ${operationId}`);
  return row;
}

/** The media type, schema and example of an operation's request body. Null without a body. */
export function requestMedia(
  operationId: OperationId,
): { mediaType: string; schema: JsonSchema; example: unknown } | null {
  const { path, method } = operationRow(operationId);
  const [entry] = Object.entries(paths[path]?.[method]?.requestBody?.content ?? {});
  if (entry === undefined) return null;
  const [mediaType, { schema, example, examples }] = entry;
  return { mediaType, schema, example: example ?? Object.values(examples ?? {})[0]?.value };
}
