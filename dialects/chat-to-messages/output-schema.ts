import { mapSubschemas, portableSchema } from '../values/json-schema.ts';
import { isRecord, type JsonObject } from '../values/json-values.ts';

type Accepts = (value: unknown) => boolean;

const always: Accepts = () => true;
const isScalar: Accepts = (value) => typeof value !== 'object' || value === null;

/** Formats of strings that the vendor checks. */
const FORMATS: ReadonlySet<unknown> = new Set([
  'date-time',
  'time',
  'date',
  'duration',
  'email',
  'hostname',
  'uri',
  'ipv4',
  'ipv6',
  'uuid',
]);

/**
 * Keywords that Claude takes in strict tools and output formats, with the values that it takes (platform.claude.com,
 * structured outputs, "JSON Schema limitations").
 */
const ACCEPTED: Readonly<Record<string, Accepts>> = {
  type: always,
  title: always,
  description: always,
  default: always,
  enum: (value) => Array.isArray(value) && value.every(isScalar),
  const: isScalar,
  anyOf: always,
  allOf: always,
  $ref: (value) => typeof value === 'string' && value.startsWith('#'),
  $defs: always,
  definitions: always,
  properties: always,
  required: always,
  additionalProperties: (value) => value === false,
  items: isRecord,
  minItems: (value) => value === 0 || value === 1,
  format: (value) => FORMATS.has(value),
  pattern: isPlainPattern,
};

/** Keywords that say nothing to a model. */
const NOISE: ReadonlySet<string> = new Set(['$schema', '$id', '$comment', '$anchor']);

/**
 * Prepares a JSON schema for strict tools and output formats of Claude. Objects are closed. Keywords and values that the
 * vendor refuses, also those that JSON Schema gets in future, move into the description, where the model reads them.
 */
export function outputSchema(schema: JsonObject): JsonObject {
  return narrowed(portableSchema(schema));
}

function narrowed(schema: JsonObject): JsonObject {
  return mapSubschemas(acceptedSchema(schema), narrowed);
}

function acceptedSchema(schema: JsonObject): JsonObject {
  const one = withoutWrapper(withAnyOf(schema));
  // The vendor refuses keywords beside a reference.
  if (ACCEPTED['$ref']?.(one['$ref']) === true) return referenceOf(one);
  const accepted: JsonObject = {};
  const moved: JsonObject = {};
  for (const [keyword, value] of Object.entries(one)) {
    if (Object.hasOwn(ACCEPTED, keyword) && ACCEPTED[keyword]?.(value) === true) accepted[keyword] = value;
    else if (!NOISE.has(keyword) && !saysNothing(keyword, value)) moved[keyword] = value;
  }
  const isObject = accepted['type'] === 'object' || isRecord(accepted['properties']);
  return {
    ...accepted,
    ...(isObject ? { additionalProperties: false } : {}),
    ...describedBy(accepted['description'], moved),
  };
}

/** A reference, with the definitions beside it where the whole schema is one. */
function referenceOf({ $ref, $defs, definitions }: JsonObject): JsonObject {
  return {
    $ref,
    ...($defs === undefined ? {} : { $defs }),
    ...(definitions === undefined ? {} : { definitions }),
  };
}

/** The vendor refuses `oneOf`. The first form that fits is enough for output that is generated. */
function withAnyOf(schema: JsonObject): JsonObject {
  const { oneOf, ...rest } = schema;
  return Array.isArray(oneOf) && rest['anyOf'] === undefined ? { ...rest, anyOf: oneOf } : schema;
}

/** Resolves an `allOf` of one schema, which generators write around references, and which the vendor refuses there. */
function withoutWrapper(schema: JsonObject): JsonObject {
  const { allOf, ...rest } = schema;
  const inner: unknown = Array.isArray(allOf) && allOf.length === 1 ? allOf[0] : undefined;
  return isRecord(inner) ? withoutWrapper({ ...inner, ...rest }) : schema;
}

/** Whether a keyword restricts nothing: objects are open, and lists of any length, unless a schema says otherwise. */
function saysNothing(keyword: string, value: unknown): boolean {
  return value === null || (keyword === 'additionalProperties' && value === true);
}

/** A description with the rules that the vendor does not take as keywords. Empty without such rules. */
export function describedBy(description: unknown, moved: JsonObject): JsonObject {
  if (Object.keys(moved).length === 0) return {};
  const rest = `Further rules of this value (JSON Schema): ${JSON.stringify(moved)}`;
  return {
    description: typeof description === 'string' && description !== '' ? `${description}\n${rest}` : rest,
  };
}

/** Look-around, references to groups, and boundaries of words, which the vendor's grammars do not have. */
const BEYOND_GRAMMARS = /\(\?(?!:)|\\[1-9bBk]|\\[pP]\{/;

/** Whether a `pattern` is within what Claude takes: classes, groups, alternatives and quantifiers. */
function isPlainPattern(pattern: unknown): boolean {
  return typeof pattern === 'string' && !BEYOND_GRAMMARS.test(pattern);
}
