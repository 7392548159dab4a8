import {
  fieldTerms,
  type Field,
  type ListField,
  type Literal,
  type ObjectField,
  type ScalarField,
} from './field.ts';

/** The error for a schema that cannot be filled from a text. The message states where and why. */
export class UnfillableSchema extends Error {}

type Schema = Record<string, unknown>;

const MOST_FIELDS = 64;
const MOST_LEVELS = 4;
const MOST_OPTIONS = 100;

/** Parses a JSON schema into fields. Throws `UnfillableSchema` for a schema that cannot be filled. */
export function readSchema(schema: unknown): ObjectField {
  const reader = new SchemaReader(isSchema(schema) ? schema : {});
  const root = reader.read(schema, '', 0);
  if (root.kind === 'object') return root;
  throw new UnfillableSchema('the schema must describe an object');
}

class SchemaReader {
  readonly #root: Schema;
  #fields = 0;

  constructor(root: Schema) {
    this.#root = root;
  }

  read(value: unknown, name: string, level: number): Field {
    this.#fields += 1;
    if (this.#fields > MOST_FIELDS) throw new UnfillableSchema(`it has more than ${MOST_FIELDS} fields`);
    if (level > MOST_LEVELS) throw unfillable(name, `is nested more than ${MOST_LEVELS} levels deep`);
    const { schema, isNullable } = withoutNull(this.#resolved(value, name, 0), name);
    const given = this.#resolved(schema, name, 0);
    const description = typeof given['description'] === 'string' ? given['description'] : '';
    const named = { name, terms: fieldTerms(name, description), isNullable };
    const options = optionsOf(given);
    if (options !== undefined) return { ...named, kind: 'choice', options };
    switch (typeOf(given)) {
      case 'object':
        return { ...named, kind: 'object', members: this.#members(given, level) };
      case 'array':
        return this.#list(given, named, level);
      case 'string': {
        const format = typeof given['format'] === 'string' ? given['format'] : '';
        if (given['pattern'] !== undefined) throw unfillable(name, 'has a pattern');
        return { ...named, kind: 'text', format, maxLength: numberOr(given['maxLength'], 2_000) };
      }
      case 'number':
      case 'integer': {
        const minimum = numberOr(given['minimum'], -Infinity);
        const maximum = numberOr(given['maximum'], Infinity);
        return { ...named, kind: 'number', isInteger: typeOf(given) === 'integer', minimum, maximum };
      }
      case 'boolean':
        return { ...named, kind: 'flag' };
      default:
        throw unfillable(name, 'is neither text, number, boolean, enum, list nor object');
    }
  }

  #members(schema: Schema, level: number): ObjectField['members'] {
    const properties = isSchema(schema['properties']) ? schema['properties'] : {};
    const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
    return Object.entries(properties).map(([name, property]) => ({
      field: this.read(property, name, level + 1),
      isRequired: required.includes(name),
    }));
  }

  #list(schema: Schema, named: Omit<ListField, 'kind' | 'items' | 'maxItems'>, level: number): ListField {
    const items = this.read(schema['items'], named.name, level + 1);
    if (!isScalar(items)) throw unfillable(named.name, 'is a list of lists or objects');
    const terms = [...new Set([...named.terms, ...items.terms])];
    return { ...named, terms, kind: 'list', items, maxItems: numberOr(schema['maxItems'], 100) };
  }

  /** Resolves references within the schema. */
  #resolved(value: unknown, name: string, steps: number): Schema {
    if (!isSchema(value)) throw unfillable(name, 'has no schema');
    const { $ref: reference } = value;
    if (typeof reference !== 'string') return value;
    if (!reference.startsWith('#/') || steps > MOST_LEVELS)
      throw unfillable(name, 'refers to another schema');
    let found: unknown = this.#root;
    for (const step of reference.slice(2).split('/')) found = isSchema(found) ? found[step] : undefined;
    return this.#resolved(found, name, steps + 1);
  }
}

/** Returns the schema without null, if null is one of two alternatives. */
function withoutNull(schema: Schema, name: string): { schema: unknown; isNullable: boolean } {
  const { type } = schema;
  if (Array.isArray(type)) {
    const types: readonly unknown[] = type;
    const others = types.filter((one) => one !== 'null');
    if (others.length !== 1) throw unfillable(name, 'has several types');
    return { schema: { ...schema, type: others[0] }, isNullable: others.length < types.length };
  }
  const alternatives = schema['anyOf'] ?? schema['oneOf'];
  if (!Array.isArray(alternatives)) return { schema, isNullable: schema['nullable'] === true };
  const all: readonly unknown[] = alternatives;
  const others = all.filter((one) => !(isSchema(one) && one['type'] === 'null'));
  if (others.length !== 1) throw unfillable(name, 'has several alternatives');
  const [only] = others;
  const inner: Schema = isSchema(only) ? only : {};
  const isNullable = others.length < all.length;
  return { schema: { description: schema['description'], ...inner }, isNullable };
}

function optionsOf(schema: Schema): Literal[] | undefined {
  const values = 'const' in schema ? [schema['const']] : schema['enum'];
  if (!Array.isArray(values) || values.length > MOST_OPTIONS) return undefined;
  const options = values.filter(isLiteral);
  return options.length === 0 ? undefined : options;
}

function isLiteral(value: unknown): value is Literal {
  return ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
}

function typeOf(schema: Schema): unknown {
  return schema['type'] ?? ('properties' in schema ? 'object' : undefined);
}

function isScalar(field: Field): field is ScalarField {
  return field.kind !== 'object' && field.kind !== 'list';
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function numberOr(value: unknown, other: number): number {
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : other;
}

function unfillable(name: string, why: string): UnfillableSchema {
  return new UnfillableSchema(name === '' ? `the schema ${why}` : `'${name.slice(0, 64)}' ${why}`);
}
