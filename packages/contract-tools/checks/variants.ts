import { memberOf } from './members.ts';

export interface Schema {
  $ref?: string;
  type?: unknown;
  description?: string;
  not?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  const?: unknown;
  enum?: unknown[];
}

/** Finds the variants of unions of objects in a schema, named `Union: Variant`. The events of a stream are such a union. */
export class Variants {
  readonly #schemas: Readonly<Record<string, Schema>>;

  /** @param schemas the contract's components */
  constructor(schemas: Readonly<Record<string, Schema>>) {
    this.#schemas = schemas;
  }

  /** Returns every variant that a value of the schema can have. */
  declared(schema: Schema): Set<string> {
    const names = new Set<string>();
    const known = new Set<Schema>();
    const walk = (one: Schema, owner: string): void => {
      const [resolved, name] = this.#resolve(one, owner);
      if (known.has(resolved)) return;
      known.add(resolved);
      for (const variant of this.#objects(resolved)) names.add(this.#nameOf(name, variant));
      for (const [part, partName] of partsOf(resolved, name)) walk(part, partName);
    };
    walk(schema, 'body');
    return names;
  }

  /** Returns the variants of a value. */
  held(schema: Schema, value: unknown): Set<string> {
    const names = new Set<string>();
    const walk = (one: Schema, inner: unknown, owner: string): void => {
      if (typeof inner !== 'object' || inner === null) return;
      const [resolved, name] = this.#resolve(one, owner);
      if (Array.isArray(inner)) {
        const items = this.#itemsOf(resolved);
        if (items !== undefined) for (const item of inner) walk(items, item, name);
        return;
      }
      // When several variants fit, the one with the most required properties is the variant of the value.
      const [chosen] = unionOf(resolved)
        .filter((branch) => this.#fits(branch, inner))
        .sort((one, other) => this.#requiredCount(other) - this.#requiredCount(one));
      if (chosen !== undefined) {
        if (this.#objects(resolved).includes(chosen)) names.add(this.#nameOf(name, chosen));
        walk(chosen, inner, name);
      }
      for (const part of resolved.allOf ?? []) walk(part, inner, name);
      for (const [key, part] of Object.entries(resolved.properties ?? {}))
        walk(part, memberOf(inner, key), `${name}.${key}`);
    };
    walk(schema, value, 'body');
    return names;
  }

  #resolve(schema: Schema, owner: string): [Schema, string] {
    if (schema.$ref === undefined) return [schema, owner];
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return this.#resolve(this.#schemas[name] ?? {}, name);
  }

  /** Returns the schema of a list's items, also when the list is a branch of nested unions. */
  #itemsOf({ items, ...schema }: Schema): Schema | undefined {
    if (items !== undefined) return items;
    for (const branch of unionOf(schema)) {
      const found = this.#itemsOf(this.#resolve(branch, '')[0]);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Returns the branches that are objects, if there are several. */
  #objects(schema: Schema): Schema[] {
    const objects = unionOf(schema).filter((branch) => this.#members(branch).length > 0);
    return objects.length > 1 ? objects : [];
  }

  #nameOf(union: string, variant: Schema): string {
    const [{ properties = {} }, name] = this.#resolve(
      variant,
      Object.keys(variant.properties ?? {}).join('+'),
    );
    const type = properties['type']?.const;
    return `${union}: ${variant.$ref === undefined && typeof type === 'string' ? type : name}`;
  }

  /** Returns the properties of an object schema, including those of `allOf`. */
  #members(schema: Schema): [string, Schema][] {
    const [{ properties = {}, allOf = [] }] = this.#resolve(schema, '');
    return [...Object.entries(properties), ...allOf.flatMap((part) => this.#members(part))];
  }

  #requiredCount(branch: Schema): number {
    const [{ required = [], allOf = [] }] = this.#resolve(branch, '');
    return allOf.reduce((sum, part) => sum + this.#requiredCount(part), required.length);
  }

  #fits(branch: Schema, value: object): boolean {
    const [resolved] = this.#resolve(branch, '');
    const within = unionOf(resolved);
    if (within.length > 0) return within.some((inner) => this.#fits(inner, value));
    const members = this.#members(branch);
    if (members.length === 0) return false;
    if (!(resolved.required ?? []).every((name) => name in value)) return false;
    if (!(resolved.allOf ?? []).every((part) => this.#fits(part, value))) return false;
    return members.every(([name, member]) => this.#allows(member, memberOf(value, name)));
  }

  /** Whether the constant or enumeration that distinguishes the variants, or its negation, allows the value. */
  #allows(schema: Schema, value: unknown): boolean {
    if (value === undefined) return true;
    const [resolved] = this.#resolve(schema, '');
    const { not, type } = resolved;
    if (type === 'null') return value === null;
    if (resolved.const !== undefined) return resolved.const === value;
    if (resolved.enum !== undefined) return resolved.enum.includes(value);
    if (not?.const !== undefined || not?.enum !== undefined) return !this.#allows(not, value);
    const union = unionOf(resolved);
    return union.length === 0 || union.some((branch) => this.#allows(branch, value));
  }
}

function unionOf({ oneOf = [], anyOf = [] }: Schema): Schema[] {
  return [...oneOf, ...anyOf];
}

function partsOf(schema: Schema, name: string): [Schema, string][] {
  const inside = [...unionOf(schema), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])];
  const members = Object.entries(schema.properties ?? {});
  return [
    ...inside.map((part): [Schema, string] => [part, name]),
    ...members.map(([key, part]): [Schema, string] => [part, `${name}.${key}`]),
  ];
}
