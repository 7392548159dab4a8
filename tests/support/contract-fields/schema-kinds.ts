import { componentSchemas, type JsonSchema } from '../../../scripts/test-bed/contract-document.ts';

/** One kind of an object: its name in paths, and the members that make it this kind. */
export interface ObjectKind {
  name: string;
  tags: Readonly<Record<string, string>>;
}

/** Members that say what an object is, the more exact first. */
const TAGS = ['role', 'type'];

export function componentName(schema: JsonSchema): string | null {
  const reference = schema['$ref'];
  return typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1) : null;
}

export function resolved(schema: JsonSchema): JsonSchema {
  const name = componentName(schema);
  return name === null ? schema : resolved(componentSchemas[name] ?? {});
}

export function variantsOf(schema: JsonSchema): JsonSchema[] {
  // A keyword of the contract, which its lint has checked.
  return (resolved(schema)['anyOf'] ?? []) as JsonSchema[];
}

export function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (schema['properties'] ?? {}) as Record<string, JsonSchema>;
}

export function requiredOf(schema: JsonSchema): string[] {
  return (schema['required'] ?? []) as string[];
}

export function typesOf(schema: JsonSchema): string[] {
  return [resolved(schema)['type'] ?? []].flat() as string[];
}

export function isNullable(schema: JsonSchema): boolean {
  return typesOf(schema).includes('null') || variantsOf(schema).some(isNullable);
}

/** Returns the kinds of an object that have a name. An object without a type or a role has one kind without a name. */
export function kindsOf(schema: JsonSchema): ObjectKind[] {
  let kinds: ObjectKind[] = [{ name: '', tags: {} }];
  for (const tag of TAGS) {
    const property = propertiesOf(schema)[tag];
    if (property === undefined) continue;
    const values = wordsOf(property);
    kinds = kinds.flatMap(({ name, tags }) =>
      values.map((value) => ({ name: name === '' ? value : name, tags: { ...tags, [tag]: value } })),
    );
  }
  return kinds;
}

/** Returns the known values of a property. */
export function wordsOf(given: JsonSchema): string[] {
  const schema = resolved(given);
  if (typeof schema['const'] === 'string') return [schema['const']];
  if (Array.isArray(schema['enum']))
    return (schema['enum'] as unknown[]).filter((one) => typeof one === 'string');
  return variantsOf(schema).flatMap(wordsOf);
}

/** Returns the path of an object of a kind. */
export function atKind(path: string, { name }: ObjectKind): string {
  return name === '' ? path : `${path.replace(/\[\]$/, '')}[${name}]`;
}

/** Whether all that a property holds are properties of the contract itself. */
export function isContainer(given: JsonSchema): boolean {
  const schema = resolved(given);
  if (Object.keys(propertiesOf(schema)).length > 0) return true;
  if (typesOf(schema).includes('array')) return isContainer((schema['items'] ?? {}) as JsonSchema);
  const variants = variantsOf(schema).filter((variant) => !typesOf(variant).includes('null'));
  return variants.length > 0 && variants.every(isContainer);
}
