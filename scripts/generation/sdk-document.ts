import type { ContractDocument, SchemaObject } from './document.ts';

/**
 * Changes the contract for the SDK's types. Undeclared properties of a request do not compile, except in variants that only a
 * backend supports.
 */
export function sdkDocument(document: ContractDocument): ContractDocument {
  const copy = structuredClone(document);
  for (const schema of Object.values(copy.components.schemas)) close(schema);
  return copy;
}

function close(node: unknown): void {
  if (node === null || typeof node !== 'object') return;
  const schema = node as SchemaObject;
  if (schema.additionalProperties === true && schema.properties !== undefined && !isCatchAll(schema))
    delete schema.additionalProperties;
  for (const value of Object.values(node)) close(value);
}

/** Whether a schema has properties, and any value of `type`. */
function isCatchAll({ properties = {} }: SchemaObject): boolean {
  const { type } = properties;
  return type?.type === 'string' && type['const'] === undefined && type['enum'] === undefined;
}

/** Lists the known values of an open text, so that editors complete them. */
export function withKnownValues(types: string): string {
  return types.replace(/((?:'[^'\n]*' \| )+)string(?=[;\n |>)])/g, '$1(string & {})');
}
