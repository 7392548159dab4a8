import { mapSchema, withoutKeywords } from '../json-schema.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';

/** Keywords for bounds, which servers of the messages format refuse. Schema generators add them automatically. */
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

/** Prepares a JSON schema for structured output: without bounds, and with closed objects. */
export function outputSchema(schema: JsonRecord): JsonRecord {
  return mapSchema(schema, (one) => {
    const written = withoutKeywords(one, (keyword) => keyword === '$schema' || BOUNDS.has(keyword));
    const isObject = written['type'] === 'object' || isRecord(written['properties']);
    return isObject ? { ...written, additionalProperties: false } : written;
  });
}
