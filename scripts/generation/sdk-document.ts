import type { ContractDocument, SchemaObject } from './document.ts';

/**
 * The contract as the SDK's types have it: where it names the properties of a request, others do not compile. The variants that
 * stand for what only a backend knows keep theirs.
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

/** Named properties of which `type` can be any word. */
function isCatchAll({ properties = {} }: SchemaObject): boolean {
  const { type } = properties;
  return type?.type === 'string' && type['const'] === undefined && type['enum'] === undefined;
}

/** Editors complete the known values of a text that may also be another one. */
export function withKnownValues(types: string): string {
  return types.replace(/((?:'[^'\n]*' \| )+)string(?=[;\n |>)])/g, '$1(string & {})');
}
