import { isRecord, type JsonObject } from './json-values.ts';

/** Keywords whose value maps the client's names to schemas. */
const BY_NAME: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'definitions',
]);
const LISTS: ReadonlySet<string> = new Set(['anyOf', 'allOf', 'oneOf', 'prefixItems', 'items']);
const SINGLE: ReadonlySet<string> = new Set([
  'items',
  'additionalProperties',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
]);

const BOUNDS: ReadonlySet<string> = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']);

/**
 * Prepares a client's JSON schema for a backend of another format. It removes `$schema`, which agents write into tools,
 * and the bounds of all safe integers, which zod 4 writes for every integer; grammar engines fail on both
 * (docs/wire-formats/chat.md#chat-requests). A `required` that is no list of different names, such as `null`, is no valid
 * schema; vendors refuse it (anthropics/claude-code#49637, lidge-jun/opencodex#270).
 */
export function portableSchema(schema: JsonObject): JsonObject {
  return mapSchema(schema, (one) => {
    const kept = withoutKeywords(one, isNoise);
    const { required } = kept;
    if (!Array.isArray(required)) return kept;
    const names = [...new Set(required)];
    return names.length === required.length ? kept : { ...kept, required: names };
  });
}

/**
 * Adds the description of a response format to its schema, for formats that have no other place for it. A reference has
 * no description beside it.
 */
export function describedSchema(schema: JsonObject, description: unknown): JsonObject {
  if (typeof description !== 'string' || description === '' || '$ref' in schema) return schema;
  const { description: own } = schema;
  const isAdded = typeof own === 'string' && own !== '' && own !== description;
  return { ...schema, description: isAdded ? `${description}\n${own}` : description };
}

/**
 * Prepares the schema of a function's parameters. OpenAI refuses one without `properties`, which servers of tools write
 * for functions without parameters (langchain-ai/langchain-mcp-adapters#137).
 */
export function parametersSchema(schema: JsonObject): JsonObject {
  return { type: 'object', properties: {}, ...portableSchema(schema) };
}

/**
 * Changes every schema within a schema, the inner ones first. Names and examples are not schemas. What does not change is not copied: of
 * the schemas of a request hardly any do.
 */
export function mapSchema(schema: JsonObject, change: (one: JsonObject) => JsonObject): JsonObject {
  return change(mapSubschemas(schema, (one) => mapSchema(one, change)));
}

/** Changes the schemas directly within a schema. */
export function mapSubschemas(schema: JsonObject, change: (one: JsonObject) => JsonObject): JsonObject {
  const inner = (one: unknown): unknown => (isRecord(one) ? change(one) : one);
  return mapMembers(schema, (value, keyword) => {
    if (typeof value !== 'object') return value;
    if (LISTS.has(keyword) && Array.isArray(value)) return mapItems(value, inner);
    if (BY_NAME.has(keyword) && isRecord(value)) return mapMembers(value, inner);
    return SINGLE.has(keyword) ? inner(value) : value;
  });
}

function mapMembers(object: JsonObject, map: (value: unknown, name: string) => unknown): JsonObject {
  let changed: [name: string, value: unknown][] | null = null;
  for (const name of Object.keys(object)) {
    const value = map(object[name], name);
    if (value !== object[name]) (changed ??= []).push([name, value]);
  }
  // `fromEntries` handles the name `__proto__` like any other.
  return changed === null ? object : { ...object, ...Object.fromEntries<unknown>(changed) };
}

function mapItems(items: readonly unknown[], map: (item: unknown) => unknown): readonly unknown[] {
  const mapped = items.map(map);
  return mapped.some((item, index) => item !== items[index]) ? mapped : items;
}

function withoutKeywords(
  schema: JsonObject,
  isRemoved: (keyword: string, value: unknown) => boolean,
): JsonObject {
  const removed = Object.keys(schema).filter((keyword) => isRemoved(keyword, schema[keyword]));
  if (removed.length === 0) return schema;
  const kept = { ...schema };
  for (const keyword of removed) Reflect.deleteProperty(kept, keyword);
  return kept;
}

function isNoise(keyword: string, value: unknown): boolean {
  if (keyword === '$schema') return true;
  if (keyword === 'required') return !Array.isArray(value);
  if (!BOUNDS.has(keyword)) return false;
  return (
    typeof value === 'bigint' || (typeof value === 'number' && Math.abs(value) >= Number.MAX_SAFE_INTEGER)
  );
}
