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
  return new InvalidValueSearch(schemas, issues).at(root, value, '');
}

class InvalidValueSearch {
  readonly #schemas: Schemas;
  readonly #issues: readonly ValidationIssue[];

  constructor(schemas: Schemas, issues: readonly ValidationIssue[]) {
    this.#schemas = schemas;
    this.#issues = issues;
  }

  at(node: SchemaNode, value: unknown, pointer: string): InvalidValueLocation | null {
    const schema = this.#schemas.resolve(node);
    const issue = this.#issues.find((one) => one.instancePath === pointer && isOf(schema, one));
    if (issue !== undefined) return { pointer, issue };
    for (const part of schema.allOf ?? []) {
      const location = this.at(part, value, pointer);
      if (location !== null) return location;
    }
    return this.#inside(schema, value, pointer) ?? this.#inUnion(schema, value, pointer);
  }

  #inUnion(schema: SchemaNode, value: unknown, pointer: string): InvalidValueLocation | null {
    const union = schema.anyOf ?? schema.oneOf;
    const hasFailed = ({ instancePath, keyword }: ValidationIssue): boolean =>
      instancePath === pointer && (keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'discriminator');
    if (union === undefined || !this.#issues.some(hasFailed)) return null;
    const names = union.map(({ required }) => required?.[0]);
    const isChoiceOfNames = union.every((one) => one.required?.length === 1 && one.type === undefined);
    if (isChoiceOfNames) return { pointer, oneOf: names.filter((name) => name !== undefined) };
    const choice = chooseAlternative(this.#schemas, union, value);
    if (choice.kind !== 'match') return { pointer, choice };
    for (const alternative of choice.alternatives) {
      const location = this.at(alternative, value, pointer);
      if (location !== null) return location;
    }
    return null;
  }

  #inside({ properties = {}, additionalProperties, items }: SchemaNode, value: unknown, pointer: string) {
    for (const [name, child] of this.#touched(value, pointer)) {
      const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
      const node = Array.isArray(value) ? items : (properties[name] ?? others);
      const location = node === undefined ? null : this.at(node, child, `${pointer}/${escaped(name)}`);
      if (location !== null) return location;
    }
    return null;
  }

  /** Returns the members of a value that have issues. */
  #touched(value: unknown, pointer: string): Map<string, unknown> {
    const members = new Map<string, unknown>();
    if (typeof value !== 'object' || value === null) return members;
    for (const { instancePath } of this.#issues) {
      if (!instancePath.startsWith(`${pointer}/`)) continue;
      const name = unescaped(instancePath.slice(pointer.length + 1).split('/', 1)[0] ?? '');
      if (Object.hasOwn(value, name)) members.set(name, Reflect.get(value, name));
    }
    return members;
  }
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

export function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

export function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
