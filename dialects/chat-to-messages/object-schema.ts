import { isRecord, type JsonObject } from '../values/json-values.ts';
import { describedBy } from './output-schema.ts';

/** Keywords that the vendor refuses at the top of a tool's schema, and accepts below. */
const COMBINING = ['anyOf', 'oneOf', 'allOf'] as const;

/**
 * Returns the schema of a tool as one object. The forms that it combines become one list of properties, and move as they
 * are into the description, where the model reads them. Fields that only some forms require become optional.
 */
export function objectSchema(schema: JsonObject): JsonObject {
  const rest: JsonObject = { ...schema };
  const moved: JsonObject = {};
  const forms: JsonObject[] = [];
  for (const keyword of COMBINING) {
    const value = schema[keyword];
    if (value === undefined) continue;
    delete rest[keyword];
    moved[keyword] = value;
    if (Array.isArray(value)) forms.push(...value.filter(isRecord));
  }
  if (Object.keys(moved).length === 0) return schema;
  const properties = joinedProperties([schema, ...forms]);
  const required = [schema, ...recordsIn(schema['allOf'])].flatMap((one) => namesIn(one['required']));
  return {
    ...rest,
    type: 'object',
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
    ...(required.length === 0 ? {} : { required: [...new Set(required)] }),
    ...describedBy(schema['description'], moved),
  };
}

/** Returns the properties of all forms. One that differs between them may have any of its schemas. */
function joinedProperties(forms: readonly JsonObject[]): JsonObject {
  const schemas = new Map<string, Map<string, unknown>>();
  for (const { properties } of forms)
    for (const [name, schema] of Object.entries(isRecord(properties) ? properties : {})) {
      const known = schemas.get(name) ?? new Map<string, unknown>();
      schemas.set(name, known.set(JSON.stringify(schema), schema));
    }
  const joined = [...schemas].map(([name, known]) => {
    const all = [...known.values()];
    return [name, all.length === 1 ? all[0] : { anyOf: all }];
  });
  // `fromEntries` handles the name `__proto__` like any other.
  return Object.fromEntries(joined) as JsonObject;
}

function recordsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}
