/** The part of JSON Schema that tells which alternative of a union a value is meant for. */
export interface SchemaNode {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  not?: SchemaNode;
  required?: readonly string[];
  properties?: Readonly<Record<string, SchemaNode>>;
  additionalProperties?: boolean | SchemaNode;
  items?: SchemaNode;
  anyOf?: readonly SchemaNode[];
  oneOf?: readonly SchemaNode[];
  allOf?: readonly SchemaNode[];
}

export type ComponentSchemas = Readonly<Record<string, SchemaNode>>;

/** The schemas of one contract, whose references it follows. */
export class Schemas {
  readonly #components: ComponentSchemas;

  constructor(components: ComponentSchemas) {
    this.#components = components;
  }

  /** Null when the contract has no component of this name. */
  named(name: string): SchemaNode | null {
    return this.#components[name] ?? null;
  }

  resolve(node: SchemaNode): SchemaNode {
    let resolved = node;
    while (resolved.$ref !== undefined) {
      const target = this.named(resolved.$ref.slice(resolved.$ref.lastIndexOf('/') + 1));
      if (target === null) return {};
      resolved = target;
    }
    return resolved;
  }

  /** The alternatives of a union, those of unions inside of it included; the node itself when it is none. */
  alternatives(node: SchemaNode): readonly SchemaNode[] {
    const resolved = this.resolve(node);
    const union = resolved.anyOf ?? resolved.oneOf;
    // An object with a union beside its properties is one alternative.
    if (union === undefined || resolved.properties !== undefined) return [resolved];
    return union.flatMap((alternative) => this.alternatives(alternative));
  }

  /** JSON types that a value may have; null for any. */
  typesOf(node: SchemaNode): ReadonlySet<string> | null {
    const types = new Set<string>();
    for (const { type, const: only, enum: allowed } of this.alternatives(node)) {
      if (type !== undefined) for (const one of Array.isArray(type) ? type : [type]) types.add(String(one));
      else if (only !== undefined) types.add(jsonType(only));
      else if (allowed !== undefined) for (const value of allowed) types.add(jsonType(value));
      else return null;
    }
    return types;
  }

  accepts(node: SchemaNode, value: unknown): boolean {
    const types = this.typesOf(node);
    if (types === null) return true;
    const type = jsonType(value);
    return types.has(type) || (type === 'integer' && types.has('number'));
  }

  /** The values that a property is listed to have; others may be allowed too. */
  literals(node: SchemaNode): readonly unknown[] {
    return this.alternatives(node).flatMap(({ const: only, enum: allowed }) =>
      only === undefined ? (allowed ?? []) : [only],
    );
  }

  /** Whether a property says which values it may have, or which it may not have: it tells alternatives of a union apart. */
  isTag(node: SchemaNode): boolean {
    return this.alternatives(node).every(
      (one) =>
        one.const !== undefined || one.enum !== undefined || one.not !== undefined || one.type === 'null',
    );
  }

  /** Whether a tag may have the value. */
  admits(node: SchemaNode, value: unknown): boolean {
    return this.alternatives(node).some((one) => {
      if (one.const !== undefined) return one.const === value;
      if (one.enum !== undefined) return one.enum.includes(value);
      return this.accepts(one, value) && !(one.not !== undefined && this.literals(one.not).includes(value));
    });
  }
}

export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
