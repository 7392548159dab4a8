import type { ContractDocument } from './document.ts';

/**
 * Removes the variants of replies that stand for every other `type` from the contract, for its types. TypeScript cannot
 * express a text that is none of several values: with such a variant, a comparison of `type` would narrow nothing.
 */
export function withoutUnknownVariants(document: ContractDocument): ContractDocument {
  const copy = structuredClone(document);
  const { schemas } = copy.components;
  const unknown = new Set<string>();
  for (const [name, schema] of Object.entries(schemas)) {
    if (!('x-gateway-unknown' in schema)) continue;
    unknown.add(`#/components/schemas/${name}`);
    Reflect.deleteProperty(schemas, name);
  }
  removeFrom(copy, unknown);
  return copy;
}

function removeFrom(node: unknown, unknown: ReadonlySet<string>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if ((key === 'anyOf' || key === 'oneOf') && Array.isArray(value)) {
      const kept = (value as { $ref?: string }[]).filter(
        ({ $ref }) => $ref === undefined || !unknown.has($ref),
      );
      Reflect.set(node, key, kept);
    }
    removeFrom(Reflect.get(node, key), unknown);
  }
}
