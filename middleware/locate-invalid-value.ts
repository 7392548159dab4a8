import type { ValidationIssue } from '../contract/operation.ts';
import { chooseAlternative, type Choice } from './choose-alternative.ts';
import type { Schemas } from './schema-node.ts';
import { type SchemaNode } from './schema-node.ts';

/**
 * An invalid value by its JSON pointer: an issue of the validator, or the reason why no alternative of a union
 * matches.
 */
export type InvalidValueLocation =
  | { pointer: string; issue: ValidationIssue }
  | { pointer: string; choice: Exclude<Choice, { kind: 'match' }> }
  | { pointer: string; oneOf: readonly string[] };

/** Keywords whose issues say only that something inside them failed. */
const APPLICATORS = new Set(['anyOf', 'oneOf', 'allOf', 'if', 'discriminator']);
const UNIONS = new Set(['anyOf', 'oneOf', 'discriminator']);

/**
 * Finds the invalid value to report among a validator's issues. In a union, where the validator reports all
 * alternatives, it is that of the alternative that the value matches best. Null when it cannot be found.
 */
export function locateInvalidValue(
  schemas: Schemas,
  root: SchemaNode,
  value: unknown,
  issues: readonly ValidationIssue[],
): InvalidValueLocation | null {
  return new InvalidValueSearch(schemas).at(root, value, issueTree(issues));
}

/** The issues of one value, and those of its members. */
interface ValueIssues {
  pointer: string;
  issues: ValidationIssue[];
  members: Map<string, ValueIssues>;
  /** The schemas under which nothing was found. */
  fruitless: Set<SchemaNode>;
}

/** Arranges issues by their values, so that a search visits each of them once, however deep they are. */
function issueTree(issues: readonly ValidationIssue[]): ValueIssues {
  const root = valueIssues('');
  for (const issue of issues) {
    let place = root;
    for (const part of issue.instancePath.split('/').slice(1)) {
      const name = unescaped(part);
      let member = place.members.get(name);
      if (member === undefined) place.members.set(name, (member = valueIssues(`${place.pointer}/${part}`)));
      place = member;
    }
    place.issues.push(issue);
  }
  return root;
}

function valueIssues(pointer: string): ValueIssues {
  return { pointer, issues: [], members: new Map(), fruitless: new Set() };
}

class InvalidValueSearch {
  readonly #schemas: Schemas;

  constructor(schemas: Schemas) {
    this.#schemas = schemas;
  }

  at(node: SchemaNode, value: unknown, found: ValueIssues): InvalidValueLocation | null {
    const schema = this.#schemas.resolve(node);
    if (found.fruitless.has(schema)) return null;
    const location = this.#under(schema, value, found);
    if (location === null) found.fruitless.add(schema);
    return location;
  }

  #under(schema: SchemaNode, value: unknown, found: ValueIssues): InvalidValueLocation | null {
    const issue = found.issues.find((one) => isOf(schema, one));
    if (issue !== undefined) return { pointer: found.pointer, issue };
    for (const part of schema.allOf ?? []) {
      const location = this.at(part, value, found);
      if (location !== null) return location;
    }
    const location = this.#inside(schema, value, found);
    if (location !== null) return location;
    const oneOf = requiredChoice(schema);
    if (oneOf !== null && found.issues.some(({ keyword }) => keyword === 'not'))
      return { pointer: found.pointer, oneOf };
    return this.#inUnion(schema, value, found);
  }

  #inUnion(schema: SchemaNode, value: unknown, found: ValueIssues): InvalidValueLocation | null {
    const union = schema.anyOf ?? schema.oneOf;
    if (union === undefined || !found.issues.some(({ keyword }) => UNIONS.has(keyword))) return null;
    const { pointer } = found;
    const choice = chooseAlternative(this.#schemas, union, value);
    if (choice.kind !== 'match') return { pointer, choice };
    for (const alternative of choice.alternatives) {
      const location = this.at(alternative, value, found);
      if (location !== null) return location;
    }
    return null;
  }

  #inside({ properties = {}, additionalProperties, items }: SchemaNode, value: unknown, found: ValueIssues) {
    if (typeof value !== 'object' || value === null) return null;
    for (const [name, member] of found.members) {
      if (!Object.hasOwn(value, name)) continue;
      const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
      const node = Array.isArray(value) ? items : (properties[name] ?? others);
      const location = node === undefined ? null : this.at(node, Reflect.get(value, name), member);
      if (location !== null) return location;
    }
    return null;
  }
}

/** Returns the properties of which an object needs at least one: when it lacks all of them, `then` fails with `not`. Null for others. */
function requiredChoice({ if: lacksAll }: SchemaNode): readonly string[] | null {
  return lacksAll?.properties === undefined ? null : Object.keys(lacksAll.properties);
}

/** Whether an issue is one of this schema and not of another alternative. */
function isOf(schema: SchemaNode, { keyword, params }: ValidationIssue): boolean {
  if (APPLICATORS.has(keyword) || !Object.hasOwn(schema, keyword)) return false;
  switch (keyword) {
    case 'required':
      return schema.required?.includes(String(params['missingProperty'])) === true;
    case 'type':
      return String(schema.type) === String(params['type']);
    case 'enum':
      return JSON.stringify(schema.enum) === JSON.stringify(params['allowedValues']);
    case 'const':
      return schema.const === params['allowedValue'];
    default:
      return true;
  }
}

export function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
