import { resolveSchema, type ContractDocument, type JsonSchema } from './document.ts';

/** Returns JSON pointers to undeclared properties. Open objects have none. */
export function undeclaredProperties(
  document: ContractDocument,
  schema: JsonSchema,
  value: unknown,
  pointer = '',
): string[] {
  const branches = branchesOf(document, schema);
  if (Array.isArray(value)) {
    const items = branches.flatMap((branch) => schemasUnder(branch, 'items'));
    return items.length === 0
      ? []
      : value.flatMap((one: unknown, index) =>
          undeclaredProperties(document, { anyOf: items }, one, `${pointer}/${index}`),
        );
  }
  if (typeof value !== 'object' || value === null || branches.some(isOpen)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    // A schema's `properties` is an object of schemas.
    const declared = branches.flatMap((branch) =>
      schemasUnder((branch['properties'] ?? {}) as JsonSchema, name),
    );
    const here = `${pointer}/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`;
    return declared.length === 0 ? [here] : undeclaredProperties(document, { anyOf: declared }, member, here);
  });
}

/** Returns the schema and all branches of its unions, with references resolved. */
function branchesOf(document: ContractDocument, schema: JsonSchema): JsonSchema[] {
  const resolved = resolveSchema(document, schema);
  const unions = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => listOf(resolved[keyword]));
  return [resolved, ...unions.flatMap((branch) => branchesOf(document, branch))];
}

/** Whether a branch accepts objects with any properties. */
function isOpen(branch: JsonSchema): boolean {
  const { type, properties, additionalProperties } = branch;
  if (additionalProperties !== undefined && additionalProperties !== false) return true;
  const takesObjects = type === 'object' || (Array.isArray(type) && type.includes('object'));
  const isAny =
    type === undefined && !['anyOf', 'oneOf', 'allOf', 'const', 'enum'].some((key) => key in branch);
  return properties === undefined && (takesObjects || isAny);
}

function schemasUnder(parent: JsonSchema, name: string): JsonSchema[] {
  const found = Object.hasOwn(parent, name) ? parent[name] : undefined;
  return typeof found === 'object' && found !== null ? [found as JsonSchema] : [];
}

function listOf(value: unknown): JsonSchema[] {
  // Keywords of unions hold lists of schemas.
  return Array.isArray(value) ? (value as JsonSchema[]) : [];
}
