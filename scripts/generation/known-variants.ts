import type { ContractDocument } from '../../packages/contract-tools/reading/document.ts';

/**
 * Removes the variants of replies that stand for every other `type` from the contract, for its types. TypeScript cannot
 * express a text that is none of several values: with such a variant, a comparison of `type` would narrow nothing.
 */
export function withoutUnknownVariants(document: ContractDocument): ContractDocument {
  const unknown = Object.entries(document.components.schemas)
    .filter(([, schema]) => 'x-gateway-unknown' in schema)
    .map(([name]) => name);
  return withoutVariants(structuredClone(document), new Set(unknown));
}

/** Removes schemas, and their place in all unions, from a document. */
export function withoutVariants(document: ContractDocument, names: ReadonlySet<string>): ContractDocument {
  for (const name of names) Reflect.deleteProperty(document.components.schemas, name);
  removeFrom(document, new Set([...names].map((name) => `#/components/schemas/${name}`)));
  return document;
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
