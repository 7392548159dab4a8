import { follow } from '../reading/contract.ts';
import type { ContractDocument, SchemaObject } from '../reading/document.ts';
import type { Finding, Rule } from './finding.ts';

/**
 * Generators of clients find a class for each form of a union:
 *
 * - No form is an object without named properties, nor a list of such objects. openapi-generator writes Java for it that does not compile.
 * - No object has properties beside a union: openapi-generator ignores the properties. That one of several is required stands in `if`,
 *   for an object that has none of them, with `then: { not: {} }`. No generator reads it.
 */
export const unionsRule: Rule = (document) => [...freeFormMembers(document, document, [])];

function* freeFormMembers(
  document: ContractDocument,
  node: unknown,
  path: (string | number)[],
): Generator<Finding> {
  if (node === null || typeof node !== 'object') return;
  for (const [key, value] of Object.entries(node)) {
    // Examples are values, not schemas.
    if (key === 'example' || key === 'examples') continue;
    const place = [...path, Array.isArray(node) ? Number(key) : key];
    if (key === 'anyOf' || key === 'oneOf') {
      // The list of a union holds schemas.
      if (Array.isArray(value)) yield* findingsOf(document, value as SchemaObject[], place);
      if ('properties' in node) yield { message: 'an object has either properties or a union', path: place };
    }
    yield* freeFormMembers(document, value, place);
  }
}

function* findingsOf(
  document: ContractDocument,
  union: SchemaObject[],
  path: (string | number)[],
): Generator<Finding> {
  // With null as its only other form, the schema is an optional object and no union.
  if (union.filter(({ type }) => type !== 'null').length < 2) return;
  for (const [index, member] of union.entries())
    if (isFreeForm(document, member))
      yield { message: 'an object of a union needs a named property', path: [...path, index] };
}

function isFreeForm(document: ContractDocument, schema: SchemaObject): boolean {
  const { type, items, properties, ...rest } = follow(document, schema);
  if (type === 'array') return items !== undefined && isFreeForm(document, items);
  return (
    type === 'object' && properties === undefined && !('allOf' in rest || 'anyOf' in rest || 'oneOf' in rest)
  );
}
