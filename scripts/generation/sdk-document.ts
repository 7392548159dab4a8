import type { ContractDocument, SchemaObject } from '../../packages/contract-tools/reading/document.ts';
import { withoutVariants } from './known-variants.ts';
import { vendorKinds } from './vendor-kinds.ts';

/**
 * Changes the contract for the SDK's types. Undeclared properties of a request do not compile. Where the contract accepts
 * every other `type`, the SDK lists the kinds that the vendors' own SDKs declare: a comparison of `type` narrows, editors
 * complete it, and the vendors' types can be handed in.
 */
export function sdkDocument(document: ContractDocument): ContractDocument {
  const copy = structuredClone(document);
  const { schemas } = copy.components;
  const empty = new Set<string>();
  for (const [name, schema] of Object.entries(schemas)) {
    const known = knownKinds(schema);
    if (known === null) continue;
    const { kinds, properties } = vendorKinds(name, known);
    if (kinds.length === 0) empty.add(name);
    else schemas[name] = vendorVariant(schema, kinds, properties);
  }
  for (const [name, property, how] of looserInVendorTypes) loosen(schemas[name], property, how);
  for (const schema of Object.values(schemas)) close(schema);
  return withoutVariants(copy, empty);
}

/** Returns the kinds that a variant for every other `type` excludes. Null for other schemas. */
function knownKinds({ additionalProperties, properties }: SchemaObject): ReadonlySet<string> | null {
  const excluded = properties?.['type']?.['not'] as { enum?: string[]; const?: string } | undefined;
  if (additionalProperties !== true || excluded === undefined) return null;
  return new Set([...(excluded.enum ?? []), ...(excluded.const === undefined ? [] : [excluded.const])]);
}

function vendorVariant(schema: SchemaObject, kinds: string[], properties: string[]): SchemaObject {
  return {
    ...schema,
    additionalProperties: false,
    properties: {
      type: { type: 'string', enum: kinds },
      ...Object.fromEntries(properties.map((name) => [name, {}])),
    },
  };
}

/** Properties that a vendor's own types declare with less than the contract requires. */
const looserInVendorTypes: readonly (readonly [
  schema: string,
  property: string,
  how: 'any value' | 'optional',
])[] = [
  ['MessageInputToolUseBlock', 'input', 'any value'],
  ['ResponseFunctionTool', 'parameters', 'any value'],
  ['ResponseFunctionCallOutput', 'call_id', 'optional'],
];

function loosen(schema: SchemaObject | undefined, property: string, how: 'any value' | 'optional'): void {
  const before = schema?.properties?.[property];
  if (schema?.properties === undefined || before === undefined) return;
  const { description } = before;
  if (how === 'any value') schema.properties[property] = { description };
  else {
    schema.properties[property] = { ...before, type: ['string', 'null'] };
    schema.required = (schema.required ?? []).filter((name) => name !== property);
  }
}

function close(node: unknown): void {
  if (node === null || typeof node !== 'object') return;
  const schema = node as SchemaObject;
  if (schema.additionalProperties === true && schema.properties !== undefined && !isCatchAll(schema))
    delete schema.additionalProperties;
  const kind = schema.properties?.['type'];
  if (kind?.anyOf) kind.anyOf = kind.anyOf.filter((one) => !('not' in one));
  for (const value of Object.values(node)) close(value);
}

/** Whether a schema has properties, and any value of `type`. */
function isCatchAll({ properties = {} }: SchemaObject): boolean {
  const { type } = properties;
  return type?.type === 'string' && type['const'] === undefined && type['enum'] === undefined;
}
