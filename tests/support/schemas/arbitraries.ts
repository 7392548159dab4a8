import fc from 'fast-check';
import type { JsonSchema } from '../../../scripts/test-bed/contract-document.ts';
import { compileSchema, resolveSchema, schemaList, schemaMap, typesOf } from './contract-schemas.ts';

/** Below this depth only required members are generated, so that recursive schemas end. */
const DEEP = 5;

/** Generates values that are valid against a schema of the contract, as checked by Ajv. */
export function validValues(schema: JsonSchema): fc.Arbitrary<unknown> {
  const validate = compileSchema(schema);
  return valueOf(schema, 0).filter((value) => validate(value));
}

function valueOf(given: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const schema = resolveSchema(given);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const all = schemaList(schema['allOf']);
  if (all.length > 0) return merged([without(schema, 'allOf'), ...all], depth);
  const alternatives = [...schemaList(schema['anyOf']), ...schemaList(schema['oneOf'])];
  if (alternatives.length > 0) {
    const base = without(schema, 'anyOf', 'oneOf');
    const isObject = typesOf(base).includes('object');
    return fc.oneof(
      ...alternatives.map((one) => (isObject ? merged([base, one], depth) : valueOf(one, depth + 1))),
    );
  }
  const types = typesOf(schema);
  if (types.length === 0) return fc.jsonValue({ maxDepth: 1 });
  return fc.oneof(...types.map((type) => ofType(type, schema, depth)));
}

function ofType(type: string, schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer(boundsOf(schema, 1));
    case 'number':
      return fc.double({ ...boundsOf(schema, 0.001), noNaN: true }).map((value) => (value === 0 ? 0 : value));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listOf(schema, depth);
    case 'object':
      return objectOf(schema, depth);
    default:
      throw new Error(`no values of type ${type}`);
  }
}

function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  const minLength = numberIn(schema, 'minLength') ?? 0;
  const { format, pattern } = schema;
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  if (format === 'uuid') return fc.uuid();
  if (format === 'uri') return fc.webUrl();
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map((date) => date.toISOString());
  if (format === 'date') return fc.constantFrom('2026-01-31', '2028-02-29');
  const maxLength = Math.min(numberIn(schema, 'maxLength') ?? Infinity, minLength + 20);
  return fc.string({ minLength, maxLength, unit: 'grapheme' });
}

function boundsOf(schema: JsonSchema, step: number): { min: number; max: number } {
  const above = numberIn(schema, 'exclusiveMinimum');
  const below = numberIn(schema, 'exclusiveMaximum');
  const min = above === undefined ? (numberIn(schema, 'minimum') ?? -1_000) : above + step;
  const max = below === undefined ? (numberIn(schema, 'maximum') ?? Math.max(1_000, min)) : below - step;
  return { min, max };
}

function listOf(schema: JsonSchema, depth: number): fc.Arbitrary<unknown[]> {
  const minLength = numberIn(schema, 'minItems') ?? 0;
  // Arbitraries are created before they are used, so deep ones must not be created at all.
  if (depth >= DEEP && minLength === 0) return fc.constant([]);
  const wanted = depth >= DEEP ? minLength : minLength + 2;
  const maxLength = Math.min(numberIn(schema, 'maxItems') ?? wanted, wanted);
  // Without `items` the list may contain anything.
  return fc.array(valueOf((schema['items'] ?? {}) as JsonSchema, depth + 1), { minLength, maxLength });
}

function objectOf(schema: JsonSchema, depth: number): fc.Arbitrary<object> {
  const required = requiredIn(schema);
  const properties = schemaMap(schema['properties']).filter(
    ([name]) => required.includes(name) || depth < DEEP,
  );
  const known = new Set(properties.map(([name]) => name));
  const values = Object.fromEntries(
    properties.map(([name, property]) => [name, valueOf(property, depth + 1)]),
  );
  for (const name of required) if (!known.has(name)) values[name] = fc.string();
  const record = fc.record(values, { requiredKeys: required });
  const { additionalProperties } = schema;
  const rest = typeof additionalProperties === 'object' ? (additionalProperties as JsonSchema) : null;
  if (rest === null || depth >= DEEP) return record;
  const others = fc.dictionary(fc.stringMatching(/^x_[a-z]{1,6}$/), valueOf(rest, depth + 1), { maxKeys: 2 });
  return fc.tuple(others, record).map(([some, fixed]) => ({ ...some, ...fixed }));
}

/** Generates one object with the members of all. Incompatible combinations are filtered out at the end. */
function merged(schemas: readonly JsonSchema[], depth: number): fc.Arbitrary<unknown> {
  const parts = schemas.map((schema) => valueOf({ type: 'object', ...resolveSchema(schema) }, depth));
  return fc.tuple(...parts).map((values) => Object.assign({}, ...values) as object);
}

function without(schema: JsonSchema, ...keywords: string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

function requiredIn(schema: JsonSchema): string[] {
  const { required } = schema;
  return Array.isArray(required) ? required.map(String) : [];
}

function numberIn(schema: JsonSchema, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === 'number' ? value : undefined;
}
