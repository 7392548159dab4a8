import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { componentSchemas, type JsonSchema } from '../../../scripts/test-bed/contract-document.ts';

const CONTRACT = 'contract';
const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats.default(ajv);
ajv.addFormat('binary', true);
ajv.addSchema({ components: { schemas: componentSchemas } }, CONTRACT);

/** Compiles a schema of the contract with Ajv, independently of the validators of the server. */
export function compileSchema(schema: JsonSchema): ValidateFunction {
  return ajv.compile(absolute(schema) as JsonSchema);
}

/** Resolves a reference at the top of a schema. Throws when its target does not exist. */
export function resolveSchema(schema: JsonSchema): JsonSchema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const found = componentSchemas[reference.replace('#/components/schemas/', '')];
  if (found === undefined) throw new Error(`no schema ${reference}`);
  return resolveSchema({ ...found, ...schema, $ref: found['$ref'] });
}

function absolute(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(absolute);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]: [string, unknown]) => [
    key,
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? CONTRACT + value : absolute(value),
  ]);
  return Object.fromEntries(entries);
}

export function schemaList(value: unknown): JsonSchema[] {
  // Lists of schemas in the contract contain nothing else.
  return Array.isArray(value) ? (value as JsonSchema[]) : [];
}

export function schemaMap(value: unknown): [string, JsonSchema][] {
  // Maps of schemas in the contract contain nothing else.
  return typeof value === 'object' && value !== null
    ? Object.entries(value as Record<string, JsonSchema>)
    : [];
}

/**
 * The JSON types of a schema. Without `type` they follow from its other keywords; none means any type.
 */
export function typesOf(schema: JsonSchema): string[] {
  const { type } = schema;
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.map(String);
  if ('properties' in schema) return ['object'];
  return 'items' in schema ? ['array'] : [];
}
