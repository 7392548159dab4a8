import type { JsonSchema } from '../../../scripts/test-bed/contract-document.ts';
import { compileSchema, resolveSchema, schemaList, schemaMap, typesOf } from './contract-schemas.ts';

/** A valid body with one change that makes it invalid. */
export interface InvalidBody {
  /** `messages.0.role: not one of the values` */
  label: string;
  body: unknown;
  /** The status of the response: 422 for what the gateway itself reads, 400 for the rest. */
  status: 400 | 422;
}

interface Place {
  path: readonly (string | number)[];
  schema: JsonSchema;
  isRequired: boolean;
}

const CONSUMED = new Set<string | number>(['model', 'guardrails']);
const DEEPEST = 6;
const SAMPLES: Readonly<Record<string, unknown>> = {
  string: 'x',
  number: 1.5,
  boolean: true,
  array: [[]],
  object: { x: {} },
  null: null,
};

/**
 * Returns bodies that differ from a valid one in one property that the schema restricts: missing, of another
 * type, out of bounds, or not in a closed list. Only bodies that Ajv rejects are returned.
 */
export function invalidBodies(schema: JsonSchema, valid: unknown): InvalidBody[] {
  const validate = compileSchema(schema);
  if (!validate(valid)) throw new Error('the body to spoil is not valid itself');
  return placesOf({ path: [], schema, isRequired: true }, valid)
    .flatMap((place) => faultsAt(place, valid))
    .filter(({ body }) => !validate(body));
}

/** Every property that the schema names, where the body has an object for it. */
function placesOf(place: Place, value: unknown): Place[] {
  if (place.path.length >= DEEPEST) return [];
  const schemas = branchesOf(place.schema);
  const places: Place[] = [];
  for (const schema of schemas) {
    if (Array.isArray(value)) {
      const items = schema['items'];
      if (typeof items === 'object' && items !== null && value.length > 0) {
        const first: Place = { path: [...place.path, 0], schema: items as JsonSchema, isRequired: false };
        places.push(first, ...placesOf(first, value[0]));
      }
    } else if (typeof value === 'object' && value !== null) {
      const required = Array.isArray(schema['required']) ? schema['required'] : [];
      for (const [name, property] of schemaMap(schema['properties'])) {
        const next = { path: [...place.path, name], schema: property, isRequired: required.includes(name) };
        places.push(next, ...placesOf(next, member(value, name)));
      }
    }
  }
  return places;
}

function faultsAt({ path, schema, isRequired }: Place, valid: unknown): InvalidBody[] {
  const [first] = path;
  const status = first !== undefined && CONSUMED.has(first) ? 422 : 400;
  const fault = (reason: string, replacement: unknown): InvalidBody => ({
    label: `${path.join('.')}: ${reason}`,
    body: changed(valid, path, replacement),
    status,
  });
  const branches = branchesOf(schema);
  const types = branches.flatMap(typesOf);
  const wrongTypes = Object.entries(SAMPLES).filter(([type]) => !types.includes(type));
  return [
    ...(isRequired ? [fault('missing', undefined)] : []),
    ...wrongTypes.map(([type, sample]) => fault(`of type ${type}`, sample)),
    ...branches.flatMap((branch) => outOfBounds(branch).map(([reason, value]) => fault(reason, value))),
  ];
}

function outOfBounds(schema: JsonSchema): [reason: string, value: unknown][] {
  const found: [string, unknown][] = [];
  const bound = (keyword: string, reason: string, spoil: (limit: number) => unknown): void => {
    const limit = schema[keyword];
    if (typeof limit === 'number' && limit < 100_000) found.push([reason, spoil(limit)]);
  };
  bound('minimum', 'below the minimum', (limit) => limit - 1);
  bound('maximum', 'above the maximum', (limit) => limit + 1);
  bound('exclusiveMinimum', 'at the exclusive minimum', (limit) => limit);
  bound('exclusiveMaximum', 'at the exclusive maximum', (limit) => limit);
  bound('minLength', 'too short', (limit) => 'x'.repeat(Math.max(0, limit - 1)));
  bound('maxLength', 'too long', (limit) => 'x'.repeat(limit + 1));
  bound('minItems', 'with too few items', () => []);
  if (Array.isArray(schema['enum']) || 'const' in schema)
    found.push(['not one of the values', 'no-such-value']);
  if ('pattern' in schema || 'format' in schema) found.push(['of another form', '\u0001']);
  return found;
}

/** The schema, or its alternatives at all depths. */
function branchesOf(given: JsonSchema, depth = 0): JsonSchema[] {
  const schema = resolveSchema(given);
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => schemaList(schema[keyword]));
  if (depth > 4 || alternatives.length === 0) return [schema];
  return [schema, ...alternatives.flatMap((one) => branchesOf(one, depth + 1))];
}

function changed(value: unknown, path: readonly (string | number)[], replacement: unknown): unknown {
  const copy: unknown = structuredClone(value);
  let place: unknown = copy;
  for (const step of path.slice(0, -1)) place = member(place, step);
  const last = path.at(-1);
  if (last === undefined || typeof place !== 'object' || place === null) return copy;
  if (replacement === undefined) Reflect.deleteProperty(place, last);
  else Reflect.set(place, last, replacement);
  return copy;
}

function member(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
