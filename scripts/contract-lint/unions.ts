import { follow } from '../generation/contract.ts';
import type { ContractDocument, SchemaObject } from '../generation/document.ts';
import type { Finding, Rule } from './finding.ts';

/**
 * No union has an object without named properties as one of its forms, nor a list of such objects. Clients of typed languages tell the
 * forms apart by their classes, and such an object has none: openapi-generator writes Java that does not compile.
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
    if ((key === 'anyOf' || key === 'oneOf') && Array.isArray(value))
      // The list of a union holds schemas.
      yield* findingsOf(document, value as SchemaObject[], place);
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
