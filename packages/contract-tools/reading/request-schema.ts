import { follow } from './contract.ts';
import type { ContractDocument, SchemaObject } from './document.ts';

/** The properties of a request body, and which are required, over `$ref` and `allOf`. */
export interface BodyShape {
  properties: Record<string, SchemaObject>;
  required: string[];
}

export function shapeOf(document: ContractDocument, schema: SchemaObject): BodyShape {
  const found = follow(document, schema);
  const shape: BodyShape = { properties: { ...found.properties }, required: [...(found.required ?? [])] };
  for (const part of found.allOf ?? []) {
    const inner = shapeOf(document, part);
    Object.assign(shape.properties, inner.properties);
    shape.required.push(...inner.required);
  }
  return shape;
}

export function isBinary(document: ContractDocument, schema: SchemaObject): boolean {
  const found = follow(document, schema);
  const alternatives = [...(found.anyOf ?? []), ...(found.oneOf ?? [])];
  if (found.format === 'binary' || found['contentMediaType'] !== undefined) return true;
  if (found.items !== undefined && isBinary(document, found.items)) return true;
  return alternatives.some((one) => isBinary(document, one));
}

export function isArray(document: ContractDocument, schema: SchemaObject): boolean {
  const found = follow(document, schema);
  if ([found.type].flat().includes('array')) return true;
  return [...(found.anyOf ?? []), ...(found.oneOf ?? [])].some((one) => isArray(document, one));
}

/** Returns the schema of the properties that admission reads. Null when the body has none of them. */
export function consumedSchema(document: ContractDocument, body: SchemaObject): SchemaObject | null {
  const { properties, required } = shapeOf(document, body);
  const names = ['model', 'guardrails'].filter((name) => properties[name] !== undefined);
  if (names.length === 0) return null;
  return {
    type: 'object',
    required: required.filter((name) => names.includes(name)),
    properties: Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])),
  };
}

/**
 * Returns the schema of the text fields of a multipart body. The multipart reader checks the files. An empty part of a field that
 * is no text counts as absent: Ajv reads it as null.
 */
export function fieldsSchema(document: ContractDocument, body: SchemaObject): SchemaObject {
  const { properties, required } = shapeOf(document, body);
  const fields = Object.entries(properties).filter(([, schema]) => !isBinary(document, schema));
  const names = fields.map(([name]) => name);
  return {
    type: 'object',
    required: required.filter((name) => names.includes(name)),
    properties: Object.fromEntries(
      fields.map(([name, schema]) => [name, required.includes(name) ? schema : orEmpty(document, schema)]),
    ),
  };
}

function orEmpty(document: ContractDocument, schema: SchemaObject): SchemaObject {
  const found = follow(document, schema);
  const types = [found.type ?? []].flat();
  return types.length === 0 || types.includes('string') ? schema : { ...found, type: [...types, 'null'] };
}
