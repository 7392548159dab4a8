import { mapSchema, withoutKeywords } from '../json-schema.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';

/** Bounds that the grammars of the messages format's servers refuse; generators write them of their own accord. */
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

/** A JSON schema as structured output takes it: without bounds, and with objects closed. */
export function outputSchema(schema: JsonRecord): JsonRecord {
  return mapSchema(schema, (one) => {
    const written = withoutKeywords(one, (keyword) => keyword === '$schema' || BOUNDS.has(keyword));
    const isObject = written['type'] === 'object' || isRecord(written['properties']);
    return isObject ? { ...written, additionalProperties: false } : written;
  });
}
