import { isRecord, type JsonRecord } from '../json-values.ts';

/**
 * Bounds that the grammars of the messages format's servers refuse; generators write them of their own accord, such as zod's
 * ±2^53 for integers (wire formats §4.1).
 */
const BOUNDS: ReadonlySet<string> = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
]);

/** Keywords whose value maps names of the caller's own to schemas. */
const BY_NAME: ReadonlySet<string> = new Set(['properties', '$defs', 'definitions']);
const LISTS: ReadonlySet<string> = new Set(['anyOf', 'allOf', 'oneOf', 'prefixItems']);

/** A JSON schema as structured output takes it: without bounds, and with objects closed. */
export function outputSchema(schema: JsonRecord): JsonRecord {
  const written: JsonRecord = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === '$schema' || BOUNDS.has(keyword)) continue;
    written[keyword] = valueOf(keyword, value);
  }
  if (written['type'] === 'object' || isRecord(written['properties']))
    written['additionalProperties'] = false;
  return written;
}

function valueOf(keyword: string, value: unknown): unknown {
  if (BY_NAME.has(keyword) && isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, schemaOrElse(inner)]));
  }
  if (LISTS.has(keyword) && Array.isArray(value)) return value.map(schemaOrElse);
  return keyword === 'items' ? schemaOrElse(value) : value;
}

function schemaOrElse(value: unknown): unknown {
  return isRecord(value) ? outputSchema(value) : value;
}
