/** The part of JSON Schema that decides which alternative of a union a value matches. */
export interface SchemaNode {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  not?: SchemaNode;
  if?: SchemaNode;
  required?: readonly string[];
  properties?: Readonly<Record<string, SchemaNode>>;
  additionalProperties?: boolean | SchemaNode;
  items?: SchemaNode;
  anyOf?: readonly SchemaNode[];
  oneOf?: readonly SchemaNode[];
  allOf?: readonly SchemaNode[];
}

export type ComponentSchemas = Readonly<Record<string, SchemaNode>>;

/** The component schemas of a contract. Resolves references. */
export class Schemas {
  readonly #components: ComponentSchemas;

  constructor(components: ComponentSchemas) {
    this.#components = components;
  }

  /** Returns the component of this name, or null. */
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

  /**
   * Returns the alternatives of a union, including those of nested unions; a node that is not a union is its
   * own alternative.
   */
  alternatives(node: SchemaNode): readonly SchemaNode[] {
    const resolved = this.resolve(node);
    const union = resolved.anyOf ?? resolved.oneOf;
    // An object with a union beside its properties is one alternative.
    if (union === undefined || resolved.properties !== undefined) return [resolved];
    return union.flatMap((alternative) => this.alternatives(alternative));
  }

  /** Returns the JSON types that a value may have; null for any. */
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

  /** Returns the values that are listed for a property. Others may be allowed too. */
  literals(node: SchemaNode): readonly unknown[] {
    return this.alternatives(node).flatMap(({ const: only, enum: allowed }) =>
      only === undefined ? (allowed ?? []) : [only],
    );
  }

  /** Whether a property lists allowed or forbidden values, so that it distinguishes alternatives of a union. */
  isTag(node: SchemaNode): boolean {
    return this.alternatives(node).every(
      (one) =>
        one.const !== undefined || one.enum !== undefined || one.not !== undefined || one.type === 'null',
    );
  }

  /** Whether a tag allows the value. */
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
  return typeof value === 'bigint' ? 'integer' : typeof value;
}
